import SwiftUI

struct Item: Identifiable {
    let id: Int
    let title: String
}

// Positive: used with rows from data below.
struct Ranked<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
//      ^^^^^ info/medium[group_subviews_eager]: all subviews are created at once, because `sorted` goes through all of them, and their number grows with the data
            VStack { ForEach(subviews.sorted { _, _ in true }) { $0 } }
        }
    }
}

// Positive: partitions, used with rows from data.
struct Pinned<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
//      ^^^^^ info/medium[group_subviews_eager]: all subviews are created at once, because `filter` goes through all of them, and their number grows with the data
            let pinned = subviews.filter { $0.containerValues.isPinned }
            VStack {
                ForEach(pinned) { $0 }
                ForEach(Array(subviews)) { $0 }
            }
        }
    }
}

// Positive: a stack in a scroll view makes all of them anyway, and so does the use of it.
struct Scrolling<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView {
            VStack {
                Group(sections: content) { sections in ForEach(sections.reversed()) { $0.content } }
//              ^^^^^ info/medium[group_subviews_eager]: all subviews are created at once, because `reversed` goes through all of them, and their number grows with the data
            }
        }
    }
}

// False negative trap: the work stands in a function that is called or handed over.
struct Delegating<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView {
            VStack {
                Group(subviews: content, transform: build)
//              ^^^^^ info/medium[group_subviews_eager]: all subviews are created at once, because `reversed` goes through all of them, and their number grows with the data
                Group(subviews: content) { subviews in turned(subviews) }
//              ^^^^^ info/medium[group_subviews_eager]: all subviews are created at once, because `reversed` goes through all of them, and their number grows with the data
            }
        }
    }

    private func build(_ subviews: SubviewsCollection) -> some View { ForEach(subviews.reversed()) { $0 } }
    private func turned(_ subviews: SubviewsCollection) -> some View { ForEach(subviews.reversed()) { $0 } }
}

// False positive trap: fixed content wherever it is used.
struct Fixed<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            HStack { ForEach(subviews.reversed()) { $0 } }
        }
    }
}

// False positive trap: what the documentation does.
struct Documented<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if subviews.count > 15 { Text("many") }
            if let first = subviews.first { first.font(.title) }
            if !subviews.isEmpty { Divider() }
            ForEach(subviews.dropFirst()) { $0 }
        }
        ScrollView { LazyVStack { ForEach(subviews: content) { subview in subview } } }
    }
}

extension ContainerValues {
    @Entry var isPinned = false
}

struct Home: View {
    let items: [Item]

    var body: some View {
        Ranked { ForEach(items) { item in Text(item.title) } }
        Pinned {
            Text("first")
            ForEach(items) { item in Text(item.title).containerValue(\.isPinned, true) }
        }
        Fixed {
            Text("a")
            ForEach(0..<3) { index in Text("\(index)") }
        }
        Documented { ForEach(items) { item in Text(item.title) } }
    }
}
