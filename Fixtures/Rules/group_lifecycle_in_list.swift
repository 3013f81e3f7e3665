// target: iOS=16.0
// options: extra_list_containers = [LibraryList]
import SwiftUI

// Positive: a flag that the action toggles, also at the end of a task.
struct Pendulum: View {
    @State private var isUp = true

    var body: some View {
        List {
            Group {
                if isUp { Text("Up") } else { Text("Down") }
            }
            .onAppear {
//           ^^^^^^^^ error[group_lifecycle_in_list]: `.onAppear` on this `Group` runs in a loop, because each run changes `isUp`, and the `List` then replaces the only row of the `Group`
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    isUp.toggle()
                }
            }
        }
    }
}

// Positive: a flag that is set and later reset.
struct Reloading: View {
    @State private var isLoading = false

    var body: some View {
        List {
            Text("Header")
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ error[group_lifecycle_in_list]: `.task` on this `Group` runs in a loop, because each run changes `isLoading`, and the `List` then replaces the only row of the `Group`
                isLoading = true
                await refresh()
                isLoading = false
            }
        }
    }
}

// Positive: the action sets what the branch tests once: one further run.
struct Second: View {
    @State private var isLoading = true
    @State private var user: String?
    @State private var items: [String] = []
    @State private var phase = Phase.loading
    private var isEmpty: Bool { items.isEmpty }

    enum Phase { case loading, ready }

    var body: some View {
        List {
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ warning[group_lifecycle_in_list]: `.task` on this `Group` runs a second time, because it sets `isLoading`, and the `List` then replaces the only row of the `Group`
                await refresh()
                isLoading = false
            }
            Group {
                if let user { Text(user) } else { ProgressView() }
            }
            .task { user = await fetchName() }
//           ^^^^ info[group_lifecycle_in_list]: `.task` on this `Group` runs a second time, because it sets `user`, and the `List` then replaces the only row of the `Group`
            Section {
                Group {
                    if items.isEmpty { Text("Nothing") } else { Text("Something") }
                }
                .padding()
                .font(.headline)
                .onAppear(perform: reload)
//               ^^^^^^^^ info[group_lifecycle_in_list]: `.onAppear` on this `Group` runs a second time, because it sets `items`, and the `List` then replaces the only row of the `Group`
            }
            Group {
                switch phase {
                case .loading: ProgressView()
                case .ready: Text("Ready")
                }
            }
            .onAppear {
//           ^^^^^^^^ info[group_lifecycle_in_list]: `.onAppear` on this `Group` runs a second time, because it sets `phase`, and the `List` then replaces the only row of the `Group`
                print("seen")
                phase = .ready
            }
        }
    }

    private func reload() {
        items.append("one")
    }
}

// Positive: a model in another file that the task changes; the List is in another view.
struct StatusRow: View {
    @ObservedObject var model: FeedModel

    var body: some View {
        Group {
            if model.isLoading { ProgressView() } else { Text("Ready") }
        }
        .task { await model.load() }
//       ^^^^ warning/medium[group_lifecycle_in_list]: `.task` on this `Group` runs a second time, because it sets `isLoading`, and the `List` then replaces the only row of the `Group`
    }
}

struct Screen: View {
    @ObservedObject var model: FeedModel
    var body: some View { List { StatusRow(model: model) } }
}

// Positive, weaker: other code changes the branch.
struct Other: View {
    @ObservedObject var model: FeedModel
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
        List {
            Group {
                switch model.phase {
                case .loading: ProgressView()
                case .ready: Text("Ready")
                }
            }
            .onAppear { track() }
//           ^^^^^^^^ info[group_lifecycle_in_list]: `.onAppear` and `.task` on this `Group` run again each time its branch changes, because the `List` then replaces the only row of the `Group`
            .task { await refresh() }
            Toggle("On", isOn: $isOn)
            phaseRow.onAppear(perform: track)
//                   ^^^^^^^^ info[group_lifecycle_in_list]: `.onAppear` on `phaseRow` runs again each time its branch changes, because the `List` then replaces the only row of `phaseRow`
            Group { if isOn { Text("On") } else { Text("Off") } }.onChange(of: count, initial: true) { track() }
//                                                                ^^^^^^^^ info[group_lifecycle_in_list]: `.onChange(initial: true)` on this `Group` runs again each time its branch changes, because the `List` then replaces the only row of the `Group`
            Group { if isOn { Text("On") } else { Text("Off") } }.onLoad { track() }
//                                                                ^^^^^^ info/medium[group_lifecycle_in_list]: `.onLoad` on this `Group` runs again each time its branch changes, because the `List` then replaces the only row of the `Group`
        }
        LibraryList {
            Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { track() }
//                                                                ^^^^^^^^ info[group_lifecycle_in_list]: `.onAppear` on this `Group` runs again each time its branch changes, because the `List` then replaces the only row of the `Group`
        }
    }

    @ViewBuilder private var phaseRow: some View {
        if isOn { Text("On") } else { Text("Off") }
    }

    private func track() {}
}

