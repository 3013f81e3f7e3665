import SwiftUI

// Positive: drawn around a header or footer that may be empty.
struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(sections: content) { section in
                if !section.header.isEmpty { HeaderCard { section.header } }
                if !section.header.isEmpty { HStack { section.header }.padding().background(.thinMaterial) }
                if !section.footer.isEmpty { ZStack { Group { section.footer.font(.caption) } }.frame(height: 40).border(.red) }
                if !section.header.isEmpty { Button { toggle() } label: { section.header } }
                // The check inside does not help: the card is drawn around nothing.
                if !section.header.isEmpty { HeaderCard { if !section.header.isEmpty { section.header } } }
                ForEach(section.content) { $0 }
            }
        }
        Group(sections: content) { sections in
            if !sections[0].header.isEmpty { HeaderCard { sections[0].header } }
        }
    }

    // False negative trap: a helper.
    private func title(_ section: SectionConfiguration) -> some View {
        VStack { section.header }.padding().overlay { Circle() }
    }

    private func toggle() {}
}

// False positive trap: checked, in every way.
struct Checked<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(sections: content) { section in
                if !section.header.isEmpty { HeaderCard { section.header } }
                if section.footer.isEmpty { Divider() } else { HeaderCard { section.footer } }
                if let first = section.header.first { HeaderCard { section.header }; first }
                let hasHeader = section.header.count > 0
                if hasHeader { HeaderCard { section.header } }
            }
        }
    }
}

// False positive trap: nothing is drawn over no views.
struct Harmless<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(sections: content) { section in
                section.header.font(.title2)
                section.header.padding().background(.thinMaterial)
                VStack { section.header }
                HStack { section.header }.font(.headline)
                // An empty stack has no size, and so has what is drawn around it.
                HStack { section.header }.background(.thinMaterial)
                ZStack { section.footer }.border(.red).padding()
                VStack { section.header }.overlay { Circle() }
                Plain { section.header }
                Background { section.header }
            }
        }
        List {
            ForEach(sections: content) { section in
                Section { section.content } header: { section.header }
            }
        }
    }
}

// False positive trap: there is something else in the wrapper.
struct Filled<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(sections: content) { section in
                HeaderCard { Text("Section"); section.header }
                VStack { section.header; section.content }.background(.thinMaterial)
                HStack { section.header; Spacer() }.background(.thinMaterial)
            }
        }
    }
}

// Positive: many views where the layout wants one for each section.
struct Columns<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack {
            ForEach(sections: content) { section in section.content }
        }
        HStack {
            ForEach(sections: content) { section in
                section.header
                section.content
            }
        }
        Radial {
            ForEach(sections: content) { section in section.content }
        }
    }
}

// False positive trap: rows of a List, a container for each section, an inner ForEach, views meant to be spread out.
struct Spread<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        List { ForEach(sections: content) { section in section.content } }
        VStack { ForEach(sections: content) { section in section.content } }
        HStack { ForEach(sections: content) { section in VStack { section.content } } }
        HStack { ForEach(sections: content) { section in ForEach(section.content) { $0 } } }
        HStack { ForEach(sections: content) { section in section.content; Divider() } }
    }
}

// False positive trap: other things with a header.
struct Other: View {
    let section: Model

    var body: some View {
        HeaderCard { section.header }
    }
}

struct Model {
    let header: Text
}

struct HeaderCard<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { VStack { content }.padding().background(.thinMaterial) }
}

struct Plain<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { VStack { content } }
}

struct Background<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.padding().background { Color.red } }
}

struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
