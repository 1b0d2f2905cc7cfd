/// The numbers of a solver: flat arrays in one block, so that a copy is one memory copy.
///
/// **Model.** There are as many *slots* as variables; the slots hold the *active* symbols, which stand at given
/// positions and so determine all values: with the rows of the active symbols as the columns of a matrix M,
/// transpose(M) x = positions. All other symbols are *basic*. Each symbol has a multiplier, a vector over the soft
/// levels that lies between the slopes of its cost left and right of where it is located, and the multipliers times
/// the rows of all symbols add up to zero. Then x is optimal level by level as soon as every basic symbol has its
/// value where it is located; dual steps bring that about. Multipliers are kept as `reserve`: the slope right of the
/// location minus the multiplier, so that 0 <= reserve <= jump in lexicographic order.
@usableFromInline
struct Tableau: @unchecked Sendable {
  // @unchecked: the pointers lead into `memory`, which is never changed while it is shared (see `unshare`).
  var memory: Memory
  var capacities = Capacities()

  // Per variable and slot. A slot has the number of a variable; that pair is the diagonal of the factors.
  @usableFromInline var values: UnsafeMutablePointer<Double>
  var symbolOfVariable: UnsafeMutablePointer<Int32>
  var active: UnsafeMutablePointer<Int32>
  var watchHead: UnsafeMutablePointer<Int32>
  var diagonal: UnsafeMutablePointer<Double>
  var rowHead: UnsafeMutablePointer<Int32>
  var columnHead: UnsafeMutablePointer<Int32>
  var orderLabel: UnsafeMutablePointer<Int64>
  var orderNext: UnsafeMutablePointer<Int32>
  var orderPrevious: UnsafeMutablePointer<Int32>
  var etaOfRow: UnsafeMutablePointer<Int32>
  var tie: UnsafeMutablePointer<UInt8>
  var tieVariable: UnsafeMutablePointer<Int32>
  var tieRate: UnsafeMutablePointer<Double>
  /// Grows with each exchange that changes how things move with a slot.
  var columnEpoch: UnsafeMutablePointer<Int32>
  var openSlots: UnsafeMutablePointer<Int32>
  var heldSlots: UnsafeMutablePointer<Int32>
  var touchedSlots: UnsafeMutablePointer<Int32>

  // Per symbol.
  var symbols: UnsafeMutablePointer<Symbol>
  var reserve: UnsafeMutablePointer<Double>
  var queue: UnsafeMutablePointer<Int32>

  // Pools.
  var breakpoints: UnsafeMutablePointer<Breakpoint>
  var constraints: UnsafeMutablePointer<ConstraintRecord>
  var rowEntries: UnsafeMutablePointer<RowEntry>
  var factorEntries: UnsafeMutablePointer<FactorEntry>
  var etaRow: UnsafeMutablePointer<Int32>
  var etaStart: UnsafeMutablePointer<Int32>
  var etaEntries: UnsafeMutablePointer<EtaEntry>
  var hashes: UnsafeMutablePointer<Int32>

  // Per level, most important first.
  var levelPriority: UnsafeMutablePointer<Double>
  var levelUse: UnsafeMutablePointer<Int32>
  var levelScale: UnsafeMutablePointer<Double>

  // Scratch: `work`, `spread` and `noise` are all zero between uses.
  var work: UnsafeMutablePointer<Double>
  var spread: UnsafeMutablePointer<Double>
  /// The greatest number that went into each place of `work`: what its rounding error is relative to.
  var noise: UnsafeMutablePointer<Double>
  var mark: UnsafeMutablePointer<Int32>
  var spike: UnsafeMutablePointer<Int32>
  var spikeValue: UnsafeMutablePointer<Double>
  var alpha: UnsafeMutablePointer<Int32>
  var alphaValue: UnsafeMutablePointer<Double>
  /// The greatest number that cancelled out in each coefficient of ``alpha``.
  var alphaNoise: UnsafeMutablePointer<Double>
  var ray: UnsafeMutablePointer<Int32>
  var rayValue: UnsafeMutablePointer<Double>
  var stack: UnsafeMutablePointer<Int32>
  var stackEntry: UnsafeMutablePointer<Int32>
  var reached: UnsafeMutablePointer<Int32>
  /// The values that variables had before the present operation moved them, in case it is refused.
  var journal: UnsafeMutablePointer<Int32>
  var journalValue: UnsafeMutablePointer<Double>
  var journalMark: UnsafeMutablePointer<Int32>
  var levelA: UnsafeMutablePointer<Double>
  var levelB: UnsafeMutablePointer<Double>
  var levelC: UnsafeMutablePointer<Double>

