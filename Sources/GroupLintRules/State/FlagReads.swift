import GroupLintCore

/// The code in bodies of views that reads a flag.
struct FlagReads {
    let nodes: [SyntaxNode]

    private static let mostReads = 24

    /// Nil if no body reads the flag.
    init?(_ flag: Name, of type: TypeID, _ context: inout RuleContext) {
        var sites: [PropertyUseSite] = []
        if context.index.hasUpdatedBody(type) {
            sites = context.data(of: type).usesInBody(of: flag).filter { $0.use.kind == .read }
        } else {
            for file in context.index.files(mentioning: type) {
                for view in context.index.types(declaredIn: file)
                where context.index.hasUpdatedBody(view) && !context.index.isInPreview(view) {
                    for property in context.index.storedProperties(of: view) {
                        guard context.index.model(heldBy: property, in: view) == type else { continue }
                        let uses = context.data(of: view).usesInBody(of: context.index.member(property).name)
                        sites += uses.filter { $0.use.member == flag && $0.use.kind == .read }
                    }
                }
            }
        }
        nodes = sites.prefix(Self.mostReads).compactMap { context.node(of: $0) }
        if nodes.isEmpty { return nil }
    }

    /// Whether a view still shows what it shows for the flag after other properties were set: no condition around the read, or
    /// before it in the same `if`, asks for them.
    func matter(after written: Set<Name>) -> Bool {
        nodes.contains { node in
            node.outerCode.allSatisfy { outer in
                let operands = SequenceExpr(outer).map { [$0.node] } ?? []
                return (outer.askedConditions ?? operands).allSatisfy { $0.writtenNames.isDisjoint(with: written) }
            }
        }
    }

    /// Whether a body reads the flag where no condition asks for anything else.
    func areAlone(_ flag: Name) -> Bool {
        nodes.contains { node in
            node.outerCode.allSatisfy { outer in
                outer.askedConditions?.allSatisfy { $0.writtenNames.subtracting([flag, node.name]).isEmpty } ?? true
            }
        }
    }
}

extension SyntaxNode {
    /// The nodes around code up to its function or property.
    fileprivate var outerCode: some Sequence<SyntaxNode> {
        ancestors.prefix { $0.kind != .functionDecl && $0.kind != .patternBinding }
    }

    /// The conditions of all arms of an `if`, or what a `switch` asks for; nil for other nodes.
    fileprivate var askedConditions: [SyntaxNode]? {
        IfExpr(self).map { $0.chain.flatMap(\.conditions) } ?? SwitchExpr(self)?.subject.map { [$0] }
    }
}
