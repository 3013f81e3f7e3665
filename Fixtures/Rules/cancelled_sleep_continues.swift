import SwiftUI

// Positive: each new id lets the old search through. Also with an empty catch, a clock, a discarded result, in a method that
// the task awaits, and in a branch.
struct SearchField: View {
    @StateObject private var model = SearchModel()
    @State private var text = ""
    let clock = ContinuousClock()

    var body: some View {
        VStack {
            TextField("a", text: $text)
                .task(id: text) {
                    try? await Task.sleep(for: .seconds(0.3))
//                             ^^^^^^^^^^ info/low[cancelled_sleep_continues]: the old task goes on when `text` changes or the view disappears: `Task.sleep` then ends at once, and `try?` drops its error
                    await model.search(text)
                }
            TextField("b", text: $text)
                .task(id: text) {
                    do { try await Task.sleep(for: .milliseconds(500)) } catch {}
//                                 ^^^^^^^^^^ info/low[cancelled_sleep_continues]: the old task goes on when `text` changes or the view disappears: `Task.sleep` then ends at once, and the empty `catch` drops its error
                    model.text = text
                }
            TextField("c", text: $text)
                .task(id: text) {
                    _ = try? await clock.sleep(for: .seconds(1))
//                                 ^^^^^^^^^^^ info/low[cancelled_sleep_continues]: the old task goes on when `text` changes or the view disappears: `clock.sleep` then ends at once, and `try?` drops its error
                    print("searching")
                    model.text = text
                }
            TextField("d", text: $text)
                .task(id: text) { await debounce() }
            TextField("e", text: $text)
                .task(id: text) {
                    if !text.isEmpty {
                        try? await Task.sleep(for: .seconds(0.3))
//                                 ^^^^^^^^^^ info/low[cancelled_sleep_continues]: the old task goes on when `text` changes or the view disappears: `Task.sleep` then ends at once, and `try?` drops its error
                    }
                    await model.search(text)
                }
        }
    }

    private func debounce() async {
        try? await Task.sleep(nanoseconds: 300_000_000)
//                 ^^^^^^^^^^ info/low[cancelled_sleep_continues]: the old task goes on when `text` changes or the view disappears: `Task.sleep` then ends at once, and `try?` drops its error
        model.text = text
    }
}

// Positive: without an id, the call runs when the view disappears. Setting state then changes nothing.
struct Review: View {
    @Environment(\.requestReview) private var requestReview
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("a")
                .task {
                    try? await Task.sleep(for: .seconds(2))
//                             ^^^^^^^^^^ info/low[cancelled_sleep_continues]: what follows still runs when its task is cancelled: `Task.sleep` then ends at once, and `try?` drops its error
                    requestReview()
                }
            Text("b")
                .task {
                    try? await Task.sleep(for: .seconds(2))
                    withAnimation(.spring()) { isShown = true }
                }
        }
    }
}

// Positive: a loop that never ends. Silent: one that asks, and one that leaves.
struct Poll: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("a")
                .task {
                    while true {
                        count += 1
                        try? await Task.sleep(for: .seconds(1))
//                                 ^^^^^^^^^^ warning[cancelled_sleep_continues]: the loop runs on without a pause once its task is cancelled: `Task.sleep` then ends at once, and `try?` drops its error
                    }
                }
            Text("b")
                .task {
                    while !Task.isCancelled {
                        count += 1
                        try? await Task.sleep(for: .seconds(1))
                    }
                }
            Text("c")
                .task {
                    while true {
                        guard !Task.isCancelled else { return }
                        count += 1
                        try? await Task.sleep(for: .seconds(1))
                    }
                }
            Text("d")
                .task {
                    while true {
                        do { try await Task.sleep(for: .seconds(1)) } catch { return }
                        count += 1
                    }
                }
        }
    }
}

// Positive: a task that a property keeps, which the type cancels, also in a dictionary and through a weak self.
final class SearchModel: ObservableObject {
    @Published var text = ""
    private var searchTask: Task<Void, Never>?
    private var tasks: [String: Task<Void, Never>] = [:]
    private var poll: Task<Void, Never>?

    func search(_ text: String) async { self.text = text }

    func schedule(_ text: String) {
        searchTask?.cancel()
        searchTask = Task {
            try? await Task.sleep(for: .seconds(0.3))
//                     ^^^^^^^^^^ info/medium[cancelled_sleep_continues]: the old task does not wait but goes on at once when a new one replaces it: `searchTask?.cancel()` ends `Task.sleep`, and `try?` drops its error
            await search(text)
        }
    }

    func hide(_ id: String) {
        tasks[id]?.cancel()
        tasks[id] = Task { [weak self] in
            try? await Task.sleep(for: .seconds(3))
//                     ^^^^^^^^^^ info/medium[cancelled_sleep_continues]: the old task does not wait but goes on at once when a new one replaces it: `tasks[id]?.cancel()` ends `Task.sleep`, and `try?` drops its error
            guard let self else { return }
            self.text = ""
        }
    }

    func start() {
        poll = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(60))
//                         ^^^^^^^^^^ info/low[cancelled_sleep_continues]: what follows still runs when its task is cancelled: `Task.sleep` then ends at once, and `try?` drops its error
                await search(text)
            }
        }
    }

    func stop() { poll?.cancel() }
}

