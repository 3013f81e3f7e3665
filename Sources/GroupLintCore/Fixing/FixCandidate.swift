/// A diagnostic with a fix that may be applied.
struct FixCandidate: Equatable, Sendable {
    let diagnostic: Diagnostic
    let edits: [Fix.Edit]
    /// Byte range from the start of the first edit to the end of the last.
    let hull: SourceRange

    /// Nil if the diagnostic has no fix that the policy allows.
    init?(_ diagnostic: Diagnostic, _ policy: FixPolicy) {
        guard let fix = diagnostic.fix, policy.allows(fix, of: diagnostic.rule), let hull = fix.hull else { return nil }
        self.diagnostic = diagnostic
        edits = fix.edits
        self.hull = hull
    }

    /// Whether the edits are in order, do not overlap, and lie in the text after its byte order mark.
    func isSound(in bytes: [UInt8]) -> Bool {
        var offset = bytes.starts(with: byteOrderMark) ? UInt32(byteOrderMark.count) : 0
        for edit in edits {
            guard edit.range.start >= offset, edit.range.end >= edit.range.start else { return false }
            offset = edit.range.end
        }
        return offset <= UInt32(bytes.count)
    }

    /// A key that identifies the fix even after other parts of the file have changed.
    func key(in bytes: [UInt8]) -> Key {
        let replaced = edits.map { edit in
            let end = min(Int(edit.range.end), bytes.count)
            return Array(bytes[min(Int(edit.range.start), end)..<end])
        }
        return Key(
            path: diagnostic.path, rule: diagnostic.rule, scope: diagnostic.scope, replaced: replaced,
            texts: edits.map(\.text))
    }

    struct Key: Hashable, Sendable {
        var path: String
        var rule: String
        var scope: String
        var replaced: [[UInt8]]
        var texts: [String]
    }
}

/// Why a fix is not applied.
enum FixFault: Sendable {
    case brokenSource
    case unsoundEdits
    case syntaxDamage
    case newError(rule: String)
    case withoutEffect
    case tooManyTrials

    /// Text after `the fix of this rule_id`; nil for broken source, which is reported as a syntax problem.
    var text: String? {
        switch self {
        case .brokenSource: nil
        case .unsoundEdits: "has edits that overlap or lie outside the text"
        case .syntaxDamage: "would damage the syntax"
        case .newError(let rule): "would lead to an error of \(rule)"
        case .withoutEffect: "would not remove it"
        case .tooManyTrials: "was not tried after too many others had to be taken back"
        }
    }
}

/// The edits of several fixes of one file, in order.
struct TextEdits {
    /// Sorted by place, without overlaps.
    let edits: [Fix.Edit]

    init(_ candidates: [FixCandidate]) {
        edits = candidates.flatMap(\.edits).sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
        var offset = 0
        for edit in edits {
            result += bytes[offset..<Int(edit.range.start)]
            result += edit.text.utf8
            offset = Int(edit.range.end)
        }
        return result + bytes[offset...]
    }

    /// The position of a range after the edits; nil if an edit touches the range.
    func moved(_ range: SourceRange) -> SourceRange? {
        var shift = 0
        for edit in edits {
            if edit.range.end <= range.start {
                shift += edit.text.utf8.count - Int(edit.range.length)
            } else if edit.range.start < range.end {
                return nil
            }
        }
        return SourceRange(start: UInt32(Int(range.start) + shift), end: UInt32(Int(range.end) + shift))
    }
}
