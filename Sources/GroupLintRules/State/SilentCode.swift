import GroupLintCore

/// Finds out whether code announces no change to any view, in all functions that it calls.
struct SilentCode {
    private var pending: [(code: SyntaxNode, type: TypeID?)] = []
    private var known: Set<SyntaxNode> = []

    private static let mostFunctions = 48
    /// Code with more writes is not looked through for each view that runs it. It likely announces one of them.
    private static let mostWrites = 128
    private var writeCount = 0
    private static let mostNamesakes = 4

    static func contains(_ code: SyntaxNode, in type: TypeID, _ context: inout RuleContext) -> Bool {
        var search = SilentCode()
        search.pending.append((code, type))
        while let (code, type) = search.pending.popLast() {
            guard search.check(code, in: type, &context), search.known.count <= mostFunctions else { return false }
        }
        return true
    }

    private mutating func check(_ code: SyntaxNode, in type: TypeID?, _ context: inout RuleContext) -> Bool {
        for node in code.subtree {
            if node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, node.tokenText.first == "$",
                node.tokenText.dropFirst().first?.isNumber == false
            {
                return false
            }
            if node.kind == .inOutExpr, let operand = node.operand {
                guard isSilentWrite(operand, type, &context) else { return false }
            } else if node.kind == .sequenceExpr, let target = node.writtenTarget {
                guard isSilentWrite(target, type, &context) else { return false }
            } else if node.kind == .functionCallExpr, let callee = CallExpr(node)?.callee {
                guard isSilentCall(callee, of: node, type, &context) else { return false }
            }
        }
        return true
    }

    private mutating func isSilentWrite(_ target: SyntaxNode, _ type: TypeID?, _ context: inout RuleContext) -> Bool {
        writeCount += 1
        guard writeCount <= Self.mostWrites else { return false }
        guard let path = target.pathOfNames, let root = target.chainRoot else { return target.tokenText == "_" }
        if let local = LocalValue(root) {
            if path.count == 1 { return true }
            switch context.index.object(of: local, in: type) {
            case .value: return true
            case .object(let object):
                return ObjectPath(path.dropFirst(), in: object, context.index).map { context.isUnannounced($0) } ?? false
            case .unknown: return false
            }
        }
        return type.flatMap { ObjectPath(path, in: $0, context.index) }.map {
            context.isUnannounced($0) || context.isSettingOfPlainClass($0)
        } ?? false
    }

    private mutating func isSilentCall(
        _ callee: SyntaxNode, of call: SyntaxNode, _ type: TypeID?, _ context: inout RuleContext
    ) -> Bool {
        let (index, name) = (context.index, callee.name)
        if callee.isCapitalized || callee.token?.keyword == .`init` { return true }
        if Self.senders.contains(name) { return false }
        guard callee.kind == .memberAccessExpr else {
            // A closure may do anything.
            if LocalValue(callee) != nil { return false }
            if let type, let member = index.member(name, inHierarchyOf: type), index.member(member).kind != .function {
                return false
            }
            if let type, follow(name, of: type, &context) { return true }
            return followGlobal(index.functions(named: name), &context) || isKnown(name, call)
        }
        guard let base = callee.chainBase?.unwrapped else { return false }
        if let root = base.chainRoot, Self.loggers.contains(root.name) { return true }
        if base.kind == .declReferenceExpr, base.isCapitalized, let named = index.uniqueType(base.name) {
            return follow(name, of: named, &context)
        }
        if let object = index.object(of: base, in: type) { return follow(name, of: object, &context) }
        if SyntaxNode.mutatingNames.contains(name), base.pathOfNames != nil { return isSilentWrite(base, type, &context) }
        // The object of a protocol, or of the system.
        let namesakes = index.methods(named: name)
        return namesakes.count <= Self.mostNamesakes && isKnown(name, call) && followGlobal(namesakes, isNeeded: false, &context)
    }

    /// Whether a function whose code is not in the project, or not known, changes nothing: its result is used.
    private func isKnown(_ name: Name, _ call: SyntaxNode) -> Bool { Self.harmless.contains(name) || !call.isStatement }

