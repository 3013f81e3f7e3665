/// A symbol of SwiftUI that a newer one replaces.
public struct OldSpelling: Sendable {
    public let symbol: Symbol
    /// The name of the modifier, type, placement or environment value.
    public let name: Name
    /// The labels of the arguments in parentheses. One that may be missing ends with `?`.
    public let labels: [String]
    /// The symbol for messages: `cornerRadius(_:antialiased:)`.
    public let old: String
    /// The replacement for messages.
    public let new: String
    public let status: Status
    /// The first versions with the replacement. Platforms without the old symbol are left out; visionOS has every
    /// replacement unless it is listed.
    public let versions: PlatformVersions
    /// What to write, without a period.
    public let advice: String

    public enum Status: Sendable {
        /// Apple lists it as deprecated, but the compiler does not warn yet.
        case softDeprecated
        /// The compiler warns if the deployment target is this version or later.
        case deprecated(since: String)
    }

    public enum Symbol: Sendable {
        case accentColor, accessibility, actionSheet, alert, animation, autocapitalization, background, coordinateSpace
        case cornerRadius, disableAutocorrection, edgesIgnoringSafeArea, foregroundColor, mask, navigationBarHidden
        case navigationBarItems, navigationBarTitle, navigationView, onChange, overlay, presentationMode, section, tabItem
        case textFieldCallback, toolbarPlacement
    }

    init(
        _ symbol: Symbol, _ name: StaticString, _ labels: [String], _ old: String, _ new: String,
        _ versions: PlatformVersions, since: String? = nil, _ advice: String
    ) {
        self.symbol = symbol
        self.name = Name(verbatim: name.description.utf8)
        self.labels = labels
        self.old = old
        self.new = new
        status = since.map { .deprecated(since: $0) } ?? .softDeprecated
        self.versions = versions
        self.advice = advice
    }
}
