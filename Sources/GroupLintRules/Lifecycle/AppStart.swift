import GroupLintCore

extension RuleContext {
    /// Whether the type of a property has `@main`. Without it, a `main.swift` may start the app with its delegate alone.
    mutating func startsApp(_ property: MemberID) -> Bool {
        guard let app = index.owner(of: property), let code = TypeCode(app, &self) else { return false }
        return code.declarations.contains { declaration in
            let attributes = TypeDecl(declaration)?.attributes?.children()
            return attributes?.contains { SwiftUICatalog.entryAttributes.contains($0.attributeName) } ?? false
        }
    }
}
