import SwiftUI

// Positive: each of the four beta spellings, and each on the other of the two.
struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(subviewOf: content) { subview in subview.padding() }
//          ^^^^^^^ error[container_api_renamed]: this code does not compile, because `ForEach(subviewOf:)` existed only in the first beta of iOS 18
            ForEach(sectionOf: content) { section in section.content }
//          ^^^^^^^ error[container_api_renamed]: this code does not compile, because `ForEach(sectionOf:)` existed only in the first beta of iOS 18
            ForEach(subviewsOf: content) { subview in subview.padding() }
//          ^^^^^^^ error[container_api_renamed]: this code does not compile, because `ForEach` has no label `subviewsOf:`
            SwiftUI.Group(sectionsOf: content) { sections in Text("\(sections.count)") }
//                  ^^^^^ error[container_api_renamed]: this code does not compile, because `Group(sectionsOf:)` existed only in the first beta of iOS 18
            Group(/* resolved */ subviewsOf: content) { subviews in
//          ^^^^^ error[container_api_renamed]: this code does not compile, because `Group(subviewsOf:)` existed only in the first beta of iOS 18
                ForEach(subviews) { $0 }
            }
        }
    }
}

// Positive: in a local variable and in a call that a modifier hangs on.
struct Local<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        let rows = ForEach(sectionsOf: content) { section in section.header }
//                 ^^^^^^^ error[container_api_renamed]: this code does not compile, because `ForEach` has no label `sectionsOf:`
        VStack { rows }
            .overlay { Group(subviewOf: content) { $0 } }
//                     ^^^^^ error[container_api_renamed]: this code does not compile, because `Group` has no label `subviewOf:`
    }
}

// Not reported: what shipped.
struct Shipped<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ForEach(subviews: content) { subview in subview }
        Group(sections: content) { sections in ForEach(sections) { $0.content } }
    }
}

// False positive trap: strings, comments, other callees, lower-case functions with such a label.
struct Others<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        // ForEach(subviewOf: content) { }
        Text("ForEach(subviewOf: content)")
        Cards(subviewsOf: content)
        rows(sectionOf: content)
        forEach(subviewsOf: content)
        ForEach(items, subviewOf: content) { Text($0) }
    }

    private func rows(sectionOf content: Content) -> some View { content }
    private func forEach(subviewsOf content: Content) -> some View { content }
    private var items: [String] { [] }
}

struct Cards<Content: View>: View {
    let content: Content
    init(subviewsOf content: Content) { self.content = content }
    var body: some View { content }
}

// Positive: sections taken from resolved subviews, with the option.
// options: check_section_source = true
struct Resolved<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(sections: subviews) { section in section.content }
//          ^^^^^^^ info/medium[container_api_renamed]: this `ForEach` may find no sections, because `subviews` holds single views that may have lost their sections
        }
    }
}
