/// The factors of the matrix M whose columns are the rows of the active symbols: M = L U.
///
/// U is kept as linked lists by row and by column, with a linked list for the order in which it is triangular; it is
/// the elimination graph: column v says what v is defined by, row v what depends on v. L is a list of row
/// transformations. Solves visit only what they reach, depth first (Gilbert and Peierls 1988); a replaced column is
/// moved only as far as it must be (Forrest and Tomlin 1972, local form).
extension Tableau {
  // MARK: - Solves

  /// Writes a symbol in terms of the active ones: `alpha` holds the slots, `alphaValue` the coefficients.
  /// Leaves the column before the upper solve in `spike`, for ``replaceColumn(_:)``.
  mutating func solveRow(_ symbol: Int32) {
    scatterSpike(symbol)
    solveUpper()
  }

  /// Solves with U what L left in `work` and `spike`.
  mutating func solveUpper() {
    reachColumns()
    // In locals, so that a store into one part does not make the others be loaded again.
    let (sums, diagonal, factorEntries) = (Sums(work: work, noise: noise), diagonal, factorEntries)
    let (alpha, alphaValue, alphaNoise) = (alpha, alphaValue, alphaNoise)
    var count = 0
    var greatest = 0.0
    var position = reachedCount - 1
    while position >= 0 {
      let slot = Int(reached[position])
      position -= 1
      let cancelled = sums.noise[slot]
      let numerator = sums.take(slot)
      if numerator == 0 { continue }
      let coefficient = numerator / diagonal[slot]
      alphaNoise[count] = abs(cancelled / diagonal[slot])
      alpha[count] = Int32(slot)
      alphaValue[count] = coefficient
      count += 1
      greatest = max(greatest, abs(coefficient))
      var index = columnHead[slot]
      while index >= 0 {
        let entry = factorEntries + Int(index)
        sums.subtract(entry.pointee.value * coefficient, from: Int(entry.pointee.row))
        index = entry.pointee.columnNext
      }
    }
    alphaGreatest = greatest
    // What is far smaller than the others is rounding of theirs.
    var kept = 0
    let least = greatest * 2e-14
    while kept < count, abs(alphaValue[kept]) > least { kept += 1 }
    for position in kept..<count where abs(alphaValue[position]) > least {
      alpha[kept] = alpha[position]
      alphaValue[kept] = alphaValue[position]
      alphaNoise[kept] = alphaNoise[position]
      kept += 1
    }
    alphaCount = kept
  }

  /// The coefficient of a slot in the last ``solveRow(_:)``.
  func alphaCoefficient(of slot: Int32) -> Double {
    for position in 0..<alphaCount where alpha[position] == slot { return alphaValue[position] }
    return 0
  }

  /// Applies L to the row of a symbol; the result stays in `work` and in `spike` with `spikeValue`.
  mutating func scatterSpike(_ symbol: Int32) {
    markStamp &+= 1
    let stamp = markStamp
    let record = symbols + Int(symbol)
    if record.pointee.variable >= 0 {
      let variable = record.pointee.variable
      work[Int(variable)] = 1
      mark[Int(variable)] = stamp
      spike[0] = variable
      spikeCount = 1
    } else {
      let row = rowEntries + Int(record.pointee.rowStart)
      spikeCount = Int(record.pointee.rowCount)
      for position in 0..<spikeCount {
        let variable = row[position].variable
        work[Int(variable)] = row[position].coefficient
        mark[Int(variable)] = stamp
        spike[position] = variable
      }
    }
    transformSpike()
  }

