/// The role of a kind of node. A switch over roles does not need `default:`, and a new kind does not compile without a role.
public enum SyntaxRole: UInt8, Sendable {
    /// The file itself, or code that the parser did not understand.
    case root
    /// A part of a declaration, such as its attributes, signature or initial value.
    case declarationPart
    /// Braces around members, statements or accessors.
    case block
    /// A declaration of a type with members: struct, class, actor, enum or protocol.
    case nominalType
    /// Any other declaration.
    case declaration
    /// `#if` and its clauses, around statements, members or links of a chain.
    case conditionalCompilation
    /// `for`, `while` and `repeat`.
    case loop
    /// A statement that leaves its block: `return`, `throw`, `break`, `continue`, `fallthrough`.
    case exit
    /// Any other statement.
    case statement
    /// A part of a statement, such as a case of a switch.
    case statementPart
    /// A condition that is not an expression: a binding, a pattern or `#available`.
    case condition
    /// `if` and `switch`, which can be statements or expressions.
    case choice
    /// Any other expression, or an operator between the operands of a sequence.
    case expression
    /// A part of an expression, such as its arguments.
    case expressionPart
    case type
    case pattern
}

extension SyntaxKind {
    /// Whether the kind is a declaration, including types with members but not `#if`.
    public var isDeclaration: Bool { role == .declaration || role == .nominalType }
    public var isExpression: Bool { role == .expression || role == .choice }
    public var isType: Bool { role == .type }

    public var role: SyntaxRole {
        switch self {
        case .unknown, .sourceFile: .root
        case .attributeList, .attribute, .declModifierList, .declModifier, .inheritanceClause, .inheritedType,
            .genericParameterClause, .genericParameter, .genericArgumentClause, .genericWhereClause, .genericRequirement,
            .functionSignature, .functionParameterClause, .functionParameter, .effectSpecifiers, .returnClause,
            .typeAnnotation, .initializerClause, .typeInitializerClause, .patternBinding, .enumCaseElement,
            .enumCaseParameterClause, .importPath:
            .declarationPart
        case .memberBlock, .codeBlock, .accessorBlock: .block
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl: .nominalType
        case .importDecl, .extensionDecl, .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl,
            .variableDecl, .accessorDecl, .typeAliasDecl, .associatedTypeDecl, .enumCaseDecl, .operatorDecl,
            .precedenceGroupDecl, .macroDecl, .macroExpansionDecl, .poundSourceLocation, .missingDecl, .usingDecl:
            .declaration
        case .ifConfigDecl, .ifConfigClause: .conditionalCompilation
        case .forStmt, .whileStmt, .repeatStmt: .loop
        case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: .exit
        case .labeledStmt, .guardStmt, .doStmt, .deferStmt, .yieldStmt, .discardStmt: .statement
        case .catchClause, .catchItem, .whereClause, .switchCase, .switchCaseLabel, .switchDefaultLabel, .switchCaseItem:
            .statementPart
        case .optionalBindingCondition, .matchingPatternCondition, .availabilityCondition: .condition
        case .ifExpr, .switchExpr: .choice
        case .sequenceExpr, .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .ternaryExpr, .asExpr, .isExpr, .tryExpr,
            .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr, .prefixOperatorExpr, .postfixOperatorExpr,
            .inOutExpr, .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
            .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .postfixIfConfigExpr, .closureExpr,
            .arrayExpr, .dictionaryExpr, .tupleExpr, .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr,
            .booleanLiteralExpr, .nilLiteralExpr, .regexLiteralExpr, .superExpr, .discardAssignmentExpr, .typeExpr,
            .keyPathExpr, .macroExpansionExpr, .patternExpr, .doExpr, .packExpansionExpr, .packElementExpr, .missingExpr:
            .expression
        case .labeledExprList, .labeledExpr, .multipleTrailingClosureElement, .closureSignature, .closureCaptureClause,
            .closureCapture, .closureShorthandParameterList, .closureShorthandParameter, .closureParameterClause,
            .dictionaryElement, .expressionSegment, .keyPathComponent:
            .expressionPart
        case .identifierType, .memberType, .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .dictionaryType,
            .inlineArrayType, .functionType, .tupleType, .tupleTypeElement, .attributedType, .someOrAnyType,
            .compositionType, .metatypeType, .suppressedType, .packExpansionType, .packElementType,
            .namedOpaqueReturnType, .classRestrictionType, .valueType, .missingType:
            .type
        case .identifierPattern, .tuplePattern, .tuplePatternElement, .valueBindingPattern, .expressionPattern,
            .isTypePattern, .wildcardPattern, .missingPattern:
            .pattern
        }
    }
}
