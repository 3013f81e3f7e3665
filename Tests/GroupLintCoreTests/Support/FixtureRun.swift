import GroupLintRules

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Lints virtual files.
struct FixtureRun: Sendable {
    var rules: [any Rule]
    var targets = DeploymentTargets()
    var threadCount = 1
    /// Rules that run, but whose diagnostics are left out.
    var furtherRules: [any Rule] = []

    func report(_ files: [(path: String, text: String)]) -> LintReport {
        report(files.map { ($0.path, Array($0.text.utf8)) }, changed: [:])
    }

    /// Applies the fixes that a policy allows.
    func fix(
        _ files: [(path: String, text: String)], _ policy: FixPolicy = FixPolicy(allowsUnsafe: true)
    ) -> FixOutcome {
        let files = files.map { ($0.path, Array($0.text.utf8)) }
        return Fixer(policy) { report(files, changed: $0) }.fix(report(files, changed: [:]))
    }

    private func report(_ files: [(path: String, bytes: [UInt8])], changed: [String: [UInt8]]) -> LintReport {
        var configuration = LintConfiguration(
            rules: (rules + furtherRules).map { ConfiguredRule($0) }, targets: targets)
        configuration.knownRules = allRules.map { $0.info.id } + rules.map { type(of: $0).info.id }
        configuration.minimumConfidence = .low
        configuration.threadCount = threadCount
        let sources = Dictionary(
            uniqueKeysWithValues: files.map {
                ($0.path, SourceFile(path: $0.path, bytes: changed[$0.path] ?? $0.bytes))
            })
        return Linter(configuration).lint(files.map(\.path)) { path in
            guard let source = sources[path] else { return .failure(InputError(kind: .io, message: "no such file")) }
            return .success(source)
        }
    }

    func expectations(_ files: [(path: String, text: String)]) -> [Fixture.Expectation] {
        let report = report(files)
        let unseen = furtherRules.map { type(of: $0).info.id }
        return report.diagnostics.filter { !unseen.contains($0.rule) }.compactMap { diagnostic in
            report.sources[diagnostic.path].map { Fixture.Expectation(diagnostic, in: $0) }
        }.sorted()
    }
}

extension Fixture.Expectation {
    init(_ diagnostic: Diagnostic, in source: SourceFile) {
        let place = LineTable(source.bytes).location(diagnostic.range.start)
        let confidence = diagnostic.confidence == .high ? "" : "/\(diagnostic.confidence.rawValue)"
        self.init(
            path: diagnostic.path, line: place.line, column: place.column, length: Int(diagnostic.range.length),
            level: diagnostic.severity.rawValue + confidence, rule: diagnostic.rule, message: diagnostic.message)
    }
}

extension FixOutcome {
    /// The files of a run with the fixes applied.
    func files(_ files: [(path: String, text: String)]) -> [(path: String, text: String)] {
        files.map { path, text in
            (path, self.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text)
        }
    }
}

extension Fixture {
    /// The files without the expectations in them.
    var plainRun: [(path: String, text: String)] {
        files.map { file in (file.path, file.lines.filter { !Self.isExpectation($0) }.map { $0 + "\n" }.joined()) }
    }

    /// Several files as the text of one fixture.
    static func joined(_ files: [(path: String, text: String)]) -> String {
        files.enumerated().map { ($0 > 0 ? "// --- \($1.path)\n" : "") + $1.text }.joined()
    }

    var run: [(path: String, text: String)] { files.map { ($0.path, $0.text) } }

    /// The fixture's text with its expectations replaced by the found ones.
    func rewritten(_ found: [Expectation], original: String) -> String {
        var output = ""
        for (position, file) in files.enumerated() {
            if position > 0 { output += "// --- \(file.path)\n" }
            for (number, line) in file.lines.enumerated() where !Self.isExpectation(line) {
                output += line + "\n"
                for expectation in found where expectation.path == file.path && expectation.line == number + 1 {
                    output += expectation.comment + "\n"
                }
            }
        }
        return output
    }
}
