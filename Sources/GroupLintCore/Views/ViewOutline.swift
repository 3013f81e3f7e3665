/// The view code of a file in the words a person uses: what shows where, what is transparent, where modifiers land.
///
/// Made to be rendered, as text, JSON or a graph; rules ask the view tree itself.
package struct ViewOutline: Encodable, Sendable {
    package var path: String
    package var builders: [Builder]

    /// One body, builder member or preview.
    package struct Builder: Encodable, Sendable {
        /// Declarations around it joined by periods, such as `Inbox.body`.
        package var name: String
        package var place: Place
        /// How many views it shows, such as `1 view` or `2 or 3 views`.
        package var count: String
        /// Whether it is transparent to a modifier or container around it: more or less than one view, or a branch.
        package var isTransparent: Bool
        package var contexts: [Context]
        package var nodes: [Node]
    }

    /// Where something is shown.
    package struct Context: Encodable, Hashable, Sendable {
        /// Such as `row of a List, once for each element`.
        package var text: String
        /// The container that decides, when it is known.
        package var container: Place?
        /// The call or reference that brings the builder there; nil when nothing stands between.
        package var caller: Place?
    }

    package struct Node: Encodable, Sendable {
        package var kind: Kind
        /// As written, on one line: `List`, `if isLoading`, `row(for: item)`.
        package var text: String
        package var place: Place
        /// Hands its views on to what is around it.
        package var isTransparent = false
        /// Identity of an arm in its branch, such as `A`; nested ones are `A.B`.
        package var identity: String?
        /// How many views it stands for, when that is not one.
        package var count: String?
        /// What else there is to know, in a few words.
        package var notes: [String] = []
        package var modifiers: [Modifier] = []
        package var children: [Node] = []
    }

    package enum Kind: String, Encodable, Sendable {
        case view
        case reference
        case branch
        case arm
        case slot
        case unknown
    }

    package struct Modifier: Encodable, Sendable {
        package var name: String
        package var place: Place
        /// Where it lands when that is not simply the view it is written on.
        package var effect: String?
        /// Content that it brings along.
        package var children: [Node] = []
    }

    /// 1-based; the column counts UTF-8 bytes.
    package struct Place: Encodable, Hashable, Sendable {
        package var path: String
        package var line: Int
        package var column: Int
    }
}
