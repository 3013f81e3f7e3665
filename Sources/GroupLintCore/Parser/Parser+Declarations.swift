/// Recognizes the start and the kind of a declaration.
extension Parser {
    /// The part of a declaration before its keyword.
    struct DeclarationPrefix {
        var start: UInt32
        var attributes: NodeID
        var modifiers: NodeID
    }

    /// Looks past attributes and modifiers for a keyword that introduces a declaration.
    mutating func atStartOfDeclaration(requiresDeclaration: Bool) -> Bool {
        // The first word nearly always decides.
        switch token.keyword {
        case .none where token.kind == .identifier: return false
        case .let, .var, .func, .struct, .enum, .import, .extension, .protocol, .typealias: return true
        case .if, .guard, .return, .for, .switch, .`self`, .super, .try, .await, .while, .defer, .throw, .break, .do:
            return false
        case .private, .fileprivate, .public, .static, .override, .internal, .final:
            switch peek().keyword {
            case .let, .var, .func, .struct, .enum: return true
            default: break
            }
        default: break
        }
        if token.kind != .identifier, token.kind != .keyword, !at(.atSign), !at(.poundIf), !at(.pound) { return false }
        let saved = position
        defer { restore(saved) }
        var prefixes = 0
        while prefixes < Self.maximumPrefixes, at(.atSign) || at(.poundIf) {
            if at(.atSign) {
                skipAttribute()
            } else if !skipIfConfigOfAttributes() {
                return false
            }
            prefixes += 1
        }
        if prefixes > 0, at(.rightBrace) || atEnd || at(.poundEndif) { return true }
        prefixes += skipModifiers()
        return prefixes >= Self.maximumPrefixes
            || introducesDeclaration(hasPrefix: prefixes > 0, requiresDeclaration: requiresDeclaration)
    }

    private mutating func introducesDeclaration(hasPrefix: Bool, requiresDeclaration: Bool) -> Bool {
        switch token.keyword {
        case .import, .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .subscript, .typealias,
            .associatedtype, .deinit, .operator, .precedencegroup:
            return true
        case .inout:
            return requiresDeclaration && peek().kind == .identifier
        case .`init`:
            return requiresDeclaration || hasPrefix || atInitializerHead()
        case .case:
            return requiresDeclaration
        case .actor:
            return peek().kind == .identifier && (!peek().startsLine || hasPrefix)
        case .macro:
            return peek().kind == .identifier && !peek().startsLine
        case .using:
            return !hasPrefix && !peek().startsLine && (peek().kind == .atSign || peek().kind == .identifier)
                && !requiresDeclaration && depth <= 2
        default:
            if at(.pound) { return hasPrefix }
            return requiresDeclaration && hasPrefix
        }
    }

    /// Whether `init(a: b)` declares an initializer. In code, it calls another initializer unless a body follows.
    private mutating func atInitializerHead() -> Bool {
        let saved = position
        defer { restore(saved) }
        advance()
        if at(prefix: "?") || at(prefix: "!") { advanceOneCharacter() }
        if atOperator, at(prefix: "<"), !skipGenericArguments() { return true }
        guard at(.leftParen) else { return false }
        skipBalanced()
        return at(.leftBrace) || at(.arrow) || atEffect || at(word: .where)
    }

    // MARK: Dispatch

    mutating func parseDeclaration() -> NodeID {
        let start = token.start
        let attributes = at(.atSign) || at(.poundIf) ? parseAttributesIfPresent() : .none
        let modifiers = parseModifiersIfPresent()
        let prefix = DeclarationPrefix(start: start, attributes: attributes, modifiers: modifiers)
        switch token.keyword {
        case .import: return parseImport(prefix)
        case .struct: return parseNominalType(.structDecl, prefix)
        case .class: return parseNominalType(.classDecl, prefix)
        case .enum: return parseNominalType(.enumDecl, prefix)
        case .protocol: return parseNominalType(.protocolDecl, prefix)
        case .actor: return parseNominalType(.actorDecl, prefix)
        case .extension: return parseExtension(prefix)
        case .func: return parseFunction(prefix)
        case .`init`: return parseInitializer(prefix)
        case .deinit: return parseDeinitializer(prefix)
        case .subscript: return parseSubscript(prefix)
        case .var, .let, .inout: return parseVariable(prefix)
        case .typealias: return parseTypeAlias(prefix)
        case .associatedtype: return parseAssociatedType(prefix)
        case .case: return parseEnumCase(prefix)
        case .operator: return parseOperator(prefix)
        case .precedencegroup: return parsePrecedenceGroup(prefix)
        case .macro: return parseMacro(prefix)
        case .using: return parseUsing(prefix)
        default:
            if at(.pound) { return parseMacroExpansionDecl(start: start, attributes, modifiers) }
            reportMissing(.declaration)
            return builder.add(.missingDecl, start, attributes, modifiers)
        }
    }

