extension Tableau {
  /// Makes the block the only reference before a change: a copy on write.
  @inline(__always)
  mutating func unshare() {
    if !isKnownUniquelyReferenced(&memory) {
      spikeCount = 0
      alphaCount = 0
      rayCount = 0
      raySlot = -1
      relocate(to: capacities)
    }
  }

  /// Moves everything into a new block with room for other capacities.
  @inline(never)
  mutating func relocate(to next: Capacities) {
    var counter = Placer(base: nil)
    place(&counter, next)
    let block = Memory(byteCount: counter.offset)
    var placer = Placer(base: block.base)
    place(&placer, next)
    memory = block
    capacities = next
  }

  private mutating func place(_ placer: inout Placer, _ next: Capacities) {
    placer.place(&values, used: variableCount, capacity: next.variables)
    placer.place(&symbolOfVariable, used: variableCount, capacity: next.variables)
    placer.place(&active, used: variableCount, capacity: next.variables)
    placer.place(&watchHead, used: variableCount, capacity: next.variables)
    placer.place(&diagonal, used: variableCount, capacity: next.variables)
    placer.place(&rowHead, used: variableCount, capacity: next.variables)
    placer.place(&columnHead, used: variableCount, capacity: next.variables)
    placer.place(&orderLabel, used: variableCount, capacity: next.variables)
    placer.place(&orderNext, used: variableCount, capacity: next.variables)
    placer.place(&orderPrevious, used: variableCount, capacity: next.variables)
    placer.place(&etaOfRow, used: variableCount, capacity: next.variables)
    placer.place(&tie, used: variableCount, capacity: next.variables)
    placer.place(&tieVariable, used: variableCount, capacity: next.variables)
    placer.place(&tieRate, used: variableCount, capacity: next.variables)
    placer.place(&columnEpoch, used: variableCount, capacity: next.variables)
    placer.place(&openSlots, used: openCount, capacity: next.variables)
    placer.place(&heldSlots, used: heldCount, capacity: next.variables)
    placer.place(&touchedSlots, used: touchedCount, capacity: next.variables)
    placer.place(&symbols, used: symbolCount, capacity: next.symbols)
    placeReserve(&placer, next)
    placeQueue(&placer, next)
    placer.place(&breakpoints, used: breakpointCount, capacity: next.breakpoints)
    placer.place(&constraints, used: constraintCount, capacity: next.constraints)
    placer.place(&rowEntries, used: rowEntryCount, capacity: next.rowEntries)
    placer.place(&factorEntries, used: factorEntryCount, capacity: next.factorEntries)
    placer.place(&etaRow, used: etaCount, capacity: next.etas)
    placer.place(&etaStart, used: capacities.etas > 0 ? etaCount + 1 : 0, capacity: next.etas + 1)
    placer.place(&etaEntries, used: etaEntryCount, capacity: next.etaEntries)
    placer.place(&hashes, used: capacities.hashes, capacity: next.hashes)
    placer.place(&levelPriority, used: levelCount, capacity: next.stride)
    placer.place(&levelUse, used: levelCount, capacity: next.stride)
    placer.place(&levelScale, used: levelCount, capacity: next.stride)

    placer.place(&work, used: variableCount, capacity: next.variables)
    placer.place(&spread, used: variableCount, capacity: next.variables)
    placer.place(&noise, used: variableCount, capacity: next.variables)
    placer.place(&mark, used: variableCount, capacity: next.variables)
    placer.place(&spike, used: spikeCount, capacity: next.variables)
    placer.place(&spikeValue, used: spikeCount, capacity: next.variables)
    placer.place(&alpha, used: alphaCount, capacity: next.variables)
    placer.place(&alphaValue, used: alphaCount, capacity: next.variables)
    placer.place(&alphaNoise, used: alphaCount, capacity: next.variables)
    placer.place(&ray, used: rayCount, capacity: next.variables)
    placer.place(&rayValue, used: rayCount, capacity: next.variables)
    placer.place(&stack, used: variableCount, capacity: next.variables)
    placer.place(&stackEntry, used: 0, capacity: next.variables)
    placer.place(&reached, used: variableCount, capacity: next.variables)
    placer.place(&journal, used: journalCount, capacity: next.variables)
    placer.place(&journalValue, used: journalCount, capacity: next.variables)
    placer.place(&journalMark, used: variableCount, capacity: next.variables)
    placer.place(&levelA, used: levelCount, capacity: next.stride)
    placer.place(&levelB, used: levelCount, capacity: next.stride)
    placer.place(&levelC, used: levelCount, capacity: next.stride)
  }

  private mutating func placeReserve(_ placer: inout Placer, _ next: Capacities) {
    let old = reserve
    let oldStride = capacities.stride
    if next.stride == oldStride {
      placer.place(&reserve, used: symbolCount * oldStride, capacity: next.symbols * next.stride)
      return
    }
    placer.place(&reserve, used: 0, capacity: next.symbols * next.stride)
    guard placer.base != nil else { return }
    for symbol in 0..<symbolCount {
      let row = reserve + symbol * next.stride
      for level in 0..<levelCount { row[level] = old[symbol * oldStride + level] }
      for level in levelCount..<next.stride { row[level] = 0 }
    }
  }

  /// The queue is a ring over the room for symbols: it is laid out straight when it moves.
  private mutating func placeQueue(_ placer: inout Placer, _ next: Capacities) {
    let old = queue
    placer.place(&queue, used: 0, capacity: next.symbols)
    guard placer.base != nil, queueCount > 0 else { return }
    for position in 0..<queueCount {
      queue[position] = old[(queueStart + position) % capacities.symbols]
    }
    queueStart = 0
  }

  // MARK: - Growth

  /// Gives every part room for twice what it holds: parts mostly grow together.
  @inline(never)
  mutating func grow(_ path: WritableKeyPath<Capacities, Int>, atLeast: Int) {
    var next = capacities
    func double(_ capacity: inout Int, _ used: Int, _ least: Int) {
      capacity = max(capacity, 2 * used, least)
    }
    double(&next.variables, variableCount, 64)
    double(&next.symbols, symbolCount, 128)
    double(&next.breakpoints, breakpointCount, 128)
    double(&next.constraints, constraintCount, 128)
    double(&next.rowEntries, rowEntryCount, 256)
    double(&next.factorEntries, factorEntryCount, 256)
    double(&next.etas, etaCount, 64)
    double(&next.etaEntries, etaEntryCount, 256)
    next[keyPath: path] = max(next[keyPath: path], atLeast)
    let isFirst = capacities.hashes == 0
    if isFirst { next.hashes = 128 }
    relocate(to: next)
    if isFirst { hashes.initialize(repeating: -1, count: next.hashes) }
  }

  /// Makes room ahead of time, so that adding does not move the block again and again.
  mutating func reserveCapacity(variables: Int, constraints count: Int) {
    var next = capacities
    next.variables = max(next.variables, variables)
    next.symbols = max(next.symbols, variables + count)
    next.breakpoints = max(next.breakpoints, count)
    next.constraints = max(next.constraints, count)
    next.rowEntries = max(next.rowEntries, count * 3)
    next.factorEntries = max(next.factorEntries, count * 3)
    if next != capacities { relocate(to: next) }
  }
}
