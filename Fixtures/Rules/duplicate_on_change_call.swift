// target: iOS=16.0
import SwiftUI

// Positive: the same code at the appearance and after a change. Silent in the last list: `initial:` does not exist below iOS 17
// for the old form of `onChange`, but the new form proves that it does.
struct Programs: View {
    @Binding var settings: Settings
    @Binding var order: Order
    @State private var names: [String] = []

    var body: some View {
        VStack {
            List(names, id: \.self) { Text($0) }
                .onAppear {
//               ^^^^^^^^ info[duplicate_on_change_call]: this code is written twice: with `initial: true`, `.onChange` also runs it when the view appears
                    load()
                }
                .onChange(of: settings) {
                    load()
                }
            List(names, id: \.self) { Text($0) }
                .onChange(of: settings) {
                    names = []
                    load()
                }
                .padding()
                .onAppear {
//               ^^^^^^^^ info[duplicate_on_change_call]: this code is written twice: with `initial: true`, `.onChange` also runs it when the view appears
                    names = []
                    load()
                }
            List(names, id: \.self) { Text($0) }
                .onAppear { load() }
                .onChange(of: settings) { _ in load() }
            List(names, id: \.self) { Text($0) }
                .onAppear(perform: load)
//               ^^^^^^^^ info[duplicate_on_change_call]: this code is written 3 times: with `initial: true`, `.onChange` also runs it when the view appears
                .onChange(of: settings) { load() }
                .onChange(of: order) { _, _ in load() }
        }
    }

    private func load() { names = settings.names }
}

// Positive: the change starts a task that nothing cancels.
struct Avatar: View {
    let url: URL
    @State private var image: Image?

    var body: some View {
        VStack {
            ZStack { image }
                .task { await load() }
                .onChange(of: url) {
//               ^^^^^^^^ info[duplicate_on_change_call]: quick changes start several of these tasks, of which the one that ends last wins, because nothing cancels the `Task` in `.onChange`
                    Task { await load() }
                }
            Group {
                if let image { image } else { ProgressView() }
            }
            .task(priority: .low) {
                await load()
            }
            .onChange(of: url) { _ in
//           ^^^^^^^^ info[duplicate_on_change_call]: quick changes start several of these tasks, of which the one that ends last wins, because nothing cancels the `Task` in `.onChange`
                Task {
                    await load()
                }
            }
            ZStack { image }
                .task { await load() }
                .onChange(of: url) { Task { await load() } }
//               ^^^^^^^^ info[duplicate_on_change_call]: quick changes start several of these tasks, of which the one that ends last wins, because nothing cancels the `Task` in `.onChange`
                .onChange(of: image) { Task { await load() } }
        }
    }

    private func load() async { image = await fetchImage(url) }
}

// Positive: the same code without a task.
struct Runtimes: View {
    let installed: [String]
    @State private var names: [String] = []

    var body: some View {
        VStack {
            List(names, id: \.self) { Text($0) }
                .task { load() }
                .onChange(of: installed) { load() }
//               ^^^^^^^^ info[duplicate_on_change_call]: this code is written twice, and one `.task(id:)` could run it when the view appears and after each change
        }
    }

    private func load() { names = installed }
}

// Silent: the action uses its parameters, other code, empty closures, an id, an initial call, `#if`, a detached task.
struct Different: View {
    @Binding var settings: Settings
    @State private var value = 0

    var body: some View {
        VStack {
            Text("a")
                .onAppear { update(value) }
                .onChange(of: settings) { _, value in update(value) }
            Text("b")
                .onAppear { update(value) }
                .onChange(of: settings) { update(value + 1) }
            Text("c")
                .onAppear {}
                .onChange(of: settings) {}
            Text("d")
                .task(id: value) { await load() }
                .onChange(of: settings) { Task { await load() } }
            Text("e")
                .onAppear { update(1) }
                .onChange(of: settings, initial: false) { update(1) }
            Text("f")
                .onAppear { update(1) }
                #if os(iOS)
                    .onChange(of: settings) { update(1) }
                #endif
            Text("g")
                .task { await load() }
                .onChange(of: settings) { Task.detached { await load() } }
            Text("h")
                .onAppear { update($0) }
                .onChange(of: settings) { update($0) }
            Text("i")
                .onDisappear { update(1) }
                .onChange(of: settings) { update(1) }
        }
    }
}

// Silent: rows, for which other rules know how often the modifiers run.
struct Rows: View {
    @Binding var settings: Settings

    var body: some View {
        List {
            ForEach(settings.names, id: \.self) { Text($0) }
                .onAppear { reload() }
                .onChange(of: settings) { reload() }
            Group { Text("a"); Text("b") }
                .onAppear { reload() }
                .onChange(of: settings) { reload() }
            Section { Text("a") }
                .onAppear { reload() }
                .onChange(of: settings) { reload() }
        }
    }
}

#Preview {
    Text("a")
        .onAppear { reload() }
        .onChange(of: 1) { reload() }
}
// --- Old.swift
import SwiftUI

// Positive: the view needs iOS 17.
@available(iOS 17, *)
struct New: View {
    @Binding var value: Int

    var body: some View {
        Text("a")
            .onAppear { reload() }
//           ^^^^^^^^ info[duplicate_on_change_call]: this code is written twice: with `initial: true`, `.onChange` also runs it when the view appears
            .onChange(of: value) { _ in reload() }
    }
}

// Trap: one call without arguments for several values. Positive: more code.
struct Hydrated: View {
    let first: Int
    let second: Int
    @State private var sum = 0
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(sum)")
                .task { hydrate() }
                .onChange(of: first) { hydrate() }
                .onChange(of: second) { hydrate() }
            Text("\(count)")
                .task {
                    sum = first + second
                    count += 1
                }
                .onChange(of: first) {
//               ^^^^^^^^ info[duplicate_on_change_call]: this code is written 3 times, and one `.task(id:)` could run it when the view appears and after each change
                    sum = first + second
                    count += 1
                }
                .onChange(of: second) {
                    sum = first + second
                    count += 1
                }
        }
    }

    private func hydrate() { sum = first + second }
}
