import GroupLintCore

struct CollectionMadeInRows: Rule {
    static let computed = RuleCase(
        .info, says: "each row {work} again, because `{property}` is computed each time it is read")

    static let info = RuleInfo(
        id: "collection_made_in_rows",
        summary: "Each row sorts, filters or groups a collection again, because it reads a computed property.",
        category: .performance,
        rationale: """
            A computed property keeps nothing: each time code reads it, its code runs. SwiftUI makes a row by running the \
            closure of the `ForEach`, so a property that sorts or filters a collection does so once for each row, and again \
            for each row at the next update. With twice the elements, a list takes four times as long. Often the rows need \
            only one value, such as the last element, after which no divider follows.

            On every OS version.
            """,
        cases: [computed],
        silentOn: [
            "properties that only rows under a condition read, and reads in actions",
            "rows over a literal or `allCases`, and collections of the cases of an enum",
            "properties that may return before they sort, `lazy` and stored properties, and those of types with several "
                + "members of that name",
            "previews and tests",
        ],
        sources: [
            "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/properties/",
            "https://developer.apple.com/videos/play/wwdc2025/306/",
        ],
        bad: """
            struct Trips: View {
                let trips: [String]
                private var sorted: [String] { trips.sorted() }

                var body: some View {
                    ForEach(sorted, id: \\.self) { trip in
                        Text(trip)
                        if trip != sorted.last { Divider() }
                    }
                }
            }
            """,
        good: """
            struct Trips: View {
                let trips: [String]

                var body: some View {
                    let sorted = trips.sorted()
                    ForEach(sorted, id: \\.self) { trip in
                        Text(trip)
                        if trip != sorted.last { Divider() }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var names = MemberNames()
        var sources: ProjectSources?
        for row in RowClosure.all(in: file, &context) {
            var search = CollectionReads(
                index: context.index, owner: row.owner, sources: sources ?? ProjectSources(row.closure.tree, context),
                hidden: names.around(row.closure), parameters: row.closure.parametersAround)
            for read in search.all(in: row) {
                context.report(
                    Self.computed, ["work": read.work.text, "property": read.name], at: read.node.range,
                    help: "do this once: write a `let` with this value before the `\(context.text(row.rows))`, and use it in the "
                        + "rows",
                    related: [read.work.place, row.rows.related("makes a row for each element")])
            }
            sources = search.sources
        }
    }
}

/// The computed properties that the closure of a row reads and that go through a collection.
private struct CollectionReads {
    struct Read {
        let node: SyntaxNode
        let name: String
        let work: DestinationWork
    }

    let index: ProjectIndex
    let owner: TypeID
    var sources: ProjectSources
    /// Names of variables in the member around the closure.
    let hidden: NameTable
    let parameters: [Name: TypeID?]
    private var works: [MemberID: DestinationWork?] = [:]

    init(index: ProjectIndex, owner: TypeID, sources: ProjectSources, hidden: NameTable, parameters: [Name: TypeID?]) {
        (self.index, self.owner, self.sources) = (index, owner, sources)
        (self.hidden, self.parameters) = (hidden, parameters)
    }

    /// The first read of each property.
    mutating func all(in row: RowClosure) -> [Read] {
        var found: [Read] = []
        var known: Set<MemberID> = []
        for node in Self.names(in: row) {
            guard let id = member(node), !known.contains(id), node.isCertain(in: row.closure), let work = work(of: id) else {
                continue
            }
            known.insert(id)
            found.append(Read(node: node, name: node.tokenText, work: work))
        }
        return found
    }

    /// The names in code that runs whenever the row is made.
    private static func names(in row: RowClosure) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        row.walk { node in
            if node.kind == .memberAccessExpr || node.kind == .declReferenceExpr { found.append(node) }
            return true
        }
        return found
    }

    /// The computed property that `sorted`, `self.sorted` or `model.sorted` reads.
    private func member(_ node: SyntaxNode) -> MemberID? {
        var type = owner
        if let base = MemberAccessExpr(node)?.base {
            if base.token?.keyword != .`self` {
                guard base.kind == .declReferenceExpr, isOwn(base.name),
                    case .project(let other) = index.valueType(of: base.name, in: owner), index.isReferenceType(other)
                else { return nil }
                type = other
            }
        } else if node.kind == .memberAccessExpr || !isOwn(node.name) {
            return nil
        }
        let members = index.members(of: type, named: node.name)
        guard members.count == 1, let id = members.first, case let member = index.member(id),
            member.kind == .computedProperty, member.root < 0, !member.flags.contains(.isStatic)
        else { return nil }
        return id
    }

    /// Whether no variable or parameter hides a member.
    private func isOwn(_ name: Name) -> Bool { !hidden.contains(name) && parameters[name] == nil }

    private mutating func work(of id: MemberID) -> DestinationWork? {
        if let known = works[id] { return known }
        let work = foundWork(of: id)
        works[id] = .some(work)
        return work
    }

    private mutating func foundWork(of id: MemberID) -> DestinationWork? {
        guard let body = sources.body(of: id, index) else { return nil }
        for node in body.subtree {
            guard let call = CallExpr(node), let work = Work(call), [.sort, .group, .filter].contains(work.kind),
                node.isCertain(in: body), !isSmall(work)
            else { continue }
            return DestinationWork(
                work, at: node, path: index.files[Int(id.file)].path, message: "done for each row")
        }
        return loop(in: body, id)
    }

    /// A loop over a stored collection that fills another one, which the property returns.
    private func loop(in body: SyntaxNode, _ id: MemberID) -> DestinationWork? {
        guard let type = index.owner(of: id) else { return nil }
        lazy var results = body.returnedVariables
        for node in body.subtree {
            guard let loop = ForStmt(node), node.isCertain(in: body), let source = loop.sequence?.withoutViews,
                let path = source.simplePath, source.name != "allCases", !source.isOfLocal,
                index.members(of: type, named: path[0]).map(index.member).contains(where: \.mayHoldMuch), loop.fills(results)
            else { continue }
            return DestinationWork(
                text: "goes through `\(source.text)`", .costly, range: node.range, path: index.files[Int(id.file)].path,
                message: "done for each row")
        }
        return nil
    }

    private func isSmall(_ work: Work) -> Bool {
        guard let subject = work.subject?.unwrapped else { return true }
        if subject.isLiteral || subject.tokenText == "allCases" { return true }
        guard let name = subject.simplePath?.last else { return false }
        return name == "allCases" || index.fact { EnumCollections() }.areAll(named: name, index)
    }
}

extension MemberSummary {
    /// Whether the property is stored in an instance, and not a fixed collection: `let days = ["Mo", "Tu"]`.
    fileprivate var mayHoldMuch: Bool {
        let isFixed = wrapper.isNone && (defaultValue == .literal || defaultValue == .collection)
        return kind == .storedProperty && !flags.contains(.isStatic) && !isFixed
    }
}

extension SyntaxNode {
    /// `items` for `items.enumerated()`, `items.indices` and `items.reversed()`.
    fileprivate var withoutViews: SyntaxNode {
        let callee = CallExpr(self)?.callee ?? self
        guard callee.kind == .memberAccessExpr, ["enumerated", "indices", "reversed"].contains(callee.tokenText),
            let base = callee.chainBase
        else { return self }
        return base.unwrapped
    }

    /// Whether the first name of `items` or `model.items` is that of a local value.
    fileprivate var isOfLocal: Bool { subtree.first { $0.kind == .declReferenceExpr }.map { LocalValue($0) != nil } ?? false }

    /// The variables that code declares with a first value, and returns.
    fileprivate var returnedVariables: Set<Name> {
        var (returned, declared): (Set<Name>, Set<Name>) = ([], [])
        for node in subtree {
            if node.kind == .returnStmt, let name = node.children().first(where: { _ in true })?.ownName { returned.insert(name) }
            guard node.kind == .patternBinding, case let binding = PatternBinding(node), binding.initialValue != nil,
                let name = binding.pattern?.name
            else { continue }
            declared.insert(name)
        }
        return returned.intersection(declared)
    }
}

extension ForStmt {
    /// Whether the loop adds to one of some variables, and goes through all elements.
    fileprivate func fills(_ names: Set<Name>) -> Bool {
        guard !node.subtree.contains(where: { $0.kind == .returnStmt || $0.kind == .breakStmt }) else { return false }
        return node.subtree.contains { part in
            guard let target = part.writtenTarget else { return false }
            let base = target.kind == .subscriptCallExpr ? target.chainBase : target
            return base?.ownName.map(names.contains) ?? false
        }
    }
}
