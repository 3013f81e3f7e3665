import SwiftUI

// Positive: the action writes what the branch tests, in the closure itself.
struct Looping: View {
    @State private var isLoading = true

    var body: some View {
        List {
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ error[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` changes the branch that it runs for, so it runs in a loop
                try? await Task.sleep(for: .seconds(1))
                isLoading = false
            }
        }
    }
}

// Positive: the same one method deep, through a computed property and behind other modifiers.
struct LoopingThroughMethod: View {
    @State private var items: [String] = []
    private var isEmpty: Bool { items.isEmpty }

    var body: some View {
        List {
            Section {
                Group {
                    if isEmpty { Text("Nothing") } else { Text("Something") }
                }
                .padding()
                .font(.headline)
                .onAppear(perform: reload)
//               ^^^^^^^^ error[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` changes the branch that it runs for, so it runs in a loop
            }
        }
    }

    private func reload() {
        items.append("one")
    }
}

// Positive: several views are several rows.
struct SeveralRows: View {
    var body: some View {
        List {
            Group {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ error[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs once for each of its rows
        }
        Form {
            Group { ForEach(["a", name], id: \.self) { Text($0) } }
                .onDisappear { print("gone") }
//               ^^^^^^^^^^^ error/medium[group_lifecycle_in_list]: in the `Form`, `.onDisappear` on this `Group` runs once for each of its rows
        }
    }

    let name: String
}

// Positive: a branch that nothing in the file changes.
struct Conditional: View {
    @ObservedObject var model: FeedModel

    var body: some View {
        List(model.posts) { post in
            Group {
                switch model.phase {
                case .loading: ProgressView()
                case .ready: Text(post.title)
                }
            }
            .onAppear { model.load() }
//           ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
        }
    }
}

// Positive: onChange on several rows; on a branch only when it also runs at first.
struct Changes: View {
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
        Form {
            Group {
                TextField("First", text: $name)
                TextField("Last", text: $name)
            }
            .onChange(of: name) { save() }
//           ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `Form`, `.onChange` on this `Group` runs once for each of its rows
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onChange(of: name, initial: true) { save() }
//           ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `Form`, `.onChange` on this `Group` runs again each time its branch changes, because that makes a new row
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onChange(of: name) { save() }
        }
    }

    private func save() {}
}

// False negative trap: a lazy stack keeps its rows apart too, though nobody has measured it.
struct Lazy: View {
    @State private var isOn = false

    var body: some View {
        ScrollView {
            LazyVStack {
                Group {
                    if isOn { Text("On") } else { Text("Off") }
                }
                .onAppear { print("seen") }
//               ^^^^^^^^ info/low[group_lifecycle_in_list]: in the lazy stack, `.onAppear` on this `Group` may run again each time its branch changes
                Group {
                    Text("One")
                    Text("Two")
                }
                .onAppear { print("seen") }
//               ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the lazy stack, `.onAppear` on this `Group` runs once for each of its rows
            }
        }
    }
}

// False negative trap: the row view's own body is the Group; the List stands in another file, in a wrapper of the
// project's own.
struct StatusRow: View {
    @State private var isOpen = false

    var body: some View {
        Group {
            if isOpen { Text("Open") } else { Text("Closed") }
        }
        .onAppear { print("seen") }
//       ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
    }
}

// False negative trap: the modifier stands at the use of a member that is a bare switch.
struct MemberOutside: View {
    @ObservedObject var model: FeedModel

    var body: some View {
        List { phaseRow.onAppear(perform: model.load) }
//                      ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this view runs again each time its branch changes, because that makes a new row
    }

    @ViewBuilder private var phaseRow: some View {
        switch model.phase {
        case .loading: ProgressView()
        case .ready: EmptyView()
        }
    }
}

// False negative trap: a condition hidden in a member of the Group, nested in another Group, with `#if` in the chain.
struct Hidden: View {
    @State private var isOn = false

    var body: some View {
        SwiftUI.List {
            Group {
                Group { inner }
            }
            #if DEBUG
            .border(.red)
            #endif
            .onAppear { print("seen") }
//           ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
        }
    }

