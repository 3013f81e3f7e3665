import SwiftUI

// Positive: indices, slices, ends, from every direction.
struct Unchecked<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if let first = subviews.first { first.font(.title) }
            if subviews.count > 2 { subviews[2] }
            subviews.first!
            subviews.last!.padding()
            subviews[subviews.count - 1]
            subviews[subviews.endIndex - 2]
            subviews[subviews.startIndex]
            ForEach(subviews[1...]) { $0 }
            ForEach(subviews[..<2]) { $0 }
            ForEach(subviews[1..<subviews.count]) { $0 }
        }
        Group(subviews: content) { if let first = $0.first { first } }
        Group(subviews: content) {
            let all = $0
            let list = Array(all)
            if let first = all.first { first }
            if list.count > 1 { list[1] }
        }
        ForEach(sections: content) { section in
            section.header[0]
            section.content.first!
        }
    }
}

// Positive: a condition that is not enough.
struct TooSmall<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if !subviews.isEmpty { if subviews.count > 1 { subviews[1] } }
            if subviews.count > 1 { if subviews.count > 2 { subviews[2] } }
            if subviews.count == 1 { subviews[0] } else { if let first = subviews.first { first } }
            if subviews.isEmpty { subviews[0] }
            if let first = subviews.first { first; if subviews.count > 1 { subviews[1] } }
            if subviews.isEmpty || subviews.count > 3 { if let first = subviews.first { first } }
            switch subviews.count {
            case 0: EmptyView()
            default: subviews[1]
            }
            if subviews.contains(where: { _ in true }) { if subviews.count > 1 { subviews[1] } }
        }
        Group(sections: content) { sections in
            if sections.count > 1 { sections[1].header }
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
    private func pair(_ subviews: SubviewsCollection) -> some View { HStack { subviews[0]; if subviews.count > 1 { subviews[1] } } }
    private func row(_ subviews: SubviewsCollection) -> some View { subviews[0] }
    private func build(_ subviews: SubviewsCollection) -> some View { subviews.last! }

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
