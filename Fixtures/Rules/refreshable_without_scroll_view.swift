import SwiftUI

// Positive: on the stack in a scroll view, and on the rows of a list.
struct Feed: View {
    let model: FeedModel

    var body: some View {
        VStack {
            ScrollView {
                VStack {
                    ForEach(model.posts, id: \.self) { post in Text(post) }
                }
                .refreshable { await model.reload() }
//               ^^^^^^^^^^^ warning[refreshable_without_scroll_view]: pulling the `ScrollView` does not refresh it, because `.refreshable` is in it and not on it
            }
            List {
                ForEach(model.posts, id: \.self) { post in
                    PostRow(post: post)
                }
                .refreshable { await model.reload() }
//               ^^^^^^^^^^^ warning[refreshable_without_scroll_view]: pulling the `List` does not refresh it, because `.refreshable` is in it and not on it
            }
        }
    }
}

struct PostRow: View {
    let post: String

    var body: some View {
        HStack {
            title
            if post.isEmpty { Image(systemName: "star") }
        }
        .padding()
    }

    private var title: some View { Text(post) }
}

final class FeedModel {
    var posts: [String] = []
    var filteredPosts: [String] { posts }
    func reload() async {}
}

// Positive: nothing around the view is known to scroll.
struct Badge: View {
    let model: FeedModel

    var body: some View {
        VStack {
            Text("\(model.posts.count)")
            PostRow(post: "")
        }
        .refreshable { await model.reload() }
//       ^^^^^^^^^^^ warning/medium[refreshable_without_scroll_view]: `.refreshable` never runs, because nothing in this view scrolls
    }
}

// Negative: the list is further in, in a branch, a member or a view of the project.
struct Screen: View {
    let model: FeedModel
    @State private var isEmpty = false

    var body: some View {
        TabView {
            VStack {
                if isEmpty { Text("Nothing") } else { Posts(model: model) }
            }
            .refreshable { await model.reload() }
            Group { rows }.refreshable { await model.reload() }
            NavigationStack {
                Text("Start").navigationDestination(isPresented: $isEmpty) { Posts(model: model) }
            }
            .refreshable { await model.reload() }
        }
    }

    private var rows: some View {
        List(model.posts, id: \.self) { Text($0) }
    }
}

struct Posts: View {
    let model: FeedModel

    var body: some View {
        ScrollView { Text("a") }
    }
}

// Negative: a view that reads the action, and views and modifiers that are not known.
struct Others<Content: View>: View {
    let model: FeedModel
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            VStack { ReloadButton() }.refreshable { await model.reload() }
            VStack { ForeignList() }.refreshable { await model.reload() }
            VStack { content }.refreshable { await model.reload() }
            VStack { WebPage() }.refreshable { await model.reload() }
            Text("a").scrolling().refreshable { await model.reload() }
        }
    }
}

struct ReloadButton: View {
    @Environment(\.refresh) private var action

    var body: some View {
        Button("Reload") { Task { await action?() } }
    }
}

struct WebPage: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

extension View {
    func scrolling() -> some View { ScrollView { self } }
}

// Positive: the page for no posts takes the place of the list, in a member, an `else` and a case of a `switch`.
struct Timeline: View {
    let model: FeedModel
    @State private var phase = Phase.rows

    enum Phase { case loading, rows, empty }

    var body: some View {
        TabView {
            Group { pages }
                .refreshable { await model.reload() }
//               ^^^^^^^^^^^ info/medium[refreshable_without_scroll_view]: pulling does nothing while `model.posts.isEmpty` shows this page, because nothing in the page scrolls
            VStack {
                Text("Posts")
                if !model.posts.isEmpty { Posts(model: model) } else { NoPosts() }
            }
            .refreshable { await model.reload() }
//           ^^^^^^^^^^^ info/medium[refreshable_without_scroll_view]: pulling does nothing while `model.posts.isEmpty` shows this page, because nothing in the page scrolls
            Group {
                switch phase {
                case .loading: ProgressView()
                case .rows: Posts(model: model)
                case .empty: NoPosts()
                }
            }
            .refreshable { await model.reload() }
//           ^^^^^^^^^^^ info/medium[refreshable_without_scroll_view]: pulling does nothing while `.empty` shows this page, because nothing in the page scrolls
        }
        .onAppear { phase = .empty }
    }

    @ViewBuilder private var pages: some View {
        if model.posts.isEmpty {
            NoPosts()
        } else {
            List(model.posts, id: \.self) { Text($0) }
        }
    }
}

struct NoPosts: View {
    var body: some View {
        VStack {
            Image(systemName: "tray")
            Text("There is nothing yet")
        }
    }
}

// Negative: a page that scrolls, one with a button or a progress, a search, another view that scrolls, and no list at all.
struct OtherPages: View {
    let model: FeedModel
    @State private var query = ""

    var body: some View {
        TabView {
            Group {
                if model.posts.isEmpty { ScrollView { NoPosts() } } else { Posts(model: model) }
            }
            .refreshable { await model.reload() }
            Group {
                if model.posts.isEmpty { Button("Retry") { query = "" } } else { Posts(model: model) }
            }
            .refreshable { await model.reload() }
            Group {
                if model.posts.isEmpty { ProgressView("Loading") } else { Posts(model: model) }
            }
            .refreshable { await model.reload() }
            Group {
                if model.filteredPosts.isEmpty { NoPosts() } else { Posts(model: model) }
            }
            .refreshable { await model.reload() }
            VStack {
                ScrollView(.horizontal) { Text("Tags") }
                if model.posts.isEmpty { NoPosts() } else { Posts(model: model) }
            }
            .refreshable { await model.reload() }
            List {
                if model.posts.isEmpty { NoPosts() } else { Posts(model: model) }
            }
            .refreshable { await model.reload() }
            Posts(model: model)
                .overlay { if model.posts.isEmpty { NoPosts() } }
                .refreshable { await model.reload() }
        }
    }
}

// Negative: a button in the toolbar loads again, too.
struct Toolbarred: View {
    let model: FeedModel

    var body: some View {
        Group {
            if model.posts.isEmpty { NoPosts() } else { Posts(model: model) }
        }
        .refreshable { await model.reload() }
        .toolbar { Button("Reload") { Task { await model.reload() } } }
    }
}

#Preview {
    Text("a").refreshable {}
}
