/// The kind of a syntax node. Kinds have the same names as in swift-syntax.
///
/// The comment on each case lists the child slots in source order. A name means one fixed slot that may be empty
/// (`NodeID.none`); `…` means any number of children after the fixed slots. `token:` names the principal token of the node.
/// Only the parser and the files of this folder use slot numbers; other code uses the typed nodes.
public enum SyntaxKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Code that the parser did not understand, up to a safe point. […]
    case unknown
    /// The root. [statement or declaration …]
    case sourceFile

    // MARK: Parts of declarations

    /// [attribute or ifConfigDecl …]
    case attributeList
    /// token: first token of the name, without `@`. [type, argumentList] Built-in attributes have no argumentList.
    case attribute
    /// [declModifier …]
    case declModifierList
    /// token: the modifier. [] `private(set)` is one modifier whose range includes the parentheses.
    case declModifier
    /// `{ members }`. [declaration …]
    case memberBlock
    /// `{ statements }`. [statement …]
    case codeBlock
    /// `{ get set }` or the statements of an implicit getter. [accessorDecl … or statement …]
    case accessorBlock
    /// `: A, B`. [inheritedType …]
    case inheritanceClause
    /// [type]
    case inheritedType
    /// `<T, U>`. [genericParameter …] Also the primary associated types of a protocol.
    case genericParameterClause
    /// token: name. [attributes, inheritedType, defaultValue]
    case genericParameter
    /// `<Int, String>`. [type …]
    case genericArgumentClause
    /// `where T: P`. [genericRequirement …]
    case genericWhereClause
    /// `T: P`, `T == U`. token: the operator. [left, right]
    case genericRequirement
    /// [parameterClause, effects, returnClause]
    case functionSignature
    /// `(a b: Int)`. [functionParameter …]
    case functionParameterClause
    /// token: first name. [attributes, modifiers, type, defaultValue] The second name is the token after it.
    case functionParameter
    /// `async throws(E)`. token: first specifier. [thrownType]
    case effectSpecifiers
    /// `-> T`. [type]
    case returnClause
    /// `: T`. [type]
    case typeAnnotation
    /// `= value`. [expression]
    case initializerClause
    /// `= T`. [type]
    case typeInitializerClause
    /// `let a: Int = 1 { get }`. [pattern, typeAnnotation, initializerClause, accessorBlock]
    case patternBinding
    /// token: name. [parameterClause, rawValue]
    case enumCaseElement
    /// `(a: Int)`. [functionParameter …]
    case enumCaseParameterClause
    /// Path of an import, or names in a precedence group; its text is the source in its range. []
    case importPath

    // MARK: Declarations

    /// token: `import`. [attributes, modifiers, importPath]
    case importDecl
    /// token: name. [attributes, modifiers, genericParameters, inheritance, where, memberBlock]
    case structDecl
    /// Has the slots of structDecl.
    case classDecl
    /// Has the slots of structDecl.
    case actorDecl
    /// Has the slots of structDecl.
    case enumDecl
    /// Has the slots of structDecl; genericParameters are primary associated types.
    case protocolDecl
    /// token: first token of the extended type. [attributes, modifiers, extendedType, inheritance, where, memberBlock]
    case extensionDecl
    /// token: name. [attributes, modifiers, genericParameters, signature, where, body]
    case functionDecl
    /// token: `init`. [attributes, modifiers, genericParameters, signature, where, body]
    case initializerDecl
    /// token: `deinit`. [attributes, modifiers, effects, body]
    case deinitializerDecl
    /// token: `subscript`. [attributes, modifiers, genericParameters, parameterClause, returnClause, where, accessorBlock]
    case subscriptDecl
    /// token: `let`, `var` or `inout`. [attributes, modifiers, patternBinding …]
    case variableDecl
    /// token: `get`, `set`, … [attributes, modifiers, functionParameterClause, effects, body]
    case accessorDecl
    /// token: name. [attributes, modifiers, genericParameters, typeInitializerClause, where]
    case typeAliasDecl
    /// token: name. [attributes, modifiers, inheritance, typeInitializerClause, where]
    case associatedTypeDecl
    /// token: `case`. [attributes, modifiers, enumCaseElement …]
    case enumCaseDecl
    /// token: the operator. [attributes, modifiers]
    case operatorDecl
    /// token: name. [attributes, modifiers]
    case precedenceGroupDecl
    /// token: name. [attributes, modifiers, genericParameters, signature, initializerClause, where]
    case macroDecl
    /// `#name<…>(…) {…}` as a declaration. token: name.
    /// [attributes, modifiers, genericArguments, argumentList, trailingClosure, multipleTrailingClosureElement …]
    case macroExpansionDecl
    /// `#if … #endif`. [ifConfigClause …]
    case ifConfigDecl
    /// token: `#if`, `#elseif` or `#else`. [condition, element …] In a postfix chain the element is an expression.
    case ifConfigClause
    /// `#sourceLocation(…)`. []
    case poundSourceLocation
    /// Attributes or modifiers without a declaration after them. [attributes, modifiers]
    case missingDecl
    /// `using @MainActor`. [attribute]
    case usingDecl

    // MARK: Statements

    /// `a:` before a statement. token: label. [statement]
    case labeledStmt
    /// [pattern, typeAnnotation, sequence, whereClause, body]
    case forStmt
    /// [condition …, body] The body is the last slot.
    case whileStmt
    /// [body, condition]
    case repeatStmt
    /// [condition …, body] The body is the last slot.
    case guardStmt
    /// [throwsClause, body, catchClause …]
    case doStmt
    /// [catchItem …, body] The body is the last slot.
    case catchClause
    /// [pattern, whereClause]
    case catchItem
    /// [expression]
    case returnStmt
    /// [expression]
    case throwStmt
    /// [body]
    case deferStmt
    /// token: label, if any. []
    case breakStmt
    /// token: label, if any. []
    case continueStmt
    case fallThroughStmt
    /// [expression]
    case yieldStmt
    /// [expression]
    case discardStmt
    /// `where x > 0`. [expression]
    case whereClause
    /// `let x: T = y`, `let x`. token: `let`, `var` or `inout`. [pattern, typeAnnotation, initializerClause]
    case optionalBindingCondition
    /// `case p = y`. [pattern, typeAnnotation, initializerClause]
    case matchingPatternCondition
    /// `#available(iOS 16, *)`. token: `#available` or `#unavailable`. []
    case availabilityCondition

    // MARK: Expressions

    /// `if c { } else { }`, statement or expression. [condition …, body, else]
    /// Body and else are the last two slots; else is a codeBlock, an ifExpr or empty.
    case ifExpr
    /// [subject, switchCase or ifConfigDecl …]
    case switchExpr
    /// [attribute, label, statement …] label is a switchCaseLabel or a switchDefaultLabel.
    case switchCase
    /// `case a, b where c:`. [switchCaseItem …]
    case switchCaseLabel
    case switchDefaultLabel
    /// [pattern, whereClause]
    case switchCaseItem
    /// Operands and operators in source order, not folded. [expression or operator node …]
    case sequenceExpr
    /// token: the operator.
    case binaryOperatorExpr
    case assignmentExpr
    /// `async throws ->` between types written as expressions. [effects]
    case arrowExpr
    /// `? middle :` as an element of a sequenceExpr. [middle]
    case ternaryExpr
    /// `as T`, `as? T`, `as! T` as an element of a sequenceExpr. [type]
    case asExpr
    /// `is T` as an element of a sequenceExpr. [type]
    case isExpr
    /// `try`, `try?`, `try!`. [expression]
    case tryExpr
    /// [expression]
    case awaitExpr
    /// [expression]
    case unsafeExpr
    /// `consume x`. [expression]
    case consumeExpr
    /// `copy x`. [expression]
    case copyExpr
    /// `borrow x`. [expression]
    case borrowExpr
    /// token: the operator. [operand]
    case prefixOperatorExpr
    /// token: the operator. [operand]
    case postfixOperatorExpr
    /// `&x`. [operand]
    case inOutExpr
    /// A name; the range of `f(a:b:)` includes the labels. token: the name. []
    case declReferenceExpr
    /// `base.name`, `.name`. token: the name. [base]
    case memberAccessExpr
    /// `f(a, b) { } label: { }`. [callee, argumentList, trailingClosure, multipleTrailingClosureElement …]
    case functionCallExpr
    /// `base[…]`. Has the slots of functionCallExpr.
    case subscriptCallExpr
    /// Arguments with their parentheses or brackets. [labeledExpr …]
    case labeledExprList
    /// `label: value`. token: the label, if any. [expression]
    case labeledExpr
    /// `label: { }` after the first trailing closure. token: the label. [closureExpr]
    case multipleTrailingClosureElement
    /// `base?`. [base]
    case optionalChainingExpr
    /// `base!`. [base]
    case forceUnwrapExpr
    /// `base<T>`. [base, genericArguments]
    case genericSpecializationExpr
    /// `#if` inside a postfix chain. [base, ifConfigDecl] base is empty in a clause's own chain.
    case postfixIfConfigExpr
    /// [signature, statement …]
    case closureExpr
    /// `@A [captures] (a, b) async throws -> T in`.
    /// [attributes, captures, parameters, effects, returnClause]
    case closureSignature
    /// [closureCapture …]
    case closureCaptureClause
    /// `weak a = b`. token: the name. [initializer expression]
    case closureCapture
    /// `a, b` without parentheses. [closureShorthandParameter …]
    case closureShorthandParameterList
    /// token: the name. []
    case closureShorthandParameter
    /// `(a: Int, b)`. [functionParameter …]
    case closureParameterClause
    /// `[a, b]`. [expression …]
    case arrayExpr
    /// [dictionaryElement …]
    case dictionaryExpr
    /// [key, value]
    case dictionaryElement
    /// `(a, b: c)`. [labeledExpr …]
    case tupleExpr
    /// [expressionSegment …] Only interpolations are nodes.
    case stringLiteralExpr
    /// `\(…)`. [labeledExpr …]
    case expressionSegment
    case integerLiteralExpr
    case floatLiteralExpr
    case booleanLiteralExpr
    case nilLiteralExpr
    case regexLiteralExpr
    case superExpr
    case discardAssignmentExpr
    /// A type in the place of an expression: `[Int].self`, `any P`. [type]
    case typeExpr
    /// `\Root.a.b`. [root type, keyPathComponent …]
    case keyPathExpr
    /// `.name`, `[…]`, `?`, `!`, `.method(…)`. token: the name, if any. [argumentList]
    case keyPathComponent
    /// `#name<…>(…) {…}`. token: name.
    /// [genericArguments, argumentList, trailingClosure, multipleTrailingClosureElement …]
    case macroExpansionExpr
    /// `let x`, `_: Int` and other patterns in the place of an expression. [pattern]
    case patternExpr
    /// `do { } catch { }` as an expression. [doStmt]
    case doExpr
    /// `repeat each x`. [expression]
    case packExpansionExpr
    /// `each x`. [expression]
    case packElementExpr
    /// Placeholder for a missing expression; its range is empty.
    case missingExpr

    // MARK: Types

    /// token: name. [genericArguments]
    case identifierType
    /// `Base.Name`. token: name. [base, genericArguments]
    case memberType
    /// [type]
    case optionalType
    /// [type]
    case implicitlyUnwrappedOptionalType
    /// [element]
    case arrayType
    /// [key, value]
    case dictionaryType
    /// `[3 of Int]`. [count, element]
    case inlineArrayType
    /// `(A) -> B`. [tupleTypeElement list, effects, return]
    case functionType
    /// `(A, b: B)`. [tupleTypeElement …]
    case tupleType
    /// token: first name, if any. [type, defaultValue]
    case tupleTypeElement
    /// `@escaping inout T`. [attributes, type]
    case attributedType
    /// `some P`, `any P`. token: `some` or `any`. [constraint]
    case someOrAnyType
    /// `A & B`. [type …]
    case compositionType
    /// `T.Type`, `T.Protocol`. [type]
    case metatypeType
    /// `~Copyable`. [type]
    case suppressedType
    /// `repeat each T`. [type]
    case packExpansionType
    /// `each T`. [type]
    case packElementType
    /// `<T: P> T`. [genericParameters, type]
    case namedOpaqueReturnType
    /// `class` in an inheritance clause.
    case classRestrictionType
    /// An integer in the place of a type: `Vector<3, Int>`. [expression]
    case valueType
    /// Placeholder for a missing type; its range is empty.
    case missingType

    // MARK: Patterns

    /// token: name.
    case identifierPattern
    /// [tuplePatternElement …]
    case tuplePattern
    /// token: label, if any. [pattern]
    case tuplePatternElement
    /// `let p`. token: `let`, `var`, `inout`, … [pattern]
    case valueBindingPattern
    /// [expression]
    case expressionPattern
    /// `is T`. [type]
    case isTypePattern
    case wildcardPattern
    case missingPattern
}

extension SyntaxKind {
    /// Name of the kind in dumps.
    public var name: String { "\(self)" }
}
