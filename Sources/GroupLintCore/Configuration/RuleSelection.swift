/// Rules and severities from the command line. They take precedence over every configuration.
///
/// Uses lists because they are short: the first dictionary or set with string keys costs every start of the program
/// 0.1 ms, while the runtime looks up the conformance.
package struct RuleSelection: Sendable {
    package var preset: Preset?
    /// The only rules that run; empty to allow all. An id also switches its rule on; a category, a pattern or `all` does not.
    package var only: [RuleSelector] = []
    package var enabled: [RuleSelector] = []
    package var disabled: [RuleSelector] = []
    /// Severities; the last of equally specific ones wins.
    package var severities: [RuleSeverity] = []

    package struct RuleSeverity: Equatable, Sendable {
        package var rule: RuleSelector
        package var severity: Severity

        package init(_ rule: RuleSelector, _ severity: Severity) {
            self.rule = rule
            self.severity = severity
        }
    }

    package init() {}

    /// The settings for a rule. The last of equally specific ones wins.
    package func settings(for info: RuleInfo) -> [RuleSwitch.Setting] {
        // A category in `only` leaves out other rules, and does not switch on what is off.
        var settings = (only.filter { $0.kind == .id } + enabled).map { RuleSwitch.Setting($0, .on) }
        settings += severities.map { RuleSwitch.Setting($0.rule, .level($0.severity)) }
        settings += disabled.map { RuleSwitch.Setting($0, .level(.off)) }
        return settings.filter { $0.selector.matches(info) }
    }

    /// Whether `only` leaves a rule out.
    package func leavesOut(_ info: RuleInfo) -> Bool { !only.isEmpty && !only.contains { $0.matches(info) } }
}

/// Whether a rule runs and with which severity. Settings are applied place by place, the lowest precedence first.
///
/// In one place the most specific setting counts, in any order. A setting for several rules never switches on again
/// what a more specific one switched off in any place, and its severity does not switch on a rule that is off by default.
package struct RuleSwitch: Sendable {
    package struct Setting: Sendable {
        package enum Value: Sendable {
            /// The rule runs, with the severity that other settings choose.
            case on
            case level(Severity)
        }

        package var selector: RuleSelector
        package var value: Value

        package init(_ selector: RuleSelector, _ value: Value) {
            self.selector = selector
            self.value = value
        }
    }

    private let info: RuleInfo
    package private(set) var isOn: Bool
    /// Severity of every diagnostic; nil if the rule chooses it case by case.
    package private(set) var severity: Severity?
    /// The most specific setting that switched the rule off, since it was last on.
    private var offBy: RuleSelector?

    package init(_ info: RuleInfo, _ preset: Preset) {
        self.info = info
        isOn = preset.runs(info)
    }

    /// Applies the settings of one place, all of which must match the rule.
    ///
    /// - Returns: position of the setting that decides; nil if none has an effect.
    @discardableResult
    package mutating func apply(_ settings: [Setting]) -> Int? {
        var last: Int?
        for position in Self.leastSpecificFirst(settings.map(\.selector)) where apply(settings[position]) { last = position }
        return last
    }

    private mutating func apply(_ setting: Setting) -> Bool {
        let selector = setting.selector
        if case .level(.off) = setting.value {
            isOn = false
            severity = nil
            if offBy?.isLessSpecific(than: selector) ?? true { offBy = selector }
            return true
        }
        if selector.kind != .id, let offBy, selector.isLessSpecific(than: offBy) { return false }
        if case .level(let level) = setting.value {
            severity = level
            if selector.kind != .id, info.isOffByDefault, !isOn { return false }
        }
        isOn = true
        offBy = nil
        return true
    }

    /// Positions of selectors, sorted by how specific they are; equally specific ones keep their order.
    package static func leastSpecificFirst(_ selectors: [RuleSelector]) -> [Int] {
        selectors.indices.sorted { left, right in
            if selectors[left].isLessSpecific(than: selectors[right]) { return true }
            return !selectors[right].isLessSpecific(than: selectors[left]) && left < right
        }
    }
}