    @ViewBuilder private var inner: some View {
        if isOn { Text("On") }
    }
}

// False negative trap: the project's own modifier wraps onAppear, through a ViewModifier.
struct FirstAppear: ViewModifier {
    let action: () -> Void
    @State private var hasAppeared = false

    func body(content: Content) -> some View {
        content.onAppear {
            guard !hasAppeared else { return }
            hasAppeared = true
            action()
        }
    }
}

extension View {
    func onFirstAppear(_ action: @escaping () -> Void) -> some View {
        modifier(FirstAppear(action: action))
    }
}

struct Wrapped: View {
    @State private var isOn = false

    var body: some View {
        List {
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onFirstAppear { print("seen") }
//           ^^^^^^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `List`, `.onFirstAppear` on this `Group` runs again each time its branch changes, because that makes a new row
        }
    }
}

// False negative trap: views in a ternary, an optional that is mapped, a builder in another file, a function that makes the
// row, the cell of a table, an outline.
struct Disguised: View {
    @State private var isOn = false
    @State private var name: String?
    @ObservedObject var model: FeedModel

    var body: some View {
        List {
            Group { isOn ? AnyView(Text("On")) : AnyView(Text("Off")) }.onAppear { print("seen") }
//                                                                      ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
            Group { name.map { Text($0) } }.onAppear { print("seen") }
//                                          ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
            Group { phaseText(model) }.onAppear { print("seen") }
//                                     ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
            OutlineGroup(model.posts, children: \.replies) { post in
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { print("seen") }
//                                                                    ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
            }
        }
        List(model.posts) { post in row(post) }
        Table(model.posts) {
            TableColumn("Title") { post in
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { print("seen") }
//                                                                    ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `Table`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
            }
        }
    }

    private func row(_ post: Post) -> some View {
        Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { print("seen") }
//                                                            ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
    }
}

// Idempotent action: it first asks whether there is something to do.
struct Guarded: View {
    @State private var text: String?

    var body: some View {
        List {
            Group {
                if let text { Text(text) } else { ProgressView() }
            }
            .task { await load() }
//           ^^^^ info[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` runs again each time its branch changes, because that makes a new row
        }
    }

    private func load() async {
        guard text == nil else { return }
        text = "done"
    }
}

// Positive: the flag that the action asks for is set and set back by what it calls. When loading fails, the key is still
// missing, the other row appears and the action runs again.
struct FailingKey: View {
    @State private var key: String?
    @State private var isLoading = false
    @State private var hasFailed = false

    var body: some View {
        List {
            Group {
                if isLoading { ProgressView() } else if let key { Text(key) } else { Text("Add") }
            }
            .onAppear {
//           ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
                guard key == nil, !isLoading else { return }
                Task { await load() }
            }
        }
    }

    private func load() async {
        isLoading = true
        hasFailed = false
        do {
            key = try await readKey()
        } catch {
            hasFailed = true
        }
        isLoading = false
    }
}

// Positive: the same in one closure, with `if`, and set back by `defer`.
struct Refreshing: View {
    @State private var isLoading = false
    @State private var key: String?

    var body: some View {
        List {
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ warning[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` runs again each time its branch changes, because that makes a new row
                guard !self.isLoading else { return }
                isLoading = true
                await refresh()
                isLoading = false
            }
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ warning[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` runs again each time its branch changes, because that makes a new row
                if key == nil && !isLoading { await load() }
            }
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task { await load() }
//           ^^^^ warning[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` runs again each time its branch changes, because that makes a new row
        }
    }

    private func load() async {
        guard !isLoading else { return }
        defer { isLoading = false }
        isLoading = true
        await refresh()
    }
}

// False positive trap: another part of the question is sure to have changed, whether loading fails or not, or may have
// been changed by code that is not seen; the flag is set back only when loading failed.
struct KeptOnce: View {
    @State private var key: String?
    @State private var isLoading = false
    @State private var hasFailed = false
    @State private var hasLoaded = false
    @ObservedObject var model: FeedModel

