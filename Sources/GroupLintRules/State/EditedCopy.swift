import GroupLintCore

/// Copies that are made on purpose: the user edits them, and then saves or discards them.
enum EditedCopy {
    /// Whether a name says that the value is a draft, or only the first value.
    static func isDraft(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains { name.hasWord($0) }
    }

    /// Whether a view is an editor: its name says so, or it closes itself.
    static func isEditor(_ view: TypeID, _ code: TypeCode, _ index: ProjectIndex) -> Bool {
        let closes = index.storedProperties(of: view).contains { id in
            let member = index.member(id)
            return member.wrapper == "Environment"
                && (member.constructed == "dismiss" || member.constructed == "presentationMode")
        }
        return closes || code.declarations.contains { type in editors.contains { String(type.tokenText).hasWord($0) } }
    }

    private static let words = ["draft", "initial", "edit", "default", "original", "start", "seed", "temp", "first"]
    private static let editors = ["Edit", "Form", "Compose", "Sheet", "Alert", "Popover", "Onboarding"]
}
