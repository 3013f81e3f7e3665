import GroupLintCore

/// Follows the calls of code that runs while a view is created, through functions and initializers of the project, to
/// the first one that surely reads a file, decodes data or starts something. What is read is only syntax, in any file.
struct CallFollower {
    let index: ProjectIndex
    private var sources: ProjectSources
    /// Number of nodes that may still be looked at in this file.
    private var remaining = 200_000
    /// What was found in a body before; nil while it is being searched, which ends cycles.
    private var known: [Key: DestinationWork?] = [:]

    private struct Key: Hashable {
        let body: SyntaxNode
        let least: UInt8
    }

    init(_ index: ProjectIndex, _ sources: ProjectSources) {
        self.index = index
        self.sources = sources
    }

    /// Where code is written, and what its names mean.
    struct Frame {
        var file: Int32
        var owner: TypeID?
        /// The names that are not members of the owner, with their types if those are types of the project.
        var locals: [Name: TypeID?]
        /// More such names, whose types are not known. Many frames share them.
        var unknown: NameTable?
        var depth = 0
    }

    private static let deepest = 4

    // MARK: Calls

    /// The work that a call does by calling code of the project; nil if it is not known to do any.
    mutating func work(of call: CallExpr, _ frame: Frame, least: Work.Weight) -> DestinationWork? {
        if let created = call.createdType {
            guard let type = index.resolveType(created.name, file: frame.file, in: frame.owner),
                let inner = work(creating: type, call, depth: frame.depth, least: least)
            else { return nil }
            var work = inner.called(by: "creates \(article(created.tokenText)) `\(created.tokenText)`")
            work.created = type
            return work
        }
        guard let callee = call.callee?.withoutGenericArguments else { return nil }
        if callee.token?.keyword == .`init`, MemberAccessExpr(callee)?.base?.token?.keyword == .`self`, let type = frame.owner {
            return work(initializing: type, call, depth: frame.depth, least: least)
        }
        for (type, isStatic) in owners(of: callee, frame) {
            for type in [type] + index.superclasses(of: type) {
                let found = sources.functions(callee.name, of: type, index).filter {
                    $0.function.accepts(call) && (isStatic == nil || $0.function.isStatic == isStatic)
                }
                if !found.isEmpty { return work(of: found, type, callee, frame, least: least) }
            }
        }
        guard callee.kind == .declReferenceExpr else { return nil }
        let found = sources.freeFunctions(callee.name, in: frame.file, index).filter { $0.function.accepts(call) }
        return work(of: found, nil, callee, frame, least: least)
    }

    /// The work of the only function that a call can mean.
    private mutating func work(
        of found: [ProjectSources.Code], _ owner: TypeID?, _ callee: SyntaxNode, _ frame: Frame, least: Work.Weight
    ) -> DestinationWork? {
        guard found.count == 1, let body = found[0].function.body else { return nil }
        return work(in: body, codeFrame(of: found[0], owner, frame.depth + 1), least: least)?
            .called(by: "calls `\(callee.tokenText)`")
    }

    /// The work of creating a value of a type: of the values that its properties start with, and of its initializer.
    mutating func work(creating type: TypeID, _ call: CallExpr?, depth: Int, least: Work.Weight) -> DestinationWork? {
        guard index.type(type).home != nil, depth < Self.deepest else { return nil }
        for start in sources.firstValues(of: type, index) {
            let property = start.value.ancestors.first { $0.kind == .patternBinding }.map(PatternBinding.init)?.pattern?.name
            if let property, index.replacesDefault(of: property, type, call) { continue }
            let frame = Frame(file: start.file, owner: type, locals: [:], depth: depth + 1)
            if let found = work(in: start.value, frame, least: least) { return found }
        }
        return work(initializing: type, call, depth: depth, least: least)
    }

    /// The work of the initializer that a call means; of the only one, if it is not known how it is called.
    private mutating func work(
        initializing type: TypeID, _ call: CallExpr?, depth: Int, least: Work.Weight
    ) -> DestinationWork? {
        let initializers = sources.initializers(of: type, index)
        let called = call.map { call in initializers.filter { $0.function.accepts(call) } } ?? initializers
        guard called.count == 1, let body = called[0].function.body else { return nil }
        let frame = codeFrame(of: called[0], type, depth + 1)
        for value in call.map({ called[0].function.defaults(for: $0) }) ?? [] {
            if let found = work(in: value, frame, least: least) { return found }
        }
        return work(in: body, frame, least: least)
    }

    // MARK: Code

    /// The first work that is done whenever the code runs.
    private mutating func work(in body: SyntaxNode, _ frame: Frame, least: Work.Weight) -> DestinationWork? {
        let key = Key(body: body, least: least.rawValue)
        if let found = known[key] { return found }
        known[key] = .some(nil)
        guard frame.depth <= Self.deepest, remaining > 0 else { return nil }
        var found: DestinationWork?
        body.walk { node in
            remaining -= 1
            if found != nil || remaining < 0 || (node != body && node.isLater) { return false }
            if let call = CallExpr(node), node.isCertain(in: body) {
                found = Work(call).flatMap { ownWork($0, node, frame, least) } ?? work(of: call, frame, least: least)
            }
            return found == nil
        }
        known[key] = found
        return found
    }

