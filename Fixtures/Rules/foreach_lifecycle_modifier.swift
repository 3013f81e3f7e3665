// target: iOS=14.0
// options: extra_list_containers = [LibraryList]
// options: lifecycle_modifiers = [onFirstSeen]
import SwiftUI

// Positive: before iOS 15, each row runs the callback.
struct Feed: View {
    let posts: [Post]

    var body: some View {
        List {
            ForEach(posts) { post in
                Text(post.title)
            }
            .onAppear { loadMore() }
//           ^^^^^^^^ warning[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` on this `ForEach` runs for each of its views; since iOS 15, once for all of them
            .task { await refresh() }
        }
    }

    private func loadMore() {}
    private func refresh() async {}
}

// Positive: only the first view runs it, so nothing more is loaded at the end.
@available(iOS 15, *)
struct Endless: View {
    let posts: [Post]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(posts) { Text($0.title) }.onAppear { loadMore() }
//                                                ^^^^^^^^ warning/medium[foreach_lifecycle_modifier]: `loadMore` does not run at the end of the `LazyVStack`, because `.onAppear` on this `ForEach` runs only when the first of its views appears
            }
        }
    }

    private func loadMore() {}
}

// Positive, weaker: the same in a List, which nobody has measured.
@available(iOS 15, *)
struct EndlessList: View {
    let posts: [Post]

    var body: some View {
        List {
            ForEach(posts) { Text($0.title) }.task { await loadNextPage() }
//                                            ^^^^ info/medium[foreach_lifecycle_modifier]: `loadNextPage` may not run at the end of the `List`, because `.task` on this `ForEach` runs when the first of its rows appears
        }
    }

    private func loadNextPage() async {}
}

// False positive trap: one call for all rows may be intended; in a stack all rows appear together.
@available(iOS 15, *)
struct Once: View {
    let posts: [Post]

    var body: some View {
        List {
            ForEach(posts) { Text($0.title) }.onAppear { print("seen") }
        }
        VStack {
            ForEach(posts) { Text($0.title) }.onAppear { loadMore() }
        }
        LazyVStack {
            ForEach(posts) { Text($0.title) }.onDisappear { loadMore() }
        }
    }

    private func loadMore() {}
}

// False positive trap: onChange without a value needs iOS 17, which has one dispatcher for all rows.
struct Changes: View {
    let posts: [Post]
    @State private var query = ""

    var body: some View {
        List {
            ForEach(posts) { Text($0.title) }
                .onChange(of: query, initial: true) { search() }
                .onChange(of: query) { search() }
        }
    }

    private func search() {}
}

// Positive: every form of ForEach.
struct Forms<Content: View>: View {
    let count: Int
    @ViewBuilder let content: Content

    var body: some View {
        List {
            ForEach(0..<count) { Text("\($0)") }.onAppear { print("seen") }
//                                               ^^^^^^^^ warning[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` on this `ForEach` runs for each of its views; since iOS 15, once for all of them
            ForEach(subviews: content) { $0 }.onAppear { print("seen") }
//                                            ^^^^^^^^ warning[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` on this `ForEach` runs for each of its views; since iOS 15, once for all of them
            ForEach(sections: content) { $0.content }.onAppear { print("seen") }
//                                                    ^^^^^^^^ warning[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` on this `ForEach` runs for each of its views; since iOS 15, once for all of them
        }
    }
}

// False positive trap: an eager stack since iOS 15.
@available(iOS 15, *)
struct Eager: View {
    let posts: [Post]

    var body: some View {
        VStack {
            Text("Posts")
            ForEach(posts) { Text($0.title) }.onAppear { print("seen") }
        }
    }
}

// Positive, weaker: a Section. Silent: onReceive, and an action that checks whether there is something to do.
struct Weaker: View {
    let posts: [Post]
    @State private var isLoaded = false

