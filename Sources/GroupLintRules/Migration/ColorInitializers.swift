import GroupLintCore

/// The first labels of the initializers of Color, those of the project included.
struct ColorInitializers: Sendable {
    private(set) var certain: Set<Name> = ["red", "white", "hue", "uiColor", "nsColor", "cgColor"]
    /// Labels of initializers that may return nil.
    private(set) var failable: Set<Name> = []

    init(_ context: RuleContext) {
        let index = context.index
        for type in index.types(endingWith: ["Color"]) where index.type(type).home == nil {
            for id in index.initializers(of: type) {
                let member = index.member(id)
                guard let source = context.read(index.files[Int(id.file)].path),
                    let next = source.bytes.dropFirst(Int(member.nameRange.end)).first
                else { continue }
                let label = member.parameters.first?.label ?? .none
                let isFailable = next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
                if isFailable { failable.insert(label == Name("_".utf8) ? .none : label) } else { certain.insert(label) }
            }
        }
        certain.subtract(failable)
    }
}
