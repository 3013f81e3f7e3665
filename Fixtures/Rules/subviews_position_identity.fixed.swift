import SwiftUI

// Positive: every way to walk by position.
struct ByPosition<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(subviews) { subview in
                if subview.id != subviews.first?.id { Divider() }
                subview
            }
            ForEach(subviews) { subview in
                subview
                if subview.id != subviews.last?.id { Divider() }
            }
            ForEach(0 ..< subviews.count, id: \.self) { subviews[$0] }
            ForEach(Array(subviews.indices), id: \.self) { index in subviews[index].offset(x: Double(index)) }
            ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in subview.zIndex(Double(index)) }
            ForEach(Array(subviews.enumerated()), id: \.element.id) { pair in pair.1 }
            ForEach(subviews.enumerated(), id: \.element.id) { index, subview in
                subview // the row
            }
            ForEach(Array(zip(subviews.indices, subviews)), id: \.0) { index, subview in subview }
            ForEach(1..<min(4, subviews.count), id: \.self) { index in subviews[index] }
        }
        Group(sections: content) { sections in
            ForEach(sections) { section in section.content }
        }
    }
}

// False negative trap: an array made of them.
struct Copied<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            let list = Array(subviews)
            let pairs = Array(subviews.enumerated())
            ForEach(list) { subview in subview }
            ForEach(pairs, id: \.element.id) { index, subview in subview }
            SwiftUI.ForEach(list.indices, id: \.self, content: { index in
                list[index].tag(index)
            })
        }
    }

    private func rows(_ subviews: SubviewsCollection) -> some View {
        ForEach(subviews) { subview in subview }
    }
}

// False positive trap: layout math, and positions without the views.
struct Positions<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var page = 0

    var body: some View {
        Group(subviews: content) { subviews in
            let widths = subviews.indices.map { Double($0) * 10 }
            ForEach(0..<subviews.count, id: \.self) { index in
                Circle().opacity(index == page ? 1 : 0.5)
            }
            ForEach(subviews) { subview in subview }
            // An identity of its own: the same views several times, as in an endless carousel.
            ForEach(subviews.indices, id: \.self) { index in subviews[index].padding().id("copy \(index)") }
            Text("\(widths.count)")
        }
    }
}

// False positive trap: the position only comes along.
struct Along<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in subview.zIndex(Double(index)) }
            ForEach(Array(zip(subviews.indices, subviews)), id: \.1.id) { index, subview in subview }
        }
    }
}

// False positive trap: another collection, under the same name too.
struct Others<Content: View>: View {
    let items: [Item]
    @ViewBuilder var content: Content

    var body: some View {
        ForEach(items.indices, id: \.self) { index in Text(items[index].title) }
        Group(subviews: content) { items in
            ForEach(0..<3, id: \.self) { index in Text("\(index)") }
            ForEach(rows) { items in
                ForEach(items.indices, id: \.self) { index in Text(items[index].title) }
            }
        }
    }

    private var rows: [[Item]] { [] }
}

struct Item: Identifiable {
    let id: Int
    let title: String
}
