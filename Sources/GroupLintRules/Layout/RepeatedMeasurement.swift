import GroupLintCore

extension DistributedModifier {
    /// The property that each of the views sets to its own size or position: `frame` in
    /// `.background { GeometryReader { Color.clear.onAppear { frame = $0.frame(in: .local) } } }`.
    func measuredProperty(_ context: inout RuleContext) -> String? {
        guard effect == "background" || effect == "overlay", modifier.name == effect, let owner = subject.owner,
            let call = context.node(of: modifier).flatMap(CallExpr.init)
        else { return nil }
        let parts = [call.argumentList, call.trailingClosure].compactMap { $0 } + Array(call.labeledClosures)
        guard parts.contains(where: { $0.subtree.contains(where: \.isGeometryReader) }) else { return nil }
        for node in parts.flatMap(\.subtree) where node.kind == .sequenceExpr {
            guard let target = node.writtenTarget, let path = target.ownPath, node.isInReport,
                context.index.members(of: owner, named: path[0]).contains(where: {
                    context.index.member($0).kind == .storedProperty
                })
            else { continue }
            return target.shortText.map { $0.hasPrefix("self.") ? String($0.dropFirst("self.".count)) : $0 }
        }
        return nil
    }
}

extension SyntaxNode {
    fileprivate var isGeometryReader: Bool { CallExpr(self)?.callee?.name == "GeometryReader" }

    /// Whether the code is the action of a modifier that reports a measurement.
    fileprivate var isInReport: Bool {
        ancestors.contains { node in
            guard node.kind == .closureExpr, let callee = node.callOfClosure?.callee else { return false }
            return callee.kind == .memberAccessExpr && Self.reports.contains(callee.name)
        }
    }

    private static let reports = NameTable("onAppear onChange onPreferenceChange task")
}
