import GroupLintCore

/// A member that makes a formatter for its result, outside of the views that use it: in a model, in an extension of `Date`,
/// or a static function.
struct HelperWork {
    private let name: Name
    private let call: SyntaxNode
    private let type: String
    /// The function or the binding of the property.
    private let member: SyntaxNode
    private let isStatic: Bool
    /// The type that has the member.
    private let owner: Name

    private static let mostSites = 8

    /// The work of members in a file that a body of any file runs.
    static func all(in file: ViewFile, _ context: inout RuleContext) -> [BodyWork] {
        guard file.index.files[Int(file.file)].namesFormatter, let tree = context.syntax() else { return [] }
        var caches: [NodeID: Bool] = [:]
        let helpers = tree.records.indices.compactMap { id -> HelperWork? in
            guard tree.records[id].kind == .functionCallExpr, let node = tree.node(NodeID(id)) else { return nil }
            return HelperWork(node, file, &caches)
        }
        // Of several in one member, the first is enough.
        let known = helpers.indices.filter { position in
            !helpers[..<position].contains { $0.name == helpers[position].name && $0.owner == helpers[position].owner }
        }.map { helpers[$0] }
        return known.indices.compactMap { position -> BodyWork? in
            let helper = known[position]
            // Of several members with a name, only a use with the type in front of it says which one it means.
            let isOnly =
                file.index.declaresOnce(helper.name) && !known[..<position].contains { $0.name == helper.name }
            if !isOnly, !helper.isStatic || file.index.uniqueType(helper.owner) == nil { return nil }
            // Each place may be in another file, which has to be parsed. The same name may mean another function.
            let uses = file.index.uses(ofHelper: helper.name).prefix(mostSites).compactMap {
                site -> (PropertyUseSite, SyntaxNode)? in
                guard let use = context.node(of: site), use.mayRun(helper.member), helper.isMeant(by: use, at: site, file.index)
                else { return nil }
                return isOnly || use.names(helper.owner) ? (site, use) : nil
            }
            return BodyWork(of: helper.call, helper.type, at: uses, &context)
        }
    }

    /// - Parameter caches: whether members may keep what they make, as far as it is known.
    private init?(_ node: SyntaxNode, _ file: ViewFile, _ caches: inout [NodeID: Bool]) {
        guard let created = CallExpr(node)?.createdType, Work.isFormatter(created.name), let member = node.memberThatRuns,
            !Self.common.contains(member.name)
        else { return nil }
        let isCache = caches[member.node.id] ?? Self.isCache(member.node)
        caches[member.node.id] = isCache
        if isCache { return nil }
        if !member.isStatic, let owner = file.types(around: node).first, file.index.hasUpdatedBody(owner) { return nil }
        (name, call, type, isStatic) = (member.name, node, created.tokenText, member.isStatic)
        owner = node.ancestors.lazy.compactMap(TypeDecl.init).first.map { $0.extendedType?.name ?? $0.node.name } ?? .none
        self.member = member.node
    }

    /// Whether a use may mean this member: `.month` is a member of some type, `Kind.month` of another one than `Dates`, and
    /// `entry.month` of the type of `entry`.
    private func isMeant(by use: SyntaxNode, at site: PropertyUseSite, _ index: ProjectIndex) -> Bool {
        guard let access = use.kind == .memberAccessExpr ? use : use.parent, access.kind == .memberAccessExpr else { return true }
        guard let base = access.chainBase else { return false }
        if let type = Self.type(of: base, at: site, index) {
            return index.type(type).name == owner || index.inheritance(of: type).contains(owner)
        }
        guard base.isCapitalized, base.name != "Self" else { return true }
        return base.name == owner
    }

    /// The type of the project that a parameter or a property of the user has.
    private static func type(of base: SyntaxNode, at site: PropertyUseSite, _ index: ProjectIndex) -> TypeID? {
        guard let name = base.ownName else { return nil }
        if let local = LocalValue(base) {
            guard case .typed(let type) = local else { return nil }
            return index.uniqueType(type.name)
        }
        guard let user = index.typeID(ofUse: site), case .project(let type) = index.valueType(of: name, in: user) else {
            return nil
        }
        return type
    }

    /// Whether a member may keep what it makes.
    private static func isCache(_ member: SyntaxNode) -> Bool {
        member.subtree.contains { part in
            if part.kind == .sequenceExpr, let left = SequenceExpr(part)?.left, SequenceExpr(part)?.sign?.kind == .assignmentExpr
            {
                return left.unwrapped.kind == .subscriptCallExpr || left.unwrapped.kind == .declReferenceExpr
            }
            return part.kind == .functionCallExpr && part.chainBase.map { stores.contains($0.name) } ?? false
        }
    }

    private static let stores = NameTable("setObject set")
    /// Members that SwiftUI and Foundation have too.
    private static let common = NameTable(
        """
        formatted description debugDescription localizedDescription string date text title name value body id encode decode \
        format parse split filter contains replacing ranges matches index range first last map sorted joined
        """)
}

extension SyntaxNode {
    /// Whether the type is written before the name of a member: `Dates.day`.
    fileprivate func names(_ owner: Name) -> Bool {
        let access = kind == .memberAccessExpr ? self : parent
        return access.flatMap { $0.kind == .memberAccessExpr ? $0.chainBase : nil }.map { $0.isCapitalized && $0.name == owner }
            ?? false
    }

    /// Whether the code calls a local function when it runs.
    private func calls(_ function: Name) -> Bool {
        partsThatRunAtOnce.contains { part in
            guard let callee = CallExpr(part)?.callee else { return false }
            return callee.kind == .declReferenceExpr && callee.name == function
        }
    }

    /// The function or computed property that runs the code when it is used, with its name.
    fileprivate var memberThatRuns: (name: Name, node: SyntaxNode, isStatic: Bool)? {
        for ancestor in ancestors {
            if ancestor.kind == .closureExpr, ancestor.runsLater { return nil }
            if ancestor.kind.role == .nominalType { return nil }
            if let function = FunctionDecl(ancestor) {
                // A function in a function runs with it only if the outer one calls it.
                if ancestor.kind == .functionDecl, let block = ancestor.parent, block.kind == .codeBlock {
                    guard !function.isAsync, block.calls(ancestor.name) else { return nil }
                    continue
                }
                guard ancestor.kind == .functionDecl, !function.isAsync, function.returnType != nil,
                    ancestor.parent?.kind == .memberBlock
                else { return nil }
                return (ancestor.name, ancestor, ancestor.isStaticMember(function.modifiers))
            }
            guard ancestor.kind == .patternBinding else { continue }
            let binding = PatternBinding(ancestor)
            guard let getter = binding.getter, getter.range.contains(start), let name = binding.pattern?.name,
                let variable = ancestor.parent.flatMap(VariableDecl.init)
            else { continue }
            guard variable.node.parent?.kind == .memberBlock else { continue }
            return (name, ancestor, ancestor.isStaticMember(variable.modifiers))
        }
        return nil
    }
}
