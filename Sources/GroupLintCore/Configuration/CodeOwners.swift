/// Who owns the files of a repository, as in the `CODEOWNERS` file of GitHub and GitLab.
///
/// The patterns are those of `.gitignore`, with these differences: the last matching line of a section decides, also over the
/// directories above a file; a pattern that ends in `/*` matches only the files in that directory; a line without owners means
/// that nobody owns the files; and in GitLab's own file a pattern with a slash inside matches at any depth unless it starts
/// with one. GitHub ignores lines with `!` or `[`; here they mean what they mean for GitLab.
package struct CodeOwners: Sendable {
    fileprivate struct Line {
        var pattern: PathPattern
        /// Whether the pattern ends in `/*`.
        var isForFiles: Bool
        /// Empty when nobody owns the files.
        var owners: [String]
    }

    /// Lines under one heading of GitLab; the lines above the first heading are a section too.
    private struct Section {
        /// In lower case. Headings with equal names are one section.
        var name: String
        var defaultOwners: [String]
        var lines: [Line] = []
        /// The patterns for files and directories, and those for files only. Their positions in `lines` are in `places`.
        var tables = (all: PatternTable([]), files: PatternTable([]))
        var places: (all: [Int], files: [Int]) = ([], [])

        /// Makes the tables, when all lines are known.
        mutating func finish() {
            places.all = lines.indices.filter { !lines[$0].isForFiles }
            places.files = lines.indices.filter { lines[$0].isForFiles }
            tables.all = PatternTable(places.all.map { lines[$0].pattern })
            tables.files = PatternTable(places.files.map { lines[$0].pattern })
        }

        /// The last line that matches a path.
        func lastLine(for path: [ArraySlice<UInt8>]) -> Line? {
            guard let name = path.last else { return nil }
            let all = tables.all.covering(path[...]).last.map { places.all[$0] }
            let files = tables.files.last(name, in: path.dropLast(), isDirectory: false).map { places.files[$0] }
            return [all, files].compactMap(\.self).max().map { lines[$0] }
        }
    }

    private var sections = [Section(name: "", defaultOwners: [])]
    /// Positions of the sections by name.
    private var positions = ["": 0]

    /// Reads a `CODEOWNERS` file. Lines that cannot be understood are left out, as the services do.
    ///
    /// - Parameter isOfGitLab: whether the file lies where only GitLab looks for it.
    package init(_ bytes: [UInt8], isOfGitLab: Bool = false) {
        let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
        var current = 0
        for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let words = Self.words(line)
            guard let first = words.first else { continue }
            if let heading = Self.heading(line) {
                current = section(heading)
            } else if let line = Self.line(first, words.dropFirst(), sections[current].defaultOwners, isOfGitLab) {
                sections[current].lines.append(line)
            }
        }
        for section in sections.indices { sections[section].finish() }
    }

    /// The owners of a file in the order of the file, without repetitions; empty when nobody owns it.
    ///
    /// - Parameter path: relative to the root of the repository.
    package func owners(of path: String) -> [String] {
        let components = Array(path.utf8).split(separator: UInt8(ascii: "/"))
        var (owners, known): ([String], Set<String>) = ([], [])
        for section in sections {
            let line = section.lastLine(for: components)
            for owner in line?.owners ?? [] where known.insert(owner).inserted { owners.append(owner) }
        }
        return owners
    }

    /// The index of the section of a heading.
    private mutating func section(_ heading: Section) -> Int {
        if let known = positions[heading.name] { return known }
        positions[heading.name] = sections.count
        sections.append(heading)
        return sections.count - 1
    }

    /// A heading of GitLab: `[Name]`, `^[Name][2] @owner`; nil for any other line.
    private static func heading(_ line: ArraySlice<UInt8>) -> Section? {
        let text = line.first == UInt8(ascii: "^") ? line.dropFirst() : line
        guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let name = String(decoding: text[text.index(after: text.startIndex)..<end], as: UTF8.self).lowercased()
        var rest = text[text.index(after: end)...]
        if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) {
            rest = rest[rest.index(after: close)...]
        }
        return Section(name: name, defaultOwners: owners(words(rest)[...]))
    }

    private static func line(
        _ pattern: [UInt8], _ words: ArraySlice<[UInt8]>, _ defaultOwners: [String], _ isOfGitLab: Bool
    ) -> Line? {
        var text = pattern[...]
        // GitLab: nobody owns these files.
        let isExclusion = text.first == UInt8(ascii: "!")
        if isExclusion { text = text.dropFirst() }
        let isForFiles = text.suffix(2).elementsEqual("/*".utf8)
        if isOfGitLab, text.first != UInt8(ascii: "/") { text = Array("**/".utf8) + text }
        guard let parsed = PathPattern(text) else { return nil }
        let named = owners(words)
        let owners = isExclusion ? [] : named.isEmpty ? defaultOwners : named
        return Line(pattern: parsed, isForFiles: isForFiles, owners: owners)
    }

    /// Users, teams, roles and addresses.
    private static func owners(_ words: ArraySlice<[UInt8]>) -> [String] {
        words.filter { $0.contains(UInt8(ascii: "@")) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The words of a line up to a comment. A space after a backslash belongs to its word.
    private static func words(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        var isEscaped = false
        for byte in line {
            if !isEscaped, byte == 0x20 || byte == 0x09 {
                if words.last != [] { words.append([]) }
                continue
            }
            if byte == UInt8(ascii: "#"), words.last == [] { break }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            words[words.count - 1].append(byte)
        }
        return words.filter { !$0.isEmpty }
    }
}
