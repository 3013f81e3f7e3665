import GroupLintEngine

/// The whole program. Its results depend only on the command line, the files and `environment`.
struct Program {
    let rules: [any Rule.Type]
    var environment: ProcessEnvironment
    /// The linter; tests replace it to supply their own reports.
    var makeReport: @Sendable (LintConfiguration, SourceSet) -> LintReport = { configuration, sources in
        Linter(configuration).lint(sources.paths, context: sources.context, load: sources.load)
    }

    mutating func emitReference(_ text: () throws -> String) -> ExitCode {
        do {
            return emit(try text())
        } catch {
            complain("the text could not be encoded: \(error)")
            return .internalFailure
        }
    }

    /// Writes text for people to standard output. A terminal gets lines that are broken at spaces.
    mutating func emitProse(_ text: String) -> ExitCode {
        emit(TextFolding.fold(text, columns: environment.peopleWidth))
    }

    /// Writes text to standard output.
    mutating func emit(_ text: String) -> ExitCode { emit(Array(text.utf8)) }

    mutating func emit(_ bytes: [UInt8]) -> ExitCode {
        do throws(WriteError) {
            try environment.output.write(bytes)
            return .success
        } catch {
            // A reader such as head has seen enough.
            if error.isClosedPipe { return .failure }
            complain("standard output could not be written: \(error.text)")
            return .failure
        }
    }

    /// Writes an error message about the run to the error stream.
    mutating func complain(_ message: String) { writeErrorLine("grouplint: error: \(escapingControls(message))") }

    mutating func note(_ message: String) { writeErrorLine("grouplint: note: \(escapingControls(message))") }

    private mutating func writeErrorLine(_ line: String) {
        writeError(TextFolding.fold(line + "\n", columns: environment.isForPeople ? environment.errorsWidth() : nil))
    }

    mutating func writeError(_ text: String) { writeError(Array(text.utf8)) }

    /// Writes bytes to the error stream. Failures are ignored, because there is no other place to report them.
    mutating func writeError(_ bytes: [UInt8]) { try? environment.errors.write(bytes) }
}
