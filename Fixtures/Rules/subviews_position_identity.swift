import SwiftUI

// Positive: every way to walk by position.
struct ByPosition<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(subviews.indices, id: \.self) { index in
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
                if index > 0 { Divider() }
                subviews[index]
            }
            ForEach(0..<subviews.count) { index in
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
                subviews[index]
                if index < subviews.count - 1 { Divider() }
            }
            ForEach(0 ..< subviews.count, id: \.self) { subviews[$0] }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
            ForEach(Array(subviews.indices), id: \.self) { index in subviews[index].offset(x: Double(index)) }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
            ForEach(Array(subviews.enumerated()), id: \.offset) { index, subview in subview.zIndex(Double(index)) }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
            ForEach(Array(subviews.enumerated()), id: \.0) { pair in pair.1 }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
            ForEach(subviews.enumerated(), id: \.offset) { index, subview in
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
                subview // the row
            }
            ForEach(Array(zip(subviews.indices, subviews)), id: \.0) { index, subview in subview }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
            ForEach(1..<min(4, subviews.count), id: \.self) { index in subviews[index] }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
        }
        Group(sections: content) { sections in
            ForEach(sections.indices, id: \.self) { index in sections[index].content }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
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
            ForEach(list.indices, id: \.self) { index in list[index] }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
            ForEach(pairs, id: \.offset) { index, subview in subview }
//          ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
            SwiftUI.ForEach(list.indices, id: \.self, content: { index in
//                  ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
                list[index].tag(index)
            })
        }
    }

    private func rows(_ subviews: SubviewsCollection) -> some View {
        ForEach(subviews.indices, id: \.self) { index in subviews[index] }
//      ^^^^^^^ info/medium[subviews_position_identity]: a view may get the state of its neighbor when a view is added or removed, because the position identifies a view
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
