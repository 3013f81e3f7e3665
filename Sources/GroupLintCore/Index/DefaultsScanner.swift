/// Finds the calls of the user defaults in a file. It reads tokens, because the parser skips bodies in files without SwiftUI.
struct DefaultsScanner {
    private(set) var found = DefaultsCalls()
    private let tokens: FrozenArray<Token>
    private let bytes: [UInt8]
    private let mentions: TypeMentions
    /// Names of the file for `UserDefaults.standard`.
    private var aliases: [Name] = []
    /// How often the file declares each name, or uses it as a label. Made when the first receiver needs it.
    private lazy var declarations = countedDeclarations()

    private static let mostCalls = 512

    init(_ tree: SyntaxTree, _ mentions: TypeMentions) {
        tokens = tree.tokens
        bytes = tree.source.bytes
        self.mentions = mentions
        var labels: [Int] = []
        for index in tokens.indices where tokens[index].kind == .identifier {
            switch tokens[index].end &- tokens[index].start {
            case 6 where isName(index, "forKey"): labels.append(index)
            case 8 where isName(index, "register"): addRegistration(index)
            case 8 where isName(index, "standard"): addAlias(index)
            // No other name is sought.
            default: break
            }
        }
        for label in labels.prefix(Self.mostCalls) { addCall(label) }
    }

    // MARK: Tokens

    private func name(_ index: Int) -> Name { Name(bytes, in: Int(tokens[index].start)..<Int(tokens[index].end)) }

    private func text(_ range: SourceRange) -> String {
        String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }

    private func isName(_ index: Int, _ expected: Name) -> Bool {
        index >= 0 && tokens[index].kind == .identifier && name(index) == expected
    }

    private func kind(_ index: Int) -> TokenKind { index >= 0 && index < tokens.count ? tokens[index].kind : .endOfFile }

    /// `UserDefaults.standard` with `standard` at a position.
    private func isStandard(_ index: Int) -> Bool {
        isName(index, "standard") && kind(index - 1) == .period && isName(index - 2, .userDefaults) && kind(index - 3) != .period
    }

    // MARK: Declarations

    private mutating func addRegistration(_ index: Int) {
        if kind(index + 1) == .leftParen, isName(index + 2, "defaults") { found.registersDefaults = true }
    }

    /// Adds the name in `let name = UserDefaults.standard` and `let name: UserDefaults = .standard`.
    private mutating func addAlias(_ index: Int) {
        let next = tokens[index + 1]
        let isWhole = kind(index + 1) != .endOfFile && next.startsLine && next.kind != .period || next.kind == .endOfFile
        guard isWhole || next.kind == .rightBrace || next.kind == .semicolon else { return }
        var equal = index - 2
        if isStandard(index) { equal -= 1 } else if kind(index - 1) != .period { return }
        guard kind(equal) == .equal else { return }
        var name = equal - 1
        if kind(name - 1) == .colon, isName(name, .userDefaults) { name -= 2 } else if !isStandard(index) { return }
        guard kind(name) == .identifier, name > 0, isVariable(name) else { return }
        // Other declarations of the name may be of other objects.
        guard declarations[self.name(name)] == 1 else { return }
        aliases.append(self.name(name))
        if mentions.scope(at: tokens[name].start).owner < 0, tokens[name - 1].keyword == .let, !isIndented(name - 1) {
            found.globalNames.append(self.name(name))
        }
    }

    private func isVariable(_ index: Int) -> Bool {
        index > 0 && (tokens[index - 1].keyword == .let || tokens[index - 1].keyword == .var)
    }

    private func countedDeclarations() -> NameTable {
        var counts = NameTable()
        for index in tokens.indices
        where tokens[index].kind == .identifier && (isVariable(index) || kind(index + 1) == .colon) {
            counts.insert(name(index), (counts[name(index)] ?? 0) + 1)
        }
        return counts
    }

    /// Whether a declaration is inside of braces, as far as the line tells.
    private func isIndented(_ index: Int) -> Bool {
        var start = Int(tokens[index].start)
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t")
    }

    // MARK: Calls

    private mutating func addCall(_ label: Int) {
        guard kind(label + 1) == .colon, let open = openParen(before: label), kind(open - 1) == .identifier,
            let method = Self.methods.first(where: { $0.name == name(open - 1) })
        else { return }
        let scope = mentions.scope(at: tokens[label].start)
        if scope.isPreview { return }
        let (start, receiver, receiverName) = receiver(open - 2)
        let (key, keyType, end) = key(label + 2)
        let missing = key.isNone ? MissingValue() : missingValue(method, end)
        let isLiteral = kind(label + 2) == .stringLiteral && !key.isNone
        let literal = isLiteral ? tokens[label + 2].range : SourceRange(start: 0, end: 0)
        found.calls.append(
            DefaultsCall(
                key: key, keyType: keyType, literal: text(literal), receiverName: receiverName, missingName: missing.name,
                missingRange: missing.range, range: SourceRange(start: tokens[start].start, end: tokens[end].end),
                owner: scope.owner, missing: missing.value, access: method.access, receiver: receiver))
    }

