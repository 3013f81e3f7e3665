// The reference side of Scripts/parser-parity: prints the nodes that the
// toolchain's own SwiftParser finds in files.
//
//     oracle KIND… < paths
//
// reads one path per line. For a file that SwiftParser accepts it prints
// "# path" and one line "kind<TAB>start<TAB>end" for each node of a wanted kind,
// parents first: UTF-8 byte offsets, half-open, surrounding trivia left out.
// For a file with a syntax error it prints "! path". A file that cannot be read
// gets no line in the output, and the exit status is then 1.
//
// KIND is a case of SwiftSyntax's SyntaxKind; KIND=NAME prints it as NAME.

import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Standard output, in chunks of a megabyte.
struct Output {
    private var buffer: [UInt8] = []
    private let chunk = 1 << 20

    mutating func append(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
    }

    /// Appends a tab and a number that is not negative.
    mutating func appendColumn(_ number: Int) {
        buffer.append(UInt8(ascii: "\t"))
        let first = buffer.count
        var rest = number
        repeat {
            buffer.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        buffer[first...].reverse()
    }

    mutating func endLine() {
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= chunk { flush() }
    }

    mutating func flush() {
        var sent = 0
        while sent < buffer.count {
            let count = buffer[sent...].withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(2) }
            sent += count
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Prints the nodes of the wanted kinds below a node.
struct Dumper {
    /// What to print for a kind, by the name of its case.
    private let wanted: [String: [UInt8]]
    /// The same by the kind itself; nil for one that is not wanted. Filled as
    /// kinds turn up, for a kind can only be named by asking for its description.
    private var names: [SyntaxKind: [UInt8]?] = [:]
    var output = Output()

    init(kinds: some Sequence<String>) {
        wanted = Dictionary(
            kinds.map { argument in
                let parts = argument.split(separator: "=", maxSplits: 1)
                return (String(parts[0]), Array(parts[parts.count - 1].utf8))
            },
            uniquingKeysWith: { first, _ in first })
    }

    mutating func dump(_ node: Syntax) {
        if let name = name(of: node.kind) {
            output.append(name)
            output.appendColumn(node.positionAfterSkippingLeadingTrivia.utf8Offset)
            output.appendColumn(node.endPositionBeforeTrailingTrivia.utf8Offset)
            output.endLine()
        }
        for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
            dump(child)
        }
    }

    private mutating func name(of kind: SyntaxKind) -> [UInt8]? {
        if let known = names[kind] { return known }
        let name = wanted["\(kind)"]
        names.updateValue(name, forKey: kind)
        return name
    }
}

/// The bytes of a file, whatever they are: a String would repair invalid UTF-8
/// and shift every offset after it.
func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
        bytes.append(contentsOf: chunk[..<count])
    }
    return ferror(file) == 0 ? bytes : nil
}

var dumper = Dumper(kinds: CommandLine.arguments.dropFirst())
var status: Int32 = 0
while let path = readLine() {
    guard let bytes = contents(of: path) else {
        status = 1
        continue
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    dumper.output.append((tree.hasError ? "! " : "# ").utf8)
    dumper.output.append(path.utf8)
    dumper.output.endLine()
    if !tree.hasError { dumper.dump(Syntax(tree)) }
}
dumper.output.flush()
exit(status)
