// target: iOS=14.0
// options: extra_list_containers = [LibraryList]
// options: lifecycle_modifiers = [onFirstSeen]
import SwiftUI

// Positive: in a List the callback runs for each row, though it stands behind the ForEach.
struct Feed: View {
    let posts: [Post]

    var body: some View {
        List {
            ForEach(posts) { post in
                Text(post.title)
            }
            .onAppear { loadMore() }
//           ^^^^^^^^ warning[foreach_lifecycle_modifier]: in the `List`, `.onAppear` and `.task` on this `ForEach` run for each of its rows as it appears
            .task { await refresh() }
        }
    }

    private func loadMore() {}
    private func refresh() async {}
}

// Positive: in a lazy stack only the first view runs it; nothing more is ever loaded.
@available(iOS 15, *)
struct Endless: View {
    let posts: [Post]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(posts) { Text($0.title) }.onAppear { loadMore() }
//                                                ^^^^^^^^ warning[foreach_lifecycle_modifier]: since iOS 15, `.onAppear` on this `ForEach` runs when the first of its views appears, and not for the others
            }
        }
    }

    private func loadMore() {}
}

// Positive: onChange that also runs at first shares the trouble of onAppear; the plain one is dispatched once.
struct Changes: View {
    let posts: [Post]
    @State private var query = ""

    var body: some View {
        List {
            ForEach(posts) { Text($0.title) }
                .onChange(of: query, initial: true) { search() }
//               ^^^^^^^^ warning[foreach_lifecycle_modifier]: in the `List`, `.onChange` on this `ForEach` runs for each of its rows as it appears
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
//                                               ^^^^^^^^ warning[foreach_lifecycle_modifier]: in the `List`, `.onAppear` on this `ForEach` runs for each of its rows as it appears
            ForEach(subviews: content) { $0 }.onAppear { print("seen") }
//                                            ^^^^^^^^ warning[foreach_lifecycle_modifier]: in the `List`, `.onAppear` on this `ForEach` runs for each of its rows as it appears
            ForEach(sections: content) { $0.content }.onAppear { print("seen") }
//                                                    ^^^^^^^^ warning[foreach_lifecycle_modifier]: in the `List`, `.onAppear` on this `ForEach` runs for each of its rows as it appears
        }
    }
}

// Positive, weaker: an eager stack, in which one call may be meant.
@available(iOS 15, *)
struct Eager: View {
    let posts: [Post]

    var body: some View {
        VStack {
            Text("Posts")
            ForEach(posts) { Text($0.title) }.onAppear { print("seen") }
//                                            ^^^^^^^^ info/low[foreach_lifecycle_modifier]: since iOS 15, `.onAppear` on this `ForEach` runs when the first of its views appears, and not for the others
        }
    }
}

// Positive, weaker: Section, onReceive, a guard.
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
//           ^^^^^^^^ info[foreach_lifecycle_modifier]: in the `Form`, `.onAppear` on this `Section` runs for each of its rows as it appears
            ForEach(posts) { Text($0.title) }
                .onReceive(clock) { _ in print("tick") }
//               ^^^^^^^^^ info[foreach_lifecycle_modifier]: in the `Form`, `.onReceive` on this `ForEach` may run once for each of its views
                .onAppear {
//               ^^^^^^^^ info[foreach_lifecycle_modifier]: in the `Form`, `.onAppear` on this `ForEach` runs for each of its rows as it appears
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
            rows.onAppear { print("seen") }
//               ^^^^^^^^ warning[foreach_lifecycle_modifier]: since iOS 15, `.onAppear` on this view runs when the first of its views appears, and not for the others
            Group { ForEach(posts) { Text($0.title) } }.onAppear { print("seen") }
//                                                      ^^^^^^^^ warning[foreach_lifecycle_modifier]: since iOS 15, `.onAppear` on this `Group` runs when the first of its views appears, and not for the others
            ForEach(posts) { Text($0.title) }.onLoad { print("seen") }
//                                            ^^^^^^ warning/medium[foreach_lifecycle_modifier]: since iOS 15, `.onLoad` on this `ForEach` runs when the first of its views appears, and not for the others
            ForEach(posts) { Text($0.title) }.modifier(Load())
//                                            ^^^^^^^^ warning/medium[foreach_lifecycle_modifier]: since iOS 15, `.modifier` on this `ForEach` runs when the first of its views appears, and not for the others
            ForEach(posts) { Text($0.title) }.onFirstSeen { print("seen") }
//                                            ^^^^^^^^^^^ warning/medium[foreach_lifecycle_modifier]: since iOS 15, `.onFirstSeen` on this `ForEach` runs when the first of its views appears, and not for the others
        }
        LibraryList {
            ForEach(posts) { Text($0.title) }.onAppear { print("seen") }
//                                            ^^^^^^^^ warning[foreach_lifecycle_modifier]: in the `List`, `.onAppear` on this `ForEach` runs for each of its rows as it appears
        }
    }

    private var rows: some View {
        ForEach(posts) { Text($0.title) }
    }
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
//                                        ^^^^^^^^^^^ warning/medium[foreach_lifecycle_modifier]: in the `List`, `.onDisappear` on this `ForEach` runs for each of its rows as it disappears
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
//                                            ^^^^^^^^ warning[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` on this `ForEach` runs for each of its views, and from then on once for all of them
            Section {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ info[foreach_lifecycle_modifier]: before iOS 15, `.onAppear` on this `Section` runs for each of its views, and from then on once for all of them
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
//           ^^^^^^^^ info[foreach_lifecycle_modifier]: in the `Form`, `.onAppear` on this view runs for each of its rows as it appears
            Platforms {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ info[foreach_lifecycle_modifier]: in the `Form`, `.onAppear` on this view runs for each of its rows as it appears
            Platforms {
                ForEach(posts) { Text($0.title) }
                Button("Add") {}
            }
            .onDisappear { print("gone") }
//           ^^^^^^^^^^^ info[foreach_lifecycle_modifier]: in the `Form`, `.onDisappear` on this view runs for each of its rows as it disappears
            Titled { Text("One") }.onAppear { print("seen") }
        }
    }

    let posts: [Post]
}

// Positive: a Section whose action changes its rows back and forth.
struct FailingKey: View {
    @State private var key: String?
    @State private var isLoading = false

    var body: some View {
        List {
            Titled {
                if isLoading { ProgressView() } else if let key { Text(key) } else { Text("Add") }
            }
            .onAppear {
//           ^^^^^^^^ warning[foreach_lifecycle_modifier]: in the `List`, `.onAppear` on this view runs for each of its rows as it appears
                guard key == nil, !isLoading else { return }
                Task { await load() }
            }
            Section {
                if isLoading { ProgressView() } else { Text("Add") }
            }
            .task { if !isLoading { await load() } }
//           ^^^^ warning[foreach_lifecycle_modifier]: in the `List`, `.task` on this `Section` runs for each of its rows as it appears
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

// In a List the Group belongs to another rule.
struct Owned: View {
    let posts: [Post]
    var body: some View { List { Group { ForEach(posts) { Text($0.title) } }.onAppear { print("seen") } } }
}

struct Post: Identifiable {
    let id: Int
    let title: String
}