    /// Starts the children of a declaration with its attributes and modifiers.
    @inline(__always)
    mutating func open(_ prefix: DeclarationPrefix) -> Int {
        let mark = builder.mark()
        builder.push(prefix.attributes)
        builder.push(prefix.modifiers)
        return mark
    }

    /// Parses a name and returns its token index; `NodeID.none` if there is no name.
    mutating func parseName() -> UInt32 {
        guard at(.identifier) || at(.wildcard) || (at(.keyword) && !token.startsLine) else {
            reportMissing(.name)
            return .none
        }
        let name = tokenIndex
        advance()
        return name
    }

    // MARK: Types

    private mutating func parseNominalType(_ kind: SyntaxKind, _ prefix: DeclarationPrefix) -> NodeID {
        advance()
        let name = parseName()
        let mark = open(prefix)
        builder.push(parseGenericParametersIfPresent())
        builder.push(parseInheritanceIfPresent())
        builder.push(parseGenericWhereIfPresent())
        builder.push(parseMemberBlock())
        return builder.add(kind, prefix.start, token: name, from: mark)
    }

    private mutating func parseExtension(_ prefix: DeclarationPrefix) -> NodeID {
        advance()
        let name = tokenIndex
        let mark = open(prefix)
        builder.push(parseType())
        builder.push(parseInheritanceIfPresent())
        builder.push(parseGenericWhereIfPresent())
        builder.push(parseMemberBlock())
        return builder.add(.extensionDecl, prefix.start, token: name, from: mark)
    }

    private mutating func parseTypeAlias(_ prefix: DeclarationPrefix) -> NodeID {
        advance()
        let name = parseName()
        let mark = open(prefix)
        builder.push(parseGenericParametersIfPresent())
        builder.push(parseTypeInitializerIfPresent())
        builder.push(parseGenericWhereIfPresent())
        return builder.add(.typeAliasDecl, prefix.start, token: name, from: mark)
    }

    private mutating func parseAssociatedType(_ prefix: DeclarationPrefix) -> NodeID {
        advance()
        let name = parseName()
        let mark = open(prefix)
        builder.push(parseInheritanceIfPresent())
        builder.push(parseTypeInitializerIfPresent())
        builder.push(parseGenericWhereIfPresent())
        return builder.add(.associatedTypeDecl, prefix.start, token: name, from: mark)
    }

    private mutating func parseTypeInitializerIfPresent() -> NodeID {
        let start = token.start
        guard eat(.equal) else { return .none }
        let type = parseType()
        return builder.add(.typeInitializerClause, start, type)
    }

    // MARK: Enum cases

    private mutating func parseEnumCase(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = tokenIndex
        advance()
        let mark = open(prefix)
        repeat {
            let start = token.start
            let name = parseName()
            let parameters = at(.leftParen) ? parseParameterClause(.enumCaseParameterClause) : .none
            let value = parseInitializerIfPresent()
            builder.push(builder.add(.enumCaseElement, start, token: name, parameters, value))
        } while eat(.comma)
        return builder.add(.enumCaseDecl, prefix.start, token: keyword, from: mark)
    }

    // MARK: Imports, operators, precedence groups

    private mutating func parseImport(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = tokenIndex
        advance()
        let start = token.start
        if at(.keyword), !token.startsLine { advance() }  // `import struct A.B`
        while at(.identifier) || (at(.keyword) && !token.startsLine) || atOperator {
            advance()
            guard !token.startsLine, eat(.period) || eat(.colonColon) else { break }
        }
        if previousEnd <= start { reportMissing(.name) }
        let path = builder.add(.importPath, start)
        let mark = open(prefix)
        builder.push(path)
        return builder.add(.importDecl, prefix.start, token: keyword, from: mark)
    }

    private mutating func parseOperator(_ prefix: DeclarationPrefix) -> NodeID {
        advance()
        let name = tokenIndex
        while !atEnd, !at(.colon), !token.startsLine, !at(.rightBrace), !at(.leftBrace), !at(.semicolon) { advance() }
        if eat(.colon) {
            while at(.identifier) || at(.keyword) {
                advance()
                guard eat(.comma) else { break }
            }
        }
        if at(.leftBrace), !token.startsLine { skipBalanced() }
        let mark = open(prefix)
        return builder.add(.operatorDecl, prefix.start, token: name, from: mark)
    }

    private mutating func parsePrecedenceGroup(_ prefix: DeclarationPrefix) -> NodeID {
        advance()
        let name = parseName()
        if at(.leftBrace) { skipBalanced() } else { reportMissing(.leftBrace) }
        let mark = open(prefix)
        return builder.add(.precedenceGroupDecl, prefix.start, token: name, from: mark)
    }

    private mutating func parseUsing(_ prefix: DeclarationPrefix) -> NodeID {
        advance()
        var attribute = NodeID.none
        if at(.atSign) { attribute = parseAttribute() } else { advance() }
        return builder.add(.usingDecl, prefix.start, attribute)
    }
}