    var body: some View {
        List {
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ info[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` runs again each time its branch changes, because that makes a new row
                guard key == nil, !hasFailed, !isLoading else { return }
                isLoading = true
                do { key = try await readKey() } catch { hasFailed = true }
                isLoading = false
            }
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ info[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` runs again each time its branch changes, because that makes a new row
                guard !hasLoaded, !isLoading else { return }
                isLoading = true
                hasLoaded = true
                await model.load()
                isLoading = false
            }
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ info[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` runs again each time its branch changes, because that makes a new row
                guard model.posts.isEmpty, !isLoading else { return }
                isLoading = true
                await model.load()
                isLoading = false
            }
            Group {
                if hasLoaded { Text("Ready") } else { Text("Waiting") }
            }
            .task {
//           ^^^^ info[group_lifecycle_in_list]: in the `List`, `.task` on this `Group` runs again each time its branch changes, because that makes a new row
                guard !hasLoaded else { return }
                hasLoaded = true
                do { key = try await readKey() } catch { hasLoaded = false }
            }
        }
    }
}

// Several modifiers of which one is worse: one diagnostic.
struct Joined: View {
    @State private var count = 0

    var body: some View {
        List {
            Group {
                Text("One")
                Text("Two")
            }
            .onChange(of: count) { print("changed") }
//           ^^^^^^^^ error[group_lifecycle_in_list]: in the `List`, `.onChange` and `.task` on this `Group` run once for each of its rows
            .task { print("seen") }
        }
    }
}

// Harmless on a view of the project: the second run finds nothing to do.
struct GuardedRow: View {
    @Binding var count: Int

    var body: some View {
        Text("One")
        if count > 1 { Text("Two") }
    }
}

struct GuardedRows: View {
    @State private var count = 0

    var body: some View {
        List {
            GuardedRow(count: $count)
                .onAppear {
//               ^^^^^^^^ info/low[group_lifecycle_in_list]: in the `List`, `.onAppear` on this view runs again each time its branch changes, because that makes a new row
                    if count == 0 { count = 1 }
                }
        }
    }
}

// False positive trap: a row that a function makes of its parameter; one call per row is meant.
struct Paged: View {
    let posts: [String]
    @State private var isCompact = false

    var body: some View {
        List { ForEach(posts, id: \.self) { post in row(for: post) } }
    }

    private func row(for post: String) -> some View {
        Group {
            if isCompact { Text(post) } else { Text(post).font(.title) }
        }
        .onAppear {
            if post == posts.last { print("more") }
        }
    }
}

// False positive trap: the modifier belongs to a view inside the Group.
struct Inner: View {
    @State private var isOn = false

    var body: some View {
        List {
            Group {
                if isOn { Text("On").onAppear { print("seen") } } else { Text("Off") }
            }
        }
    }
}

// False positive trap: a stack, a label or another screen stands between the Group and the List.
struct Barriers: View {
    @State private var isOn = false

    var body: some View {
        List {
            HStack {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
            Button(action: flip) {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
            Section {
                Text("Row")
            } header: {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            } footer: {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
            Text("Row").sheet(isPresented: $isOn) {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
        }
        .toolbar {
            Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
        }
        .overlay {
            Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
        }
        .safeAreaInset(edge: .bottom) {
            Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
        }
    }

    private func flip() { isOn.toggle() }
}

// False positive trap: scenes in a Group.
struct Demo: App {
    @State private var isOn = false

    var body: some Scene {
        Group {
            WindowGroup { Text("One") }
            Settings { Text("Two") }
        }
        .onChange(of: isOn, initial: true) { print("changed") }
    }
}

// False positive trap: branches that cannot change while the row is there.
struct Constants: View {
    static let isBeta = true
    let isCompact: Bool
    var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    var body: some View {
        List {
            Group {
                if #available(iOS 17, *) { Text("New") } else { Text("Old") }
            }
            .onAppear { print("seen") }
            Group {
                if Constants.isBeta { Text("Beta") } else { Text("Stable") }
            }
            .onAppear { print("seen") }
            Group {
                if isPad { Text("Pad") } else { Text("Phone") }
            }
            .onAppear { print("seen") }
            Group {
                if isCompact { Text("Small") } else { Text("Large") }
            }
            .onAppear { print("seen") }
            Group {
                #if os(iOS)
                Text("iOS")
                #else
                Text("Other")
                #endif
            }
            .onAppear { print("seen") }
        }
    }
}

struct CompactUser: View {
    var body: some View { Constants(isCompact: true) }
}

// False positive trap: a constant of the row's own model.
final class RowModel: ObservableObject {
    let isCompact: Bool
    @Published var isOpen = false

    init(isCompact: Bool) { self.isCompact = isCompact }
}

struct ModelRows: View {
    @ObservedObject var model: RowModel

    var body: some View {
        List {
            Group {
                if model.isCompact { Text("Small") } else { Text("Large") }
            }
            .onAppear { print("seen") }
            Group {
                if model.isOpen { Text("Open") } else { Text("Closed") }
            }
            .onDisappear { print("gone") }
//           ^^^^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onDisappear` on this `Group` runs again each time its branch changes, because that makes a new row
        }
    }
}

// False positive trap: what changes is the header of a section, which is no row.
struct Headed: View {
    let title: String?