  /// Applies L to what is in `work` at the places in `spike`, marked with the latest stamp.
  mutating func transformSpike() {
    let stamp = markStamp
    let (work, etaEntries, etaStart) = (work, etaEntries, etaStart)
    for eta in 0..<etaCount {
      var sum = 0.0
      for position in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
        sum += etaEntries[position].value * work[Int(etaEntries[position].row)]
      }
      if sum == 0 { continue }
      let row = etaRow[eta]
      if mark[Int(row)] != stamp {
        mark[Int(row)] = stamp
        spike[spikeCount] = row
        spikeCount += 1
      }
      subtract(sum, from: Int(row))
    }
    for position in 0..<spikeCount {
      let row = Int(spike[position])
      if abs(work[row]) <= noise[row] * 1e-14 { work[row] = 0 }
      spikeValue[position] = work[row]
    }
  }

  /// Clears `work` after a ``scatterSpike(_:)`` that no solve follows.
  @inline(__always)
  mutating func clearSpikeWork() {
    for position in 0..<spikeCount {
      work[Int(spike[position])] = 0
      noise[Int(spike[position])] = 0
    }
  }

  /// How every variable moves when the position of a slot moves by one: in `ray` and `rayValue`, where it stays until
  /// the factors change.
  mutating func solveRay(_ slot: Int32) {
    let start = Int(slot)
    if raySlot == slot { return }
    raySlot = slot
    if rowHead[start] < 0, etaOfRow[start] < 0 {
      ray[0] = slot
      rayValue[0] = 1 / diagonal[start]
      rayCount = 1
      return
    }
    let stamp = reachRows(slot)
    let (sums, diagonal, factorEntries) = (Sums(work: work, noise: noise), diagonal, factorEntries)
    let (ray, rayValue, mark) = (ray, rayValue, mark)
    let (etaRow, etaStart, etaEntries) = (etaRow, etaStart, etaEntries)
    sums.work[start] = 1
    var count = 0
    var position = reachedCount - 1
    while position >= 0 {
      let row = Int(reached[position])
      position -= 1
      ray[count] = Int32(row)
      count += 1
      let numerator = sums.take(row)
      if numerator == 0 { continue }
      let value = numerator / diagonal[row]
      sums.work[row] = value
      var index = rowHead[row]
      while index >= 0 {
        let entry = factorEntries + Int(index)
        sums.subtract(entry.pointee.value * value, from: Int(entry.pointee.column))
        index = entry.pointee.rowNext
      }
    }
    var eta = etaCount - 1
    while eta >= 0 {
      let value = sums.work[Int(etaRow[eta])]
      if value != 0 {
        for position in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
          let row = etaEntries[position].row
          if mark[Int(row)] != stamp {
            mark[Int(row)] = stamp
            ray[count] = row
            count += 1
          }
          sums.subtract(etaEntries[position].value * value, from: Int(row))
        }
      }
      eta -= 1
    }
    var greatest = 0.0
    for position in 0..<count {
      let value = sums.take(Int(ray[position]))
      rayValue[position] = value
      greatest = max(greatest, abs(value))
    }
    var kept = 0
    let least = greatest * 2e-14
    while kept < count, abs(rayValue[kept]) > least { kept += 1 }
    for position in kept..<count where abs(rayValue[position]) > least {
      ray[kept] = ray[position]
      rayValue[kept] = rayValue[position]
      kept += 1
    }
    rayCount = kept
  }

  @inline(__always)
  mutating func subtract(_ amount: Double, from place: Int) {
    Sums(work: work, noise: noise).subtract(amount, from: place)
  }

  @inline(__always)
  mutating func take(_ place: Int) -> Double {
    Sums(work: work, noise: noise).take(place)
  }

  /// What the spike leads to down the columns; `reached` is in postorder.
  private mutating func reachColumns() {
    markStamp &+= 1
    reachedCount = 0
    for seed in 0..<spikeCount where mark[Int(spike[seed])] != markStamp {
      reach(from: spike[seed], downColumns: true)
    }
  }

  /// What a slot leads to along the rows; `reached` is in postorder. Returns the stamp of the marks.
  private mutating func reachRows(_ first: Int32) -> Int32 {
    markStamp &+= 1
    reachedCount = 0
    reach(from: first, downColumns: false)
    return markStamp
  }

  /// Depth first from a place without the latest mark.
  @inline(__always)
  private mutating func reach(from first: Int32, downColumns: Bool) {
    let stamp = markStamp
    let heads = downColumns ? columnHead : rowHead
    let (mark, stack, stackEntry, reached, factorEntries) = (mark, stack, stackEntry, reached, factorEntries)
    var count = reachedCount
    mark[Int(first)] = stamp
    var depth = 0
    stack[0] = first
    stackEntry[0] = heads[Int(first)]
    while depth >= 0 {
      let index = stackEntry[depth]
      if index < 0 {
        reached[count] = stack[depth]
        count += 1
        depth -= 1
        continue
      }
      let entry = factorEntries + Int(index)
      stackEntry[depth] = downColumns ? entry.pointee.columnNext : entry.pointee.rowNext
      let next = downColumns ? entry.pointee.row : entry.pointee.column
      if mark[Int(next)] != stamp {
        mark[Int(next)] = stamp
        depth += 1
        stack[depth] = next
        stackEntry[depth] = heads[Int(next)]
      }
    }
    reachedCount = count
  }
}

/// The sums of a solve with the greatest number that went into each: what its rounding error is relative to.
struct Sums {
  let work: UnsafeMutablePointer<Double>
  let noise: UnsafeMutablePointer<Double>

  /// Subtracts from a sum and remembers how great a number it was.
  @inline(__always)
  func subtract(_ amount: Double, from place: Int) {
    work[place] -= amount
    let size = abs(amount)
    if size > noise[place] { noise[place] = size }
  }

  /// Takes a number out and leaves 0; what is left of greater ones that cancelled out is rounding and counts as 0.
  @inline(__always)
  func take(_ place: Int) -> Double {
    let value = work[place]
    let bound = noise[place]
    work[place] = 0
    noise[place] = 0
    return abs(value) <= bound * 1e-14 ? 0 : value
  }
}
