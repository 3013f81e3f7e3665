/// Where the time of a run went.
package struct LintTimings: Sendable {
    /// A part of the run, or a rule.
    package struct Item: Sendable {
        package var name: String
        package var duration: Duration

        package init(_ name: String, _ duration: Duration) {
            self.name = name
            self.duration = duration
        }
    }

    /// Wall time of each phase, in the order of the run.
    package var phases: [Item] = []
    /// Time inside each rule, summed over all threads, by id. Parsing for a closer look does not count: every rule after
    /// the first that looks has it for nothing.
    package var rules: [Item] = []
    private let areKept: Bool

    package init(areKept: Bool = true) {
        self.areKept = areKept
    }

    /// Ends a phase, and begins the next.
    package mutating func add(_ name: String, _ stopwatch: inout Stopwatch) {
        if areKept { phases.append(Item(name, stopwatch.lap())) }
    }
}

extension Duration {
    /// Whole microseconds.
    package var microseconds: Int { Int(self / .microseconds(1)) }
}
