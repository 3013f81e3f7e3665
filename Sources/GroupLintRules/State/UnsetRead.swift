import GroupLintCore

/// A read of the user defaults that gives another value than a property with the same key while nothing is set.
struct UnsetRead {
    /// The first property with another default.
    let setting: SettingSite
    /// Whether code besides the type of a property sets the value.
    let isSetElsewhere: Bool
    /// Whether the read is in the type of the property.
    let isOwn: Bool
    /// Whether the property is set to what is read: `amount = defaults.double(forKey: "amount")`.
    let isWrittenBack: Bool
    /// Whether the read names its own default: `?? "a"`.
    let hasFallback: Bool
    let range: SourceRange
    /// The key and the value as written.
    let key: String
    let value: String

    private static let mostSettings = 16

    init?(_ site: DefaultsSite, _ context: inout RuleContext) {
        let index = context.index
        let call = index.call(site)
        let part = ProjectPart(index.path(of: site))
        let settings = index.settings(sharingKeyWith: site).filter { ProjectPart(index.path(of: $0)) == part }
        guard let setting = settings.first, settings.count <= Self.mostSettings,
            settings.allSatisfy({ index.setting($0).store.isNone && index.differ($0, site) }),
            !index.registersDefaults, !index.replacesStandardStore
        else { return nil }
        let calls = index.defaultsCalls(sharingKeyWith: site)
        let asksForValue = calls.contains { index.call($0).access == .readsOptional && index.call($0).missing == .none }
        guard !asksForValue, !context.isOperand(call.range), let source = context.source(ofReads: call),
            settings.contains(where: { context.mayUse($0) })
        else { return nil }
        let owners = settings.map { index.owner(of: index.property(of: $0)) }
        isSetElsewhere = calls.contains { index.call($0).access == .writes && !owners.contains(index.owner(of: $0)) }
        isOwn = owners[0] == index.owner(of: site)
        isWrittenBack = isOwn && context.isAssigned(to: index.member(index.property(of: setting)).name, call.range)
        self.setting = setting
        range = call.range
        let text = source.text(call.range)
        key = text.split(separator: " ").last.map { String($0.dropLast()) } ?? text
        hasFallback = call.access == .readsOptional
        value = hasFallback ? source.text(call.missingRange) : index.setting(setting).value == .flag ? "false" : "0"
    }
}

extension RuleContext {
    /// Whether other values decide too what the code at a range means: `bool(forKey: "a") || !bool(forKey: "a-is-set")`.
    fileprivate mutating func isOperand(_ range: SourceRange) -> Bool {
        var node = syntax()?.root
        while let current = node {
            if let sequence = SequenceExpr(current) {
                let signs = sequence.elements.filter { $0.kind == .binaryOperatorExpr }.map(\.tokenText)
                if signs.contains("||") || signs.contains("&&") { return true }
            }
            node = current.child(around: range)
        }
        return false
    }

    /// Whether the code at a range is the right side of an assignment to a property of the type.
    fileprivate mutating func isAssigned(to property: Name, _ range: SourceRange) -> Bool {
        var node = syntax()?.root
        while let current = node {
            if let sequence = SequenceExpr(current), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
                sequence.left?.ownName == property, sequence.right?.range.contains(range) ?? false
            {
                return true
            }
            node = current.child(around: range)
        }
        return false
    }

    /// The source of the file with a read; nil if the code around the read seems to know what a missing value looks like.
    fileprivate mutating func source(ofReads call: DefaultsCall) -> SourceFile? {
        guard let tree = syntax() else { return nil }
        guard call.missing == .number, call.access == .readsValue else { return tree.source }
        let position = tree.tokens.indices.partitionPoint { tree.tokens[$0].start < call.range.start }
        let near = max(position - 24, 0)..<min(position + 96, tree.tokens.count)
        let asks = near.contains { index in
            let token = tree.tokens[index]
            guard [.integerLiteral, .floatLiteral, .identifier].contains(token.kind) else { return false }
            return ["0", "0.0", "1", "max", "isZero", "zero"].contains(tree.source.text(token.range))
        }
        return asks ? nil : tree.source
    }
}
