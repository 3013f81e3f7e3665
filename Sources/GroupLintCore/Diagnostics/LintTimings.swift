/// Where the time of a run went.
public struct LintTimings: Sendable {
    /// A part of the run, or a rule.
    public struct Item: Sendable {
        public var name: String
        public var duration: Duration

        public init(_ name: String, _ duration: Duration) {
            self.name = name
            self.duration = duration
        }
    }

    /// Wall time of each phase, in the order of the run.
    public var phases: [Item] = []
    /// Time inside each rule, summed over all threads, by id. Parsing for a closer look does not count: every rule after
    /// the first that looks has it for nothing.
    public var rules: [Item] = []
    private let areKept: Bool

    public init(areKept: Bool = true) {
        self.areKept = areKept
    }

    /// Ends a phase, and begins the next.
    public mutating func add(_ name: String, _ stopwatch: inout Stopwatch) {
        if areKept { phases.append(Item(name, stopwatch.lap())) }
    }
}

extension Duration {
    /// Whole microseconds.
    public var microseconds: Int { Int(self / .microseconds(1)) }
}
