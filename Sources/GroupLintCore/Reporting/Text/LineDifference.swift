/// The lines that differ between two texts.
struct LineDifference {
    /// Lines with their line breaks; the last line may have none. Only LF ends a line, as in git.
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]
    /// Changed ranges, sorted. At least one equal line separates two of them.
    private(set) var changes: [Change] = []

    /// Lines of the old text that lines of the new text replace, by index. One of the ranges may be empty.
    struct Change: Equatable {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// Maximum number of lines in both texts for the search for the shortest difference, which takes quadratic time.
    private static let exactLimit = 1_000

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        self.old = old
        self.new = new
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        var search = DifferenceSearch(old: old.map(number), new: new.map(number))
        search.run(exactLimit: Self.exactLimit)
        changes = search.changes
    }

    static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }
}

/// Marks the numbers that two lists do not have in common. Splits long ranges at numbers that occur once in both; a range
/// that cannot be split counts as replaced. So the time is nearly linear.
private struct DifferenceSearch {
    let old: [Int]
    let new: [Int]
    private var isRemoved: [Bool]
    private var isInserted: [Bool]

    init(old: [Int], new: [Int]) {
        self.old = old
        self.new = new
        isRemoved = Array(repeating: false, count: old.count)
        isInserted = Array(repeating: false, count: new.count)
    }

    mutating func run(exactLimit: Int) {
        var waiting = [LineDifference.Change(old: old.indices, new: new.indices)]
        while let next = waiting.popLast() {
            let part = trimmed(next)
            if part.old.isEmpty || part.new.isEmpty {
                markAll(part)
            } else if part.old.count + part.new.count <= exactLimit {
                markShortest(part)
            } else {
                let anchors = anchors(part)
                if anchors.isEmpty { markAll(part) } else { waiting += parts(of: part, between: anchors) }
            }
        }
    }

    /// The marked numbers as ranges.
    var changes: [LineDifference.Change] {
        var changes: [LineDifference.Change] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            let (oldStart, newStart) = (oldIndex, newIndex)
            while oldIndex < old.count, isRemoved[oldIndex] { oldIndex += 1 }
            while newIndex < new.count, isInserted[newIndex] { newIndex += 1 }
            if oldIndex > oldStart || newIndex > newStart {
                changes.append(LineDifference.Change(old: oldStart..<oldIndex, new: newStart..<newIndex))
            } else {
                oldIndex += 1
                newIndex += 1
            }
        }
        return changes
    }

    private func trimmed(_ part: LineDifference.Change) -> LineDifference.Change {
        let start = zip(old[part.old], new[part.new]).prefix { $0 == $1 }.count
        let (restOld, restNew) = (old[part.old].dropFirst(start), new[part.new].dropFirst(start))
        let end = zip(restOld.reversed(), restNew.reversed()).prefix { $0 == $1 }.count
        return LineDifference.Change(old: restOld.dropLast(end).indices, new: restNew.dropLast(end).indices)
    }

    private mutating func markAll(_ part: LineDifference.Change) {
        for index in part.old { isRemoved[index] = true }
        for index in part.new { isInserted[index] = true }
    }

    private mutating func markShortest(_ part: LineDifference.Change) {
        for change in Array(new[part.new]).difference(from: Array(old[part.old])) {
            switch change {
            case .remove(let offset, _, _): isRemoved[part.old.lowerBound + offset] = true
            case .insert(let offset, _, _): isInserted[part.new.lowerBound + offset] = true
            }
        }
    }

    /// Pairs of equal numbers that occur once in each list: the longest sequence that is in order in both.
    private func anchors(_ part: LineDifference.Change) -> [(old: Int, new: Int)] {
        let (oldPlaces, newPlaces) = (places(old, part.old), places(new, part.new))
        let pairs = part.old.compactMap { index in
            oldPlaces[old[index]] == index ? newPlaces[old[index]].flatMap { $0 < 0 ? nil : (old: index, new: $0) } : nil
        }
        return longestIncreasing(pairs)
    }

    /// Index of each number that occurs once in a range; -1 for numbers that occur more often.
    private func places(_ numbers: [Int], _ range: Range<Int>) -> [Int: Int] {
        var places: [Int: Int] = [:]
        for index in range { places[numbers[index]] = places[numbers[index]] == nil ? index : -1 }
        return places
    }

    /// Longest subsequence of pairs in which `new` increases. Pairs are sorted by `old`.
    private func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        /// For each length: index of the pair with the smallest `new` that ends a subsequence of this length.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: pairs.count)
        for index in pairs.indices {
            let length = ends.partitionPoint { pairs[$0].new < pairs[index].new }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var chain: [(old: Int, new: Int)] = []
        var index = ends.last ?? -1
        while index >= 0 {
            chain.append(pairs[index])
            index = previous[index]
        }
        return chain.reversed()
    }

    private func parts(
        of part: LineDifference.Change, between anchors: [(old: Int, new: Int)]
    ) -> [LineDifference.Change] {
        var parts: [LineDifference.Change] = []
        var (oldStart, newStart) = (part.old.lowerBound, part.new.lowerBound)
        for anchor in anchors {
            parts.append(LineDifference.Change(old: oldStart..<anchor.old, new: newStart..<anchor.new))
            (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
        }
        return parts + [LineDifference.Change(old: oldStart..<part.old.upperBound, new: newStart..<part.new.upperBound)]
    }
}
