import GroupLintCore

extension Program {
    /// `grouplint merge`: one JSON report from those of the parts of a run, and the exit code of the whole.
    mutating func merge(_ files: [String], _ options: MergeOptions) -> ExitCode {
        do throws(InputError) {
            var reports: [(name: String, bytes: [UInt8])] = []
            for file in files {
                do throws(InputError) {
                    reports.append((file, try FileReader.bytes(of: FilePath.absolute(file, from: surroundings.workingDirectory))))
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
            return isWritten ? exitCode(merged, options) : .failure
        } catch {
            complain(error.message)
            return .failure
        }
    }

    private func exitCode(_ merged: ReportMerge, _ options: MergeOptions) -> ExitCode {
        if merged.hasProblem(.io) { return .failure }
        if merged.hasProblem(.internal) { return .internalFailure }
        if options.exitsZero { return .success }
        if let limit = options.warningLimit, merged.warningCount > limit { return .diagnostics }
        return options.gate != .off && merged.reaches(options.gate) ? .diagnostics : .success
    }
}
