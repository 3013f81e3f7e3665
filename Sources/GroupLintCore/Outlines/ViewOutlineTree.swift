/// The identity tree of one builder as boxes, in the order from top to bottom.
struct ViewOutlineTree {
    /// A view, a branch, an arm or a slot.
    struct Box {
        /// The name of its class in CSS.
        var look: String
        var lines: [Line]
        var place: ViewOutline.Place
        /// Position of the box above it in the tree; nil for the first one.
        var parent: Int?
        /// Number of boxes on the way to the first one.
        var level: Int
        /// What leads to it: the name of a slot or a modifier; empty for plain content.
        var label: String
    }

    struct Line {
        var text: String
        var look: Look
        /// Numbers of the diagnostics at the code of the line.
        var marks: [Int] = []
    }

    enum Look: String {
        case name
        case detail
        case modifier
        case effect
    }

    private(set) var boxes: [Box] = []
    private var marks: ViewOutlineMarks

    init(_ builder: ViewOutline.Builder, _ marks: ViewOutlineMarks) {
        self.marks = marks
        let root = add("builder", [(builder.name, .name), (builder.count, .detail)], builder.place, below: nil, label: "")
        add(builder.nodes, below: root)
    }

    private mutating func add(
        _ look: String, _ lines: [(String, Look)], _ place: ViewOutline.Place, below parent: Int?, label: String
    ) -> Int {
        var lines = lines.map { Line(text: TextWidth.shortened(escapingControls($0.0), to: 64), look: $0.1) }
        lines[0].marks = marks.at(place)
        let level = parent.map { boxes[$0].level + 1 } ?? 0
        boxes.append(Box(look: look, lines: lines, place: place, parent: parent, level: level, label: label))
        return boxes.count - 1
    }

    private mutating func add(_ nodes: [ViewOutline.Node], below parent: Int, label: String = "") {
        for node in nodes {
            // A slot with a name is a label of what it shows, unless nothing is in it.
            if node.kind == .slot, !node.children.isEmpty, node.modifiers.isEmpty {
                add(node.children, below: parent, label: label.isEmpty ? node.text : label)
                continue
            }
            let box = add(node, below: parent, label: label)
            for modifier in node.modifiers { add(modifier.children, below: box, label: "." + modifier.name) }
            add(node.children, below: box)
        }
    }

    private mutating func add(_ node: ViewOutline.Node, below parent: Int, label: String) -> Int {
        var facts = node.notes + (node.count.map { [$0] } ?? [])
        if node.isTransparent { facts.insert("transparent", at: 0) }
        var lines: [(String, Look)] = [(node.text.isEmpty ? node.kind.rawValue : node.text, .name)]
        if node.kind == .arm, let identity = node.identity { lines.append(("identity \(identity)", .detail)) }
        if !facts.isEmpty { lines.append((facts.joined(separator: "; "), .detail)) }
        let look = node.isTransparent && node.kind == .view ? "transparent" : node.kind.rawValue
        let box = add(look, lines, node.place, below: parent, label: label)
        for modifier in node.modifiers {
            let name = TextWidth.shortened("." + escapingControls(modifier.name), to: 40)
            boxes[box].lines.append(Line(text: name, look: .modifier, marks: marks.at(modifier.place)))
            if let effect = modifier.effect { boxes[box].lines.append(Line(text: "→ " + effect, look: .effect)) }
        }
        return box
    }
}

/// Numbers the diagnostics of views, and finds them by the code that they point to.
struct ViewOutlineMarks {
    /// What a diagnostic says and where.
    struct Entry {
        var number: Int
        var severity: Severity
        var rule: String
        var message: String
        var place: ViewOutline.Place
    }

    private(set) var entries: [Entry] = []
    private var byPlace: [ViewOutline.Place: [Int]] = [:]

    /// - Parameter diagnostics: in the order of their numbers, with the place of each.
    init(_ diagnostics: [(diagnostic: Diagnostic, place: ViewOutline.Place)]) {
        for (position, (diagnostic, place)) in diagnostics.enumerated() {
            entries.append(
                Entry(
                    number: position + 1, severity: diagnostic.severity, rule: diagnostic.rule, message: diagnostic.message,
                    place: place))
            byPlace[place, default: []].append(position)
        }
    }

    /// Positions in `entries` of the diagnostics that begin at a place.
    func at(_ place: ViewOutline.Place) -> [Int] { byPlace[place] ?? [] }
}
