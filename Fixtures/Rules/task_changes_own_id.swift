import SwiftUI

struct InboxModel {
    func open(_ url: URL) async throws {}
    func mark() async {}
}

// Positive: the link is handled once, and setting it to nil cancels the request.
struct Inbox: View {
    let model: InboxModel
    @State private var link: URL?

    var body: some View {
        Text("Inbox")
            .onOpenURL { link = $0 }
            .task(id: link) {
                guard let url = link else { return }
                link = nil
//              ^^^^^^^^^^ warning[task_changes_own_id]: this cancels its own task: `link` is the `id` of the `.task`, so `await model.open(url)` runs in a cancelled task and may fail at once
                try? await model.open(url)
            }
    }
}

// Positive: a flag, and a method that the action awaits.
struct Approval: View {
    let model: InboxModel
    @State private var isWaiting = false
    @State private var isDone = false

    var body: some View {
        Button("Ask") { isWaiting = true }
            .task(id: isWaiting) {
                guard isWaiting else { return }
                await wait()
            }
    }

    private func wait() async {
        do {
            try await model.open(URL(fileURLWithPath: "/"))
            isWaiting = false
//          ^^^^^^^^^^^^^^^^^ info[task_changes_own_id]: this cancels its own task: `isWaiting` is the `id` of the `.task`, so `await finish()` runs in a cancelled task
            isDone = true
            await finish()
        } catch {
            isWaiting = false
            await finish()
        }
    }

    private func finish() async {
        await model.mark()
    }
}

// Positive: around an `if`.
struct Reload: View {
    let model: InboxModel
    @State private var needsReload = false

    var body: some View {
        Button("Reload") { needsReload = true }
            .task(id: needsReload) {
                if needsReload {
                    needsReload = false
//                  ^^^^^^^^^^^^^^^^^^^ info[task_changes_own_id]: this cancels its own task: `needsReload` is the `id` of the `.task`, so `await model.mark()` runs in a cancelled task
                    await model.mark()
                }
            }
    }
}

// Negative: set last, set before the code leaves, set in a `defer`.
struct Last: View {
    let model: InboxModel
    @State private var link: URL?
    @State private var isWaiting = false
    @State private var isLoading = false

    var body: some View {
        Text("Last")
            .task(id: link) {
                guard let url = link else { return }
                try? await model.open(url)
                link = nil
            }
            .task(id: isWaiting) {
                guard isWaiting else { return }
                if link == nil {
                    isWaiting = false
                    return
                }
                await model.mark()
            }
            .task(id: isLoading) {
                guard isLoading else { return }
                defer { isLoading = false }
                await model.mark()
            }
    }
}

// Negative: the new task does the work for the new id; a task of its own is not cancelled.
struct Again: View {
    let model: InboxModel
    @State private var selection: URL?
    @State private var isWaiting = false

    var body: some View {
        Text("Again")
            .task(id: selection) {
                if selection == nil { selection = URL(fileURLWithPath: "/") }
                if let selection { try? await model.open(selection) }
            }
            .task(id: isWaiting) {
                guard isWaiting else { return }
                isWaiting = false
                Task { await model.mark() }
            }
    }
}

struct Inbox_Previews: PreviewProvider {
    @State static var isWaiting = true

    static var previews: some View {
        Text("a")
            .task(id: isWaiting) {
                guard isWaiting else { return }
                isWaiting = false
                await InboxModel().mark()
            }
    }
}
