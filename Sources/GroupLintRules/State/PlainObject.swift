import GroupLintCore

/// A property of a view that holds an object of a class that announces no changes: neither an `ObservableObject` nor
/// `@Observable`.
struct PlainObject {
    let id: MemberID
    let member: MemberSummary
    let type: TypeID

    static func all(of view: TypeID, _ index: ProjectIndex) -> [PlainObject] {
        index.storedProperties(of: view).compactMap { id in
            let member = index.member(id)
            guard member.wrapper == "State" || member.wrapper == "Binding",
                member.type.flags.isDisjoint(with: [.isOptional, .isFunction, .isCollection]),
                case .project(let type) = index.valueType(of: member.name, in: view),
                index.type(type).kind == .classType, index.modelKind(of: type) == .otherClass,
                index.inheritance(of: type).isKnown, !index.type(type).hasUnknownMacro
            else { return nil }
            return PlainObject(id: id, member: member, type: type)
        }
    }
}

extension RuleContext {
    /// Whether the names say that the object only keeps something for later, which no view needs to see.
    func keepsForLater(_ object: PlainObject) -> Bool {
        let names = [name(of: object.id), name(of: object.type)].map { $0.lowercased() }
        return names.contains { name in Self.keepers.contains { name.hasSuffix($0) } }
    }

    private static let keepers = ["cache", "box", "holder", "storage", "ref", "reference", "coordinator", "context", "token"]

    /// A read of a variable of a plain object while SwiftUI evaluates the body, and the place where an action of the view
    /// changes the variable and nothing else.
    mutating func unseenChange(of object: PlainObject, in view: TypeID) -> (read: ModelRead, change: PropertyUseSite)? {
        let data = data(of: view)
        let uses = data.uses(of: object.member.name)
        guard data.isComplete, !uses.contains(where: { $0.use.member.isNone && $0.use.kind.mayChangeValue }) else { return nil }
        for site in uses where site.use.kind == .read || site.use.kind == .projection {
            guard data.moments(of: site).contains(.evaluation), let variable = index.variable(site.use.member, of: object.type),
                let read = ModelRead(variable, site, at: 0, &self),
                let change = uses.first(where: { changesOnly(site.use.member, $0, data) })
            else { continue }
            return (read, change)
        }
        return nil
    }

    /// Whether code of the view assigns a variable of the object, later and without a change of anything else.
    private mutating func changesOnly(_ variable: Name, _ site: PropertyUseSite, _ data: TypeData) -> Bool {
        let use = site.use
        guard use.member == variable, use.kind == .write || use.kind == .change,
            data.moments(of: site).isSubset(of: [.action, .task]),
            let tree = syntax(ofFile: index.files[Int(site.file)].path),
            let code = SyntaxNode(tree: tree, id: use.node).ancestors.first(where: {
                $0.kind == .closureExpr || FunctionDecl($0) != nil
            })
        else { return false }
        return data.uses(by: use.user, in: site.file).allSatisfy { other in
            guard code.range.contains(SyntaxNode(tree: tree, id: other.use.node).start) else { return true }
            return other.use.root == use.root ? other.use.kind != .call : other.use.kind == .read
        }
    }
}

extension ProjectIndex {
    /// A stored variable of a class or of its superclasses.
    fileprivate func variable(_ name: Name, of type: TypeID) -> MemberID? {
        guard !name.isNone, let found = property(name, ofClass: type), case let member = member(found),
            member.kind == .storedProperty, !member.flags.contains(.isLet), member.wrapper.isNone
        else { return nil }
        return found
    }
}
