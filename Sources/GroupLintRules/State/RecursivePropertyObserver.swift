import GroupLintCore

struct RecursivePropertyObserver: Rule {
    static let endless = RuleCase(
        .error,
        says:
            "setting `{property}` crashes the app: `{observer}` sets `{property}` each time it runs, and in an `@Observable` "
            + "class that runs `{observer}` again")

    static let info = RuleInfo(
        id: "recursive_property_observer",
        summary: "`didSet` of an `@Observable` class sets its own property, which runs it again without end.",
        category: .state,
        rationale: """
            In Swift, `didSet` and `willSet` do not run again when they set their own property. In a class with `@Observable` \
            they do: the macro moves the value and its observers to a second property, and makes the first one computed. An \
            assignment in the observer calls the setter, which runs the observer, until the stack is full. So code that limits a \
            value in `didSet` works in a plain class and in an `ObservableObject`, and crashes after the class became \
            `@Observable`.

            An assignment under a condition ends as soon as the condition is false. Properties with `@ObservationIgnored` stay \
            plain. On every OS version; measured with Swift 6.3.
            """,
        cases: [endless],
        silentOn: [
            "assignments under a condition, after a `guard`, and in a closure, which may run later",
            "properties with `@ObservationIgnored` or a property wrapper, static properties, and classes without `@Observable`",
            "assignments to a part of the value, such as `settings.count = 1`: the property may hold an object",
        ],
        sources: ["https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md"],
        bad: """
            @Observable final class Player {
                var volume = 5 {
                    didSet { volume = min(max(volume, 0), 10) }
                }
            }
            """,
        good: """
            @Observable final class Player {
                var volume = 5 {
                    didSet {
                        let limited = min(max(volume, 0), 10)
                        if volume != limited { volume = limited }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let models = context.types.filter { context.index.type($0).isObservable }
        guard !models.isEmpty, let source = context.read(context.index.files[Int(file.file)].path), source.mayHaveObservers,
            let tree = context.syntax()
        else { return }
        for model in models {
            for id in context.index.storedProperties(of: model) where id.file == file.file {
                let property = context.index.member(id)
                guard property.wrapper.isNone, let observer = tree.observer(ofPropertyAt: property.nameRange.start),
                    observer.ancestors.first(where: { TypeDecl($0) != nil })?.isObservableClass ?? false,
                    let write = observer.assignment(to: property.name)
                else { continue }
                report(write, observer, context.name(of: id), &context)
            }
        }
    }

    private func report(_ write: SequenceExpr, _ observer: SyntaxNode, _ name: String, _ context: inout RuleContext) {
        let isPlain = write.sign?.kind == .assignmentExpr
        let value = isPlain ? write.right?.shortText : nil
        let start = value.map { "`let value = \($0)`" } ?? "the new value in a constant, `let value = …`,"
        context.report(
            Self.endless, ["property": name, "observer": observer.tokenText], at: write.node.range,
            help:
                "write \(start) and then `if \(name) != value { \(name) = value }`, which ends, or change the value in a method "
                + "that callers use instead")
    }
}

extension SourceFile {
    /// Whether the text of an observer occurs in the file. Parsing takes longer than the search.
    fileprivate var mayHaveObservers: Bool { bytes.contains("didSet") || bytes.contains("willSet") }
}

extension SyntaxNode {
    /// Whether the node declares a class with the macro `@Observable`.
    fileprivate var isObservableClass: Bool {
        kind == .classDecl
            && children().contains { list in
                list.kind == .attributeList && list.children().contains { $0.attributeName == "Observable" }
            }
    }

    /// The assignment with which an observer always sets its own property: a statement of the observer itself.
    fileprivate func assignment(to property: Name) -> SequenceExpr? {
        guard let statements = AccessorDecl(self)?.body?.statements else { return nil }
        for statement in statements {
            if let sequence = SequenceExpr(statement), sequence.sign?.kind == .assignmentExpr, let target = sequence.left,
                target.ownPath == [property], target.kind != .subscriptCallExpr
            {
                return sequence
            }
            // What follows may not run.
            if statement.subtree.contains(where: { $0.kind == .returnStmt || $0.kind == .throwStmt }) { return nil }
        }
        return nil
    }
}
