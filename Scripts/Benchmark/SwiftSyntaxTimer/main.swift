// Times Parser.parse of swift-syntax on files in memory, as `grouplint dev bench` times GroupLint's parser.
//
//     SwiftSyntaxTimer LIST REPEATS
//
// reads the files that LIST names, one path on each line, and parses them all REPEATS times on one thread. Each tree is
// dropped before the next file is parsed. Prints the median CPU time.

import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Ends the program with a message.
func fail(_ message: String) -> Never {
    print("SwiftSyntaxTimer: \(message)")
    exit(2)
}

/// The bytes of a file.
func contents(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { fail("cannot read a file of the list") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count >= 0 else { fail("cannot read a file of the list") }
        if count == 0 { return bytes }
        bytes.append(contentsOf: buffer[..<count])
    }
}

/// CPU time of the process so far.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Parses all files. Returns the length of the trees: the optimizer cannot remove work whose result is used.
func parseAll(_ sources: [[UInt8]]) -> Int {
    sources.reduce(0) { length, source in
        length + source.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
    }
}

guard CommandLine.arguments.count == 3, let repeats = Int(CommandLine.arguments[2]), repeats > 0 else {
    fail("usage: SwiftSyntaxTimer LIST REPEATS")
}
let list = String(decoding: contents(of: CommandLine.arguments[1]), as: UTF8.self)
let sources = list.split(separator: "\n").map { contents(of: String($0)) }
let byteCount = sources.reduce(0) { $0 + $1.count }
let times = (0..<repeats).map { _ in
    let start = processorSeconds()
    guard parseAll(sources) == byteCount else { fail("a tree does not have the length of its file") }
    return processorSeconds() - start
}
print("files \(sources.count)")
print("bytes \(byteCount)")
print("parse \(times.sorted()[repeats / 2]) s")