    /// Adds the bodies of the methods of a type with a name to the code that is checked. Returns whether there are any.
    private mutating func follow(_ name: Name, of type: TypeID, _ context: inout RuleContext) -> Bool {
        var isFound = false
        for owner in [type] + context.index.inheritance(of: type).types {
            for body in TypeCode(owner, &context)?.functions(name) ?? [] {
                isFound = true
                if known.insert(body).inserted { pending.append((body, owner)) }
            }
        }
        return isFound
    }

    /// Adds the bodies of functions to the code that is checked. Returns whether all of them are known.
    private mutating func followGlobal(
        _ functions: [MemberID], isNeeded: Bool = true, _ context: inout RuleContext
    ) -> Bool {
        for id in functions {
            guard let tree = context.syntax(ofFile: context.index.files[Int(id.file)].path),
                let function = tree.function(at: context.index.member(id).nameRange), let body = function.body
            else { return false }
            if known.insert(body).inserted { pending.append((body, context.index.owner(of: id))) }
        }
        return !isNeeded || !functions.isEmpty
    }

    /// Functions after which views may be updated.
    private static let senders = NameTable("send post dismiss set setValue setObject callAsFunction")
    private static let loggers = NameTable("logger log Logger Log os_log")
    /// Functions of the system that only run their closure, or change no value.
    private static let harmless = NameTable(
        "print debugPrint NSLog assert precondition assertionFailure withAnimation withTransaction async asyncAfter forEach")
}

/// What a local name stands for.
private enum LocalObject {
    case object(TypeID)
    /// A struct, or something of the system, which no view of the app observes.
    case value
    case unknown
}

extension ProjectIndex {
    fileprivate func object(of local: LocalValue, in type: TypeID?) -> LocalObject {
        switch local {
        case .typed(let node):
            let shape = TypeShape(node)
            guard shape.flags.isDisjoint(with: [.isOpaque, .isFunction]), !shape.name.isNone else { return .unknown }
            if !declaresType(shape.name) { return .value }
            guard let found = uniqueType(shape.name) else { return .unknown }
            return isReferenceType(found) ? .object(found) : .unknown
        case .value(let value):
            if CallExpr(value.unwrapped)?.callee?.isCapitalized ?? false { return .value }
            return object(of: value.unwrapped, in: type).map { .object($0) } ?? .unknown
        case .unknown: return .unknown
        }
    }

    /// The class of the object of an expression: `self`, `model.settings` or a local name.
    fileprivate func object(of expression: SyntaxNode, in type: TypeID?) -> TypeID? {
        guard let root = expression.chainRoot, let path = expression.pathOfNames ?? (expression == root ? [] : nil) else {
            return nil
        }
        var start = type
        var names = path[...]
        if let local = LocalValue(root) {
            guard case .object(let object) = self.object(of: local, in: type) else { return nil }
            (start, names) = (object, path.dropFirst())
        }
        guard let start, let found = typeOfValue(names, in: start), isReferenceType(found) else { return nil }
        return found
    }
}

extension RuleContext {
    /// Whether a variable is stored by `@AppStorage` in a class that announces no changes.
    fileprivate func isSettingOfPlainClass(_ path: ObjectPath) -> Bool {
        index.wrapper(of: path.variable) == "AppStorage" && index.modelKind(of: path.owner) == .otherClass
    }
}

extension SyntaxNode {
    /// Whether nothing uses the result of a call, or the call is awaited: it is there for what it does.
    fileprivate var isStatement: Bool {
        var current = self
        while let parent = current.parent {
            switch parent.kind {
            case .awaitExpr, .codeBlock, .closureExpr, .switchCase, .ifConfigClause, .sourceFile: return true
            case .tryExpr: current = parent
            case .sequenceExpr: return SequenceExpr(parent)?.left?.tokenText == "_"
            // Other nodes use the value.
            default: return false
            }
        }
        return true
    }

    /// The names of a path up to its first subscript: `model.rows` for `model.rows[0].title`.
    fileprivate var pathOfNames: [Name]? {
        var path: [Name] = []
        var current = unwrapped
        while true {
            switch current.kind {
            case .memberAccessExpr: path.append(current.name)
            case .subscriptCallExpr: path = []
            case .forceUnwrapExpr, .optionalChainingExpr: break
            case .declReferenceExpr:
                if current.token?.keyword != .`self` { path.append(current.name) }
                return path.isEmpty ? nil : path.reversed()
            // Any other expression computes a value.
            default: return nil
            }
            guard let base = current.chainBase else { return nil }
            current = base.unwrapped
        }
    }
}
