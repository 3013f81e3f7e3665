import GroupLintCore

/// `.navigationDestination(isPresented:)`, whose closure does not wait for the screen: it runs with the body around it.
extension EagerNavigationDestination {
    func checkPresented(_ file: ViewFile, _ cost: inout DestinationCost, _ context: inout RuleContext) {
        for use in WrittenModifier.all("navigationDestination", in: file, &context) {
            guard use.call.argument("isPresented") != nil,
                let closure = use.call.trailingClosure ?? use.call.value("destination"), closure.kind == .closureExpr,
                // `if let item { … }` waits for the item.
                !(closure.firstStatement.flatMap(IfExpr.init)?.isBinding ?? false)
            else { continue }
            let locals = use.element.rowParameters(closure.tree).map { DestinationCost.Local(name: $0, type: nil) }
            let scope = DestinationCost.Scope(file: file.file, owner: use.element.owner, locals: locals)
            guard
                let work = cost.work(in: closure, scope, least: .heavy) ?? cost.followedWork(in: closure, scope, least: .heavy)
            else { continue }
            let view = work.view.map { "`\($0)`" } ?? "the view that is shown"
            context.report(
                work.view == nil ? Self.presentedArguments : Self.presentedInitializer,
                ["work": work.text(isInMiddle: work.view != nil), "place": work.placeText ?? ""], at: use.modifier.nameRange,
                help: "move this work into \(context.startModifier) of \(view), or, from iOS 17 on, write "
                    + "`.navigationDestination(item:)`, whose closure waits for the item",
                related: [work.place])
        }
    }
}

extension IfExpr {
    /// `if let`
    fileprivate var isBinding: Bool { conditions.contains { $0.kind == .optionalBindingCondition } }
}
