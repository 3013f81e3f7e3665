/// Phrases that an outline uses.
enum ViewOutlineWords {
    static func letter(_ position: Int) -> String {
        position < 26 ? String(UnicodeScalar(UInt8(ascii: "A") + UInt8(position))) : "A\(position)"
    }

    /// The text on one line, with white space collapsed, at most 60 characters long.
    static func oneLine(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).reduce(into: "") { line, word in
            line += (line.isEmpty || line.last == "(" || line.last == "[" ? "" : " ") + word
        }
        return words.count <= 60 ? words : words.prefix(59) + "…"
    }

    static func text(_ placement: Placement) -> String {
        way(placement) + (placement.hops > 1 ? ", through \(placement.hops) calls" : "")
    }

    static func way(_ placement: Placement) -> String {
        text(placement.layout) + (placement.isRepeated ? ", once for each element" : "")
    }

    private static func text(_ layout: Placement.Layout) -> String {
        switch layout {
        case .undecided, .unknown: "unknown (no known container)"
        case .list: "row of a List"
        case .form: "row of a Form"
        case .table: "cell of a Table"
        case .lazy: "child of a lazy stack or grid"
        case .stack: "child of a stack"
        case .menu: "entry of a menu"
        case .single: "single view inside another, such as a label, an overlay or scroll view content"
        case .screen: "root of a screen"
        case .nonView: "not a view (a builder of something else)"
        }
    }

    static func text(_ role: SlotRole) -> String {
        switch role {
        case .transparent: "content (inlined into the parent)"
        case .repeated: "content, once for each element"
        case .listRows: "rows of a List"
        case .formRows: "rows of a Form"
        case .tableCell: "cells, one for each row"
        case .lazyRows: "children, created when they scroll in"
        case .stack: "children"
        case .single: "content"
        case .menu: "entries of a menu"
        case .screen: "another screen"
        case .destination: "destination, created with the link"
        case .navigationStack, .navigationView: "root of the navigation"
        case .splitSidebar: "sidebar"
        case .splitColumn: "column"
        case .nonView: "content other than views"
        case .action: "action"
        case .unknown: "content"
        }
    }

    /// Where a modifier on transparent content takes effect, by the layout of its views.
    static func effect(
        _ content: ViewContent, _ layout: Placement.Layout, isLifecycle: Bool, merges: Bool?
    ) -> String {
        switch layout {
        case .single, .screen: return "once, around all of it"
        case .unknown, .undecided, .nonView: return "depends on where this is shown"
        case .list, .form, .table, .lazy, .stack, .menu: break
        }
        let each =
            content.rows != nil ? "on each of its rows" : content.most > 1 ? "on each of its views" : "on the view that is shown"
        guard isLifecycle else { return each }
        let again = content.branch == nil ? "" : ", again when the branch changes"
        if layout.isRow { return each.replacingPrefix("on each", with: "for each") + again }
        switch merges {
        case true?: return "merged into one call since iOS 15"
        case false?: return each.replacingPrefix("on each", with: "for each") + again + ", before iOS 15"
        case nil: return "one merged call since iOS 15; before, \(each.replacingPrefix("on each", with: "for each"))\(again)"
        }
    }
}

extension String {
    /// The text with `prefix` replaced, if it starts with it.
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}

extension ViewContent {
    /// Whether it is always exactly one view.
    var isOne: Bool { fewest == 1 && most == 1 && !hasUnknown }

    /// Whether nothing is known about it.
    var isUnknown: Bool { hasUnknown && most == 0 }

    var isTransparent: Bool { branch != nil || rows != nil || fewest != 1 || most != 1 }

    /// Number of views in words: `1 view`, `2 to 3 views`, `any number of views`.
    var text: String {
        if hasUnknown { return isUnknown ? "unknown number of views" : "at least \(Self.number(fewest)), some unknown" }
        if rows != nil || most >= Self.manyViews { return "any number of views" }
        return fewest == most ? Self.number(most) : "\(fewest) to \(Self.number(most))"
    }

    private static func number(_ count: Int) -> String { count == 0 ? "no view" : count == 1 ? "1 view" : "\(count) views" }
}

extension ViewElement {
    /// The part of an element's code that introduces it: a call without its closures, or the condition of an arm.
    func headRange(_ node: SyntaxNode) -> SourceRange {
        switch kind {
        case .root, .slot, .opaque: return node.range
        case .call, .reference, .typeMember:
            guard let call = CallExpr(node) else { return node.range }
            return SourceRange(start: node.start, end: call.argumentList?.end ?? call.callee?.end ?? node.end)
        case .branch:
            guard flags.contains(.isSwitch), let subject = SwitchExpr(node)?.subject else { return nameRange }
            return SourceRange(start: node.start, end: subject.end)
        case .arm:
            switch node.kind {
            case .switchCase: return nameRange
            case .ifConfigClause: return SourceRange(start: node.start, end: IfConfigClause(node).condition?.end ?? nameRange.end)
            case .codeBlock:
                guard let branch = node.parent.flatMap(IfExpr.init) else { return nameRange }
                guard branch.body?.id == node.id, let last = branch.conditions.last else { return nameRange }
                return SourceRange(start: branch.node.start, end: last.end)
            // The arm of a ternary is an expression.
            default: return node.range
            }
        }
    }
}
