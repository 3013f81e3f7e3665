@testable import GroupLintCore

/// Finds lines of the catalog that lack a fact. The compiler requires a count or kind, slots and traits.
struct CatalogCheck {
    private(set) var problems: [String] = []
    private var seen: Set<String> = []

    /// - Parameter isListed: whether the names are views; false if only their traits are known.
    mutating func add(view names: StaticString, _ line: CatalogView, _ slots: [CatalogSlot], isListed: Bool = true) {
        let name = addNames(names)
        guard isListed else { return }
        let roles = slots.map(\.role)
        let content = slots.filter { $0.isTrailing || $0.label == "content" }.map(\.role)
        let traits = line.traits
        let isStack = content.contains { [.stack, .lazyRows, .listRows, .formRows].contains($0) }
        let checks: [(isMissing: Bool, problem: String)] = [
            (slots.isEmpty && traits.isDisjoint(with: [.draws, .blank]), "a leaf needs .draws or .blank"),
            (
                roles.contains { [.lazyRows, .listRows, .tableCell].contains($0) } && !traits.contains(.lazy),
                "rows that are made when they are seen need .lazy"
            ),
            (
                roles.contains { [.lazyRows, .listRows, .formRows].contains($0) } && !traits.contains(.stateful),
                "what scrolls needs .stateful"
            ),
            (
                roles.contains { [.listRows, .repeated].contains($0) } && !traits.contains(.data),
                "rows of data need .data"
            ),
            (
                isStack && line.count == .one && traits.isDisjoint(with: [.draws, .stays]),
                "a container of several views needs .stays or .draws"
            ),
            (
                [.joins, .each].contains(line.count) && !roles.contains { [.transparent, .repeated].contains($0) },
                "a view that is as many as its content needs a slot that is .transparent or .repeated"
            ),
            (traits.contains(.fills) && !traits.contains(.draws), ".fills needs .draws"),
            (traits.contains(.style) && !traits.contains(.fills), ".style needs .fills"),
            (traits.contains(.button) && !traits.contains(.control), ".button needs .control"),
            (traits.contains(.blank) && traits.contains(.draws), ".blank and .draws exclude each other"),
        ]
        add(name, checks)
        checkOrder(of: slots, name)
    }

    mutating func add(
        modifier names: StaticString, _ line: CatalogModifier, _ slots: [CatalogSlot], isListed: Bool = true
    ) {
        let name = addNames(names)
        guard isListed else { return }
        let traits = line.traits
        let isStyle = names.words.contains { $0.hasSuffix("Style") }
        add(
            name,
            [
                (slots.contains { $0.role == .screen } && !traits.contains(.presents), "a screen needs .presents"),
                (isStyle && traits.isDisjoint(with: [.needsBranch, .anyStyle]), "a style needs .needsBranch or .anyStyle"),
                (traits.contains(.pushes) && !traits.contains(.presents), ".pushes needs .presents"),
                (traits.contains(.pads) && !traits.contains(.geometry), ".pads needs .geometry"),
            ])
        checkOrder(of: slots, name)
    }

    /// The first of the names, for messages.
    private mutating func addNames(_ names: StaticString) -> String {
        let words = names.words
        if words.isEmpty { problems.append("a line has no name") }
        for word in words where !seen.insert(word).inserted { problems.append("\(word) is there twice") }
        return words.first ?? ""
    }

    private mutating func add(_ name: String, _ checks: [(isMissing: Bool, problem: String)]) {
        for check in checks where check.isMissing { problems.append("\(name): \(check.problem)") }
    }

    /// The first slot that matches decides: one with a condition must come before one without.
    private mutating func checkOrder(of slots: [CatalogSlot], _ name: String) {
        for (position, slot) in slots.enumerated() {
            let hides = slots[..<position].contains {
                $0.condition.isNone && ($0.label == slot.label || ($0.isTrailing && slot.isTrailing))
            }
            let isSameLabel = slots[..<position].contains { $0.condition.isNone && $0.label == slot.label }
            if isSameLabel || (hides && !slot.condition.isNone) {
                problems.append("\(name): slot \(position + 1) comes too late to be found")
            }
        }
    }
}

extension StaticString {
    var words: [String] { description.split(separator: " ", omittingEmptySubsequences: false).map(String.init) }
}
