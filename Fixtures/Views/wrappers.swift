import SwiftUI

struct Card<Content: View>: View {
    let title: String
    let onTap: () -> Void
    private let content: Content

    init(title: String, onTap: @escaping () -> Void, @ViewBuilder content: () -> Content) {
        self.title = title
        self.onTap = onTap
        self.content = content()
    }

    var body: some View {
        Form { inner }
    }

    private var inner: some View { Section { content } }
}

struct Loop<Content: View>: View {
    @ViewBuilder let row: (Int) -> Content
    let rows: [Int]
    var body: some View { VStack { ForEach(rows, id: \.self) { index in row(index) } } }
}

struct Plain<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content().padding() }
}

struct Unlabelled<Content: View>: View {
    let content: () -> Content

    init(@ViewBuilder _ content: @escaping () -> Content) { self.content = content }

    var body: some View { LazyVStack { content() } }
}

struct Leaf: View {
    var body: some View { Group { Text("leaf") } }
}

struct Uses: View {
    var body: some View {
        Card(title: "a", onTap: {}) { Leaf() }
        List { Plain { Leaf() } }
        Loop { _ in Leaf() }
        HStack { deep }
        Unlabelled { Text("lazy") }
    }

    private var deep: some View { deeper }
    private var deeper: some View { Leaf() }
}

struct Tree: View {
    let nodes: [Int]
    var body: some View {
        Text("node")
        ForEach(nodes, id: \.self) { _ in Tree(nodes: []) }
    }
}
