/// Suggests the word that the user probably meant to type.
public enum SpellingSuggestion {
    /// Longest word in bytes that is compared. Nobody mistypes a longer one.
    public static let longestWord = 200

    /// The candidate with the fewest typing mistakes, or nil if none is close. Case is ignored. Of equally close candidates
    /// those with the same first letter win, then the first: `fsh` is nearer to `fish` than to `zsh`.
    public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        guard word.utf8.count <= longestWord else { return nil }
        let typed = Array(word.lowercased().unicodeScalars)
        var best: (candidate: String, rank: Int)?
        for candidate in candidates where candidate != word {
            let letters = Array(candidate.lowercased().unicodeScalars)
            let limit = max(1, max(typed.count, letters.count) / 3)
            guard abs(typed.count - letters.count) <= limit else { continue }
            let distance = distance(typed, letters)
            let rank = distance * 2 + (typed.first == letters.first ? 0 : 1)
            if distance <= limit, rank < best?.rank ?? Int.max { best = (candidate, rank) }
        }
        return best?.candidate
    }

    /// Smallest number of insertions, deletions, replacements and swaps of neighbors that turn one word into the other.
    static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for row in from.indices {
            var current = [row + 1]
            for column in to.indices {
                let replacement = last[column] + (from[row] == to[column] ? 0 : 1)
                var cost = min(replacement, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[to.count]
    }
}
