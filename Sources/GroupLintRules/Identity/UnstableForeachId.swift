import GroupLintCore

struct UnstableForeachId: Rule {
    static let random = RuleCase(
        .error, when: "an `id` that each read makes, for rows that keep something or for a presentation",
        says: "an element is taken for a new one at each update, because each read of `id` makes a new `{value}`")
    static let randomRows = RuleCase(
        .info, when: "an `id` that each read makes, for rows that are not known to keep anything",
        says: "an element is taken for a new one at each update, because each read of `id` makes a new `{value}`")
    static let randomCase = RuleCase(
        .info,
        when: "an `id` that each read makes, in an enumeration or a type of another module, if rows or a presentation show its "
            + "values",
        says: "an element is taken for a new one at each update, because each read of `id` makes a new `{value}`")
    static let rebuilt = RuleCase(
        .warning, .medium, when: "elements that the body makes, with a `UUID()` as their id, for rows that keep something",
        says: "all rows are replaced at each update, because each evaluation of the body makes new `{type}` values with new ids")
    static let rebuiltRows = RuleCase(
        .info, .medium, when: "the same for rows that are not known to keep anything",
        says: "all rows are replaced at each update, because each evaluation of the body makes new `{type}` values with new ids")
    static let fallback = RuleCase(
        .info, .low, when: "an `id` that is only made where there is no other value",
        says: "an element may be taken for a new one at each update, because `id` falls back to a new `{value}` at each "
            + "read")
    static let hash = RuleCase(
        .info, .low, when: "rows that a hash value identifies",
        says: "rows may be missing or show the wrong element, because different elements can have the same `{path}` and are then "
            + "one row for SwiftUI")
    static let hashedID = RuleCase(
        .info, .low, when: "an `id` that is the hash value of the element",
        says: "rows may be missing or show the wrong element, because different elements can have the same `hashValue` and then "
            + "have the same `id`")
    static let unordered = RuleCase(
        .info, when: "the elements of a dictionary or set",
        says: "rows may have another order at each launch, because `{collection}` has no order of its own")
    static let repeatedLazily = RuleCase(
        .warning, when: "rows of a list or lazy container that fixed elements identify, of which two are equal",
        says: "two rows have the same id, because {reason}: rows may be missing or show the wrong view")
    static let repeated = RuleCase(
        .info, when: "the same in other containers",
        says: "two views have the same id, because {reason}: SwiftUI does not define what happens then")
    static let shuffled = RuleCase(
        .info, when: "data that is shuffled in the body",
        says: "rows change their order at each update, because `{collection}` runs each time")

    static let info = RuleInfo(
        id: "unstable_foreach_id",
        summary: "The identity or the order of rows changes although the data does not.",
        category: .identity,
        rationale: """
            A `ForEach` finds the rows of the last update by the ids of their elements. With an id that is a new value for \
            each read, no row is ever found again: SwiftUI replaces all rows, their state is lost, nothing animates, and \
            `.sheet(item:)` may present the same element again. A hash value is not unique, and two elements with one id are \
            one row. So are two equal elements that are their own ids: `ForEach(["S", "M", "T", "W", "T"], id: \\.self)`. A \
            dictionary and a set have another order in each launch and may get another one when they change.

            On every OS version.
            """,
        cases: [
            randomRows, random, randomCase, rebuilt, rebuiltRows, fallback, hash, hashedID, unordered, shuffled, repeated,
            repeatedLazily,
        ],
        silentOn: [
            "`let id = UUID()`, which is made once for each element",
            "values that are made again but equal: `UUID(uuidString: text)`, `Date(timeIntervalSince1970: time)`",
            "a computed `id` of a type that is not `Identifiable`, or that only unused code names; in an enumeration or a type "
                + "of another module, one that no rows and no presentation show",
            "`allCases` and other fixed data, where each element has a hash value of its own",
            "dictionaries and sets that are sorted, and collections of unknown types",
            "equal elements of arrays that are not literals, or that may change, except for the names of days and months "
                + "with one letter",
            "previews and tests",
        ],
        fix: "Replaces `\\.hashValue` with `\\.self`, which is unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swift/identifiable",
            "https://developer.apple.com/documentation/swift/hashable/hashvalue",
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
        ],
        bad: """
            struct Item: Identifiable {
                let name: String
                var id: UUID { UUID() }
            }

            struct Items: View {
                let items: [Item]

                var body: some View {
                    List(items) { item in Text(item.name) }
                }
            }
            """,
        good: """
            struct Item: Identifiable {
                let name: String
                let id = UUID()
            }

            struct Items: View {
                let items: [Item]

                var body: some View {
                    List(items) { item in Text(item.name) }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let ids = file.computedIDs
        for id in ids { check(id, asksForUse: ids.count <= Self.mostAsked, &context) }
        for rows in file.calls(.forEach) + file.calls("List") where !rows.isInPreview {
            guard let call = context.node(of: rows).flatMap(CallExpr.init), let data = call.rowData else { continue }
            check(rows, call, data, &context)
        }
    }

    // MARK: Declarations

    /// To find the uses of a type means to look at several files.
    private static let mostAsked = 16

    /// Checks the computed `id` of an Identifiable type of the file.
    private func check(_ id: MemberID, asksForUse: Bool, _ context: inout RuleContext) {
        let member = context.index.member(id)
        guard let binding = context.syntax()?.declaration(at: member.nameRange), binding.kind == .patternBinding,
            let getter = PatternBinding(binding).getter
        else { return }
        if let fresh = FreshValue(in: getter) {
            report(fresh, of: id, asksForUse: asksForUse, &context)
        } else if getter.statements.allSatisfy({ $0.isOwnHash }) {
            context.report(
                Self.hashedID, at: member.nameRange, help: "write `var id: Self { self }`, which compares the whole element")
        }
    }

    private func report(_ fresh: FreshValue, of id: MemberID, asksForUse: Bool, _ context: inout RuleContext) {
        guard let type = context.index.owner(of: id) else { return }
        let owner = context.index.type(type)
        let isEnumeration = owner.kind == .enumeration
        let values: KeyValuePairs = ["value": fresh.text]
        let range = context.index.member(id).nameRange
        let keep = "make `id` from values that the element keeps, so that it is the same for each read"
        if fresh.isFallback { return context.report(Self.fallback, values, at: range, help: keep) }
        let use = asksForUse ? ComputedIDUse(type, &context) : ComputedIDUse()
        if use.isUnused { return }
        if isEnumeration || owner.home == nil {
            if use.isShown { context.report(Self.randomCase, values, at: range, help: keep) }
            return
        }
        let help =
            use.madeInBody != nil
            ? "make `id` from values that differ between the elements: `let id = UUID()` would not help, because the body makes "
                + "new elements at each update"
            : !use.isKnown
                ? keep
                : "write `let id = UUID()`, which is made once for each element"
                    + (context.index.isDecoded(type) ? ", and an `enum CodingKeys` without it" : "")
        context.report(
            use.losesState ? Self.random : Self.randomRows, values, at: range, help: help,
            related: use.madeInBody.map { [$0] } ?? [])
    }
}
