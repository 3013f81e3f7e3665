/// Questions about uses of a property through a value of its type: `parent.text` in a coordinator, `left.text` in `==`.
extension RuleContext {
    /// Whether code outside of the members of a type's instances may name a property. Types of values are not known, so
    /// any member with the same name counts, where the code also names the type.
    public mutating func mayAccess(_ property: ProjectIndex.Property) -> Bool {
        guard let tree = syntax() else { return true }
        let names = accessedNames ?? Self.accessedNames(in: tree)
        accessedNames = names
        // The order does not matter, so this is not a walk.
        let inFile =
            names.contains(property.name)
            && tree.records.indices.contains { id in
                tree.records[id].kind == .memberAccessExpr && tree.name(of: NodeID(id)) == property.name
                    && isAccess(SyntaxNode(tree: tree, id: NodeID(id)), of: property)
            }
        if inFile || property.isPrivate { return inFile }
        let name = index.text(of: property.id, in: tree.source)
        return index.filesNaming(property.type).contains { file in
            file != property.id.file && (read(index.files[Int(file)].path)?.hasMember(name) ?? true)
        }
    }

    private static func accessedNames(in tree: SyntaxTree) -> NameTable {
        var names = NameTable()
        for id in tree.records.indices where tree.records[id].kind == .memberAccessExpr {
            names.insert(tree.name(of: NodeID(id)), 0)
        }
        return names
    }

    /// Whether a member may be the property of another value. In the members of an instance, values of the same type are
    /// too rare to count.
    private func isAccess(_ node: SyntaxNode, of property: ProjectIndex.Property) -> Bool {
        guard let base = MemberAccessExpr(node)?.base, base.token?.keyword != .`self` else { return false }
        var isInstance = true
        var outer: SyntaxNode?
        for ancestor in node.ancestors {
            if let modifiers = FunctionDecl(ancestor)?.modifiers ?? VariableDecl(ancestor)?.modifiers, modifiers.isStatic {
                isInstance = false
            } else if let declaration = TypeDecl(ancestor) {
                if index.type(of: declaration, file: property.id.file) == property.type { return !isInstance }
                isInstance = false
            }
            if ancestor.kind != .sourceFile { outer = ancestor }
        }
        let name = index.type(property.type).name
        return outer?.tokens.contains { token in
            token.kind == .identifier && Name(node.tree.source.bytes, in: Int(token.start)..<Int(token.end)) == name
        } ?? false
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
    /// Whether `.name` is in the text, but not as the first name of a key path, `\.name`.
    fileprivate func hasMember(_ name: [UInt8]) -> Bool {
        guard bytes.count > name.count + 1 else { return false }
        for start in 1..<(bytes.count - name.count) where bytes[start] == UInt8(ascii: ".") {
            let end = start + 1 + name.count
            guard bytes[start - 1] != UInt8(ascii: "\\"), bytes[(start + 1)..<end].elementsEqual(name),
                end == bytes.count || !bytes[end].isInName
            else { continue }
            return true
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isInName: Bool {
        let lower = self | 0x20
        return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
            || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) || self == UInt8(ascii: "_") || self >= 0x80
    }
}
