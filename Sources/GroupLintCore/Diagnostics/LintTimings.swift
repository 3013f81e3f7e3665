/// How long each phase and each rule of a run took.
public struct LintTimings: Sendable {
    /// The name of a phase or rule with its duration.
    public struct Item: Sendable {
        public var name: String
        public var duration: Duration

        public init(_ name: String, _ duration: Duration) {
            self.name = name
            self.duration = duration
        }
    }

    /// Wall time of each phase, in execution order.
    public var phases: [Item] = []
    /// Time inside each rule by rule id, summed over all threads. It does not include parsing a file again, because only the
    /// first rule that needs the syntax tree would pay for it.
    public var rules: [Item] = []
    private let areKept: Bool

    public init(areKept: Bool = true) {
        self.areKept = areKept
    }

    /// Ends a phase and starts the measurement of the next.
    public mutating func add(_ name: String, _ stopwatch: inout Stopwatch) {
        if areKept { phases.append(Item(name, stopwatch.lap())) }
    }
}

extension Duration {
    /// The duration in whole microseconds.
    public var microseconds: Int { Int(self / .microseconds(1)) }
}
