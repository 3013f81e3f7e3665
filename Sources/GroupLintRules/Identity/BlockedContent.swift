import GroupLintCore

/// A branch that shows other views in the place of content for a while, and what the content loses.
struct BlockedContent {
    let event: BlockingEvent.Kind
    let loss: StateLoss
    /// The arm that has the content.
    let content: ViewElement
    /// Where the property gets the value for which the content goes; nil if the condition asks for the event itself.
    let write: SyntaxNode?

    /// What a branch reads, also in a getter of several statements: `let isHidden = lock.isOn; return isHidden`.
    static func reads(of branch: ViewElement, _ owner: TypeID, _ context: inout RuleContext) -> [ViewTree.Read] {
        var reads = branch.dependencies
        for read in reads where read.member.isNone {
            let members = context.index.members(of: owner, named: read.root).map(context.index.member)
            guard members.count == 1, members[0].kind == .computedProperty, members[0].getterReads == nil,
                members[0].type.name == "Bool",
                let getter = TypeCode(owner, &context)?.property(read.root)?.getter
            else { continue }
            reads += ArmChoice.conditions(of: getter)?.flatMap { branch.dependencies(of: $0) } ?? []
        }
        return reads
    }

    /// The properties of models among what a branch reads.
    static func models(_ reads: [ViewTree.Read], _ owner: TypeID, _ index: ProjectIndex) -> [(property: Name, type: TypeID)] {
        reads.compactMap { read in
            guard !read.member.isNone, let type = index.modelType(of: read.root, in: owner, countsShared: true) else {
                return nil
            }
            return (read.root, type)
        }
    }

    /// Nil if no event is known to replace content that keeps something.
    ///
    /// - Parameters:
    ///   - owner: the type with the branch.
    ///   - reads: what it reads.
    ///   - models: the properties of models among that.
    init?(
        _ branch: ViewElement, _ owner: TypeID, _ reads: [ViewTree.Read], _ models: [Name], _ context: inout RuleContext
    ) {
        let arms = Array(branch.children)
        guard branch.flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary]), arms.count <= Self.mostArms
        else { return nil }
        let losses = arms.map { StateLoss($0, reads: [], seesParts: true, ignoring: StateLoss.ofLittleWorth, &context) }
        guard losses.contains(where: { $0?.isWorthKeeping ?? false }), let node = context.node(of: branch),
            let code = ViewCode(owner, models: models, countsShared: true, &context)
        else { return nil }
        let search = Search(choice: ArmChoice(branch: node, code: code), losses: losses)
        for read in reads where context.index.members(of: owner, named: read.root).contains(where: context.index.isScenePhase) {
            guard
                let position = search.contentGone(
                    in: [.member("inactive"), .member("background")], not: .member("active"), StateProperty(root: read.root))
            else { continue }
            self.init(.phase, losses, arms, position, nil)
            return
        }
        for event in BlockingEvent.all(code, models: models) {
            for (property, value, write) in event.values(code).prefix(Self.mostWrites) {
                // A getter of the model may read the property.
                guard reads.contains(where: { $0.root == property.root && $0.member.isNone == property.member.isNone }),
                    let position = search.contentGone(value.map { [$0] } ?? [.boolean(false), .boolean(true)], property)
                else { continue }
                self.init(event.kind, losses, arms, position, write.node)
                return
            }
        }
        return nil
    }

    private init?(
        _ event: BlockingEvent.Kind, _ losses: [StateLoss?], _ arms: [ViewElement], _ position: Int, _ write: SyntaxNode?
    ) {
        guard let loss = losses[position] else { return nil }
        (self.event, self.loss, content, self.write) = (event, loss, arms[position], write)
    }

    private static let (mostArms, mostWrites) = (8, 32)
}

/// Looks for the arm that a value of a property takes away.
private struct Search {
    let choice: ArmChoice
    let losses: [StateLoss?]

    /// The position of the arm with content that one of two values takes away.
    func contentGone(_ values: [KnownValue], _ property: StateProperty) -> Int? {
        for case .boolean(let flag) in values {
            if let found = contentGone(in: [.boolean(flag)], not: .boolean(!flag), property) { return found }
        }
        return nil
    }

    /// The position of the arm with content that is there for the second value and goes for one of the first ones.
    func contentGone(in values: [KnownValue], not other: KnownValue, _ property: StateProperty) -> Int? {
        guard let before = choice.positions(property, other) else { return nil }
        for value in values {
            guard let during = choice.positions(property, value) else { continue }
            // What is only there for this value takes the place of what comes after it.
            let blocking = during.subtracting(before)
            guard let first = blocking.min(), first >= 0, !blocking.contains(where: { $0 >= 0 && losses[$0]?.kind == .screens }),
                !choice.asksForContent(first)
            else { continue }
            var best: Int?
            for position in before.sorted() where position >= 0 && (position > first || !during.contains(position)) {
                guard let loss = losses[position], loss.isWorthKeeping else { continue }
                if best.flatMap({ losses[$0] }).map(loss.tellsMore) ?? true { best = position }
            }
            if let best { return best }
        }
        return nil
    }
}

extension StateLoss {
    /// What nobody misses in content that comes back. The focus goes with the app, and a page that blocks it may have a field
    /// itself.
    fileprivate static let ofLittleWorth: Set<Kind> = [.touchedSlider, .text, .image, .task, .plainPlatformView, .touch]

    /// Whether someone notices when the view is new.
    fileprivate var isWorthKeeping: Bool { !Self.ofLittleWorth.contains(kind) }
}

extension ArmChoice {
    /// Whether an arm is only for content that is not there yet: `isLoading && items.isEmpty`, `isLoading, item == nil`,
    /// `isLoading && total == 0`.
    fileprivate func asksForContent(_ position: Int) -> Bool {
        guard position >= 0, let arm = IfExpr(branch)?.chain.dropFirst(position).first(where: { _ in true }) else { return false }
        return arm.conditionNodes.contains { condition in
            condition.subtree.contains {
                $0.kind == .nilLiteralExpr || $0.name == "isEmpty" || $0.name == "count" || $0.text == "0" || $0.text == "\"\""
            }
        }
    }
}
