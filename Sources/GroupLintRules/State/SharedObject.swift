import GroupLintCore

/// A read of an object inside of a shared instance: `Settings.shared.theme.name`.
struct InnerSharedRead {
    let read: ModelRead
    /// The property of the shared instance with the object.
    let property: MemberID
    let type: TypeID
}

extension RuleContext {
    /// The reads in a body of objects that shared instances hold, the first one of each object. Left out are objects that
    /// the view observes.
    mutating func innerSharedReads(in view: TypeID) -> [InnerSharedRead] {
        let data = data(of: view)
        guard !data.hasUnknownMacro else { return [] }
        var found: [InnerSharedRead] = []
        var known: Set<MemberID> = []
        for site in index.sharedReads(in: view) where !site.use.member.isNone {
            guard let holder = index.resolveType(site.use.root, file: site.file, in: view),
                let property = index.property(site.use.member, ofClass: holder), !known.contains(property),
                data.moments(of: site).contains(.evaluation),
                let type = index.object(in: property), let name = chain(of: site)?.name(at: 2),
                let source = index.publishedSource(of: name, in: type),
                let read = ModelRead(source, site, at: 2, mayBeFixed: true, &self), read.isInFile(of: self)
            else { continue }
            known.insert(property)
            guard !follows(site.use.member, type, in: view) else { continue }
            found.append(InnerSharedRead(read: read, property: property, type: type))
        }
        return found
    }

    /// Whether a view observes an object with a name, or may observe it, or subscribes to it.
    private mutating func follows(_ object: Name, _ type: TypeID, in view: TypeID) -> Bool {
        for id in index.storedProperties(of: view) where SwiftUICatalog.objectWrappers.contains(index.wrapper(of: id)) {
            let member = index.member(id)
            guard let tree = syntax(ofFile: index.files[Int(id.file)].path),
                let node = tree.declaration(at: member.nameRange), node.kind == .patternBinding
            else { return true }
            if let value = PatternBinding(node).initialValue?.unwrapped {
                if value.name == object { return true }
            } else if index.object(in: id).map({ index.mayBeSame($0, type) }) ?? false {
                return true
            }
        }
        let reads = index.sharedReads(in: view).lazy.filter { $0.use.member == object }.prefix(Self.mostReads + 1)
        return reads.count > Self.mostReads || reads.contains { chain(of: $0)?.isSubscription ?? true }
    }

    /// A view that reads objects with one name in more places may subscribe to one of them.
    private static let mostReads = 64

    /// The computed properties of a view that only name a shared instance: `var player: Player { .shared }`.
    mutating func sharedAliases(of view: TypeID) -> [(name: Name, type: TypeID)] {
        index.computedObjects(of: view).filter { id, _ in
            guard let tree = syntax(ofFile: index.files[Int(id.file)].path),
                let node = tree.declaration(at: index.member(id).nameRange), node.kind == .patternBinding,
                let value = PatternBinding(node).getter?.onlyValue
            else { return false }
            return value.kind == .memberAccessExpr && Name.usualInstances.contains(value.name)
        }.map { (index.member($0.id).name, $0.type) }
    }
}

extension SyntaxNode {
    /// The value of a getter that does nothing else.
    fileprivate var onlyValue: SyntaxNode? {
        let statements = Array(kind == .closureExpr ? ClosureExpr(self)?.statements ?? children() : children())
        guard statements.count == 1 else { return nil }
        return statements[0].unwrapped
    }
}
