import SwiftUI

// Positive: indices, slices, ends, from every direction.
struct Unchecked<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            subviews[0].font(.title)
//          ^^^^^^^^ error[subviews_unchecked_index]: `subviews[0]` crashes when there are no views
            subviews[2]
//          ^^^^^^^^ error[subviews_unchecked_index]: `subviews[2]` crashes when there are fewer than 3 views
            subviews.first!
//          ^^^^^^^^ error[subviews_unchecked_index]: `subviews.first!` crashes when there are no views
            subviews.last!.padding()
//          ^^^^^^^^ error[subviews_unchecked_index]: `subviews.last!` crashes when there are no views
            subviews[subviews.count - 1]
//          ^^^^^^^^ error[subviews_unchecked_index]: `subviews[subviews.count - 1]` crashes when there are no views
            subviews[subviews.endIndex - 2]
//          ^^^^^^^^ error[subviews_unchecked_index]: `subviews[subviews.endIndex - 2]` crashes when there are fewer than 2 views
            subviews[subviews.startIndex]
//          ^^^^^^^^ error[subviews_unchecked_index]: `subviews[subviews.startIndex]` crashes when there are no views
            ForEach(subviews[1...]) { $0 }
//                  ^^^^^^^^ error[subviews_unchecked_index]: `subviews[1...]` crashes when there are no views
            ForEach(subviews[..<2]) { $0 }
//                  ^^^^^^^^ error[subviews_unchecked_index]: `subviews[..<2]` crashes when there are fewer than 2 views
            ForEach(subviews[1..<subviews.count]) { $0 }
//                  ^^^^^^^^ error[subviews_unchecked_index]: `subviews[1..<subviews.count]` crashes when there are no views
        }
        Group(subviews: content) { $0[0] }
//                                 ^^ error[subviews_unchecked_index]: `$0[0]` crashes when there are no views
        Group(subviews: content) {
            let all = $0
            let list = Array(all)
            all[0]
//          ^^^ error[subviews_unchecked_index]: `all[0]` crashes when there are no views
            list[1]
//          ^^^^ error[subviews_unchecked_index]: `list[1]` crashes when there are fewer than 2 views
        }
        ForEach(sections: content) { section in
            section.header[0]
//                  ^^^^^^ error[subviews_unchecked_index]: `section.header[0]` crashes when there are no views
            section.content.first!
//                  ^^^^^^^ error[subviews_unchecked_index]: `section.content.first!` crashes when there are no views
        }
    }
}

// Positive: a condition that is not enough.
struct TooSmall<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if !subviews.isEmpty { subviews[1] }
//                                 ^^^^^^^^ warning[subviews_unchecked_index]: `subviews[1]` crashes when there are fewer than 2 views, and the check before it allows that
            if subviews.count > 1 { subviews[2] }
//                                  ^^^^^^^^ warning[subviews_unchecked_index]: `subviews[2]` crashes when there are fewer than 3 views, and the check before it allows that
            if subviews.count == 1 { subviews[0] } else { subviews[0] }
//                                                        ^^^^^^^^ warning[subviews_unchecked_index]: `subviews[0]` crashes when there are no views, and the check before it allows that
            if subviews.isEmpty { subviews[0] }
//                                ^^^^^^^^ warning[subviews_unchecked_index]: `subviews[0]` crashes when there are no views, and the check before it allows that
            if let first = subviews.first { first; subviews[1] }
//                                                 ^^^^^^^^ warning[subviews_unchecked_index]: `subviews[1]` crashes when there are fewer than 2 views, and the check before it allows that
            if subviews.isEmpty || subviews.count > 3 { subviews[0] }
//                                                      ^^^^^^^^ warning[subviews_unchecked_index]: `subviews[0]` crashes when there are no views, and the check before it allows that
            switch subviews.count {
            case 0: EmptyView()
            default: subviews[1]
//                   ^^^^^^^^ warning[subviews_unchecked_index]: `subviews[1]` crashes when there are fewer than 2 views, and the check before it allows that
            }
            if subviews.contains(where: { _ in true }) { subviews[1] }
//                                                       ^^^^^^^^ warning[subviews_unchecked_index]: `subviews[1]` crashes when there are fewer than 2 views, and the check before it allows that
        }
        Group(sections: content) { sections in
            sections[1].header
//          ^^^^^^^^ error[subviews_unchecked_index]: `sections[1]` crashes when there are fewer than 2 sections
        }
    }
}

// False positive trap: there is at least one section.
struct Sections<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(sections: content) { sections in
            sections[0].header
            sections.first!.footer
            ForEach(sections[1...]) { $0.content }
        }
    }
}

