extension Parser {
    /// Parses `@A @B(c)`. Some of the attributes may be inside `#if`.
    mutating func parseAttributesIfPresent() -> NodeID {
        guard at(.atSign) || startsAttributesInIfConfig() else { return .none }
        let start = token.start
        let mark = builder.mark()
        while true {
            if at(.atSign) {
                builder.push(parseAttribute())
            } else if startsAttributesInIfConfig() {
                builder.push(parseIfConfigOfAttributes())
            } else {
                break
            }
        }
        return builder.add(.attributeList, start, from: mark)
    }

    private mutating func parseIfConfigOfAttributes() -> NodeID {
        parseIfConfig { parser in
            while parser.at(.atSign) || parser.at(.poundIf) {
                parser.builder.push(parser.at(.atSign) ? parser.parseAttribute() : parser.parseIfConfigOfAttributes())
            }
        }
    }

    /// Parses `@name` or `@Module.Name<T>(arguments)`.
    mutating func parseAttribute() -> NodeID {
        let start = token.start
        advance()
        let name = tokenIndex
        let word = Name(bytes[Int(token.start)..<Int(token.end)])
        let isBuiltIn = Self.builtInAttributes.contains(word)
        let type = parseAttributeName()
        var arguments = NodeID.none
        if hasArguments(word) {
            if word == "abi" {
                arguments = parseDeclarationInParentheses()
            } else if isBuiltIn {
                skipBalanced()
                if tokens[index - 1].kind != .rightParen { reportMissing(.rightParen) }
            } else if Self.looseAttributes.contains(word) {
                arguments = parseLooseArguments()
            } else {
                arguments = parseArguments(.rightParen, .basic)
            }
        }
        return builder.add(.attribute, start, token: name, type, arguments)
    }

    /// Parses the argument `(func f())` of `@abi`.
    private mutating func parseDeclarationInParentheses() -> NodeID {
        let start = token.start
        advance()
        let declaration = atStartOfDeclaration(requiresDeclaration: true) ? parseDeclaration() : .none
        expectClosing(.rightParen)
        return builder.add(.labeledExprList, start, declaration)
    }

    /// Parses arguments that are not expressions, except for their strings: `(module: "A", macOS 10.15)`.
    private mutating func parseLooseArguments() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        while !atEnd, !isClosing(token.kind) {
            if at(.stringLiteral) {
                let literalStart = token.start
                advance()
                builder.push(builder.add(.stringLiteralExpr, literalStart))
            } else {
                skipBalanced()
            }
        }
        expect(.rightParen)
        return builder.add(.labeledExprList, start, from: mark)
    }

    private mutating func parseAttributeName() -> NodeID {
        guard atName || at(word: .rethrows) else { return missing(.missingType) }
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        return parseIdentifierType()
    }

    /// Whether a `(` after the name starts arguments, and not a function type or the parameters of a closure. Only Swift 6
    /// forbids a space before arguments: `@FetchRequest (sortDescriptors: [])`.
    private mutating func hasArguments(_ word: Name) -> Bool {
        guard at(.leftParen), !Self.bareAttributes.contains(word) else { return false }
        let hasSpace = token.spaceBefore
        if hasSpace, token.startsLine { return false }
        if Self.builtInAttributes.contains(word) || Self.looseAttributes.contains(word) { return true }
        let saved = position
        skipBalanced()
        defer { restore(saved) }
        // `@MainActor([Item]) -> Void`
        if !hasSpace { return !startsEffects(token) }
        let startsDeclaration = at(.identifier) || at(.keyword) || at(.atSign)
        return startsDeclaration && token.keyword != .`in` && !startsEffects(token)
    }

    /// Whether a token after parentheses shows that they are the parameters of a function type: `() async -> Void`.
    private func startsEffects(_ token: Token) -> Bool {
        if token.kind == .arrow { return true }
        return token.keyword == .async || token.keyword == .throws || token.keyword == .rethrows
    }

    /// Attributes whose arguments have their own grammar.
    private static let builtInAttributes = NameTable(
        """
        available backDeployed _backDeploy objc _specialize specialized differentiable derivative transpose \
        _dynamicReplacement _spi _spi_available _effects _implements storageRestrictions lifetime _lifetime
        """)

    /// Attributes whose arguments mix strings with platforms and versions.
    private static let looseAttributes = NameTable("_originallyDefinedIn _documentation convention _opaqueReturnTypeOf")

    /// Type attributes that never have arguments: `@escaping(A) -> B` is a function type.
    private static let bareAttributes = NameTable("escaping autoclosure Sendable noescape")

    /// Skips the attributes here, at most `maximumPrefixes`, without creating nodes.
    mutating func skipAttributes() {
        var count = 0
        while at(.atSign), count < Self.maximumPrefixes {
            skipAttribute()
            count += 1
        }
    }

    /// Skips one attribute without creating nodes.
    mutating func skipAttribute() {
        advance()
        guard atName else { return }
        let word = Name(bytes[Int(token.start)..<Int(token.end)])
        advance()
        while true {
            if at(.period) || at(.colonColon), peek().kind == .identifier || peek().kind == .keyword {
                advance()
                advance()
            } else if atOperator, at(prefix: "<") {
                let saved = position
                guard skipGenericArguments() else {
                    restore(saved)
                    break
                }
            } else {
                break
            }
        }
        if hasArguments(word) { skipBalanced() }
    }
}
