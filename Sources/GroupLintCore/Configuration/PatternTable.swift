/// Finds the patterns that match a path, and compares few of them with it, however many there are.
///
/// A pattern with a name in it that has no wildcards, such as `Generated` in `**/Generated/*.swift`, is compared only with paths
/// that have this name. Other patterns, such as `*.pb.swift`, are compared only if the name has the pairs of bytes that the
/// pattern has. A short list is compared one after the other: then a table would cost more than it saves.
struct PatternTable: Sendable {
    let patterns: [PathPattern]
    /// Hash of the rarest name in each pattern that has a name, and the position of the pattern; sorted.
    private var named: [Named] = []
    /// The other patterns, in their order.
    private var unnamed: [Unnamed] = []

    private struct Named {
        var hash: UInt64
        var position: Int
    }

    private struct Unnamed {
        var pairs: BytePairs
        var position: Int
    }

    private static let few = 16

    init(_ patterns: [PathPattern]) {
        self.patterns = patterns
        if patterns.count <= Self.few { return }
        let names = patterns.map { $0.literalNames.map { Name(verbatim: $0).hash } }
        let all = names.joined().sorted()
        func frequency(_ hash: UInt64) -> Int {
            all.partitionPoint { $0 <= hash } - all.partitionPoint { $0 < hash }
        }
        for (position, hashes) in names.enumerated() {
            if let rarest = hashes.map({ (hash: $0, count: frequency($0)) }).min(by: { $0.count < $1.count }) {
                named.append(Named(hash: rarest.hash, position: position))
            } else {
                unnamed.append(Unnamed(pairs: patterns[position].pairsOfName, position: position))
            }
        }
        named.sort { ($0.hash, $0.position) < ($1.hash, $1.position) }
    }

    /// Position of the last pattern that matches a path itself; nil if there is none.
    ///
    /// - Parameter directory: components of the parent directory, relative to the patterns' directory.
    func last(_ name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, isDirectory: Bool) -> Int? {
        if patterns.count <= Self.few {
            return patterns.lastIndex { $0.matches(name, in: directory, isDirectory: isDirectory) }
        }
        var found = -1
        func check(_ position: Int) {
            if position > found, patterns[position].matches(name, in: directory, isDirectory: isDirectory) { found = position }
        }
        for component in directory { eachNamed(component, check) }
        eachNamed(name, check)
        let pairs = BytePairs(name)
        for other in unnamed.reversed() {
            if other.position < found { break }
            if pairs.contains(other.pairs) { check(other.position) }
        }
        return found < 0 ? nil : found
    }

    /// Positions of the patterns that match a file or a directory above it, in their order.
    func covering(_ path: ArraySlice<ArraySlice<UInt8>>) -> [Int] {
        if patterns.count <= Self.few { return patterns.indices.filter { patterns[$0].covers(path) } }
        var candidates: Set<Int> = []
        var pairs = BytePairs()
        for component in path {
            eachNamed(component) { candidates.insert($0) }
            pairs.formUnion(BytePairs(component))
        }
        for other in unnamed where pairs.contains(other.pairs) { candidates.insert(other.position) }
        return candidates.filter { patterns[$0].covers(path) }.sorted()
    }

    private func eachNamed(_ component: ArraySlice<UInt8>, _ visit: (Int) -> Void) {
        if named.isEmpty { return }
        let hash = Name(verbatim: component).hash
        var next = named.partitionPoint { $0.hash < hash }
        while next < named.count, named[next].hash == hash {
            visit(named[next].position)
            next += 1
        }
    }
}

/// The pairs of neighboring bytes in a text: a set that may contain more than it was given.
struct BytePairs: Sendable {
    private var bits: UInt64 = 0

    init() {}

    init(_ text: some Sequence<UInt8>) {
        var last: UInt8?
        for byte in text {
            if let last { bits |= 1 << UInt64((last &* 31 &+ byte) & 63) }
            last = byte
        }
    }

    mutating func formUnion(_ other: BytePairs) { bits |= other.bits }

    func contains(_ other: BytePairs) -> Bool { other.bits & ~bits == 0 }
}
