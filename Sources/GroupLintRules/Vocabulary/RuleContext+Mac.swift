import GroupLintCore

extension RuleContext {
    /// Whether code is only for macOS, as far as it shows: it is in a folder with that name, uses AppKit, or names a
    /// version of macOS alone.
    mutating func isForMac(_ element: ViewElement) -> Bool {
        if element.path.split(separator: "/").contains(where: { $0 == "macOS" || $0 == "Mac" }) { return true }
        if index.files[Int(element.site.file)].imports.contains("AppKit") {
            let tree = syntax(ofFile: element.path)
            let isAlways = tree?.root.children().contains { $0.kind == .importDecl && $0.text.hasSuffix("AppKit") } ?? false
            if isAlways { return true }
        }
        guard let node = code(of: element) else { return false }
        return node.ancestors.contains { outer in
            let attributes = TypeDecl(outer)?.attributes?.children().filter { $0.attributeName == "available" } ?? []
            return attributes.contains { $0.text.contains("macOS") } && !attributes.contains { $0.text.contains("iOS") }
        }
    }

    /// Whether code may run on a system where the navigation container draws the bar, and not the window.
    func mayRunWhereBarsAreDrawn(_ node: SyntaxNode) -> Bool {
        let known = targets.isUnknown ? Self.everySystem : targets
        return ReachableTargets(node, known).targets.versions.pairs.contains { $0.0 == .iOS }
    }

    private static let everySystem = DeploymentTargets(ReleaseYear.iOS15.versions)
}
