import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A failure of an earlier run in one file.
struct RecordedFailure: Equatable {
    let signal: Int32
    let stage: FileWatch.Stage
    /// Path of the file; empty if it is not known.
    let path: String

    /// - Parameter parts: number of the signal, number of the stage, path.
    init?(_ parts: [Substring]) {
        guard parts.count == 3, let signal = Int32(parts[0]), let stage = Int32(parts[1]).flatMap(FileWatch.Stage.init) else {
            return nil
        }
        (self.signal, self.stage, path) = (signal, stage, String(parts[2]))
    }

    /// Reads `<signal>:<stage>:<path>`.
    init?(_ text: String) {
        self.init(text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false))
    }

    /// The form that `init` reads.
    var recorded: String { "\(signal):\(stage.rawValue):\(path)" }

    /// What happened, for messages: "failed when it …".
    var text: String {
        signal == SIGPROF
            ? "took longer than --file-timeout allows when it \(stage.text)"
            : "failed when it \(stage.text) (signal \(signal))"
    }
}

extension CrashRecovery {
    /// The files that earlier runs set aside, with the message about each.
    static func setAside(_ text: String) -> [String: InputError] {
        var files: [String: InputError] = [:]
        var rest = text[...]
        while let end = rest.firstRange(of: "//") {
            let parts = rest[..<end.lowerBound].split(separator: ":", maxSplits: 2)
            rest = rest[end.upperBound...]
            guard let failure = RecordedFailure(parts) else { continue }
            files[failure.path] = InputError(
                kind: .internal,
                message: "GroupLint \(failure.text); the results of the other files are valid; please report this with the file")
        }
        return files
    }
}
