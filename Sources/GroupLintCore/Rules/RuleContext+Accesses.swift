/// Questions about uses of a property through a value of its type: `parent.text` in a coordinator, `left.text` in `==`.
extension RuleContext {
    /// Whether code outside of the members of a type's instances may name a property. Types of values are not known, so
    /// any member with the same name counts, where the code also names the type.
    public mutating func mayAccess(_ property: ProjectIndex.Property) -> Bool {
        guard let tree = syntax(ofFile: index.files[Int(property.id.file)].path) else { return true }
        let places = tree.facts(AccessPlaces.self).places(of: property.name, tree) { index.type(of: $0, file: property.id.file) }
        let name = index.type(property.type).name
        var mentions: [UInt32]?
        let inFile = places.contains { place in
            if let isInstance = place.isInstance(of: property.type) { return !isInstance }
            let starts = mentions ?? tree.identifiers(name)
            mentions = starts
            let next = starts.partitionPoint { $0 < place.outer.start }
            return next < starts.count && starts[next] < place.outer.end
        }
        if inFile || property.isPrivate { return inFile }
        let text = index.text(of: property.id, in: tree.source)
        return index.filesNaming(property.type).contains { file in
            file != property.id.file && (read(index.files[Int(file)].path)?.hasMember(text) ?? true)
        }
    }
}

/// Where the members of other values are used in a file, by the name of the member: `parent.text` and `parent.$text`, not
/// `self.text`.
private final class AccessPlaces: TreeFacts {
    /// A use of a member.
    struct Place {
        /// The types around the use, innermost first, and whether it is in code of their instances.
        var types: [(id: TypeID?, isInstance: Bool)] = []
        /// The outermost node around the use.
        var outer = SourceRange(start: 0, end: 0)

        /// Whether the use is in code of an instance of a type; nil if it is not in code of the type.
        func isInstance(of type: TypeID) -> Bool? { types.first { $0.id == type }?.isInstance }
    }

    private let accesses: NameIndex<NodeID>
    private var known: [Name: [Place]] = [:]

    init(_ tree: SyntaxTree) {
        accesses = NameIndex { add in
            // The order does not matter, so this is not a walk.
            for id in 0..<NodeID(tree.records.count) where tree.kind(of: id) == .memberAccessExpr {
                add(Self.property(id, tree), id)
            }
        }
    }

    /// The name of a member without the `$` of a projected value.
    private static func property(_ id: NodeID, _ tree: SyntaxTree) -> Name {
        let (bytes, range) = (tree.source.bytes, SyntaxNode(tree: tree, id: id).tokenRange)
        guard range.length > 1, bytes[Int(range.start)] == UInt8(ascii: "$") else { return tree.name(of: id) }
        return Name(bytes, in: Int(range.start) + 1..<Int(range.end))
    }

    func places(of name: Name, _ tree: SyntaxTree, _ type: (TypeDecl) -> TypeID?) -> [Place] {
        if let found = known[name] { return found }
        let found = accesses.candidates(name).filter { Self.property($0, tree) == name }
            .compactMap { Self.place(of: SyntaxNode(tree: tree, id: $0), type) }
        known[name] = found
        return found
    }

    private static func place(of node: SyntaxNode, _ type: (TypeDecl) -> TypeID?) -> Place? {
        guard let base = MemberAccessExpr(node)?.base, base.token?.keyword != .`self` else { return nil }
        var (place, isInstance) = (Place(), true)
        for ancestor in node.ancestors {
            if let modifiers = FunctionDecl(ancestor)?.modifiers ?? VariableDecl(ancestor)?.modifiers, modifiers.isStatic {
                isInstance = false
            } else if let declaration = TypeDecl(ancestor) {
                place.types.append((type(declaration), isInstance))
                isInstance = false
            }
            if ancestor.kind != .sourceFile { place.outer = ancestor.range }
        }
        return place
    }
}

extension ProjectIndex {
    fileprivate func text(of member: MemberID, in source: SourceFile) -> [UInt8] {
        let range = record(member).nameRange
        return Array(source.bytes[Int(range.start)..<Int(range.end)])
    }
}

extension SyntaxNode {
    /// Whether a list of modifiers has `static` or `class`.
    fileprivate var isStatic: Bool {
        children().contains { $0.token?.keyword == .static || $0.token?.keyword == .class }
    }
}

extension SourceFile {
    /// Whether `.name` or `.$name` is in the text, but not as the first name of a key path, `\.name`, nor after `self`, which is
    /// another value in the code of another type.
    fileprivate func hasMember(_ name: [UInt8]) -> Bool {
        guard bytes.count > name.count + 1, let first = name.first else { return false }
        for dot in 1..<(bytes.count - name.count) where bytes[dot] == UInt8(ascii: ".") {
            let start = bytes[dot + 1] == UInt8(ascii: "$") ? dot + 2 : dot + 1
            let end = start + name.count
            guard end <= bytes.count, bytes[start] == first, bytes[dot - 1] != UInt8(ascii: "\\"),
                bytes[start..<end].elementsEqual(name), end == bytes.count || !bytes[end].isInName, !isSelf(before: dot)
            else { continue }
            return true
        }
        return false
    }

    /// Whether the word before an offset (UTF-8) is `self`.
    private func isSelf(before end: Int) -> Bool {
        let start = end - 4
        guard start >= 0, bytes[start..<end].elementsEqual("self".utf8) else { return false }
        return start == 0 || !bytes[start - 1].isInName
    }
}

extension UInt8 {
    fileprivate var isInName: Bool {
        let lower = self | 0x20
        return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
            || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) || self == UInt8(ascii: "_") || self >= 0x80
    }
}
