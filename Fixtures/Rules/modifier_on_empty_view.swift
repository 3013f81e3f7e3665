import SwiftUI

// Positive: there is no view that could appear, present, take space or be scrolled to.
struct Feed: View {
    @State private var posts: [String] = []
    @State private var isShown = false

    var body: some View {
        VStack {
            ForEach(posts, id: \.self) { Text($0) }
            EmptyView().onAppear { posts = load() }
//                      ^^^^^^^^ error[modifier_on_empty_view]: `.onAppear` never runs, because SwiftUI leaves an `EmptyView` out of a `VStack`, and its modifiers with it
            EmptyView().id("end").sheet(isPresented: $isShown) { Text("A") }
//                                ^^^^^ error[modifier_on_empty_view]: `.sheet` never presents anything, because SwiftUI leaves an `EmptyView` out of a `VStack`, and its modifiers with it
            if posts.isEmpty {
                EmptyView().frame(height: 20)
//                          ^^^^^ warning[modifier_on_empty_view]: `.frame` has no effect, because SwiftUI leaves an `EmptyView` out of a `VStack`, and its modifiers with it
            }
        }
        .background(
            GeometryReader { geometry in
                EmptyView()
                    .onAppear { print(geometry.size) }
//                   ^^^^^^^^ error[modifier_on_empty_view]: `.onAppear` never runs, because SwiftUI leaves an `EmptyView` out of a `GeometryReader`, and its modifiers with it
                    .onChange(of: posts) { print(geometry.size) }
            }
        )
    }

    private func load() -> [String] { ["A"] }
}

// Negative: asked for as one view, unknown callers, no need of a view, other modifiers, other views.
struct Others: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("A").background(EmptyView().sheet(isPresented: $isShown) { Text("B") })
            Text("B").overlay { EmptyView().onAppear {} }
            EmptyView().onChange(of: isShown) { print("changed") }
            EmptyView().font(.body)
            EmptyView().id("end")
            EmptyView().tracked().onAppear {}
            EmptyView().onAppear {}.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { print($0) }
            Color.clear.onAppear {}
            ScrollView { EmptyView().onAppear {} }
            Anchor()
        }
        .background(Anchor())
        .sheet(isPresented: $isShown) { EmptyView().onAppear {} }
    }
}

struct Anchor: View {
    var body: some View { EmptyView().onAppear {} }
}

// Positive: every use of the view or member is in a stack or list.
struct Uses: View {
    var body: some View {
        VStack {
            Probe()
            HStack {
                ForEach(0..<2) { _ in Probe() }
            }
            if true { probe }
        }
    }

    private var probe: some View {
        EmptyView().task { print("shown") }
//                  ^^^^ error[modifier_on_empty_view]: `.task` never runs, because SwiftUI leaves an `EmptyView` out of a `VStack`, and its modifiers with it
    }
}

struct Probe: View {
    var body: some View {
        EmptyView().onAppear { print("shown") }
//                  ^^^^^^^^ error[modifier_on_empty_view]: `.onAppear` never runs, because SwiftUI leaves an `EmptyView` out of a `VStack`, and its modifiers with it
    }
}

extension View {
    func tracked() -> some View { VStack { self } }
}

// Positive: a gesture has nothing to cover, and nobody misses it.
struct Embeds: View {
    let open: () -> Void

    var body: some View {
        VStack {
            Text("a")
            EmptyView().onTapGesture { open() }
//                      ^^^^^^^^^^^^ info[modifier_on_empty_view]: `.onTapGesture` never runs, because SwiftUI leaves an `EmptyView` out of a `VStack`, and its modifiers with it
        }
    }
}

#Preview {
    VStack { EmptyView().onAppear {} }
}
