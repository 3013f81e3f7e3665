import GroupLintEngine

extension Program {
    /// `grouplint merge`: merges the JSON reports of several shards into one. The exit code is that of the whole run.
    mutating func merge(_ files: [String], _ options: MergeOptions) -> ExitCode {
        if let output = options.output, refuses([("--output", output)]) { return .failure }
        do throws(InputError) {
            var reports: [(name: String, bytes: [UInt8])] = []
            for file in files {
                do throws(InputError) {
                    reports.append(
                        (file, try FileReader.document(at: FilePath.absolute(file, from: environment.workingDirectory))))
                } catch {
                    throw InputError(kind: .io, message: "\"\(file)\" \(error.message)")
                }
            }
            let merged = try ReportMerge(reports)
            guard let bytes = try? merged.json() else {
                complain("the report could not be encoded")
                return .internalFailure
            }
            let isWritten = options.output.map { write(bytes, to: $0) } ?? (emit(bytes) == .success)
            guard let code = exitCode(merged, options) else { return .failure }
            return isWritten ? code : .failure
        } catch {
            complain(error.message)
            return .failure
        }
    }

    /// The exit code of the whole run; nil when a configuration is invalid, which has been reported.
    private mutating func exitCode(_ merged: ReportMerge, _ options: MergeOptions) -> ExitCode? {
        if merged.hasProblem(.io) { return .failure }
        if merged.hasProblem(.internal) { return .internalFailure }
        if options.exitsZero { return .success }
        if let limit = options.warningLimit, merged.warningCount > limit { return .diagnostics }
        guard let failLevel = failLevel(options) else { return nil }
        let fails = merged.live.contains { path, severity in
            let least = failLevel(path)
            return least != .off && severity >= least
        }
        return fails ? .diagnostics : .success
    }

    /// A function from a path to the lowest severity that fails; nil when a configuration is invalid.
    private mutating func failLevel(_ options: MergeOptions) -> ((String) -> Severity)? {
        if let level = options.failOn { return { _ in level } }
        var selection = selection(LintOptions())
        var request = SourceDiscovery.Request(inputs: ["."], workingDirectory: environment.workingDirectory)
        request.allowsEmpty = true
        let sources = SourceDiscovery.find(request, &selection)
        guard let loaded = loadConfiguration(LintOptions(), selection, root: sources.root, paths: []) else { return nil }
        return { loaded.resolver.failOn($0) }
    }
}
