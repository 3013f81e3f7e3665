extension String {
    /// Whether the text contains a word, by its UTF-8 bytes. Many times as fast as `contains`, which compares characters.
    func hasWord(_ word: String) -> Bool {
        var (text, word) = (self, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                guard let first = word.first, word.count <= text.count else { return word.isEmpty }
                for start in 0...(text.count - word.count) where text[start] == first {
                    if (1..<word.count).allSatisfy({ text[start + $0] == word[$0] }) { return true }
                }
                return false
            }
        }
    }

    /// Whether a name in the text has one of some words as a part: `goBack` and `onBack` have `back`, `playback` has not.
    ///
    /// - Parameter words: in lower case.
    func hasPart(of words: [String]) -> Bool {
        var part = ""
        for letter in unicodeScalars {
            let isUpper = letter.properties.isUppercase
            if isUpper || !letter.properties.isAlphabetic {
                if words.contains(part) { return true }
                part = ""
            }
            if letter.properties.isAlphabetic { part += isUpper ? letter.properties.lowercaseMapping : String(letter) }
        }
        return words.contains(part)
    }

    /// The parts of a name in lower case: `no`, `recent` and `posts` for `noRecentPosts`.
    var nameParts: [String] {
        var parts = [""]
        for letter in unicodeScalars {
            if letter.properties.isUppercase { parts.append("") }
            parts[parts.count - 1] += letter.properties.lowercaseMapping
        }
        return parts.filter { !$0.isEmpty }
    }

    /// Whether the text names a function that loads more: `loadMore`, `fetchNextPage`.
    var namesNextPage: Bool {
        ["More", "NextPage", "nextPage", "loadNext", "fetchNext", "paginate"].contains(where: hasWord)
    }
}

extension [String] {
    /// The words as a list: `a, b and c`.
    var enumeration: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
    }
}
