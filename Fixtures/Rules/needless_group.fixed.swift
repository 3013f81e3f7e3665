import SwiftUI

// Positive: a body takes several views by itself.
struct Names: View {
    var body: some View {
        Text("First")
        // A comment stays.
        Text("Last")
    }
}

// Positive: the closure of a container, of a modifier, of a branch and of a row.
struct Containers: View {
    @State private var isOpen = false
    let items: [Item]

    var body: some View {
        VStack {
            if isOpen { Text("Open") } else { Text("Closed") }
            if isOpen {
                Text("One line"); Text("Two")
            }
            ForEach(items) { item in
                Text(item.title)

                Text("Rating")
                // end of the row
            }
        }
        .overlay {
            Text("Over")
        }
        .contextMenu(menuItems: {
            Button("Copy") {}
            Button("Paste") {}
        })
        .toolbar {
            if isOpen { Button("Close") {} }
        }
    }
}

// Positive: branches of a switch, with and without a line break in front.
struct Branches: View {
    let kind: Int

    var body: some View {
        switch kind {
        case 0:
            Text("a")
            Text("b")
        case 1:
            // behind the brace
            Text("c")
        default:
            Text("d")
        }
    }
}

// Positive: a member that is no builder yet; with one expression inside it needs none.
struct Members: View {
    let isOpen: Bool
    @Environment(\.font) private var font

    var body: some View {
        VStack { state; both(1); single; late; announced }
    }

    /// Documentation stays above the attribute.
    @ViewBuilder
    private var state: some View {
        if isOpen { Text("Open") }
    }

    @ViewBuilder
    func both(_ count: Int) -> some View {
        Text("One")
        Text("\(count)")
    }

    var single: some View {
        Text("""
            Lines of a text
              keep their distance.
            """)
            .bold()
    }

    @ViewBuilder
    private var late: some View {
        let title = isOpen ? "Open" : "Closed"
        Text(title)
    }

    @ViewBuilder private var announced: some View {
        let title = "Title"
        Text(title)
    }
}

// Positive, with an unsafe fix: no view, but its member is some View all the same.
enum Kind {
    case first, second

    @ViewBuilder
    var icon: some View {
        switch self {
        case .first: Image(systemName: "1.circle")
        case .second: Image(systemName: "2.circle")
        }
    }
}

// Positive: a modifier, a style, an extension of View, a wrapper of the project.
struct Dimmed: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        if isActive { content.opacity(0.5) } else { content }
    }
}

struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}

extension View {
    @ViewBuilder
    func framed(_ isOn: Bool) -> some View {
        if isOn { border(.red) } else { self }
    }
}

struct Wrapped: View {
    var body: some View {
        Card {
            Text("In a card")
            Text("of our own")
        }
    }
}

// Positive: pairs in grids; a grid gets the views of a Group one by one, with the Group and without it.
struct Pairs: View {
    let items: [Item]

    var body: some View {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(items) { item in
                Text(item.title)
                Text("Value")
            }
        }
        Grid {
            GridRow {
                Text("a")
                Text("b")
            }
        }
    }
}

// Positive: functions and modifiers of the project that take a builder. False positive trap: those that take a function.
struct Calls: View {
    @State private var isOn = false

    var body: some View {
        boxed {
            if isOn { Text("a") }
        }
        Text("b").topped {
            if isOn { Text("a") }
        }
        made { Group { if isOn { Text("a") } } }
    }

    private func boxed(@ViewBuilder content: () -> some View) -> some View { VStack { content() } }
    private func made(_ content: () -> some View) -> some View { VStack { content() } }
}

extension View {
    func topped(@ViewBuilder above: () -> some View) -> some View {
        VStack { above(); self }
    }
}

// Positive: dead code.
struct Dead: View {
    var body: some View {
        EmptyView()
    }
}

// Positive: the closure has a label.
struct Labeled: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            if isOn { Text("a") }
            Text("b")
            if isOn { Text("c") }
            EmptyView()
            Group(content: {
                Text("d")
            } /* kept */)
        }
    }
}

// False negative trap: nested ones; the outermost is reported, and fixing again removes the next.
struct Nested: View {
    var body: some View {
        HStack {
            Text("a")
            Text("b")
        }
        .background {
            Group { Text("c"); Text("d") }.font(.title)
            Text("e")
        }
    }
}

// False positive trap: Group(subviews:) and Group(sections:) are other views.
struct Subviews<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(subviews) { $0 }
        }
    }
}

struct Sections<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(sections: content) { sections in ForEach(sections) { section in section.content } }
    }
}

// False positive trap: modifiers, also behind a postfix #if, and a comment between.
struct Modified: View {
    var body: some View {
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            // for both
            .font(.title)
            Group {
                Text("a")
                Text("b")
            }
            #if os(iOS)
            .font(.title)
            #endif
        }
    }
}

// False positive trap: arguments, variables, operands, ternaries and closures that are no builder.
struct Values: View {
    let isOpen: Bool
    let items: [Item]
    @State private var selection: Item?

    var body: some View {
        let stored = Group { if isOpen { Text("a") } }
        NavigationLink(destination: Group { if isOpen { Text("b") } }) { Text("Link") }
            .background(Group { if isOpen { Color.red } })
        isOpen ? AnyView(Group { Text("c"); Text("d") }) : AnyView(stored)
        selection.map { item in
            Group {
                Text(item.title)
                Text("mapped")
            }
        }
        Unknown {
            Group {
                Text("e")
                Text("f")
            }
        }
    }

