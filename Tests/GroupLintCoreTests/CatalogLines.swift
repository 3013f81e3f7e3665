@testable import GroupLintCore

/// A line of the catalog, read word by word.
struct CatalogLine {
    let names: [String]
    /// The words behind `=`.
    let facts: [String]

    /// The lines of a text; nil for a line without `=`.
    static func all(in text: StaticString) -> [CatalogLine?] {
        "\(text)".split(separator: "\n").map { CatalogLine(String($0)) }
    }

    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard let sign = words.firstIndex(of: "=") else { return nil }
        names = Array(words[..<sign])
        facts = Array(words[(sign + 1)...])
    }

    func has(_ fact: String) -> Bool { facts.contains(fact) }

    var slots: [Slot] { facts.filter { $0.contains(":") }.map(Slot.init) }

    /// `label:role`, `label{}:role?condition`.
    struct Slot {
        let label: String
        let isTrailing: Bool
        let role: String
        let condition: String?

        init(_ word: String) {
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            let ends = (parts.count > 1 ? parts[1] : "").split(separator: "?").map(String.init)
            isTrailing = parts[0].hasSuffix("{}")
            label = isTrailing ? String(parts[0].dropLast(2)) : parts[0]
            role = ends.first ?? ""
            condition = ends.count > 1 ? ends[1] : nil
        }
    }
}

extension StaticString {
    var words: [String] { description.split(separator: " ").map(String.init) }
}

/// Says what lines of the catalog lack.
struct CatalogCheck {
    /// What the first fact is called: "count" of views, "kind" of modifiers.
    let kindName: String
    let kinds: [String]
    let traits: [String]
    private(set) var problems: [String] = []
    private var seen: Set<String> = []

    static func ofViews() -> CatalogCheck {
        CatalogCheck(kindName: "count", kinds: CatalogView.Count.words.words, traits: CatalogView.Traits.words.words)
    }

    static func ofModifiers() -> CatalogCheck {
        CatalogCheck(kindName: "kind", kinds: CatalogModifier.Kind.words.words, traits: CatalogModifier.Traits.words.words)
    }

    private init(kindName: String, kinds: [String], traits: [String]) {
        self.kindName = kindName
        self.kinds = kinds
        self.traits = traits
    }

    /// - Parameter isListed: whether the names are views or modifiers, and not only words with traits.
    mutating func read(_ text: StaticString, isListed: Bool = true) {
        for line in CatalogLine.all(in: text) {
            guard let line, let name = line.names.first else {
                problems.append("a line lacks its names or the = behind them, in: \(text)")
                continue
            }
            for name in line.names where !seen.insert(name).inserted { problems.append("\(name): is there twice") }
            checkWords(line, name, isListed)
            guard isListed else { continue }
            if kindName == "count" { checkView(line, name) } else { checkModifier(line, name) }
        }
    }

    private mutating func checkWords(_ line: CatalogLine, _ name: String, _ isListed: Bool) {
        if isListed, !kinds.contains(line.facts.first ?? "") {
            problems.append("\(name): the \(kindName) is missing, one of: \(kinds.joined(separator: " "))")
        }
        let others = ["leaf"] + NeutralArgument.words.words + ReleaseYear.words.words
        var last = 0
        for fact in line.facts {
            let isSlot = fact.contains(":")
            let rank = kinds.contains(fact) ? 0 : isSlot || fact == "leaf" ? 1 : traits.contains(fact) ? 2 : 3
            if rank == 3, !others.contains(fact) { problems.append("\(name): unknown word \(fact)") }
            if rank < last { problems.append("\(name): \(fact) is out of order") }
            if isSlot, !SlotRole.words.words.contains(CatalogLine.Slot(fact).role) {
                problems.append("\(name): unknown role in \(fact)")
            }
            last = rank
        }
        if Set(line.facts).count < line.facts.count || line.facts.filter(kinds.contains).count > 1 {
            problems.append("\(name): a fact is there twice")
        }
    }

    private mutating func checkView(_ line: CatalogLine, _ name: String) {
        let roles = Set(line.slots.map(\.role))
        let content = line.slots.filter { $0.isTrailing || $0.label == "content" }.map(\.role)
        if roles.isEmpty != line.has("leaf") { problems.append("\(name): needs either slots or leaf") }
        if line.has("leaf"), !line.has("draws"), !line.has("blank") {
            problems.append("\(name): a leaf needs draws or blank")
        }
        if !roles.isDisjoint(with: ["lazyRows", "listRows", "tableCell"]), !line.has("lazy") {
            problems.append("\(name): rows that are made when they are seen need lazy")
        }
        if !roles.isDisjoint(with: ["lazyRows", "listRows", "formRows"]), !line.has("stateful") {
            problems.append("\(name): what scrolls needs stateful")
        }
        if !roles.isDisjoint(with: ["listRows", "repeated"]), !line.has("data") {
            problems.append("\(name): rows of data need data")
        }
        if line.has("one"), !line.has("draws"), !line.has("stays"),
            !Set(content).isDisjoint(with: ["stack", "lazyRows", "listRows", "formRows"])
        {
            problems.append("\(name): a container of several views needs stays or draws")
        }
        if line.has("joins") || line.has("each"), roles.isDisjoint(with: ["transparent", "repeated"]) {
            problems.append("\(name): joins and each need a slot that is transparent or repeated")
        }
        require("fills", ["draws"], line, name)
        require("button", ["control"], line, name)
        require("style", ["fills"], line, name)
    }

    private mutating func checkModifier(_ line: CatalogLine, _ name: String) {
        if line.slots.contains(where: { $0.role == "screen" }), !line.has("presents") {
            problems.append("\(name): what shows a screen needs presents")
        }
        for name in line.names where name.hasSuffix("Style") && !line.has("needsBranch") && !line.has("anyStyle") {
            problems.append("\(name): a style needs needsBranch or anyStyle")
        }
        require("pushes", ["presents"], line, name)
        require("pads", ["geometry"], line, name)
    }

    private mutating func require(_ trait: String, _ others: [String], _ line: CatalogLine, _ name: String) {
        guard line.has(trait) else { return }
        for other in others where !line.has(other) { problems.append("\(name): \(trait) needs \(other)") }
    }
}
