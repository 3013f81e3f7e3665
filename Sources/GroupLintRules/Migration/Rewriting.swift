import GroupLintCore

/// The change of one place with an older spelling.
struct Rewriting {
    let fix: Fix?
    /// Whether there is no change because the color may be nil.
    var mayBeNil = false

    init(use: OldUse, targets: DeploymentTargets, file: ViewFile, colors: ColorInitializers) {
        guard let call = CallExpr(use.node) else {
            fix = use.spelling.symbol == .toolbarPlacement ? Self.renaming(use, use.spelling.new) : nil
            return
        }
        switch use.spelling.symbol {
        case .foregroundColor, .accentColor:
            let color = ColorFix(use, call, targets, file, colors)
            fix = color.fix
            mayBeNil = color.mayBeNil
        case .cornerRadius: fix = Self.cornerRadius(use, call, file)
        case .overlay, .background, .mask: fix = LayeredView(call, file)?.fix
        case .edgesIgnoringSafeArea: fix = Self.safeArea(use, call)
        case .coordinateSpace: fix = Self.coordinateSpace(use, call)
        case .navigationBarTitle: fix = Self.title(use, call)
        case .disableAutocorrection:
            let value = call.firstArgument?.value
            fix = value?.kind == .booleanLiteralExpr ? Self.renaming(use, "autocorrectionDisabled") : nil
        case .autocapitalization: fix = Self.capitalization(use, call)
        case .section: fix = SectionFix(call)?.fix
        case .onChange: fix = ChangeAction(call)?.fix(file)
        case .accessibility: fix = Self.accessibility(use, call)
        case .actionSheet, .alert, .animation, .navigationBarHidden, .navigationBarItems, .navigationView,
            .presentationMode, .tabItem, .textFieldCallback, .toolbarPlacement:
            fix = nil
        }
    }

    private static func renaming(_ use: OldUse, _ name: String, _ others: [Fix.Edit] = []) -> Fix {
        Fix("write `\(name)`", .safe, [Fix.Edit(use.range, name)] + others)
    }

    // MARK: Shapes and areas

    private static func cornerRadius(_ use: OldUse, _ call: CallExpr, _ file: ViewFile) -> Fix? {
        guard let radius = call.firstArgument?.value else { return nil }
        // A method of the project with this name makes the short form ambiguous.
        let isAmbiguous = !file.index.methods(named: "rect").isEmpty
        let shape = isAmbiguous ? "RoundedRectangle(cornerRadius: " : ".rect(cornerRadius: "
        var edits = [.insert(shape, at: radius.start), Fix.Edit.insert(")", at: radius.end)]
        if let style = call.argument(at: 1), let value = style.value {
            edits += [
                Fix.Edit(style.node.tokenRange, "style"), .insert("FillStyle(antialiased: ", at: value.start),
                .insert(")", at: value.end),
            ]
        }
        return renaming(use, "clipShape", edits)
    }

    /// The new modifier ignores the keyboard too, which only matters at the bottom.
    private static func safeArea(_ use: OldUse, _ call: CallExpr) -> Fix? {
        guard let edges = call.firstArgument?.value, let list = call.argumentList else { return nil }
        let isSafe = edges.edges.map { !$0.isEmpty && $0.isSubset(of: ["top", "leading", "trailing", "horizontal"]) } ?? false
        let name = "ignoresSafeArea"
        let isAll = edges.edges == ["all"] && !edges.tree.hasComment(in: list.range)
        let edit = isAll ? Fix.Edit(list.range, "()") : .insert("edges: ", at: edges.start)
        return Fix("write `\(name)`", isSafe ? .safe : .unsafe, [Fix.Edit(use.range, name), edit])
    }

    private static func coordinateSpace(_ use: OldUse, _ call: CallExpr) -> Fix? {
        guard let argument = call.firstArgument, let name = argument.value else { return nil }
        let label = SourceRange(start: argument.node.start, end: name.start)
        guard !name.tree.hasComment(in: label) else { return nil }
        return Fix("write `coordinateSpace(.named(…))`", .safe, [Fix.Edit(label, ".named("), .insert(")", at: name.end)])
    }

    private static func accessibility(_ use: OldUse, _ call: CallExpr) -> Fix? {
        guard let argument = call.firstArgument, let value = argument.value else { return nil }
        let label = SourceRange(start: argument.node.start, end: value.start)
        guard !value.tree.hasComment(in: label) else { return nil }
        return renaming(use, String(use.spelling.new.prefix { $0 != "(" }), [Fix.Edit(label, "")])
    }

    // MARK: Text

    private static func capitalization(_ use: OldUse, _ call: CallExpr) -> Fix? {
        let names = ["none": "never", "words": "words", "sentences": "sentences", "allCharacters": "characters"]
        guard let value = call.firstArgument?.value, let member = MemberAccessExpr(value), let name = names[value.tokenText],
            member.base.map({ $0.name == "UITextAutocapitalizationType" }) ?? true
        else { return nil }
        return renaming(use, "textInputAutocapitalization", [Fix.Edit(value.range, ".\(name)")])
    }

    /// The title and its display mode become two modifiers.
    private static func title(_ use: OldUse, _ call: CallExpr) -> Fix? {
        guard let mode = call.argument(at: 1) else { return renaming(use, "navigationTitle") }
        guard let title = call.firstArgument?.value, let value = mode.value, let list = call.argumentList else { return nil }
        let gaps = [
            SourceRange(start: list.start + 1, end: title.start), SourceRange(start: title.end, end: value.start),
            SourceRange(start: value.end, end: list.end - 1),
        ]
        let tree = call.node.tree
        guard !gaps.contains(where: tree.hasComment) else { return nil }
        let lines = SourceLines(tree.source)
        let dot = lines.skipBlanksBack(use.range.start) - 1
        let startsLine = tree.source.bytes[Int(dot)] == UInt8(ascii: ".") && lines.startsLine(dot)
        let separator = startsLine ? lines.lineBreak + lines.indentationText(dot) : ""
        let edits = [
            Fix.Edit(gaps[0], ""), Fix.Edit(gaps[1], ")\(separator).navigationBarTitleDisplayMode("), Fix.Edit(gaps[2], ""),
        ]
        return renaming(use, "navigationTitle", edits)
    }
}

extension Fix.Edit {
    static func insert(_ text: String, at offset: UInt32) -> Fix.Edit {
        Fix.Edit(SourceRange(start: offset, end: offset), text)
    }
}

extension SyntaxNode {
    /// The names of a set of edges: `.top`, `[.top, .leading]`, `Edge.Set.top`; nil if it is another expression.
    fileprivate var edges: Set<String>? {
        if kind == .arrayExpr {
            var names: Set<String> = []
            for element in children() {
                guard let inner = element.edges else { return nil }
                names.formUnion(inner)
            }
            return names
        }
        guard let member = MemberAccessExpr(self), member.base.map({ $0.text == "Edge.Set" }) ?? true else { return nil }
        return [tokenText]
    }
}