    func controller() -> UIViewController {
        UIHostingController(rootView: Group { if isOpen { Text("g") } else { Text("h") } })
    }
}

// False positive trap: a return elsewhere makes it no builder; a return in a switch; statements before a return.
struct Returns: View {
    let kind: Int

    var body: some View {
        guard kind > 0 else { return AnyView(EmptyView()) }
        return AnyView(Group { Text("a"); Text("b") })
    }

    func row() -> some View {
        switch kind {
        case 0: return Group { Text("a"); Text("b") }
        default: return Group { Text("c"); Text("d") }
        }
    }

    func logged() -> some View {
        print("row")
        return Group {
            Text("a")
            Text("b")
        }
    }

    func mixed() -> some View {
        if kind == 0 { log() }
        return Group { Text("a"); Text("b") }
    }

    private func log() {}
}

// False positive trap: the type names the Group.
struct Typed: View {
    var body: some View { VStack { pair; anyPair } }
    private var pair: Group<TupleView<(Text, Text)>> {
        Group {
            Text("a")
            Text("b")
        }
    }
    private var anyPair: AnyView { AnyView(Group { Text("a"); Text("b") }) }
}

// A `body` of the project's own protocol is no builder unless it says so: it is marked.
protocol Piece {
    associatedtype Shown: View
    func body(width: Double) -> Shown
}

struct Corner: Piece {
    @ViewBuilder
    func body(width: Double) -> some View {
        if width > 10 { Text("Wide") } else { Text("Narrow") }
    }
}

// False positive trap: what the builder makes is no view.
struct MainCommands: Commands {
    var body: some Commands {
        Group {
            CommandMenu("One") { Button("a") {} }
            CommandMenu("Two") { Button("b") {} }
        }
    }
}

struct Bars: View {
    var body: some View {
        Text("Bars")
            .toolbar {
                Group {
                    ToolbarItem { Button("One") {} }
                    ToolbarItem { Button("Two") {} }
                }
            }
    }

    @ToolbarContentBuilder var items: some ToolbarContent {
        Group {
            ToolbarItem { Button("One") {} }
            ToolbarItem { Button("Two") {} }
        }
    }
}

// False positive trap: names that would leak among other statements, only #if, only a comment.
struct Scopes: View {
    var body: some View {
        VStack {
            let title = "Outer"
            Text(title)
            Group {
                let title = "Inner"
                Text(title)
            }
        }
        HStack {
            Group {
                #if os(iOS)
                Text("Phone")
                #else
                Text("Desk")
                #endif
            }
        }
        ZStack {
            Group {
                // to be done
            }
        }
    }
}

// More than ten views: obsolete_view_limit_group speaks about it.
struct Long: View {
    var body: some View {
        VStack {
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            }
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
    }
}

// The attribute of a stored property counts only for the memberwise initializer. An initializer in an extension does not
// remove it.
struct Tabs: View {
    var isOn: Bool

    var body: some View {
        Segments { id in
            Group {
                if isOn { Text(id) } else { Divider() }
            }
        }
        Segments(segmentContent: { id in
            Group {
                if isOn { Text(id) } else { Divider() }
            }
        })
        MarkedSegments { id in
            if isOn { Text(id) } else { Divider() }
        }
        PlainSegments(count: 2) { id in
            if isOn { Text(id) } else { Divider() }
        }
        OpenSegments { id in
            Group {
                if isOn { Text(id) } else { Divider() }
            }
        }
    }
}

struct Segments<Content: View>: View {
    @ViewBuilder var segmentContent: (_ id: String) -> Content

    init(segmentContent: @escaping (_ id: String) -> Content) { self.segmentContent = segmentContent }

    var body: some View { segmentContent("a") }
}

struct MarkedSegments<Content: View>: View {
    var segmentContent: (_ id: String) -> Content

    init(@ViewBuilder segmentContent: @escaping (_ id: String) -> Content) { self.segmentContent = segmentContent }

    var body: some View { segmentContent("a") }
}

struct PlainSegments<Content: View>: View {
    var count: Int
    @ViewBuilder var segmentContent: (_ id: String) -> Content

    var body: some View { segmentContent("a") }
}

extension PlainSegments {
    init(@ViewBuilder segmentContent: @escaping (_ id: String) -> Content) {
        self.init(count: 1, segmentContent: segmentContent)
    }
}

// The memberwise initializer takes a plain closure, the other one a builder.
struct OpenSegments<Content: View>: View {
    var segmentContent: (_ id: String) -> Content

    var body: some View { segmentContent("a") }
}

extension OpenSegments {
    init(count: Int, @ViewBuilder segmentContent: @escaping (_ id: String) -> Content) {
        self.init(segmentContent: segmentContent)
    }
}

// False positive trap: previews list their variants in a Group.
struct Names_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Names()
            Names().preferredColorScheme(.dark)
        }
    }
}

#Preview {
    Group {
        Names()
        Names()
    }
}
// --- Card.swift
import SwiftUI

struct Item: Identifiable {
    let id: Int
    let title: String
}

struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack { content() }.padding()
    }
}

// Without the `Group`, the content would belong to the statement before it: a trailing closure, a member. There is no fix.
struct Continued: View {
    var body: some View {
        Text("First")
        Group { { Text("Second") }() }
        Group {
            .card
        }
        (Text("Third"))
    }
}

struct Semicolons: View {
    var body: some View {
        Text("First"); Text("Second")
    }
}
