import SwiftUI

@main struct NotesApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Inbox()
                Editor()
                Quiet()
                Flagged()
            }
        }
    }
}

// Positive: the message of the view, and that of a caller. The view stays while one takes the place of another.
struct Inbox: View {
    @State private var message: String?
    @State private var banner = ""

    var body: some View {
        VStack {
            Button("Save") { message = "Saved" }
            Button("Send") { message = "Sent" }
            if let text = message {
                Text(text)
                    .onAppear {
//                   ^^^^^^^^ info/medium[message_hidden_by_older_timer]: a new `message` disappears too early while an older one is shown: `.onAppear` does not run again for it, and the wait for the older one then resets it
                        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                            withAnimation { message = nil }
                        }
                    }
            }
            Button("Show") { banner = "Shown" }
            Banner(text: $banner)
        }
    }
}

struct Banner: View {
    @Binding var text: String

    var body: some View {
        Group {
            if !text.isEmpty {
                Text(text).padding()
                    .task {
//                   ^^^^ info/low[message_hidden_by_older_timer]: if a new `text` comes while an older one is shown, it disappears too early: `.task` does not run again for it, and the wait for the older one then resets it
                        try? await Task.sleep(nanoseconds: 3_000_000_000)
                        text = ""
                    }
            }
        }
    }
}

// Positive: the message of a model.
final class EditorModel: ObservableObject {
    @Published var status: String?

    func save() { status = "Saved" }
    func undo() { status = "Undone" }
}

struct Editor: View {
    @StateObject private var model = EditorModel()

    var body: some View {
        VStack {
            Button("Save") { model.save() }
            Button("Undo") { model.undo() }
            if model.status != nil {
                Text(model.status ?? "")
                    .onAppear {
//                   ^^^^^^^^ info/medium[message_hidden_by_older_timer]: a new `model.status` disappears too early while an older one is shown: `.onAppear` does not run again for it, and the wait for the older one then resets it
                        Task {
                            try? await Task.sleep(for: .seconds(2))
                            model.status = nil
                        }
                    }
            }
        }
    }
}

// Silent: an identity for each value, a task for each value, a value that is compared, a task that is kept, a value that code
// follows, and a reset without a wait.
struct Quiet: View {
    @State private var first: String?
    @State private var second: String?
    @State private var third: String?
    @State private var fourth: String?
    @State private var fifth: String?
    @State private var sixth: String?
    @State private var hiding: Task<Void, Never>?

    var body: some View {
        VStack {
            Button("All") {
                let text = Date.now.formatted()
                first = text
                second = text
                third = text
                fourth = text
                fifth = text
                sixth = text
            }
            if let text = first {
                Text(text).id(text)
                    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { first = nil } }
            }
            if let text = first {
                VStack { Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { first = nil } } }.id(text)
            }
            if let text = second {
                Text(text)
                    .task(id: text) {
                        if (try? await Task.sleep(for: .seconds(3))) != nil { second = nil }
                    }
            }
            if let text = third {
                Text(text)
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { if third == text { third = nil } }
                    }
            }
            if let text = fourth {
                Text(text)
                    .onAppear {
                        hiding = Task {
                            try? await Task.sleep(for: .seconds(3))
                            fourth = nil
                        }
                    }
            }
            if let text = fifth {
                Text(text)
                    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { fifth = nil } }
                    .onChange(of: fifth) { _, _ in print("changed") }
            }
            if let text = sixth {
                Text(text).onAppear { sixth = nil }
            }
        }
    }
}

// Silent: a flag has nothing newer to show, a value that only its own view sets, and one that has one text only.
struct Flagged: View {
    @State private var isShown = true
    @State private var once: String? = "Welcome"
    @State private var note: String?

    var body: some View {
        VStack {
            if isShown {
                Text("Done").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isShown = false } }
            }
            Button("Copy") { note = "Copied" }
            if let note {
                Text(note).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.note = nil } }
            }
            if let once {
                Text(once).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.once = nil } }
            }
        }
    }
}
