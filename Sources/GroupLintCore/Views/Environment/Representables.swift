extension ProjectIndex {
    /// Most types that are followed.
    private static let mostMentions = 48

    /// Whether a representable view may show what a type shows: the type is one, or one names it, or names a type that names
    /// it, and so on.
    public func mayBeRepresented(_ type: TypeID) -> Bool {
        var waiting = [type]
        var position = 0
        while position < waiting.count {
            let current = waiting[position]
            position += 1
            let isInRepresentable = sequence(first: current) { self.type($0).parent }.contains {
                inherits($0, from: SwiftUICatalog.representables)
            }
            if isInRepresentable { return true }
            let key = TypeMention.key(self.type(current).name)
            for file in filesByMention.candidates(key).files(in: reach(of: current)) {
                for mention in files[Int(file)].mentions.named(key) {
                    guard let outer = typeID(file: file, declaration: mention.owner), !waiting.contains(outer) else { continue }
                    waiting.append(outer)
                    // Many types of one name: the rest need not be counted.
                    if waiting.count >= Self.mostMentions { return true }
                }
            }
        }
        return false
    }

    /// Files that name a type of the project, by `TypeMention.key`.
    var filesByMention: NameIndex<Int32> {
        namedTypes.value {
            var declared = NameTable()
            for type in types where type.home != nil { declared.insert(TypeMention.key(type.name), 0) }
            return NameIndex { add in
                for (file, summary) in files.enumerated() {
                    for mention in summary.mentions where declared.contains(mention.key) { add(mention.key, Int32(file)) }
                }
            }
        }
    }
}