    /// The bracket of the arguments with a label. Values before the label have a limited number of tokens.
    private func openParen(before label: Int) -> Int? {
        var depth = 0
        for index in stride(from: label - 1, through: max(label - 256, 0), by: -1) {
            switch tokens[index].kind {
            case .rightParen, .rightSquare, .rightBrace, .interpolationEnd: depth += 1
            case .leftParen, .leftSquare, .leftBrace, .interpolationStart:
                if depth == 0 { return tokens[index].kind == .leftParen ? index : nil }
                depth -= 1
            // Other tokens are no brackets.
            default: break
            }
        }
        return nil
    }

    /// - Parameter period: position of the token before the method.
    private mutating func receiver(_ period: Int) -> (start: Int, DefaultsCall.Receiver, name: Name) {
        guard kind(period) == .period else { return (period + 1, .unknown, .none) }
        if isStandard(period - 1) { return (period - 3, .standard, .none) }
        guard kind(period - 1) == .identifier else { return (period + 1, .unknown, .none) }
        let name = name(period - 1)
        let isMember = kind(period - 2) == .period
        let isOwn = isMember && period > 3 && tokens[period - 3].keyword == .self && kind(period - 4) != .period
        guard !isMember || isOwn else { return (period + 1, .unknown, .none) }
        let start = isMember ? period - 3 : period - 1
        if aliases.contains(name) { return (start, .standard, .none) }
        return (start, isMember || declarations[name] != nil ? .unknown : .named, name)
    }

    /// The key at a position, and the bracket behind it; no key if it is computed.
    private func key(_ first: Int) -> (key: Name, type: Name, end: Int) {
        var last = first
        if kind(first) == .identifier || tokens[first].keyword == .capitalSelf {
            while kind(last + 1) == .period, kind(last + 2) == .identifier { last += 2 }
        }
        let isConstant = last > first && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(tokens[first].start)])
        guard kind(last + 1) == .rightParen, kind(first) == .stringLiteral || isConstant else { return (.none, .none, first) }
        let key = (first...last).reduce(Name.appStorage) { $0.joined(with: name($1)) }
        return (key, isConstant ? name(first) : .none, last + 1)
    }

    // MARK: Missing values

    private struct MissingValue {
        var value = StoredSetting.Value.unknown
        var name = Name.none
        var range = SourceRange(start: 0, end: 0)
    }

    /// What a call gives while no value is set.
    ///
    /// - Parameter end: position of the last token of the call.
    private func missingValue(_ method: Method, _ end: Int) -> MissingValue {
        switch method.access {
        case .writes: return MissingValue()
        case .readsValue where method.isFlag: return MissingValue(value: .flag, name: "false")
        case .readsValue: return MissingValue(value: .number, name: Name(number: "0") ?? .none)
        case .readsOptional: break
        }
        // `string(forKey: "a") ?? "b"` and `object(forKey: "a") as? Bool ?? true`
        var index = end + 1
        if kind(index) == .keyword, tokens[index].keyword == .as, kind(index + 1) == .postfixQuestionMark { index += 3 }
        guard kind(index) == .binaryOperator, name(index) == "??" else { return MissingValue(value: .none) }
        index += 1
        var missing = MissingValue(range: tokens[min(index, tokens.count - 1)].range)
        switch kind(index) {
        case .stringLiteral: (missing.value, missing.name) = (.text, name(index))
        case .keyword where [.true, .false].contains(tokens[index].keyword):
            (missing.value, missing.name) = (.flag, name(index))
        case .integerLiteral, .floatLiteral:
            (missing.value, missing.name) = (.number, Name(number: text(tokens[index].range)) ?? name(index))
        // Any other value is computed.
        default: break
        }
        return missing
    }

    private struct Method {
        let name: Name
        let access: DefaultsCall.Access
        var isFlag = false
    }

    private static let methods: [Method] =
        [Method(name: "bool", access: .readsValue, isFlag: true)]
        + (["integer", "double", "float"] as [Name]).map { Method(name: $0, access: .readsValue) }
        + (["string", "object", "value", "array", "data", "url", "dictionary", "stringArray"] as [Name]).map {
            Method(name: $0, access: .readsOptional)
        } + (["set", "setValue"] as [Name]).map { Method(name: $0, access: .writes) }
}

extension Name {
    static let userDefaults: Name = "UserDefaults"

    /// The name of a number: `0` and `0.0` are equal.
    init?(number text: String) {
        guard let value = Double(text.filter { $0 != "_" }) else { return nil }
        self.init(hash: value.bitPattern | 1)
    }

    /// The name of this token and the next one.
    func joined(with next: Name) -> Name { Name(hash: hash &* 0x9E37_79B9_7F4A_7C15 ^ next.hash) }
}