// Positive: only another method cancels the task, or only in a branch.
final class Hints: ObservableObject {
    @Published var hint = ""
    private var hintTask: Task<Void, Never>?
    private var tipTask: Task<Void, Never>?

    func show() {
        hintTask = Task {
            try? await Task.sleep(for: .seconds(3))
//                     ^^^^^^^^^^ info/low[cancelled_sleep_continues]: the task goes on after `hintTask?.cancel()`: `Task.sleep` then ends at once, and `try?` drops its error
            hint = ""
        }
    }

    func close() { hintTask?.cancel() }

    func tip(_ isNew: Bool) {
        if isNew { tipTask?.cancel() }
        tipTask = Task {
            try? await Task.sleep(for: .seconds(3))
//                     ^^^^^^^^^^ info/low[cancelled_sleep_continues]: the task goes on after `tipTask?.cancel()`: `Task.sleep` then ends at once, and `try?` drops its error
            hint = ""
        }
    }
}

// Silent: the code asks before it goes on, directly, through a value, in a function, or through a call that fails.
struct Asking: View {
    @State private var text = ""
    @State private var toast: String?
    @State private var isShown = false
    @StateObject private var model = SearchModel()

    var body: some View {
        VStack {
            Text("a")
                .task(id: text) {
                    try? await Task.sleep(for: .seconds(0.3))
                    guard !Task.isCancelled else { return }
                    await model.search(text)
                }
            Text("b")
                .task(id: text) {
                    try? await Task.sleep(for: .seconds(0.3))
                    if Task.isCancelled { return }
                    await model.search(text)
                }
            Text("c")
                .task(id: text) {
                    guard (try? await Task.sleep(for: .seconds(0.3))) != nil else { return }
                    await model.search(text)
                }
            Text("d")
                .task(id: toast) { [toast] in
                    try? await Task.sleep(for: .seconds(3))
                    if self.toast == toast { self.toast = nil }
                }
            Text("e")
                .task(id: text) {
                    try? await Task.sleep(for: .seconds(3))
                    hideIfOld()
                }
            Text("f")
                .task(id: text) {
                    try? await Task.sleep(for: .seconds(3))
                    guard let found = try? await fetch(text) else { return }
                    toast = found
                }
            Text("g")
                .task(id: text) {
                    do {
                        try await Task.sleep(for: .seconds(0.3))
                        await model.search(text)
                    } catch {}
                }
        }
    }

    private func hideIfOld() {
        guard toast == text else { return }
        toast = nil
    }
}

// Silent: nothing follows, only a log, a flag that is the id; a failed attempt that is reported; another kind of sleep.
struct Ending: View {
    @State private var isShown = false
    @State private var text = ""
    let bed: Bed

    var body: some View {
        VStack {
            Text("a")
                .task(id: text) {
                    isShown = true
                    try? await Task.sleep(for: .seconds(0.3))
                }
            Text("b")
                .task(id: text) {
                    try? await Task.sleep(for: .seconds(0.3))
                    logger.debug("done")
                }
            Text("c")
                .task(id: isShown) {
                    guard isShown else { return }
                    try? await Task.sleep(for: .seconds(3))
                    withAnimation { isShown = false }
                }
            Text("d")
                .task(id: text) {
                    do { try await Task.sleep(for: .seconds(1)) } catch { return }
                    isShown = true
                }
            Text("e")
                .task(id: text) {
                    try? await bed.sleep()
                    isShown = true
                }
        }
    }
}

// Silent: nothing cancels a task within so short a sleep.
struct Brief: View {
    @State private var isShown = false
    @State private var text = ""

    var body: some View {
        VStack {
            Text("a")
                .task(id: text) {
                    try? await Task.sleep(for: .microseconds(500))
                    isShown = true
                }
            Text("b")
                .task(id: text) {
                    try? await Task.sleep(nanoseconds: 5_000_000)
                    isShown = true
                }
        }
    }
}

// Silent: nobody cancels these tasks, or only `deinit`; a round of a loop that asks at its start.
final class Quiet {
    private var task: Task<Void, Never>?
    private var step: Task<Void, Never>?
    var text = ""

    func start() {
        Task {
            try? await Task.sleep(for: .seconds(1))
            text = ""
        }
        task = Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            self?.text = ""
        }
        step = Task {
            for character in text {
                if Task.isCancelled { return }
                try? await Task.sleep(for: .seconds(0.1))
                text.append(character)
            }
        }
    }

    func stop() { step?.cancel() }

    deinit { task?.cancel() }
}
// --- Debouncer.swift
import Foundation

// Positive: a file without views.
actor Debouncer {
    private var task: Task<Void, Never>?

    func call(_ action: @escaping @Sendable () async -> Void) {
        task?.cancel()
        task = Task {
            try? await Task.sleep(for: .seconds(1))
//                     ^^^^^^^^^^ info/medium[cancelled_sleep_continues]: the old task does not wait but goes on at once when a new one replaces it: `task?.cancel()` ends `Task.sleep`, and `try?` drops its error
            await action()
        }
    }
}
