// target: iOS=17.0, macOS=15.0
import SwiftUI

// Positive: one report for the declaration, whatever it uses.
struct Deck<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
//      ^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `Group(subviews:)` needs iOS 18, and so do 3 other uses in `Deck`
            ForEach(subviews) { subview in
                subview.opacity(subview.containerValues.isFaded ? 0.5 : 1)
            }
        }
    }

    private func first(of subviews: SubviewsCollection) -> Subview? { subviews.first }
}

// Positive: an extension of the type itself. @Entry works on older systems elsewhere, not here.
extension ContainerValues {
//        ^^^^^^^^^^^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `ContainerValues` needs iOS 18
    @Entry var isFaded = false
}

extension EnvironmentValues {
    @Entry var isDense = false
}

// Positive: a member of an extension whose other members need nothing.
extension View {
    func dense() -> some View { environment(\.isDense, true) }

    func faded(_ isFaded: Bool = true) -> some View { containerValue(\.isFaded, isFaded) }
//                                                    ^^^^^^^^^^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `containerValue(_:_:)` needs iOS 18
}

// Positive: all members of an extension.
extension Text {
    func small() -> some View { containerValue(\.isFaded, true) }
//                              ^^^^^^^^^^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `containerValue(_:_:)` needs iOS 18, and so does 1 other use in `Text`
    func large() -> some View { containerValue(\.isFaded, false) }
}

// Positive: the branch for older systems, and one whose condition is about another platform.
struct Branches<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        if #available(iOS 18, *) {
            Text("new")
        } else {
            ForEach(subviews: content) { $0 }
//          ^^^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `ForEach(subviews:)` needs iOS 18
        }
    }
}

struct OtherPlatform<Content: View>: View {
    @ViewBuilder var content: Content

    // False negative trap: `*` means the deployment target of iOS.
    var body: some View {
        if #available(macOS 15, *) { ForEach(sections: content) { $0.content } }
//                                   ^^^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `ForEach(sections:)` needs iOS 18
    }
}

// False negative trap: another name for it.
typealias Parts = SubviewsCollection
//                ^^^^^^^^^^^^^^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `SubviewsCollection` needs iOS 18

// False positive trap: #if compiler says nothing about the system.
#if compiler(>=6)
struct Compiled<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { ForEach(subviews: content) { $0 } }
//                        ^^^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `ForEach(subviews:)` needs iOS 18
}
#endif

// False positive trap: every kind of gate.
struct Gated<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        if #available(iOS 18.0, *) { ForEach(subviews: content) { $0 } }
        if #unavailable(iOS 18) { content } else { ForEach(subviews: content) { $0 } }
        rows
    }

    @available(iOS 18, *)
    private var rows: some View { ForEach(sections: content) { $0.content } }

    private func build() -> AnyView {
        guard #available(iOS 18, *) else { return AnyView(content) }
        return AnyView(Group(subviews: content) { $0 })
    }

    @available(iOS 18, *)
    struct Row: View {
        let subview: Subview
        var body: some View { subview }
    }
}

@available(iOS 18, *)
extension Gated {
    func other(_ section: SectionConfiguration) -> some View { section.header }
}

// False positive trap: iOS does not see it; on macOS the target is high enough.
#if os(macOS)
struct Desktop<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { ForEach(subviews: content) { $0 } }
}
#endif

// False positive trap: names that only look alike.
struct Lookalike<Subview: View>: View {
    let subview: Subview
    let other: Kit.SectionConfiguration

    var body: some View {
        Group { subview }
        Picker(subviews: subview)
    }
}

struct Picker<Content: View>: View {
    let subviews: Content
    var body: some View { subviews }
}

enum Kit {
    typealias SectionConfiguration = Int
}

// A declaration that has an @available for something less.
@available(iOS 16, *)
struct Older<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { ForEach(subviews: content) { $0 } }
//                        ^^^^^^^ error[container_api_availability]: this code does not compile for iOS 17.0, because `ForEach(subviews:)` needs iOS 18
}
