import SwiftUI

// Positive: two views in a stack, one binding.
struct Lexical: View {
    @State private var isShown = false
    @State private var selection: Item?
    let items: [Item]

    var body: some View {
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            .font(.title)
            .sheet(isPresented: $isShown) { Text("Sheet") }
//           ^^^^^ warning[group_presentation_modifier]: each view in this `Group` gets its own copy of `.sheet`, and all copies share the same state
            Group {
                ForEach(items) { item in Text(item.title) }
            }
            .alert("Title", isPresented: $isShown) { Button("OK") {} }
//           ^^^^^ warning[group_presentation_modifier]: each view in this `Group` gets its own copy of `.alert`, and all copies share the same state
            Group {
                Text("a") + Text("b")
                Text("c")
            }
            .popover(item: $selection) { Text($0.title) }
//           ^^^^^^^ warning[group_presentation_modifier]: each view in this `Group` gets its own copy of `.popover`, and all copies share the same state
        }
    }
}

// Positive: a branch that yields several views, and a view that is there at times.
struct Branches: View {
    @State private var isOpen = false

    var body: some View {
        HStack {
            Group {
                if isOpen {
                    Text("a")
                    Text("b")
                } else {
                    Text("c")
                }
            }
            .confirmationDialog("Title", isPresented: $isOpen) { Button("OK") {} }
//           ^^^^^^^^^^^^^^^^^^ warning/medium[group_presentation_modifier]: each view in this `Group` gets its own copy of `.confirmationDialog`, and all copies share the same state
            Group {
                Text("a")
                if isOpen { Text("b") }
            }
            .fullScreenCover(isPresented: $isOpen) { Text("Cover") }
//           ^^^^^^^^^^^^^^^ warning/medium[group_presentation_modifier]: each view in this `Group` gets its own copy of `.fullScreenCover`, and all copies share the same state
        }
    }
}

// Positive: a Section hands its modifiers on as well; an action runs once for each row.
struct Rows: View {
    let clock: Clock

    var body: some View {
        List {
            Section {
                Text("a")
                Text("b")
            } header: {
                Text("Header")
            }
            .onReceive(clock.ticks) { _ in refresh() }
//           ^^^^^^^^^ warning[group_presentation_modifier]: each view in this `Section` gets its own copy of `.onReceive`, so the action runs once for each view
        }
    }

    private func refresh() {}
}

// Positive: one tag for two choices; the worst of a chain is reported, and milder things alone are advice.
struct Choices: View {
    @State private var choice = 1
    @Namespace private var space

    var body: some View {
        Picker("Choice", selection: $choice) {
            Group {
                Text("a")
                Text("b")
            }
            .id(1)
            .tag(1)
//           ^^^ error[group_presentation_modifier]: each view in this `Group` gets the same tag from `.tag`
        }
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            .matchedGeometryEffect(id: 1, in: space)
//           ^^^^^^^^^^^^^^^^^^^^^ warning[group_presentation_modifier]: each view in this `Group` gets the same identity from `.matchedGeometryEffect`
            Group {
                Text("a")
                Text("b")
            }
            .navigationTitle("Title")
//           ^^^^^^^^^^^^^^^ info[group_presentation_modifier]: each view in this `Group` gets its own copy of `.navigationTitle`
        }
    }
}

// False negative trap: the views come from helpers or a nested Group. Names for tests may be shared on purpose.
struct Hidden: View {
    @State private var isShown = false
    let items: [Item]

    var body: some View {
        VStack {
            Group { pair }.sheet(isPresented: $isShown) { Text("Sheet") }
//                         ^^^^^ warning[group_presentation_modifier]: each view in this `Group` gets its own copy of `.sheet`, and all copies share the same state
            Group { rows }.sheet(isPresented: $isShown) { Text("Sheet") }
//                         ^^^^^ warning[group_presentation_modifier]: each view in this `Group` gets its own copy of `.sheet`, and all copies share the same state
            Group { Group { Text("a"); Text("b") } }.sheet(isPresented: $isShown) { Text("Sheet") }
//                                                   ^^^^^ warning[group_presentation_modifier]: each view in this `Group` gets its own copy of `.sheet`, and all copies share the same state
            Group { Text("a"); Text("b") }.accessibilityIdentifier("names")
//                                         ^^^^^^^^^^^^^^^^^^^^^^^ info[group_presentation_modifier]: each view in this `Group` gets its own copy of `.accessibilityIdentifier`
            Group { Button("a") {}; Button("b") {} }.keyboardShortcut("a")
//                                                   ^^^^^^^^^^^^^^^^ info[group_presentation_modifier]: each view in this `Group` gets its own copy of `.keyboardShortcut`
        }
    }

    @ViewBuilder private var pair: some View { Text("a"); Text("b") }
    private var rows: some View { ForEach(items) { Text($0.title) } }
}

// False negative trap: the modifier is the project's own, and the list stands at the call site.
extension View {
    func errorAlert(_ isShown: Binding<Bool>) -> some View {
        alert("Error", isPresented: isShown) { Button("OK") {} }
    }
}

struct Wrapped: View {
    @State private var isShown = false

    var body: some View {
        Group {
            Text("a")
            Text("b")
        }
        .errorAlert($isShown)
//       ^^^^^^^^^^ warning/medium[group_presentation_modifier]: each view in this `Group` gets its own copy of `.errorAlert`, and all copies share the same state
    }
}

struct WrappedUser: View {
    var body: some View { VStack { Wrapped(); Text("c") } }
}

// False positive trap: one view at a time.
struct OneAtATime: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Group {
                if isOpen { Text("a") } else { Text("b") }
            }
            .sheet(isPresented: $isOpen) { Text("Sheet") }
            Group {
                switch isOpen {
                case true: Text("a")
                case false: EmptyView()
                }
            }
            .navigationTitle("Title")
        }
    }
}

// False positive trap: the root of a screen, of a label, of a sheet, of an overlay; an unknown place.
struct Roots: View {
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            Group {
                Text("a")
                Text("b")
            }
            .sheet(isPresented: $isOpen) {
                Group { Text("c"); Text("d") }.alert("Title", isPresented: $isOpen) {}
            }
        }
        .overlay {
            Group { Text("e"); Text("f") }.sheet(isPresented: $isOpen) { Text("g") }
        }
    }
}

struct Unknown: View {
    @State private var isOpen = false

    var body: some View {
        Group {
            Text("a")
            Text("b")
        }
        .sheet(isPresented: $isOpen) { Text("c") }
    }
}

// False positive trap: content of unknown kind, one tagged choice, a stack.
struct Others<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isOpen = false
    @State private var choice = 1

    var body: some View {
        VStack {
            Group { content }.sheet(isPresented: $isOpen) { Text("a") }
            VStack { Text("a"); Text("b") }.sheet(isPresented: $isOpen) { Text("a") }
            Group {
                Text("a").sheet(isPresented: $isOpen) { Text("b") }
                Text("c")
            }
            .font(.title)
        }
        Picker("Choice", selection: $choice) {
            Group { if isOpen { Text("a") } else { Text("b") } }.tag(1)
        }
    }
}
// --- Item.swift
import Combine

struct Item: Identifiable {
    let id: Int
    let title: String
}

struct Clock {
    let ticks: PassthroughSubject<Void, Never>
}
