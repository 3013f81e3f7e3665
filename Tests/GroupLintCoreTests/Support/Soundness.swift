// Scripts/libfuzzer compiles this file and the sources of Core as one module.
#if !LIBFUZZER
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax
#endif

/// Describes an error in the tree of some bytes; nil if the tree is valid.
func firstDefect(of bytes: [UInt8]) -> String? {
    let source = SourceFile(path: "fuzz.swift", bytes: bytes)
    let tree = parse(source)
    if let defect = tree.firstDefect() { return defect }
    if let defect = parse(source, needsBodies: { _ in false }).firstDefect() { return "without bodies: \(defect)" }
    let again = parse(source)
    if SyntaxDump.nodes(tree) != SyntaxDump.nodes(again) || tree.problems != again.problems {
        return "two runs make two trees"
    }
    let ranges =
        tree.tokens.map(\.range) + tree.records.map(\.range) + tree.comments.map(\.range) + tree.problems.map(\.range)
    for range in ranges where range.start > range.end || Int(range.end) > bytes.count {
        return "range \(range.start)..<\(range.end) leaves the file"
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    for range in ranges where splitsScalar(range.start, bytes) || splitsScalar(range.end, bytes) {
        return "range \(range.start)..<\(range.end) splits a scalar"
    }
    return nil
}

private func splitsScalar(_ offset: UInt32, _ bytes: [UInt8]) -> Bool {
    Int(offset) < bytes.count && bytes[Int(offset)] & 0xC0 == 0x80
}
