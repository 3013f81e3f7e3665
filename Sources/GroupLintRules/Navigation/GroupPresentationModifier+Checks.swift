import GroupLintCore

extension GroupPresentationModifier {
    /// Reports once for each subject: the first of its most severe modifiers.
    func checkGroups(_ file: ViewFile, _ context: inout RuleContext) {
        var uses = DistributedModifier.all(
            on: [.group, .section, .forEach], of: PresentationProblem.effects, in: file, context)[...]
        while let subject = uses.first?.subject {
            let chain = uses.prefix { $0.subject.site == subject.site }
            uses = uses.dropFirst(chain.count)
            var found = chain.compactMap { use in PresentationProblem(use, &context).map { (use: use, problem: $0) } }
            guard let most = found.map(\.problem.ruleCase.severity).max(),
                let worst = found.firstIndex(where: { $0.problem.ruleCase.severity == most })
            else { continue }
            let (use, problem) = found.remove(at: worst)
            let others = found.filter { $0.problem.isPresentation && problem.isPresentation }.map(\.use)
            report(use, problem, others: others, &context)
        }
    }

    /// - Parameter others: further presentations on the same views.
    private func report(
        _ use: DistributedModifier, _ problem: PresentationProblem, others: [DistributedModifier], _ context: inout RuleContext
    ) {
        let state = problem.state.map { "`\($0)`" } ?? "the state"
        let values: KeyValuePairs = [
            "modifier": context.text(use.modifier), "effect": use.effectText(&context), "views": use.content.text, "state": state,
        ]
        let same = others.map { other in
            RelatedLocation(
                path: use.subject.path, range: other.modifier.nameRange,
                message: "the same applies to this \(other.nameText(&context))")
        }
        context.report(
            problem.ruleCase, values,
            at: use.modifier.nameRange, doubt: use.isCertain ? nil : Self.indirect, help: problem.help,
            related: problem.related + same + use.related)
    }
}