    var body: some View {
        Section {
            Text("One row")
        } header: {
            if let title { Text(title) }
        } footer: {
            title.map(Text.init)
        }
    }
}

struct HeadedUser: View {
    @State private var title: String?
    var body: some View { List { Headed(title: title).onAppear { print("seen") } } }
}

// False positive trap: one call per row is meant when the action is about the row's element.
struct Impressions: View {
    let posts: [Post]

    var body: some View {
        List {
            ForEach(posts) { post in
                let id = post.id
                Group {
                    if post.isPinned { Text("Pinned") } else { Text(post.title) }
                }
                .onAppear { track(id) }
            }
        }
    }

    private func track(_ id: Int) {}
}

// The same for a view that makes several rows of an element: it tells how far the list was scrolled.
struct Results: View {
    let posts: [Post]

    var body: some View {
        List {
            ForEach(posts) { post in
                PostRows(post: post).onAppear { didScroll(to: post) }
            }
        }
    }

    private func didScroll(to post: Post) {}
}

struct PostRows: View {
    let post: Post

    var body: some View {
        Text(post.title)
        Text("\(post.id)")
    }
}

// The same when the row is a view that is given its element.
struct PostList: View {
    let posts: [Post]
    var body: some View { List(posts) { post in TrackedRow(post: post) } }
}

struct TrackedRow: View {
    let post: Post

    var body: some View {
        Group {
            if post.isPinned { Text("Pinned") } else { Text(post.title) }
        }
        .onAppear { print(post.id) }
    }
}

// False positive trap: which branch there is, the call says once and for all.
struct SettingsRow: View {
    enum Kind { case toggle(Binding<Bool>), picker([String]) }
    let kind: Kind
    var isTall = false

    var body: some View {
        switch kind {
        case .toggle(let isOn): Toggle("a", isOn: isOn)
        case .picker(let names): ForEach(names, id: \.self) { Text($0) }
        }
        if isTall { Divider() }
    }
}

struct Settings: View {
    @State private var isOn = false

    var body: some View {
        Form {
            SettingsRow(kind: .toggle($isOn)).onAppear { print("seen") }
            SettingsRow(kind: .toggle($isOn), isTall: true).onChange(of: isOn) { print("changed") }
        }
    }
}

// False positive trap: the same where the initializer takes the value without a label.
struct TitledSection<Content: View>: View {
    let title: String?
    let content: () -> Content

    init(_ title: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    var body: some View {
        if let title {
            Section(title) { content() }
        } else {
            Section { content() }
        }
    }
}

struct TitledSettings: View {
    var body: some View {
        Form {
            TitledSection("Sound") { Text("Loud") }.onAppear { print("seen") }
            TitledSection { Text("Plain") }.onAppear { print("seen") }
        }
    }
}

// Positive: a title without a label that changes.
struct CountedSection<Content: View>: View {
    let title: String?
    @ViewBuilder let content: () -> Content

    init(_ title: String?, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    var body: some View {
        if let title {
            Section(title) { content() }
        } else {
            Section { content() }
        }
    }
}

struct CountedSettings: View {
    @State private var title: String?

