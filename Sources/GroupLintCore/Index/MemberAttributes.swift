/// Attributes of a member that the scanner uses: builders, property wrapper, environment key.
struct Attributes {
    private(set) var isBuilder = false
    /// Whether it has a builder of something other than views, such as `@ToolbarContentBuilder` or `@SceneBuilder`.
    private(set) var isNonViewBuilder = false
    private(set) var wrapper = Name.none
    private(set) var environmentKey = Name.none
    /// Whether the key is the type of the value: `@Environment(Session.self)`.
    private(set) var readsEnvironmentByType = false
    /// `Session` in `@EnvironmentObject<Session> var session`.
    private(set) var objectType: SyntaxNode?
    /// `@AppStorage(…)` or `@SceneStorage(…)`.
    private(set) var storage: SyntaxNode?

    init(_ list: SyntaxNode?) {
        guard let list else { return }
        for attribute in list.children() where attribute.kind == .attribute {
            let name = attribute.attributeName
            if SwiftUICatalog.builderAttributes.contains(name) {
                isBuilder = true
            } else if attribute.hasBuilderName {
                isNonViewBuilder = true
            } else if wrapper.isNone, (attribute.attributeType ?? attribute).isCapitalized,
                name != .mainActor, name != .sendable
            {
                wrapper = name
                if name == .environment {
                    environmentKey = Self.lastName(in: attribute)
                    let key = attribute.attributeArguments.first { _ in true }?.value
                    readsEnvironmentByType = key?.kind == .memberAccessExpr && key?.token?.keyword == .`self`
                }
                if SwiftUICatalog.objectWrappers.contains(name) { objectType = attribute.attributeType?.onlyGenericArgument }
                if name == .appStorage || name == .sceneStorage { storage = attribute }
            }
        }
    }

    private static func lastName(in node: SyntaxNode) -> Name {
        guard let token = node.tokens.last(where: { $0.kind == .identifier }) else { return .none }
        return Name(node.tree.source.bytes[Int(token.start)..<Int(token.end)])
    }
}

extension SyntaxNode {
    /// `Session` in the type `EnvironmentObject<Session>`.
    var onlyGenericArgument: SyntaxNode? {
        guard let clause = children().first(where: { $0.kind == .genericArgumentClause }) else { return nil }
        var arguments = clause.children()
        guard let only = arguments.next(), arguments.next() == nil else { return nil }
        return only
    }

    /// Whether the name of an attribute ends in `Builder`.
    fileprivate var hasBuilderName: Bool {
        guard let range = attributeType?.tokenRange ?? token?.range, range.length >= 7 else { return false }
        let bytes = tree.source.bytes
        return bytes[Int(range.end - 7)..<Int(range.end)].elementsEqual("Builder".utf8)
    }
}