// False positive trap: every condition that implies the bound.
struct Checked<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var isShown = false
    @State private var limit = 3

    var body: some View {
        Group(subviews: content) { subviews in
            let hasHero = !subviews.isEmpty
            let count = subviews.count
            if !subviews.isEmpty { subviews[0] }
            if subviews.isEmpty == false { subviews[0] }
            if subviews.count > 1, isShown { subviews[1] }
            if 0 < subviews.count { subviews[0] }
            if subviews.count != 0 { subviews.last! }
            if subviews.count >= 3 { ForEach(subviews[2...]) { $0 }; subviews[2] }
            if subviews.indices.contains(1) { subviews[1] }
            if let first = subviews.first { first; subviews[0] }
            if subviews.first != nil { subviews[0] }
            if hasHero { subviews[0] }
            if count > 2 { subviews[2] }
            if subviews.isEmpty { Text("none") } else { subviews[0]; ForEach(subviews[1...]) { $0 } }
            if subviews.isEmpty {
                Text("none")
            } else if subviews.count == 1 {
                subviews[0]
            } else {
                subviews[1]
            }
            if subviews.count < 2 { Text("few") } else { subviews[1] }
            if !subviews.isEmpty && subviews[0].id == subviews.last!.id { Text("one") }
            if subviews.isEmpty || subviews[0].containerValues.isFaded { Text("none or faded") }
            subviews.count > 1 ? subviews[1] : subviews.isEmpty ? nil : subviews[0]
            switch subviews.count {
            case 0: EmptyView()
            case 1: subviews[0]
            case 2...: subviews[1]
            default: EmptyView()
            }
            switch subviews.isEmpty {
            case true: EmptyView()
            case false: subviews[0]
            }
            // Not understood, so silent: what the condition says about the collection is not known.
            if isEnough(subviews) { subviews[1] }
            if subviews.count > limit { subviews[1] }
            let visible = min(subviews.count, limit)
            if visible > 0 { subviews[0] }
        }
    }

    private func isEnough(_ subviews: SubviewsCollection) -> Bool { subviews.count > 3 }
}

// False positive trap: the closure runs only when there is an element.
struct Visited<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(subviews) { subview in
                if subview.id != subviews[0].id { Divider() }
                subview
            }
            ForEach(1..<subviews.count, id: \.self) { index in
                if index == 1 { subviews[1] }
            }
            ForEach(subviews.dropFirst()) { subview in
                subviews.first!
            }
            Text(subviews.map { $0.id == subviews.last!.id ? "last" : "" }.joined())
        }
    }
}

// False positive trap: computed indices, other collections, other names.
struct Others<Content: View>: View {
    let subviews: [Text]
    @ViewBuilder var content: Content

    var body: some View {
        subviews[0]
        Group(subviews: content) { views in
            ForEach(views.indices, id: \.self) { index in views[index] }
            ForEach(Array(views.enumerated()), id: \.element.id) { index, view in
                if index == 0 { views[index] }
            }
            subviews[0]
            let views = [Text("a")]
            views[0]
        }
        Group(subviews: content) { subviews in
            ForEach(rows) { subviews in subviews[0] }
            subviews.dropFirst()[3]
            subviews.first
        }
    }

    private var rows: [[Text]] { [] }
}

// False negative trap: a helper, called with and without a check.
struct Helpers<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if !subviews.isEmpty { hero(subviews); pair(subviews) }
            row(subviews)
        }
        Group(subviews: content, transform: build)
    }

    private func hero(_ subviews: SubviewsCollection) -> some View { subviews[0] }
    private func pair(_ subviews: SubviewsCollection) -> some View { HStack { subviews[0]; subviews[1] } }
//                                                                                         ^^^^^^^^ warning/medium[subviews_unchecked_index]: `subviews[1]` crashes when there are fewer than 2 views, and the check before it allows that
    private func row(_ subviews: SubviewsCollection) -> some View { subviews[0] }
//                                                                  ^^^^^^^^ error/medium[subviews_unchecked_index]: `subviews[0]` crashes when there are no views
    private func build(_ subviews: SubviewsCollection) -> some View { subviews.last! }
//                                                                    ^^^^^^^^ error/medium[subviews_unchecked_index]: `subviews.last!` crashes when there are no views

    private func checked(_ subviews: SubviewsCollection) -> AnyView {
        if subviews.isEmpty { return AnyView(EmptyView()) }
        return AnyView(subviews[0])
    }

    private func guarded(_ subviews: SubviewsCollection) -> AnyView {
        guard subviews.count > 1, let first = subviews.first else { return AnyView(EmptyView()) }
        return AnyView(HStack { first; subviews[1] })
    }

    // Nobody calls it here: low confidence.
    func unknown(_ subviews: SubviewsCollection) -> some View { subviews[0] }
//                                                              ^^^^^^^^ error/low[subviews_unchecked_index]: `subviews[0]` crashes when there are no views
}

// Silent: numbers that no view has. Arithmetic on them must not overflow.
struct LargestNumbers<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if subviews.count > 9223372036854775807 { Text("many") }
            if 9223372036854775807 < subviews.count { Text("many") }
            subviews[9223372036854775807]
            ForEach(subviews[0...9223372036854775807]) { $0 }
        }
    }
}
