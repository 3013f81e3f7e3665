/// Text form of a file's view tree, one element in each line, parents before children. The columns, separated by
/// tabs, are the kind, the start and end as half-open UTF-8 byte offsets, and a text for people: depth, name, what it
/// is, where it is shown.
public enum ViewDump {
    /// Dumps a single file: declarations in other files are unknown.
    public static func text(_ tree: SyntaxTree) -> [UInt8] {
        text(tree, ProjectIndex([FileSummary(tree)]))
    }

    public static func text(_ tree: SyntaxTree, _ index: ProjectIndex) -> [UInt8] {
        guard let file = index.files.firstIndex(where: { $0.path == tree.source.path }) else { return [] }
        let placements = ViewPlacements(index)
        var output: [UInt8] = []
        let views = index.files[file].views
        for id in views.elements.indices {
            let element = ViewElement(index, ViewSite(file: Int32(file), element: Int32(id)))
            guard let node = tree.node(element.node) else { continue }
            append(
                ["\(element.kind)", String(node.start), String(node.end), describe(element, placements, tree)], &output)
            for modifier in element.modifiers {
                let name = tree.source.text(modifier.nameRange)
                let text = indent(element, by: 1) + "." + name + (modifier.isConditional ? " in #if" : "")
                append(["modifier", String(modifier.nameRange.start), String(modifier.nameRange.end), text], &output)
            }
        }
        return output
    }

    private static func append(_ columns: [String], _ output: inout [UInt8]) {
        output.append(contentsOf: columns.joined(separator: "\t").utf8)
        output.append(UInt8(ascii: "\n"))
    }

    private static func indent(_ element: ViewElement, by extra: Int) -> String {
        let depth = sequence(first: element, next: \.parent).reduce(-1) { count, _ in count + 1 }
        return String(repeating: "  ", count: depth + extra)
    }

    private static func describe(_ element: ViewElement, _ placements: ViewPlacements, _ tree: SyntaxTree) -> String {
        let name = tree.source.text(element.nameRange)
        let text: String
        switch element.kind {
        case .root: text = name + (element.flags.contains(.isBuilder) ? " builder" : "")
        case .call: text = name + " " + describe(element.callee)
        case .typeMember, .opaque: text = name
        case .reference: text = name + (element.targets.isEmpty ? "" : " resolved")
        case .slot: text = "\(placements.role(of: element))"
        case .branch: text = name + (element.isConstantBranch ? " constant" : "")
        case .arm: text = "arm"
        }
        return indent(element, by: 0) + text + place(of: element, placements)
    }

    private static func describe(_ callee: ViewElement.Callee) -> String {
        switch callee {
        case .swiftUI: "SwiftUI"
        case .project: "project"
        case .unknown: "unknown"
        }
    }

    private static func place(of element: ViewElement, _ placements: ViewPlacements) -> String {
        guard element.kind == .call || element.kind == .reference || element.kind == .branch else { return "" }
        let places = placements.of(element).map { "\($0.layout)" + ($0.isRepeated ? " repeated" : "") }
        return " in " + places.joined(separator: ", ")
    }
}
