import GroupLintEngine

/// A file on which GroupLint failed. It is set aside until its text changes, because it would fail again.
struct FailedFile {
    let failure: RecordedFailure
    /// Hash of the text on which GroupLint failed.
    let hash: UInt64
    /// Whether changes count only when they are saved, because GroupLint failed on several versions of the text.
    let waitsForSave: Bool

    /// Number of failures in one file after which it waits to be saved: each failure costs reading the project again.
    static let failuresWhileTyping = 3

    /// The message about the file.
    var explanation: String {
        "GroupLint reports nothing on this file until it \(waitsForSave ? "is changed and saved" : "changes"), because it "
            + "\(failure.text); please report this with the file"
    }

    static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}

extension Workspace {
    /// Sets a file aside because GroupLint failed on its present text.
    ///
    /// - Parameter buffer: text of the document; nil if the file is not open.
    mutating func setAside(_ path: String, _ failure: RecordedFailure, buffer: [UInt8]?, waitsForSave: Bool) {
        failed[path] = FailedFile(failure: failure, hash: FailedFile.hash(buffer ?? text(path)), waitsForSave: waitsForSave)
        isolate(path)
    }

    /// Whether a file stays set aside. Ends that if its text is not the one on which GroupLint failed.
    mutating func staysSetAside(_ path: String, isSaved: Bool = false) -> Bool {
        guard let file = failed[path] else { return false }
        if file.waitsForSave, !isSaved { return true }
        if FailedFile.hash(text(path)) == file.hash { return true }
        failed[path] = nil
        return false
    }

    /// Takes note that a buffer has been saved.
    mutating func save(_ path: String, _ bytes: [UInt8]) {
        guard failed[path] != nil, !staysSetAside(path, isSaved: true) else { return }
        setBuffer(path, bytes)
    }

    private func text(_ path: String) -> [UInt8] { buffers[path] ?? sources.bytes(path) ?? [] }
}
