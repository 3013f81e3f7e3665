import SwiftUI

// Positive: the scroll view offers no height, also through stacks, branches and helpers.
struct Profile: View {
    let posts: [String]
    let isLong: Bool

    var body: some View {
        ScrollView {
            VStack {
                Text("Posts").font(.title)
                if isLong {
                    List(posts, id: \.self) { Text($0) }
//                  ^^^^ warning/medium[nested_scroll_view]: this `List` may show no rows, because the `ScrollView` around it gives it no height
                } else {
                    content
                }
            }
            .padding()
        }
    }

    private var content: some View {
        ScrollView(showsIndicators: false) {
//      ^^^^^^^^^^ info/medium[nested_scroll_view]: this `ScrollView` does not scroll and its `LazyVStack` makes all views at once, because the `ScrollView` around it makes it as high as its content
            LazyVStack {
                ForEach(posts, id: \.self) { Text($0) }
            }
        }
    }
}

// Positive: through the view that shows it, and pages in an axis that is written out.
struct Home: View {
    let posts: [String]

    var body: some View {
        ScrollView(.vertical) {
            Pages(posts: posts)
            Log(lines: posts)
        }
    }
}

struct Pages: View {
    let posts: [String]

    var body: some View {
        TabView {
//      ^^^^^^^ info/medium[nested_scroll_view]: the pages of this `TabView` may not show, because the `ScrollView` around it gives it no height
            ForEach(posts, id: \.self) { Text($0) }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .frame(maxWidth: .infinity)
    }
}

struct Log: View {
    let lines: [String]

    var body: some View {
        ScrollView {
//      ^^^^^^^^^^ info/medium[nested_scroll_view]: this `ScrollView` does not scroll, because the `ScrollView` around it makes it as high as its content
            Text(lines.joined())
        }
    }
}

// Negative: a height, a ratio, or no height that is asked for.
struct Sized: View {
    let posts: [String]
    let height: CGFloat

    var body: some View {
        ScrollView {
            List(posts, id: \.self) { Text($0) }.frame(height: height)
            VStack {
                List(posts, id: \.self) { Text($0) }
            }
            .frame(minHeight: 300)
            TabView { Text("a") }.tabViewStyle(.page).aspectRatio(1, contentMode: .fit)
            ScrollView { Text("a") }.frame(maxHeight: 200)
            ScrollView { Text("a") }.fixedSize(horizontal: false, vertical: true)
        }
    }
}

// Negative: another axis, also one that is not known.
struct Shelves: View {
    let posts: [String]
    let axes: Axis.Set

    var body: some View {
        ScrollView(.horizontal) {
            List(posts, id: \.self) { Text($0) }
        }
        ScrollView {
            ScrollView(.horizontal) { Text("a") }
            ScrollView(axes) { Text("a") }
            TabView { Text("a") }
        }
        ScrollView(axes) {
            ScrollView { Text("a") }
        }
    }
}

// Negative: another screen, the size of another view, and a container that may give a height.
struct Screens: View {
    let posts: [String]
    @State private var isOpen = false

    var body: some View {
        ScrollView {
            Button("Open") { isOpen = true }
                .sheet(isPresented: $isOpen) { List(posts, id: \.self) { Text($0) } }
            NavigationLink("All") { List(posts, id: \.self) { Text($0) } }
            Color.red.overlay { ScrollView { Text("a") } }
            GeometryReader { _ in ScrollView { Text("a") } }
            Card { ScrollView { Text("a") } }
        }
    }
}

struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content.frame(height: 200) }
}

// Negative: shown elsewhere, too, where it has a height.
struct Both: View {
    let lines: [String]

    var body: some View {
        ScrollView { Shared(lines: lines) }
            .sheet(isPresented: .constant(true)) { Shared(lines: lines) }
    }
}

struct Shared: View {
    let lines: [String]

    var body: some View {
        List(lines, id: \.self) { Text($0) }
    }
}

// Negative: a `Form` on the Mac does not scroll.
struct Options: View {
    var body: some View {
        ScrollView {
            Form { Text("a") }
        }
    }
}

#Preview {
    ScrollView { List { Text("a") } }
}
