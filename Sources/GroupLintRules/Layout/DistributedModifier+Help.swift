import GroupLintCore

extension DistributedModifier {
    /// What the modifier draws.
    var drawing: String {
        switch effect {
        case "border": "border"
        case "clipShape", "cornerRadius": "clip shape"
        case "overlay": "overlay"
        default: "background"
        }
    }

    /// A stack of the kind around the Group keeps the layout. Its empty space only gets touches with a content shape.
    func help(_ name: String, _ context: inout RuleContext) -> String {
        let around = place.container.map { ViewElement(subject.index, $0) }
        let needsShape = effect.isModifier(with: .touch) && !modifiersBefore.contains { $0.name == "contentShape" }
        let isShapeMissing = needsShape && effect != "contentShape"
        if let around, Self.grids.contains(around.name) {
            let code = isShapeMissing ? "`.contentShape(Rectangle())` and `.\(name)`" : "`.\(name)`"
            return "put \(code) on each cell, because a stack would make one cell of them"
        }
        let help = "replace this `Group` with " + stack(like: around, &context)
        return isShapeMissing ? help + " and add `.contentShape(Rectangle())` before `.\(name)`" : help
    }

    private static let grids = NameTable("LazyVGrid LazyHGrid Grid GridRow")

    /// A stack in the direction of the one around the Group, with its alignment and spacing.
    private func stack(like around: ViewElement?, _ context: inout RuleContext) -> String {
        guard let around else { return "a stack" }
        let isRow = around.isSwiftUI("HStack") || around.isSwiftUI("LazyHStack")
        guard isRow || around.isSwiftUI("VStack") || around.isSwiftUI("LazyVStack") else { return "a stack" }
        let stack = isRow ? "HStack" : "VStack"
        // The stack may be in another file, which shows this view.
        let list = context.syntax(ofFile: around.path)?.node(around.node).flatMap(CallExpr.init)?.argumentList
        if let arguments = list?.shortText, arguments.contains(":"), !around.hasArgument("pinnedViews") {
            return "`\(stack)\(arguments) { … }`"
        }
        let isLong = list?.text.contains(":") ?? false
        return (isRow ? "an `HStack`" : "a `VStack`") + (isLong ? " with the arguments of the `\(stack)` around it" : "")
    }
}
