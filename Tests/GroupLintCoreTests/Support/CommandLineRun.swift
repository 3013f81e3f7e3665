@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Runs the program in this process on a directory of files.
///
/// Without rules, a simple pipeline replaces the real one, so the tests do not depend on rules. It reports `sample_rule`
/// where a file contains `ERROR`, `WARNING` or `INFO`, and has an internal error where it contains `CRASH`. Its fixes
/// replace `SAFE` by `DONE`, and also `RISKY` if unsafe fixes are allowed.
struct CommandLineRun {
    let code: ExitCode
    let output: String
    let errors: String

    /// Collects output, or fails like a full disk.
    private final class Memory: ByteSink {
        var bytes: [UInt8] = []
        var failure: Int32?

        func write(_ bytes: [UInt8]) throws(WriteError) {
            if let failure { throw WriteError(number: failure) }
            self.bytes += bytes
        }
    }

    init(
        _ words: [String], in tree: TemporaryTree, directory: String = "", input: String = "",
        variables: [String: String] = [:], isTerminal: Bool = false, outputIsFile: Bool = false, columns: Int? = nil,
        outputFailure: Int32? = nil, rules: [any Rule.Type]? = nil, whileLinting: @escaping @Sendable () -> Void = {}
    ) {
        let output = Memory()
        let errors = Memory()
        output.failure = outputFailure
        let environment = ProcessEnvironment(
            variable: { variables[$0] }, workingDirectory: directory.isEmpty ? tree.path : tree.path + "/" + directory,
            standardInput: { .success(Array(input.utf8)) }, output: output, errors: errors,
            outputIsTerminal: isTerminal, errorsAreTerminal: isTerminal, outputIsFile: outputIsFile, outputWidth: { columns },
            errorsWidth: { columns }, processorCount: { 2 })
        var program = Program(rules: rules ?? [SampleRule.self], environment: environment)
        if rules == nil {
            program.makeReport = { configuration, sources in
                whileLinting()
                return CommandLineRun.report(configuration, sources)
            }
        }
        code = program.run(words)
        self.output = String(decoding: output.bytes, as: UTF8.self)
        self.errors = String(decoding: errors.bytes, as: UTF8.self)
    }

    private static func report(_ configuration: LintConfiguration, _ sources: SourceSet) -> LintReport {
        var report = LintReport()
        for path in sources.paths {
            switch sources.load(path) {
            case .failure(let error):
                report.skippedCount += 1
                report.problems.append(
                    InputProblem(
                        kind: error.kind, severity: .error, message: error.message, path: path, range: nil))
            case .success(let source):
                report.fileCount += 1
                if configuration.settings[0].targets.isUnknown { report.untargetedFileCount += 1 }
                report.add(source, configuration.settings[0].rules.first)
            }
        }
        return report
    }
}

extension LintReport {
    fileprivate mutating func add(_ source: SourceFile, _ rule: ConfiguredRule?) {
        let text = String(decoding: source.bytes, as: UTF8.self)
        if text.contains("CRASH") {
            let problem = InputProblem(
                kind: .internal, severity: .error, message: "stopped", path: source.path, range: nil)
            problems.append(problem)
        }
        for (word, applicability) in [("SAFE", Fix.Applicability.safe), ("RISKY", .unsafe)] where text.contains(word) {
            var sample = SampleReport(text, path: source.path)
            sample.add(word, fix: Fix("write DONE", applicability, [Fix.Edit(sample.range(word), "DONE")]))
            diagnostics += sample.report.diagnostics
            sources[source.path] = source
        }
        if text.contains("ACCEPTED") {
            var sample = SampleReport(text, path: source.path)
            sample.add("ACCEPTED")
            sample.accept(.inSource, reason: "known", at: "ACCEPTED")
            suppressed += sample.report.suppressed
            sources[source.path] = source
        }
        for severity in Severity.allCases where text.contains(severity.rawValue.uppercased()) {
            guard let rule else { continue }
            var sample = SampleReport(text, path: source.path)
            sample.add(severity.rawValue.uppercased(), severity: rule.severity ?? severity)
            diagnostics += sample.report.diagnostics
            sources[source.path] = source
        }
    }
}
