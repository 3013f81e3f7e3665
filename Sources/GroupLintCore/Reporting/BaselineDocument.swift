#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads and writes a baseline as JSON, one entry per line so that git can merge branches.
package enum BaselineDocument {
    package static let fileName = ".grouplint-baseline.json"
    static let version = 1
    /// The counts that an entry can have. Far more diagnostics than a file holds; their sums do not overflow.
    private static let counts = 1...1_000_000_000

    /// The entries of another version are not read.
    private struct Document: Decodable {
        var version: Int
        var entries: [Baseline.Entry] = []

        enum CodingKeys: CodingKey {
            case version, entries
        }

        init(from decoder: any Decoder) throws {
            guard let values = try? decoder.container(keyedBy: CodingKeys.self),
                let version = try? values.decode(Int.self, forKey: .version)
            else { throw BaselineDocument.isNone }
            self.version = version
            if version == BaselineDocument.version { entries = try values.decode([Baseline.Entry].self, forKey: .entries) }
        }
    }

    private static let isNone = InputError(
        kind: .io, message: "is not a baseline; remove it, then write one with grouplint baseline create")
    private static let conflict = InputError(
        kind: .io, message: "has conflict marks of git; restore one of its versions, then run grouplint baseline update")

    private static func hasConflict(_ bytes: [UInt8]) -> Bool {
        bytes.split(separator: 0x0A).contains { $0.starts(with: "<<<<<<< ".utf8) }
    }

    package static func bytes(_ baseline: Baseline) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try baseline.entries.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        let body = lines.isEmpty ? "" : lines.joined(separator: ",\n") + "\n"
        return Array("{\"version\":\(version),\"tool\":\"\(ToolIdentity.version)\",\"entries\":[\n\(body)]}\n".utf8)
    }

    /// - Throws: `InputError` with what is wrong and what to do.
    package static func read(_ bytes: [UInt8]) throws(InputError) -> Baseline {
        if let entries = BaselineScanner.entries(bytes), entries.allSatisfy({ counts.contains($0.count) }) {
            return Baseline(entries)
        }
        do {
            let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
            guard document.version == Self.version else {
                throw InputError(
                    kind: .io, message: "has version \(document.version), which this GroupLint does not know; update GroupLint")
            }
            let entries = document.entries
            guard let wrong = entries.firstIndex(where: { !Self.counts.contains($0.count) }) else { return Baseline(entries) }
            throw InputError(
                kind: .io, message: "is damaged: entry \(wrong + 1) has the count \(entries[wrong].count); restore it from git")
        } catch let error as InputError {
            throw error
        } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
            throw hasConflict(bytes) ? conflict : isNone
        } catch {
            throw InputError(kind: .io, message: "is damaged: \(Self.reason(error)); restore it from git")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "\"\(key.stringValue)\" is missing"
                + (context.codingPath.last?.intValue.map { " in entry \($0 + 1)" } ?? "")
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "a value has the wrong type at \(context.codingPath.map(\.stringValue).joined(separator: "."))"
        default: "it is not valid JSON"
        }
    }

    // MARK: Entries of a report

    /// One entry with a count of 1 for each diagnostic.
    ///
    /// - Parameter path: converts a path of the report to one of the baseline.
    package static func entries(_ report: LintReport, path: (String) -> String) -> [Baseline.Entry] {
        var lines: [String: LineTokens] = [:]
        return report.diagnostics.map { diagnostic in
            let hash = lines[diagnostic.path, default: LineTokens(report.sources[diagnostic.path]?.bytes ?? [])]
                .hash(around: diagnostic.range.start, diagnostic.rule)
            return Baseline.Entry(
                path: path(diagnostic.path), rule: diagnostic.rule, scope: diagnostic.scope, hash: hash, count: 1)
        }
    }

    /// Finds the tokens of a line.
    private struct LineTokens {
        private let bytes: [UInt8]
        private let tokens: FrozenArray<Token>
        /// The line that was asked about last, in bytes, and its hashes by rule: a long line may have many diagnostics.
        private var line: Range<UInt32> = 0..<0
        private var text = ""
        private var hashes: [String: String] = [:]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            tokens = Lexer.lex(bytes).tokens
        }

        /// The hash of a rule and of the line with a byte offset.
        mutating func hash(around offset: UInt32, _ rule: String) -> String {
            if !line.contains(offset) { readLine(around: offset) }
            if let known = hashes[rule] { return known }
            let digest = SHA256.digest(Array("\(rule)\0\(text)".utf8))
            let hash = "gl1:" + hexadecimal(digest.prefix(16))
            hashes[rule] = hash
            return hash
        }

        /// Reads the tokens of the line, joined by spaces; without indentation and comments.
        private mutating func readLine(around offset: UInt32) {
            hashes = [:]
            (line, text) = (0..<0, "")
            var first = tokens.partitionPoint { $0.start <= offset } - 1
            guard first >= 0 else { return }
            while first > 0, !tokens[first].startsLine { first -= 1 }
            var text: [UInt8] = []
            var end = offset + 1
            for position in first..<tokens.count where tokens[position].kind != .endOfFile {
                let token = tokens[position]
                if position > first, token.startsLine { break }
                if !text.isEmpty { text.append(0x20) }
                text += bytes[Int(token.start)..<Int(token.end)]
                end = max(end, token.end)
            }
            line = min(offset, tokens[first].start)..<end
            self.text = String(decoding: text, as: UTF8.self)
        }
    }
}