// Positive, weaker: nobody has measured Form and Table.
struct Unmeasured: View {
    @State private var isLoading = true

    var body: some View {
        Form {
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ info/medium[group_lifecycle_in_list]: `.task` on this `Group` may run again when it changes `isLoading`, because the `Form` then replaces the only row of the `Group`
                await refresh()
                isLoading = false
            }
        }
        Table(posts) {
            TableColumn("Title") { post in
                Group { if isLoading { ProgressView() } else { Text("Ready") } }.onAppear { isLoading.toggle() }
//                                                                               ^^^^^^^^ info/medium[group_lifecycle_in_list]: `.onAppear` on this `Group` may run again when it changes `isLoading`, because the `Table` then replaces the only cell of the `Group`
            }
        }
    }
}

// Positive: the flag that the action checks is set and reset by what it calls. When loading fails, the key is still missing,
// the other row appears, and the action runs again.
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
//           ^^^^^^^^ warning[group_lifecycle_in_list]: `.onAppear` on this `Group` runs again after it resets `isLoading`, because the `List` then replaces the only row of the `Group`
                guard key == nil, !isLoading else { return }
                Task { await load() }
            }
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
//           ^^^^ warning[group_lifecycle_in_list]: `.task` on this `Group` runs again after it resets `isLoading`, because the `List` then replaces the only row of the `Group`
                guard !self.isLoading else { return }
                isLoading = true
                await refresh()
                isLoading = false
            }
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task { await refreshOnce() }
//           ^^^^ warning[group_lifecycle_in_list]: `.task` on this `Group` runs again after it resets `isLoading`, because the `List` then replaces the only row of the `Group`
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

    private func refreshOnce() async {
        guard !isLoading else { return }
        defer { isLoading = false }
        isLoading = true
        await refresh()
    }
}

// False positive trap: the action checks whether there is something to do, and a further run finds nothing.
struct Guarded: View {
    @State private var text: String?
    @State private var key: String?
    @State private var isLoading = false
    @State private var hasFailed = false
    @State private var hasLoaded = false
    @ObservedObject var model: FeedModel

    var body: some View {
        List {
            Group {
                if let text { Text(text) } else { ProgressView() }
            }
            .task { await load() }
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
                guard key == nil, !hasFailed, !isLoading else { return }
                isLoading = true
                do { key = try await readKey() } catch { hasFailed = true }
                isLoading = false
            }
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task {
                guard !hasLoaded, !isLoading else { return }
                isLoading = true
                hasLoaded = true
                await model.load()
                isLoading = false
            }
            Group {
                if model.isLoading { ProgressView() } else { Text("Ready") }
            }
            .task { await model.loadOnce() }
        }
    }

    private func load() async {
        guard text == nil else { return }
        text = "done"
    }
}

// False positive trap: another view of the Group stays, or the Group may be empty.
struct Several: View {
    @State private var isLoading = true
    @State private var name: String?

    var body: some View {
        List {
            Group {
                Text("Title")
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .task { isLoading.toggle() }
            Group {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
            Group {
                if let name { Text(name) }
            }
            .onAppear { name = nil }
            Group { ForEach(["a", title], id: \.self) { Text($0) } }.onDisappear { print("gone") }
            Section {
                if isLoading { ProgressView() } else { Text("Ready") }
            } header: {
                Text("Header")
            }
            .task { isLoading.toggle() }
            Group {
                if isLoading { Section { Text("Loading") } } else { Section { Text("Ready") } }
            }
            .task { isLoading.toggle() }
        }
    }

    let title: String
}

// False positive trap: `onChange` exists once.
struct Changes: View {
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
        List {
            Group {
                TextField("First", text: $name)
                TextField("Last", text: $name)
            }
            .onChange(of: name) { save() }
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onChange(of: name) { save() }
        }
    }

    private func save() {}
}

// False positive trap: a flag of the view modifier exists once.
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

    func onLoad(_ action: @escaping () -> Void) -> some View {
        onAppear(perform: action)
    }
}

struct Wrapped: View {
    @State private var isOn = false

