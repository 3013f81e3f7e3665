// target: iOS=15.0, macOS=11.0
import SwiftUI

#if os(iOS)
// Positive: the task is all that the action does, also with a priority or an error. The carets are comments, which would make
// the rule silent inside of the closures, so each closure has one line.
struct Profile: View {
    @State private var name = ""

    var body: some View {
        VStack {
            Text(name)
                .onAppear { Task { name = await fetchName() } }
//               ^^^^^^^^ info/low[task_in_on_appear]: this work goes on after the view has disappeared: nothing cancels a `Task` in `.onAppear`
            Text(name)
                .onAppear(perform: { Task(priority: .background) { name = await fetchName() } })
//               ^^^^^^^^ info/low[task_in_on_appear]: this work goes on after the view has disappeared: nothing cancels a `Task` in `.onAppear`
            Text(name)
                .onAppear { Task { name = try await findName() } }
//               ^^^^^^^^ info/low[task_in_on_appear]: this work goes on after the view has disappeared: nothing cancels a `Task` in `.onAppear`
            Text(name)
                .onAppear() { Task { let found = await fetchName(); name = found } }
//               ^^^^^^^^ info/low[task_in_on_appear]: this work goes on after the view has disappeared: nothing cancels a `Task` in `.onAppear`
        }
    }
}

// Positive: the action does more.
struct Edit: View {
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("a", text: $name)
            .onAppear { isFocused = true; Task { name = await fetchName() } }
//           ^^^^^^^^ info/low[task_in_on_appear]: the `Task` in this `.onAppear` goes on after the view has disappeared: nothing cancels it
    }
}
#endif

// Silent: detached, kept, without waiting, work that must be finished, a comment, a check first, a placeholder.
struct Deliberate: View {
    @State private var task: Task<Void, Never>?
    @State private var name = ""
    @State private var isLoaded = false
    let model: Model

    var body: some View {
        VStack {
            Text("a").onAppear { Task.detached { await fetchName() } }
            Text("b").onAppear { task = Task { name = await fetchName() } }
            Text("c").onAppear { Task { name = "c" } }
            Text("d").onAppear { Task { await model.saveDraft() } }
            Text("e").onAppear { Task { await model.trackScreen() } }
            Text("f").onAppear {
                // `.task` is cancelled too early here.
                Task { name = await fetchName() }
            }
            Text("g").onAppear {
                guard !isLoaded else { return }
                isLoaded = true
                Task { name = await fetchName() }
            }
            Text("h").onAppear { if name.isEmpty { Task { name = await fetchName() } } }
            Text("i").onAppear { Task { guard name.isEmpty else { return }; name = await fetchName() } }
            Text("j").onAppear { Task { await model.loadMore() } }
            ProgressView().onAppear { Task { name = await fetchName() } }
            Text("k").onAppear { load { Task { name = await fetchName() } } }
            Text("l").onDisappear { Task { name = await fetchName() } }
        }
    }
}

// Silent: rows that scroll away, also through the row's own view.
struct Rows: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { name in
            Text(name).onAppear { Task { await fetch(name) } }
        }
        ScrollView {
            LazyVStack {
                ForEach(names, id: \.self) { name in Row(name: name) }
            }
        }
    }
}

struct Row: View {
    let name: String

    var body: some View {
        Text(name).onAppear { Task { await fetch(name) } }
    }
}

// Silent: a scene.
struct Main: Scene {
    var body: some Scene {
        WindowGroup {
            Profile()
            Edit()
            Deliberate(model: Model())
            Rows(names: []).onAppear { Task { await fetch("a") } }
        }
    }
}

#if os(macOS)
    // Silent: `.task` does not exist in macOS 11.
    struct Old: View {
        var body: some View { Text("a").onAppear { Task { await fetch("a") } } }
    }
#endif

#Preview {
    Text("a").onAppear { Task { await fetch("a") } }
}

#if os(iOS)
// Positive, more: the user leaves a presented or pushed view while the task runs.
struct Presenting: View {
    @State private var isOpen = false

    var body: some View {
        Text("Open").sheet(isPresented: $isOpen) {
            Text("Details").onAppear { Task { await presentedFetch() } }
//                          ^^^^^^^^ info/low[task_in_on_appear]: this work goes on after the view has disappeared: nothing cancels a `Task` in `.onAppear`
        }
        NavigationLink("More") { PushedScreen() }
    }
}

struct PushedScreen: View {
    @State private var isLoading = false

    var body: some View {
        Text("Screen").onAppear { isLoading = true; Task { await presentedFetch() } }
//                     ^^^^^^^^ info/low[task_in_on_appear]: the `Task` in this `.onAppear` goes on after the view has disappeared: nothing cancels it
    }
}

func presentedFetch() async {}
#endif
