/// Runs the rules of a configuration on one file at a time.
package struct RuleDispatch: Sendable {
    private let settings: [FileSettings]
    /// The rules of each of the settings.
    private let runners: [[Runner]]
    private let settingsIndex: @Sendable (String) -> Int
    private let index: ProjectIndex
    private let placements: ViewPlacements
    private let measuresRules: Bool

    /// A rule as a function: to copy a value of any rule takes longer than most rules take for most files.
    private struct Runner: Sendable {
        let type: any Rule.Type
        let severity: Severity?
        let check: @Sendable (ViewFile, inout RuleContext) -> Void

        init(_ configured: ConfiguredRule) {
            func function(_ rule: some Rule) -> @Sendable (ViewFile, inout RuleContext) -> Void { { rule.check($0, &$1) } }
            type = Swift.type(of: configured.rule)
            severity = configured.severity
            check = function(configured.rule)
        }
    }

    /// Result of the check of one file.
    package struct CheckedFile: Sendable {
        /// Diagnostics of every confidence.
        package var diagnostics: [Diagnostic] = []
        /// Time spent in each rule that ran; empty unless it is measured.
        var times: [LintTimings.Item] = []
    }

    /// - Parameter files: positions of the files to check; nil for all.
    package init(_ configuration: LintConfiguration, _ index: ProjectIndex, files: [Int]? = nil) {
        settings = configuration.settings.map { settings in
            var settings = settings
            settings.rules.removeAll { $0.severity == .off }
            return settings
        }
        runners = settings.map { $0.rules.map(Runner.init) }
        settingsIndex = configuration.settingsIndex
        measuresRules = configuration.measuresRules
        self.index = index
        placements = files.map { ViewPlacements(index, in: $0) } ?? ViewPlacements(index)
    }

    /// Settings of a file, without the rules that are off.
    func settings(ofFile file: Int) -> FileSettings { settings[settingsIndex(index.files[file].path)] }

    /// Whether a file has anything that rules check.
    func concerns(file: Int) -> Bool {
        let summary = index.files[file]
        return index.isLinted(file)
            && (!summary.views.elements.isEmpty || summary.usesContainers || summary.mayUseViewWrappers
                || summary.hasRepresentableClass || summary.hasModelCode
                || !summary.soughtFunctions.isDisjoint(with: .checkedInModels) || summary.hasComputedID
                || summary.namesFormatter || summary.hasAppDelegate || summary.namesSystemObject)
    }

    /// - Parameters:
    ///   - parsed: what the thread has parsed before.
    ///   - read: returns the source of a file by path.
    package func check(file: Int, parsed: ParsedFiles, read: @escaping (String) -> SourceFile?) -> CheckedFile {
        let position = settingsIndex(index.files[file].path)
        let runners = runners[position]
        var context = RuleContext(
            index: index, placements: placements, settings: settings[position], file: Int32(file), parsed: parsed, read: read)
        let views = ViewFile(index, file: Int32(file))
        var checked = CheckedFile()
        if measuresRules { checked.times.reserveCapacity(runners.count) }
        for runner in runners {
            context.begin(runner.type, severity: runner.severity)
            if measuresRules {
                checked.times.append(measure(runner, views, &context))
            } else {
                runner.check(views, &context)
            }
        }
        checked.diagnostics = context.diagnostics
        return checked
    }

    private func measure(_ runner: Runner, _ views: ViewFile, _ context: inout RuleContext) -> LintTimings.Item {
        let parsing = context.parseTime
        let stopwatch = Stopwatch()
        runner.check(views, &context)
        return LintTimings.Item(runner.type.info.id, stopwatch.elapsed - (context.parseTime - parsing))
    }
}
