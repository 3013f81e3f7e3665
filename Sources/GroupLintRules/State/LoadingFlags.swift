import GroupLintCore

extension RuleContext {
    /// The properties of the types with code in the file that tell views whether work is going on: `isLoading`.
    func loadingFlags(_ file: ViewFile) -> [MemberID] {
        index.types(withCodeIn: file.file).filter { !index.isInPreview($0) }.flatMap { type in
            index.storedProperties(of: type).filter { isFlag($0, of: type) && isAboutWork($0) }
        }
    }

    private func isFlag(_ id: MemberID, of type: TypeID) -> Bool {
        let property = index.member(id)
        let isBool = property.type.name == "Bool" || property.type.name.isNone && property.defaultValue == .literal
        guard isBool, !property.flags.contains(.isStatic), !property.flags.contains(.isLet), property.type.flags.isEmpty else {
            return false
        }
        if property.wrapper == "State" { return index.hasUpdatedBody(type) }
        if index.announcesChanges(type) { return property.wrapper == "Published" }
        return index.type(type).isObservable && property.wrapper.isNone
    }

    private func isAboutWork(_ id: MemberID) -> Bool {
        let parts = name(of: id).nameParts
        return parts.contains { $0 == "busy" || $0 == "spinner" || $0.hasSuffix("ing") && !Self.otherStates.contains($0) }
    }

    /// States that are not work: the user or the view is in them for as long as they like.
    private static let otherStates = [
        "showing", "presenting", "editing", "dragging", "animating", "hovering", "scrolling", "playing", "pending", "missing",
        "remaining", "setting", "onboarding", "tracking", "typing", "listening", "speaking", "string", "recording", "using",
        "displaying", "having", "being", "selecting", "ending", "starting", "blinking", "pulsing", "expanding", "following",
        "existing", "matching", "during",
    ]
}
