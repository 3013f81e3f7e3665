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