  @usableFromInline var variableCount = 0
  var symbolCount = 0
  var breakpointCount = 0
  var constraintCount = 0
  var rowEntryCount = 0
  var factorEntryCount = 0
  var etaCount = 0
  var etaEntryCount = 0
  var levelCount = 0

  var freeSymbol: Int32 = -1
  var freeBreakpoint: Int32 = -1
  var freeConstraint: Int32 = -1
  var freeFactorEntry: Int32 = -1
  var freeRows = FreeRows()
  var columns = Columns()
  var liveConstraints = 0
  var liveForms = 0
  var nextSequence: Int64 = 0

  var orderFirst: Int32 = -1
  var orderLast: Int32 = -1
  var queueStart = 0
  var queueCount = 0
  var openCount = 0
  var heldCount = 0
  var touchedCount = 0
  /// At least the highest of the first variables that move with slots that can move.
  var highestTied: Int32 = -1
  /// Whether no slot had a step of the tie rule to take, and since then no open slot and no variable that decides one
  /// changed. Together with no touched slot that means there still is none.
  var isTieSettled = false
  var markStamp: Int32 = 0
  var valueStamp: Int32 = 0
  var journalStamp: Int32 = 0
  var journalCount = 0
  var isJournaling = false
  var spikeCount = 0
  var alphaCount = 0
  var alphaGreatest = 0.0
  var rayCount = 0
  /// The slot that ``ray`` is for, or -1.
  var raySlot: Int32 = -1
  var reachedCount = 0
  /// The sum of the rounded steps since the values were last computed afresh.
  var drift = 0.0
  /// Whether a step of the present operation was rounded, and how many operations since the last fresh values were.
  var isInexact = false
  var inexactCount = 0
  /// How many pivots since everything was computed afresh.
  var stalePivots = 0
  /// Whether one of the pivots was such that its rounding may show.
  var isDoubtful = false
  /// Whether the last fresh values do not satisfy the working set.
  var hasBadFactors = false
  var hasOverflow = false
  /// How many slots moved while the values do not follow, or -1 when they follow at once.
  var collectedMoves = -1
  /// Set after very many steps of one operation: choices by lowest index, which can not cycle (Bland 1977).
  var isCareful = false
  /// How often the working set changed; for tests and statistics.
  var pivotCount = 0
  /// Grows when how things move may have changed for every slot: with a new form and with new factors.
  var epoch: Int32 = 0

  init() {
    memory = Memory(byteCount: 16)
    // Every part starts at the same address with no room; the first growth places them.
    let base = memory.base
    func none<T>(_: T.Type) -> UnsafeMutablePointer<T> { base.bindMemory(to: T.self, capacity: 0) }
    values = none(Double.self)
    symbolOfVariable = none(Int32.self)
    active = none(Int32.self)
    watchHead = none(Int32.self)
    diagonal = none(Double.self)
    rowHead = none(Int32.self)
    columnHead = none(Int32.self)
    orderLabel = none(Int64.self)
    orderNext = none(Int32.self)
    orderPrevious = none(Int32.self)
    etaOfRow = none(Int32.self)
    tie = none(UInt8.self)
    tieVariable = none(Int32.self)
    tieRate = none(Double.self)
    columnEpoch = none(Int32.self)
    openSlots = none(Int32.self)
    heldSlots = none(Int32.self)
    touchedSlots = none(Int32.self)
    symbols = none(Symbol.self)
    reserve = none(Double.self)
    queue = none(Int32.self)
    breakpoints = none(Breakpoint.self)
    constraints = none(ConstraintRecord.self)
    rowEntries = none(RowEntry.self)
    factorEntries = none(FactorEntry.self)
    etaRow = none(Int32.self)
    etaStart = none(Int32.self)
    etaEntries = none(EtaEntry.self)
    hashes = none(Int32.self)
    levelPriority = none(Double.self)
    levelUse = none(Int32.self)
    levelScale = none(Double.self)
    work = none(Double.self)
    spread = none(Double.self)
    noise = none(Double.self)
    mark = none(Int32.self)
    spike = none(Int32.self)
    spikeValue = none(Double.self)
    alpha = none(Int32.self)
    alphaValue = none(Double.self)
    alphaNoise = none(Double.self)
    ray = none(Int32.self)
    rayValue = none(Double.self)
    stack = none(Int32.self)
    stackEntry = none(Int32.self)
    reached = none(Int32.self)
    journal = none(Int32.self)
    journalValue = none(Double.self)
    journalMark = none(Int32.self)
    levelA = none(Double.self)
    levelB = none(Double.self)
    levelC = none(Double.self)
  }
}
