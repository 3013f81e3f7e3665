import Foundation
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests damaged sources: the parser never traps and never loses a byte.
///
/// `Scripts/fuzz` runs many seeds. GROUPLINT_FUZZ_SEEDS is the number of seeds, GROUPLINT_FUZZ_FIRST the first seed, and
/// GROUPLINT_FUZZ_SOURCES a folder whose Swift files are damaged too. The file GROUPLINT_FUZZ_TRACE always contains the
/// current seed, which is needed after a trap.
@Suite struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static func sources() throws -> [[UInt8]] {
        let own = try PackageRoot.swiftFixtures().map(PackageRoot.bytes(ofFixture:))
        guard let folder = environment["GROUPLINT_FUZZ_SOURCES"] else { return own }
        let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        let others = paths.filter { $0.hasSuffix(".swift") }.sorted()
            .compactMap { try? Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0)) }
        return own + others.map(Array.init)
    }

    @Test(.slow, .tags(.slow)) func damagedSourcesHaveSoundTrees() throws {
        let first = Self.environment["GROUPLINT_FUZZ_FIRST"].flatMap(UInt64.init) ?? 0
        let count = Self.environment["GROUPLINT_FUZZ_SEEDS"].flatMap(UInt64.init) ?? 500
        let mutator = SourceMutator(sources: try Self.sources())
        let trace = Self.environment["GROUPLINT_FUZZ_TRACE"].map(URL.init(fileURLWithPath:))
        let failures = try withBigStack {
            var failures: [String] = []
            for seed in first..<first + count {
                if let trace { try Data("\(seed)\n".utf8).write(to: trace) }
                let input = mutator.input(seed: seed)
                guard let defect = firstDefect(of: input) else { continue }
                let least = minimized(input) { firstDefect(of: $0) != nil }
                failures.append(
                    "seed \(seed): \(defect); least input: \(String(decoding: least, as: UTF8.self).debugDescription)")
                if failures.count == 5 { break }
            }
            return failures
        }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test func oneSeedMakesOneInput() throws {
        let mutator = SourceMutator(sources: try Self.sources())
        #expect(mutator.input(seed: 7) == mutator.input(seed: 7))
        #expect(mutator.input(seed: 7) != mutator.input(seed: 8))
    }
}

/// The input without parts that the failure does not need. Removes halves first, single bytes last.
private func minimized(_ bytes: [UInt8], _ fails: ([UInt8]) -> Bool) -> [UInt8] {
    var bytes = bytes
    var length = bytes.count / 2
    while length > 0 {
        var start = 0
        while start < bytes.count {
            var shorter = bytes
            shorter.removeSubrange(start..<min(start + length, bytes.count))
            if fails(shorter) { bytes = shorter } else { start += length }
        }
        length /= 2
    }
    return bytes
}