    var body: some View {
        List {
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onFirstAppear { isOn.toggle() }
        }
    }
}

// False positive trap: a write that leaves the branch as it is, and a flag that is set and reset without a break.
struct Harmless: View {
    @State private var isOpen = true
    @State private var isBusy = false
    @State private var hasSeen = false
    @State private var phase = Second.Phase.loading

    var body: some View {
        List {
            Group {
                if isOpen { Text("Open") } else { Text("Closed") }
            }
            .onAppear { isOpen = true }
            Group {
                if isBusy { Text("Busy") } else { Text("Free") }
            }
            .onAppear {
                isBusy = true
                isBusy = false
            }
            Group {
                if isOpen { Text("Open") } else { Text("Closed") }
            }
            .onAppear { hasSeen = true }
            Group {
                switch phase {
                case .loading: ProgressView()
                case .ready: Text("Ready")
                }
            }
            .task {
                try? await Task.sleep(for: .seconds(1))
                withAnimation { phase = .ready }
            }
            Group {
                if isOpen { Text("Open") } else { Text("Closed") }
            }
            .onAppear { print("start") }
            .onDisappear { print("stop") }
        }
    }
}

// False positive trap: lazy stacks, stacks, labels, other screens.
struct Barriers: View {
    @State private var isOn = false

    var body: some View {
        LazyVStack {
            Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
        }
        List {
            HStack {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
            GeometryReader { _ in
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
            Button(action: flip) {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
            Section {
                Text("Row")
            } header: {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
            Text("Row").sheet(isPresented: $isOn) {
                Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
            }
            Group {
                if isOn { Text("On").onAppear { isOn.toggle() } } else { Text("Off") }
            }
        }
        .overlay {
            Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { isOn.toggle() }
        }
    }

    private func flip() { isOn.toggle() }
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
        }
    }
}

// False positive trap: one call per row is intended when the action is about the row's element.
struct Impressions: View {
    let posts: [Post]
    @State private var isCompact = false

    var body: some View {
        List {
            ForEach(posts) { post in
                let id = post.id
                Group {
                    if isCompact { Text("Small") } else { Text(post.title) }
                }
                .onAppear { track(id) }
            }
            Toggle("Compact", isOn: $isCompact)
        }
    }

    private func track(_ id: Int) {}
}

// False positive trap: scenes in a Group.
struct Demo: Scene {
    @State private var isOn = false

    var body: some Scene {
        Group {
            WindowGroup { Text("One") }
            Settings { Text("Two") }
        }
        .onChange(of: isOn, initial: true) { print("changed") }
    }
}

// False positive trap: a screen.
struct ScreenRoot: View {
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading { ProgressView() } else { Text("Ready") }
        }
        .task { isLoading = false }
    }
}

// False positive trap: previews.
#Preview {
    @Previewable @State var isOn = true
    List {
        Group { if isOn { Text("One") } else { Text("Two") } }.onAppear { isOn.toggle() }
    }
}
// --- Feed.swift
import SwiftUI

final class FeedModel: ObservableObject {
    enum Phase { case loading, ready }
    @Published var phase = Phase.loading
    @Published var isLoading = true
    @Published var posts: [Post] = []

    func load() async {
        posts = await fetchPosts()
        isLoading = false
    }

    func loadOnce() async {
        guard posts.isEmpty else { return }
        await load()
    }
}

struct Post: Identifiable {
    let id: Int
    let title: String
}

// A section of a long list: its rows may all scroll away.
struct Sections: View {
    @State private var names: [String] = []
    @State private var others: [String] = []

    var body: some View {
        List {
            Section("Names") { ForEach(names, id: \.self) { Text($0) } }
                .task { names = await fetchNames() }
//               ^^^^ info/medium[group_lifecycle_in_list]: `.task` on this `Section` may be cancelled when all rows of the section scroll away, and runs again when one comes back
            Section("Others") { ForEach(others, id: \.self) { Text($0) } }
                .task { if others.isEmpty { others = await fetchNames() } }
            Section("A") { Text("A") }
            Section("B") { Text("B"); Text("C") }
                .onAppear { names = [] }
        }
    }

    private func fetchNames() async -> [String] { [] }
}

// Negative: a short list.
struct FewSections: View {
    @State private var names: [String] = []

    var body: some View {
        List {
            Section("Names") { ForEach(names, id: \.self) { Text($0) } }
                .task { names = await fetchNames() }
            Section("A") { Text("A") }
        }
    }

    private func fetchNames() async -> [String] { [] }
}
