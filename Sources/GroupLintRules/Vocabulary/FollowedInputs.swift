import GroupLintCore

/// The values of a view that it follows by itself.
struct FollowedInputs {
    /// A set of expressions.
    struct Values {
        private(set) var all: [SyntaxNode] = []
        /// The first names of the paths in the values.
        private var names = NameTable()

        func contain(_ name: Name) -> Bool { names.contains(name) }

        fileprivate mutating func add(_ value: SyntaxNode?) {
            guard let value else { return }
            all.append(value)
            for node in value.subtree {
                if let name = node.ownPath?.first { names.insert(name, 0) }
            }
        }
    }

    /// The values in `onChange(of:)`, `task(id:)` and `onReceive(_:)`.
    private(set) var changes = Values()
    /// The values in `.id(…)`.
    private(set) var identities = Values()
    /// Whether the view scrolls to views by their identities.
    private(set) var scrolls = false

    init(_ code: TypeCode) {
        for node in code.declarations.lazy.flatMap(\.subtree) where node.kind == .functionCallExpr {
            guard let call = CallExpr(node), let callee = call.callee, Self.followers.contains(callee.name) else { continue }
            switch callee.name {
            case "onChange":
                changes.add(call.argument("of"))
                changes.add(call.firstArgument?.value)
            case "task": changes.add(call.argument("id"))
            case "onReceive": changes.add(call.firstArgument?.value)
            case "id": identities.add(call.firstArgument?.value)
            case "ScrollViewReader", "scrollTo", "scrollPosition": scrolls = true
            // Other calls follow no value.
            default: continue
            }
        }
    }

    /// The calls in `init`: few calls have one of these names.
    private static let followers = NameTable("onChange task onReceive id ScrollViewReader scrollTo scrollPosition")

    func contain(_ name: Name) -> Bool { changes.contain(name) || identities.contain(name) }

    /// Whether the view follows an input itself, not only a part of it.
    func containValue(_ name: Name) -> Bool {
        (changes.all + identities.all).contains { $0.ownPath == [name] }
    }

    /// The `.id(…)` with an input, or with its identifier.
    func identity(of input: Name) -> IdentifiedView? {
        for value in identities.all {
            guard let path = value.simplePath, path[0] == input, path.count == 1 || path.last?.isIdentifier ?? false else {
                continue
            }
            return IdentifiedView(value: value)
        }
        return nil
    }
}

/// A view with `.id(…)`.
struct IdentifiedView {
    let value: SyntaxNode

    /// Whether another identity also replaces the view with a modifier: the modifier is on the view itself or inside of it.
    func isAround(_ modifier: SyntaxNode) -> Bool {
        guard let call = value.ancestors.first(where: { $0.kind == .functionCallExpr }) else { return true }
        return modifier.tree === call.tree && call.range.contains(modifier.range)
    }
}