    var body: some View {
        Form {
            Section {
                Text("One")
                Text("Two")
            } header: {
                Text("Header")
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ info[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` runs for each of the 3 views in this `Section` (header included); since iOS 15, once for all of them
            ForEach(posts) { Text($0.title) }
                .onReceive(clock) { _ in print("tick") }
                .onAppear {
                    guard !isLoaded else { return }
                    isLoaded = true
                }
        }
    }
}

// False negative trap: the ForEach in a helper, alone in a Group, and behind the project's own modifier.
@available(iOS 15, *)
struct Helpers: View {
    let posts: [Post]

    var body: some View {
        LazyVStack {
            rows.onAppear { loadMore() }
//               ^^^^^^^^ warning/medium[foreach_lifecycle_modifier]: `loadMore` does not run at the end of the `LazyVStack`, because `.onAppear` on `rows` runs only when the first of its views appears
            Group { ForEach(posts) { Text($0.title) } }.onAppear(perform: loadMore)
//                                                      ^^^^^^^^ warning/medium[foreach_lifecycle_modifier]: `loadMore` does not run at the end of the `LazyVStack`, because `.onAppear` on this `Group` runs only when the first of its views appears
            ForEach(posts) { Text($0.title) }.onLoad { loadMore() }
//                                            ^^^^^^ warning/medium[foreach_lifecycle_modifier]: `loadMore` does not run at the end of the `LazyVStack`, because `.onLoad` on this `ForEach` runs only when the first of its views appears
            ForEach(posts) { Text($0.title) }.modifier(Load())
            ForEach(posts) { Text($0.title) }.onFirstSeen { fetchMorePosts() }
//                                            ^^^^^^^^^^^ warning/medium[foreach_lifecycle_modifier]: `fetchMorePosts` does not run at the end of the `LazyVStack`, because `.onFirstSeen` on this `ForEach` runs only when the first of its views appears
        }
        LibraryList {
            ForEach(posts) { Text($0.title) }.onAppear { loadMore() }
//                                            ^^^^^^^^ info/medium[foreach_lifecycle_modifier]: `loadMore` may not run at the end of the `List`, because `.onAppear` on this `ForEach` runs when the first of its rows appears
        }
    }

    private var rows: some View {
        ForEach(posts) { Text($0.title) }
    }

    private func loadMore() {}
}

struct Load: ViewModifier {
    func body(content: Content) -> some View {
        content.padding().onAppear { print("load") }
    }
}

extension View {
    func onLoad(_ action: @escaping () -> Void) -> some View { onAppear(perform: action) }
}

// False negative trap: the row's body is the ForEach; the List stands in another view.
struct PostRows: View {
    let posts: [Post]

    var body: some View {
        ForEach(posts) { Text($0.title) }.onDisappear { print("gone") }
//                                        ^^^^^^^^^^^ warning/medium[foreach_lifecycle_modifier]: before iOS 15, `.onDisappear` on this `ForEach` runs for each of its views; since iOS 15, once for all of them
    }
}

struct PostList: View {
    let posts: [Post]
    var body: some View { List { PostRows(posts: posts) } }
}

// Positive: before iOS 15 each view runs it, in a plain stack and on a Section too.
struct Below: View {
    let posts: [Post]

    var body: some View {
        VStack {
            Text("Posts")
            ForEach(posts) { Text($0.title) }.onAppear { print("seen") }
//                                            ^^^^^^^^ warning[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` on this `ForEach` runs for each of its views; since iOS 15, once for all of them
            Section {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ info[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` runs for each row of this `Section`; since iOS 15, once for all of them
        }
    }
}

// False negative trap: the Section stands in a view of the project's own, which shows what it is given in it; and in one
// whose branch never changes.
struct Titled<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        Section { content }
    }
}

struct Platforms<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        if UIDevice.current.userInterfaceIdiom == .pad {
            Section { content() }.listRowInsets(EdgeInsets())
        } else {
            Section { content() }
        }
    }
}

struct TitledRows: View {
    var body: some View {
        Form {
            Titled {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ info[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` runs for each of the views in `Titled`; since iOS 15, once for all of them
            Platforms {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ info[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` runs for each of the views in `Platforms`; since iOS 15, once for all of them
            Platforms {
                ForEach(posts) { Text($0.title) }
                Button("Add") {}
            }
            .onDisappear { print("gone") }
//           ^^^^^^^^^^^ info[foreach_lifecycle_modifier]: before iOS 15, `.onDisappear` runs for each of the views in `Platforms`; since iOS 15, once for all of them
            Titled { Text("One") }.onAppear { print("seen") }
        }
    }

    let posts: [Post]
}

// False positive trap: a Section whose action checks whether there is something to do.
struct FailingKey: View {
    @State private var key: String?
    @State private var isLoading = false

    var body: some View {
        List {
            Titled {
                if isLoading { ProgressView() } else if let key { Text(key) } else { Text("Add") }
            }
            .onAppear {
                guard key == nil, !isLoading else { return }
                Task { await load() }
            }
            Section {
                if isLoading { ProgressView() } else { Text("Add") }
            }
            .task { if !isLoading { await load() } }
        }
    }

    private func load() async {
        isLoading = true
        do { key = try await readKey() } catch { print(error) }
        isLoading = false
    }
}

// False positive trap: onChange is dispatched once for a Section, also for one in a view of the project's own.
struct SectionChanges: View {
    @State private var query = ""

    var body: some View {
        List {
            Section {
                Text("One")
                Text("Two")
            }
            .onChange(of: query) { print("changed") }
            Titled {
                Text("One")
                Text("Two")
            }
            .onChange(of: query) { print("changed") }
        }
    }
}

// False positive trap: an empty action makes the view load early and does nothing.
struct Empty: View {
    let posts: [Post]

    var body: some View {
        List {
            ForEach(posts) { Text($0.title) }.onAppear {}
            ForEach(posts) { Text($0.title) }.onAppear()
            ForEach(posts) { Text($0.title) }.onAppear(perform: nil)
        }
    }
}

// False positive trap: one element.
struct Single: View {
    var body: some View {
        List {
            ForEach(0..<1) { _ in Text("One") }.onAppear { print("seen") }
            ForEach(["one"], id: \.self) { Text($0) }.onAppear { print("seen") }
            Section { Text("One") }.onAppear { print("seen") }
        }
    }
}

// False positive trap: the modifier belongs to the row, or to the list.
struct Inside: View {
    let posts: [Post]

    var body: some View {
        List {
            ForEach(posts) { post in
                Text(post.title)
                    .onAppear { print(post.id) }
            }
        }
        .onAppear { print("once") }
    }
}

// False positive trap: columns of a table, tabs and toolbar items are no rows.
struct Foreign: View {
    let posts: [Post]

    var body: some View {
        Table(of: Post.self) {
            TableColumn("Title") { Text($0.title) }
        } rows: {
            ForEach(posts) { TableRow($0) }.onAppear { print("seen") }
        }
        Chart {
            ForEach(posts) { BarMark($0) }.onAppear { print("seen") }
        }
        TabView {
            ForEach(posts) { post in Tab(post.title, image: "tab") { Text("One") } }.onAppear { print("seen") }
        }
        .toolbar {
            ForEach(posts) { post in ToolbarItem { Text(post.title) } }.onAppear { print("seen") }
        }
    }
}

// False positive trap: nobody knows where this stands; a Section outside of a list is merged.
struct Unknown: View {
    let posts: [Post]
    var body: some View { ForEach(posts) { Text($0.title) }.onAppear { print("seen") } }
}

@available(iOS 15, *)
struct Merged: View {
    var body: some View {
        LazyVStack {
            Section {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
        }
        ScrollView {
            ForEach(posts) { Text($0.title) }.onAppear { print("seen") }
        }
    }

    let posts: [Post]
}

// Positive: a ForEach alone in a Group.
struct Owned: View {
    let posts: [Post]
    var body: some View { List { Group { ForEach(posts) { Text($0.title) } }.onAppear { print("seen") } } }
//                                                                           ^^^^^^^^ warning[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` on this `Group` runs for each of its views; since iOS 15, once for all of them
}

struct Post: Identifiable {
    let id: Int
    let title: String
}
