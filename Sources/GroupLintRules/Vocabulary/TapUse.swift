import GroupLintCore

/// A modifier that runs code when the user taps a view: `.onTapGesture { }`, `.gesture(TapGesture().onEnded { })`.
struct TapUse {
    let element: ViewElement
    let modifier: ViewTree.Modifier
    /// Number of modifiers of the element before this one.
    let position: Int
    let call: CallExpr

    /// The taps of a file, outside of previews and of modifiers that `#if` chooses.
    static func all(in file: ViewFile, _ context: inout RuleContext) -> [TapUse] {
        var found: [TapUse] = []
        for element in file.modifiedElements where !element.isInPreview {
            let first = found.count
            for (position, modifier) in element.modifiers.enumerated() where !modifier.isConditional {
                guard found.count < first + mostTaps,
                    SwiftUICatalog.tapModifiers.contains(modifier.name)
                        || SwiftUICatalog.gestureModifiers.contains(modifier.name),
                    let call = context.node(of: modifier).flatMap(CallExpr.init)
                else { continue }
                let use = TapUse(element: element, modifier: modifier, position: position, call: call)
                if use.isTap, !context.callsNothing(use.action, in: element.owner) { found.append(use) }
            }
        }
        return found
    }

    /// Most taps of one view that are looked at: for each, the view is searched.
    private static let mostTaps = 8

    private var isGesture: Bool { SwiftUICatalog.gestureModifiers.contains(modifier.name) }

    private var gesture: SyntaxNode? { isGesture ? call.firstArgument?.value : nil }

    private var isTap: Bool {
        guard isGesture else { return true }
        guard let gesture, call.argument("including") == nil else { return false }
        let names = gesture.subtree.filter { $0.kind == .declReferenceExpr }.map(\.name)
        // A drag or a magnification beside the tap is not a tap.
        return names.contains(where: SwiftUICatalog.tapGestures.contains)
            && !gesture.subtree.contains { $0.kind == .declReferenceExpr && $0.name == "DragGesture" }
    }

    /// The code that the tap runs: a closure, or the name of a method. Nil if it is not known.
    var action: SyntaxNode? {
        guard let gesture else { return call.action }
        return gesture.subtree.first { $0.kind == .closureExpr }
    }

    /// Whether the tap does nothing: `.onTapGesture { }` keeps taps from the views below.
    var isEmpty: Bool {
        guard let action else { return true }
        return !(ClosureExpr(action)?.hasStatements ?? true)
    }

    /// Whether the gesture is a hidden switch, which nobody is meant to find: three or more taps, or an action that counts taps.
    var isHidden: Bool {
        if let count = call.argument("count")?.literalInteger { return count > 2 }
        guard let action else { return false }
        if action.countsUp { return true }
        return action.own(.functionCallExpr).contains { inner in
            guard let path = inner.chainBase?.ownPath, path.count == 1 else { return false }
            return element.methods(path[0], in: call.node.tree).contains(where: \.countsUp)
        }
    }
}

extension SyntaxNode {
    /// Whether a body adds one to a counter and compares the counter with a number: `taps += 1`, `if taps == 10`.
    fileprivate var countsUp: Bool {
        let counters = subtree.compactMap { node -> Name? in
            guard let sequence = SequenceExpr(node), sequence.isBinary, sequence.sign?.tokenText == "+=",
                sequence.right?.literalInteger == 1
            else { return nil }
            return sequence.left?.ownName
        }
        guard !counters.isEmpty else { return false }
        return subtree.contains { node in
            guard let sequence = SequenceExpr(node), sequence.isBinary, let name = sequence.left?.ownName,
                counters.contains(name), let limit = sequence.right?.literalInteger
            else { return false }
            return limit > 2 && ["==", ">=", ">"].contains(sequence.sign?.tokenText ?? "")
        }
    }
}

extension RuleContext {
    /// Whether a view around the one with the tap has a tap gesture with the same code.
    mutating func repeatsOuterTap(_ use: TapUse) -> Bool {
        guard let action = use.action else { return false }
        return sequence(first: use.element, next: \.parent).dropFirst().contains { outer in
            outer.modifiers.lazy.filter { $0.name == "onTapGesture" }.prefix(2).contains { modifier in
                guard let other = call(of: modifier, on: outer)?.action else { return false }
                return other.hasSameCode(as: action)
            }
        }
    }

    /// The first `.onTapGesture` of an element that runs code after one tap.
    mutating func tap(on element: ViewElement) -> ViewTree.Modifier? {
        element.modifiers.first { modifier in
            guard modifier.name == "onTapGesture", !modifier.isConditional, let call = call(of: modifier, on: element),
                call.argument("count") == nil, let action = call.action
            else { return false }
            return ClosureExpr(action)?.hasStatements ?? true
        }
    }
}

extension ClosureExpr {
    /// Whether the closure does something that a user could notice, and does not only print.
    var hasStatements: Bool {
        statements.contains { statement in !(CallExpr(statement)?.callee?.ownName.map(Self.printing.contains) ?? false) }
    }

    private static let printing = NameTable("print debugPrint dump NSLog")
}

extension ViewElement {
    /// Whether the view is in the label of a `DisclosureGroup`: its row takes the taps that the view does not, and its arrow
    /// is a button for VoiceOver.
    var isInDisclosureLabel: Bool {
        sequence(first: self, next: \.parent).contains {
            $0.kind == .slot && $0.name == "label" && $0.parent?.name == "DisclosureGroup"
        }
    }
}