    var body: some View {
        Form {
            CountedSection(title) { Text("Loud") }.onAppear { print("seen") }
//                                                 ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `Form`, `.onAppear` on this view runs again each time its branch changes, because that makes a new row
        }
    }
}

// False positive trap: previews.
#Preview {
    List {
        Group { Text("One"); Text("Two") }.onAppear { print("seen") }
    }
}

// A view without a row around it: the rule for older systems speaks there, if at all.
struct ScreenRoot: View {
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading { ProgressView() } else { Text("Ready") }
        }
        .task { isLoading = false }
    }
}
// --- Feed.swift
import SwiftUI

struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        List {
            Section { content() }
        }
    }
}

struct FeedScreen: View {
    var body: some View {
        Card { StatusRow().padding() }
    }
}

struct StackScreen: View {
    var body: some View {
        VStack { StatusRow() }
    }
}

final class FeedModel: ObservableObject {
    enum Phase { case loading, ready }
    @Published var phase = Phase.loading
    @Published var posts: [Post] = []

    func load() {}
}

@ViewBuilder func phaseText(_ model: FeedModel) -> some View {
    if model.phase == .loading { Text("Loading") } else { Text("Ready") }
}

struct Post: Identifiable {
    let id: Int
    let title: String
    var isPinned: Bool
    var replies: [Post]?
}

// False positive trap: each initializer fixes what the branch asks for, so that no call ever switches.
struct TitledCard<Header: View>: View {
    private let header: Header?
    private let isWide: Bool

    var body: some View {
        if let header = header { Section { Text("a") } header: { header } } else { Section { Text("a") } }
    }
}

extension TitledCard where Header == EmptyView {
    init() {
        self.header = nil
        isWide = false
    }
}

extension TitledCard where Header == Text {
    init(_ title: String) {
        self.header = Text(title)
        isWide = true
    }
}

extension TitledCard {
    init(@ViewBuilder header: () -> Header) {
        self.header = header()
        isWide = true
    }
}

struct Badge: View {
    let isLarge: Bool
    let note: String?

    init(note: String) {
        isLarge = true
        self.note = note
    }

    init() { self.init(note: "") }

    var body: some View {
        if isLarge && note != nil { Text("Large") } else { Text("Small") }
    }
}

struct FixedBranches: View {
    @State private var count = 0

    var body: some View {
        Form {
            TitledCard().onAppear { count += 1 }
            TitledCard("Title").onAppear { count += 1 }
            TitledCard { Text("Title") }.onAppear { count += 1 }
            Badge(note: "\(count)").onAppear { count += 1 }
            Badge().onAppear { count += 1 }
        }
    }
}

// Positive: initializers that store what may change, or not always the same. Sections are no single row.
struct OpenCard: View {
    let title: String?

    init(model: String?) { title = model }

    var body: some View {
        if let title { Section { Text(title) } } else { Section { Text("Untitled") } }
    }
}

struct OpenBadge: View {
    let isLarge: Bool
    let note: String?

    init(width: Int) {
        note = nil
        if width > 100 { isLarge = true } else { isLarge = false }
    }

    var body: some View {
        if isLarge { Text("Large") } else { Text("Small") }
    }
}

struct Hint: View {
    let text: String?

    init(_ text: String) { self.text = text }

    var body: some View {
        if text == "none" { Text("Nothing") } else { Text("Something") }
    }
}

extension DelegatingBadge {
    init(width: Int) { self.init(isLarge: width > 100) }
}

struct DelegatingBadge: View {
    let isLarge: Bool

    var body: some View {
        if isLarge { Text("Large") } else { Text("Small") }
    }
}

struct OpenBranches: View {
    @State private var count = 0

    var body: some View {
        Form {
            OpenCard(model: "\(count)").onAppear { count += 1 }
//                                      ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `Form`, `.onAppear` on this view runs again each time its branch changes, because that makes a new row
            OpenBadge(width: count).onAppear { count += 1 }
//                                  ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `Form`, `.onAppear` on this view runs again each time its branch changes, because that makes a new row
            Hint("\(count)").onAppear { count += 1 }
//                           ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `Form`, `.onAppear` on this view runs again each time its branch changes, because that makes a new row
            DelegatingBadge(width: count).onAppear { count += 1 }
//                                        ^^^^^^^^ warning/medium[group_lifecycle_in_list]: in the `Form`, `.onAppear` on this view runs again each time its branch changes, because that makes a new row
        }
    }
}
