/// Readable description of a file's views: what shows where, what is transparent, where modifiers take effect.
///
/// It is rendered as text, JSON or a graph. Rules use the view tree instead.
public struct ViewOutline: Encodable, Sendable {
    public var path: String
    public var builders: [Builder]
    /// The data of the file's views, in source order.
    public var data: [Data] = []

    /// One body, builder member or preview.
    public struct Builder: Encodable, Sendable {
        /// Names of the enclosing declarations, joined by periods, such as `Inbox.body`.
        public var name: String
        public var place: Place
        /// Number of views it shows, such as `1 view` or `2 to 3 views`.
        public var count: String
        /// Whether modifiers and containers outside apply to its views one by one: it has more or fewer views than
        /// one, or a branch.
        public var isTransparent: Bool
        public var contexts: [Context]
        public var nodes: [Node]
    }

    /// The stored properties of a view.
    public struct Data: Encodable, Sendable {
        /// Names of the enclosing declarations and the type, joined by periods.
        public var name: String
        public var place: Place
        public var properties: [Property]
    }

    public struct Property: Encodable, Sendable {
        /// Declaration as written, without the initial value: `@State private var isOn`.
        public var text: String
        public var place: Place
        /// Who owns the value, such as `kept by SwiftUI for this view`.
        public var owner: String
        /// What the code of the view does with it, such as `read by the body`.
        public var uses: [String]
        /// The value at each place that makes the view; for an object in the environment, whether it is set there.
        public var arguments: [Value]
    }

    /// Value of a property at a place that makes the view.
    public struct Value: Encodable, Sendable {
        /// The argument as written, or words that say why there is none.
        public var text: String
        public var place: Place
    }

    /// A place where a builder is shown.
    public struct Context: Encodable, Hashable, Sendable {
        /// Description such as `row of a List, once for each element, through 2 calls`.
        public var text: String
        /// The description without the number of calls.
        package var way: String
        /// Container that determines the layout, if it is known.
        public var container: Place?
        /// Call or reference that leads to the builder; nil if there is none.
        public var caller: Place?

        private enum CodingKeys: CodingKey { case text, container, caller }
    }

    public struct Node: Encodable, Sendable {
        public var kind: Kind
        /// Code as written, on one line: `List`, `if isLoading`, `row(for: item)`.
        public var text: String
        public var place: Place
        /// Whether its views join the surrounding views.
        public var isTransparent = false
        /// Identity of an arm in its branch, such as `A`, or `A.B` in a nested branch.
        public var identity: String?
        /// Number of views that it shows, if that is not one.
        public var count: String?
        /// Further facts, each in a few words.
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
        /// Where it takes effect, if that is not simply the view it is written on.
        public var effect: String?
        /// Content of its closures and arguments.
        public var children: [Node] = []
    }

    /// Position in a file. Line and column are 1-based; the column counts UTF-8 bytes.
    public struct Place: Encodable, Hashable, Sendable {
        public var path: String
        public var line: Int
        public var column: Int

        public init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }
}
