extension Parser {
    /// `@A @B(c)`, with `#if` around some of them.
    mutating func parseAttributesIfPresent() -> NodeID {
        guard at(.atSign) || startsAttributesInIfConfig() else { return .none }
        let start = token.start
        let mark = builder.mark()
        while true {
            if at(.atSign) {
                builder.push(parseAttribute())
            } else if startsAttributesInIfConfig() {
                builder.push(parseIfConfig { parser in
                    while parser.at(.atSign) { parser.builder.push(parser.parseAttribute()) }
                })
            } else {
                break
            }
        }
        return builder.add(.attributeList, range(start), from: mark)
    }

    /// `@name`, `@Module.Name<T>(arguments)`
    mutating func parseAttribute() -> NodeID {
        let start = token.start
        advance()
        let name = UInt32(index)
        let word = Name(bytes[Int(token.start)..<Int(token.end)])
        let isBuiltIn = Self.builtInAttributes.contains(word)
        let type = parseAttributeName()
        var arguments = NodeID.none
        if attributeHasArguments, !Self.bareAttributes.contains(word) {
            if isBuiltIn {
                skipBalanced()
            } else {
                arguments = parseArguments(.rightParen, .basic)
            }
        }
        return builder.add(.attribute, range(start), token: name, type, arguments)
    }

    private mutating func parseAttributeName() -> NodeID {
        guard atName || at(word: .rethrows) else { return missing(.missingType) }
        guard enter() else { leave(); return skipTooDeep() }
        defer { leave() }
        return parseIdentifierType()
    }

    /// A `(` belongs to the attribute when it touches its name; with a space it may be the type of a closure.
    private var attributeHasArguments: Bool { at(.leftParen) && !token.spaceBefore }

    /// Attributes whose arguments have a grammar of their own.
    private static let builtInAttributes: Set<Name> = [
        "available", "_originallyDefinedIn", "backDeployed", "_backDeploy", "objc", "convention", "_specialize",
        "specialized", "differentiable", "derivative", "transpose", "_dynamicReplacement", "_spi", "_spi_available",
        "_effects", "_semantics", "_documentation", "_implements", "storageRestrictions", "_opaqueReturnTypeOf", "abi",
        "lifetime", "_lifetime",
    ]

    /// Attributes of types that never have arguments: `@escaping(A) -> B` is a function type.
    private static let bareAttributes: Set<Name> = ["escaping", "autoclosure", "Sendable", "noescape"]

    /// Takes an attribute without making nodes.
    mutating func skipAttribute() {
        advance()
        guard atName else { return }
        let word = Name(bytes[Int(token.start)..<Int(token.end)])
        advance()
        while at(.period), peek().kind == .identifier || peek().kind == .keyword {
            advance()
            advance()
        }
        if at(prefix: "<") {
            let saved = position
            if !skipGenericArguments() { restore(saved) }
        }
        if attributeHasArguments, !Self.bareAttributes.contains(word) { skipBalanced() }
    }
}
