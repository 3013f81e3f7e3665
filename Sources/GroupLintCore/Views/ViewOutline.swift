/// The view code of a file in the words a person uses: what shows where, what is transparent, where modifiers land.
///
/// Made to be rendered, as text, JSON or a graph; rules ask the view tree itself.
public struct ViewOutline: Encodable, Sendable {
    public var path: String
    public var builders: [Builder]

    /// One body, builder member or preview.
    public struct Builder: Encodable, Sendable {
        /// Declarations around it joined by periods, such as `Inbox.body`.
        public var name: String
        public var place: Place
        /// How many views it shows, such as `1 view` or `2 or 3 views`.
        public var count: String
        /// Whether it is transparent to a modifier or container around it: more or less than one view, or a branch.
        public var isTransparent: Bool
        public var contexts: [Context]
        public var nodes: [Node]
    }

    /// Where something is shown.
    public struct Context: Encodable, Hashable, Sendable {
        /// Such as `row of a List, once for each element`.
        public var text: String
        /// The container that decides, when it is known.
        public var container: Place?
        /// The call or reference that brings the builder there; nil when nothing stands between.
        public var caller: Place?
    }

    public struct Node: Encodable, Sendable {
        public var kind: Kind
        /// As written, on one line: `List`, `if isLoading`, `row(for: item)`.
        public var text: String
        public var place: Place
        /// Hands its views on to what is around it.
        public var isTransparent = false
        /// Identity of an arm in its branch, such as `A`; nested ones are `A.B`.
        public var identity: String?
        /// How many views it stands for, when that is not one.
        public var count: String?
        /// What else there is to know, in a few words.
        public var notes: [String] = []
        public var modifiers: [Modifier] = []
        public var children: [Node] = []
    }

    public enum Kind: String, Encodable, Sendable {
        case view
        case reference
        case branch
        case arm
        case slot
        case unknown
    }

    public struct Modifier: Encodable, Sendable {
        public var name: String
        public var place: Place
        /// Where it lands when that is not simply the view it is written on.
        public var effect: String?
        /// Content that it brings along.
        public var children: [Node] = []
    }

    /// 1-based; the column counts UTF-8 bytes.
    public struct Place: Encodable, Hashable, Sendable {
        public var path: String
        public var line: Int
        public var column: Int
    }
}