    private func ownWork(_ work: Work, _ node: SyntaxNode, _ frame: Frame, _ least: Work.Weight) -> DestinationWork? {
        guard work.kind == .decode || work.kind.weight >= .heavy, work.kind.weight >= least else { return nil }
        if work.kind == .service, let name = work.subject?.name, index.declaresType(name) { return nil }
        return DestinationWork(followed: work, at: node, path: index.files[Int(frame.file)].path)
    }

    private func codeFrame(of code: ProjectSources.Code, _ owner: TypeID?, _ depth: Int) -> Frame {
        var frame = Frame(file: code.file, owner: owner, locals: [:], depth: depth)
        for node in code.function.parameters?.children() ?? SyntaxNode.noChildren(of: code.function.node) {
            let parameter = FunctionParameter(node)
            frame.locals[parameter.name] = .some(parameter.type.flatMap { type(named: TypeShape($0.boundValue), frame) })
        }
        for node in code.function.body?.subtree.lazy.filter({ $0.kind == .patternBinding }) ?? [] {
            let binding = PatternBinding(node)
            guard let name = binding.pattern?.name else { continue }
            let value = binding.initialValue?.unwrapped
            frame.locals[name] = .some(
                binding.type.flatMap { type(named: TypeShape($0), frame) } ?? value.flatMap { type(of: $0, frame) })
        }
        return frame
    }

    // MARK: Types

    /// The types that may have a function, and whether the call is of a static one; nil if either is possible. Code of a type
    /// also calls static functions of the types around it.
    private func owners(of callee: SyntaxNode, _ frame: Frame) -> [(type: TypeID, isStatic: Bool?)] {
        if callee.kind == .declReferenceExpr {
            guard frame.locals[callee.name] == nil, !(frame.unknown?.contains(callee.name) ?? false),
                let owner = frame.owner
            else { return [] }
            let around = sequence(first: owner) { index.type($0).parent }.dropFirst()
            return [(owner, nil)] + around.map { ($0, true) }
        }
        guard let base = MemberAccessExpr(callee)?.base?.unwrapped else { return [] }
        if base.kind == .declReferenceExpr, base.isCapitalized {
            let type = base.token?.keyword == .capitalSelf ? frame.owner : type(named: base.name, frame)
            return type.map { [($0, true)] } ?? []
        }
        return type(of: base, frame).map { [($0, false)] } ?? []
    }

    /// The type of a value, if the project declares it: `self`, `store`, `Store.shared`, `$store.wrappedValue`.
    private func type(of value: SyntaxNode, _ frame: Frame) -> TypeID? {
        let value = value.unwrapped
        if let call = CallExpr(value) { return call.createdType.flatMap { type(named: $0.name, frame) } }
        if value.kind == .declReferenceExpr {
            if value.token?.keyword == .`self` { return frame.owner }
            if let local = frame.locals[value.name] { return local }
            if let unknown = frame.unknown, unknown.contains(value.name) { return nil }
            return frame.owner.flatMap { property(value.name, of: $0, isStatic: nil) }
        }
        guard let base = MemberAccessExpr(value)?.base?.unwrapped else { return nil }
        if value.name == "wrappedValue" { return type(of: base, frame) }
        if base.kind == .declReferenceExpr, base.isCapitalized {
            return type(named: base.name, frame).flatMap { property(value.name, of: $0, isStatic: true) }
        }
        return type(of: base, frame).flatMap { property(value.name, of: $0, isStatic: false) }
    }

    private func type(named shape: TypeShape, _ frame: Frame) -> TypeID? {
        guard shape.flags.isDisjoint(with: [.isCollection, .isFunction]) else { return nil }
        return type(named: shape.name, frame)
    }

    /// A type with code of its own: of a protocol, it is not known which code runs.
    private func type(named name: Name, _ frame: Frame) -> TypeID? {
        guard !name.isNone, let type = index.resolveType(name, file: frame.file, in: frame.owner),
            index.type(type).home != nil, index.type(type).kind != .protocolType
        else { return nil }
        return type
    }

    private func property(_ name: Name, of type: TypeID, isStatic: Bool?) -> TypeID? {
        let members = index.members(of: type, named: name)
        guard members.count == 1, case let member = index.member(members[0]), member.kind != .function,
            isStatic == nil || member.flags.contains(.isStatic) == isStatic
        else { return nil }
        let frame = Frame(file: members[0].file, owner: type, locals: [:])
        return member.type.name.isNone ? self.type(named: member.constructed, frame) : self.type(named: member.type, frame)
    }
}

extension SyntaxNode {
    /// `Value` of the type `Binding<Value>`; any other type as it is.
    fileprivate var boundValue: SyntaxNode {
        guard kind == .identifierType, name == "Binding" else { return self }
        let arguments = children().first { $0.kind == .genericArgumentClause }
        return arguments?.children().first { _ in true } ?? self
    }
}

extension ProjectIndex {
    /// Whether a call gives another value to a property of a struct than the one it starts with. A struct without an initializer
    /// takes the values of its variables as arguments.
    func replacesDefault(of property: Name, _ type: TypeID, _ call: CallExpr?) -> Bool {
        guard let call, self.type(type).kind == .structure, initializers(of: type).isEmpty else { return false }
        return call.arguments.contains { $0.hasLabel && $0.label == property }
            || call.labeledClosures.contains { $0.name == property }
    }
}
