extension Parser {
    mutating func parseSwitch() -> NodeID {
        let start = token.start
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        advance()
        let mark = builder.mark()
        builder.push(at(.leftBrace) ? missing(.missingExpr) : parseExpression(.condition))
        if eat(.leftBrace) {
            pushSwitchCases()
            expect(.rightBrace)
        } else {
            reportMissing(.leftBrace)
        }
        return builder.add(.switchExpr, start, from: mark)
    }

    /// Parses `{ case a: b }` without a `switch` before it.
    mutating func parseSwitchBody() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        pushSwitchCases()
        expect(.rightBrace)
        return builder.add(.codeBlock, start, from: mark)
    }

    private mutating func pushSwitchCases() {
        while !atEnd, !at(.rightBrace) {
            if atSwitchCase || (at(word: .default)) {
                builder.push(parseSwitchCase())
            } else if at(.poundIf) {
                builder.push(parseIfConfig { $0.pushSwitchCasesOfClause() })
            } else if isClosing(token.kind), !at(.rightParen), !at(.rightSquare) {
                return
            } else {
                builder.push(parseStrayInSwitch())
            }
        }
    }

    private mutating func pushSwitchCasesOfClause() {
        while !atEnd, atSwitchCase || at(.poundIf) {
            builder.push(at(.poundIf) ? parseIfConfig { $0.pushSwitchCasesOfClause() } : parseSwitchCase())
        }
    }

    private mutating func parseStrayInSwitch() -> NodeID {
        let start = token.start
        repeat { skipBalanced() } while !atEnd && !at(.rightBrace) && !atSwitchCase && !at(.poundIf) && !isClosing(token.kind)
        report(.unexpectedCode, range(start))
        return builder.add(.unknown, start)
    }

    private mutating func parseSwitchCase() -> NodeID {
        let start = token.start
        let attribute = at(.atSign) ? parseAttribute() : .none
        let label = parseSwitchCaseLabel()
        let mark = builder.mark()
        builder.push(attribute)
        builder.push(label)
        parseItems(.switchCase)
        skipStrayClosings(.switchCase)
        return builder.add(.switchCase, start, from: mark)
    }

    private mutating func parseSwitchCaseLabel() -> NodeID {
        let start = token.start
        if eat(word: .default) {
            expect(.colon)
            return builder.add(.switchDefaultLabel, start)
        }
        if !eat(word: .case) { reportMissing(.caseWord) }
        let mark = builder.mark()
        repeat {
            let itemStart = token.start
            let pattern = parseMatchingPattern()
            let condition = parseWhereIfPresent()
            builder.push(builder.add(.switchCaseItem, itemStart, pattern, condition))
        } while eat(.comma)
        expectClosing(.colon)
        return builder.add(.switchCaseLabel, start, from: mark)
    }

    mutating func parseWhereIfPresent(_ flavor: Flavor = .basic) -> NodeID {
        let start = token.start
        guard eat(word: .where) else { return .none }
        let condition = parseExpression(flavor)
        return builder.add(.whereClause, start, condition)
    }
}
