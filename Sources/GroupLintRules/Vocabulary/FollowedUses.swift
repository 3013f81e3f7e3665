import GroupLintCore

extension ViewElement {
    private static let mostHops = 3
    private static let mostUses = 16

    /// The uses outside of previews, for a search that must know all of them; nil if there are none or too many.
    ///
    /// - Parameter hops: how many times the search has gone from a view to its uses. It may do so three times.
    func followedUses(after hops: Int) -> [ViewElement]? {
        guard hops < Self.mostHops else { return nil }
        let uses = uses.filter { !$0.isInPreview }
        return uses.isEmpty || uses.count > Self.mostUses ? nil : uses
    }
}
