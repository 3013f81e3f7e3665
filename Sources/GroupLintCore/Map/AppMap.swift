/// The app as a graph: its screens, and the ways that lead from one to another. Pure data; `AppMapBuilder` makes it, and
/// the renderers of `Outlines` draw it.
///
/// A screen is a view that fills a window, a tab, a column or a sheet, or that a link opens. A view that is only a part of a
/// screen has no node: its ways start at the screens that contain it.
package struct AppMap: Sendable {
    /// In the order of files, and by position in each file.
    package var nodes: [Node] = []
    /// Sorted by source, target and kind. At most one for each of these.
    package var edges: [Edge] = []
    /// Views that nothing in the project was found to show. Empty for a project without an app: other code may show its views.
    package var unshown: [View] = []
    /// Diagnostics in code that belongs to no node: helpers, models, views that are in `unshown`.
    package var otherDiagnostics = SeverityCounts()

    package init() {}

    /// Adds the map of another app.
    mutating func append(_ other: AppMap) {
        let first = nodes.count
        nodes += other.nodes
        for var edge in other.edges {
            edge.source += first
            edge.target += first
            edges.append(edge)
        }
        unshown += other.unshown
        otherDiagnostics.add(other.otherDiagnostics)
    }

    package struct Node: Sendable {
        package var kind: NodeKind
        /// The type with its enclosing types, such as `Inbox.Row`; for content without a type, where it is.
        package var name: String
        package var place: Place
        /// The module or the folder of the file; empty for a file at the root.
        package var group: String
        /// Whether the way from an entry point to it was found.
        package var isReached = false
        /// Views that the screen consists of, by name.
        package var parts: [View] = []
        /// Diagnostics of the screen and of its parts.
        package var diagnostics: [Issue] = []

        package var tally: SeverityCounts { diagnostics.reduce(into: SeverityCounts()) { $0.add($1.severity) } }
    }

    package enum NodeKind: String, Sendable, CaseIterable {
        /// A type with `@main`, a widget, or a bundle of widgets.
        case app
        /// Code of another framework that shows a view, such as a view controller.
        case host
        case screen
        /// The content of a sheet, link or tab that is written in place and not as a view of its own.
        case content
        /// A view or modifier that opens screens, and that many screens contain.
        case part
        /// A module or folder with all its screens.
        case group
    }

    /// A view or another type, and where it is declared.
    package struct View: Sendable, Equatable {
        package var name: String
        package var place: Place
    }

    /// One or more ways of one kind from a screen to another.
    package struct Edge: Sendable {
        /// Position in `nodes`.
        package var source: Int
        /// Position in `nodes`; equal to `source` if a screen opens itself.
        package var target: Int
        package var kind: WayKind
        /// What the source says about the way, such as `Recipe` for `navigationDestination(for: Recipe.self)`.
        package var detail: String
        /// Where the ways are written, in source order; at least one.
        package var places: [Place]
    }

    package struct Issue: Sendable {
        package var rule: String
        package var severity: Severity
        package var message: String
        package var place: Place
    }

    /// A position in a file; the line is 1-based.
    package struct Place: Sendable, Hashable {
        package var path: String
        package var line: Int

        package init(path: String, line: Int) {
            self.path = path
            self.line = line
        }
    }
}

/// How one gets from a screen to another.
package enum WayKind: String, Sendable, CaseIterable {
    /// A scene of an app, such as `WindowGroup`.
    case window
    case widget
    /// A hosting controller or hosting view.
    case hosting
    /// Code that is not view code makes or names the view.
    case code
    case tab
    case column
    /// The first screen of a navigation stack.
    case root
    /// One of several screens between which a condition decides.
    case choice
    case link
    case destination
    /// A link with a value, for which a `navigationDestination` has the screen.
    case value
    case sheet
    case cover
    case popover
    case inspector
    /// The screen contains the other one as a part.
    case contains

    /// The kind in a few words, for an explanation.
    package var words: String {
        switch self {
        case .window: "window or scene"
        case .widget: "widget"
        case .hosting: "hosting controller"
        case .code: "made or named in code that is not a view"
        case .tab: "tab"
        case .column: "column"
        case .root: "root of a stack"
        case .choice: "one of several views, by if or switch"
        case .link: "NavigationLink"
        case .destination: "navigationDestination"
        case .value: "link with a value"
        case .sheet: "sheet"
        case .cover: "full screen cover"
        case .popover: "popover"
        case .inspector: "inspector"
        case .contains: "a part of the screen that opens others"
        }
    }
}
