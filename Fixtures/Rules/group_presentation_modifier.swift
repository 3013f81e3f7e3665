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
//           ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each of the 2 views in this `Group` gets its own
            Group {
                ForEach(items) { item in Text(item.title) }
            }
            .alert("Title", isPresented: $isShown) { Button("OK") {} }
//           ^^^^^ warning/medium[group_presentation_modifier]: more than one `.alert` may try to open when `isShown` is set, because each view in this `Group` gets its own
            Group {
                Text("a") + Text("b")
                Text("c")
            }
            .popover(item: $selection) { Text($0.title) }
//           ^^^^^^^ warning/medium[group_presentation_modifier]: more than one `.popover` may try to open when `selection` is set, because each view in this `Group` gets its own
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
//           ^^^^^^^^^^^^^^^^^^ warning/medium[group_presentation_modifier]: more than one `.confirmationDialog` may try to open when `isOpen` is set, because each view in this `Group` gets its own
            Group {
                Text("a")
                if isOpen { Text("b") }
            }
            .fullScreenCover(isPresented: $isOpen) { Text("Cover") }
//           ^^^^^^^^^^^^^^^ warning/medium[group_presentation_modifier]: more than one `.fullScreenCover` may try to open when `isOpen` is set, because each view in this `Group` gets its own
        }
    }
}

// Positive: a Section hands its modifiers on to its rows, its header and its footer.
struct Rows: View {
    @State private var isShown = false
    let items: [Item]

    var body: some View {
        List {
            Section {
                Text("a")
                Text("b")
            } header: {
                Text("Header")
            }
            .sheet(isPresented: $isShown) { Text("Sheet") }
//           ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each of the 3 views in this `Section` (header included) gets its own
            Section("Title") {
                Text("a")
            }
            .alert("Title", isPresented: $isShown) { Button("OK") {} }
//           ^^^^^ warning/medium[group_presentation_modifier]: more than one `.alert` may try to open when `isShown` is set, because each of the 2 views in this `Section` (header included) gets its own
            Section {
                ForEach(items) { Text($0.title) }
            } footer: {
                Text("Footer")
            }
            .fileImporter(isPresented: $isShown, allowedContentTypes: []) { _ in }
//           ^^^^^^^^^^^^ warning/medium[group_presentation_modifier]: more than one `.fileImporter` may try to open when `isShown` is set, because each row and the footer of this `Section` gets its own
        }
        // The List has a sheet of its own: it is no better place.
        .sheet(isPresented: $isShown) { Text("Sheet") }
    }
}

// False positive trap: one row, and a header that shows nothing.
struct LoneRow: View {
    @State private var isShown = false

    var body: some View {
        List {
            Section {
                Text("a")
            } header: {
                EmptyView()
            }
            .sheet(isPresented: $isShown) { Text("Sheet") }
        }
    }
}

// Positive: one tag for two choices; the worst of a chain is reported.
struct Choices: View {
    @State private var choice = 1
    let items: [Item]

    var body: some View {
        Picker("Choice", selection: $choice) {
            Group {
                Text("a")
                Text("b")
            }
            .id(1)
            .tag(1)
//           ^^^ error[group_presentation_modifier]: `.tag` gives the same value to each of the 2 views in this `Group`, so the selection cannot tell them apart
        }
        Picker("Choice", selection: $choice) {
            ForEach(items) { Text($0.title) }
                .tag(1)
//               ^^^ error[group_presentation_modifier]: `.tag` gives the same value to each view of this `ForEach` instead of its id, so the selection cannot tell them apart
            ForEach(items) { item in Text(item.title).tag(item.id) }
                .tag(1)
        }
        TabView(selection: $choice) {
            Section { Text("a"); Text("b") }.tag(1)
//                                           ^^^ error[group_presentation_modifier]: `.tag` gives the same value to each row of this `Section`, so the selection cannot tell them apart
        }
    }
}

// False positive trap: no selection reads the tag; a stack is one view; the views have tags of their own, or may have.
struct Tags: View {
    @State private var choice = 1

    var body: some View {
        VStack {
            Group { Text("a"); Text("b") }.tag(1)
        }
        List {
            Group { Text("a"); Text("b") }.tag(1)
        }
        TabView(selection: $choice) {
            VStack { Group { Text("a"); Text("b") }.tag(1) }
            Group { Text("a").tag(1); Text("b").tag(2) }.tag(3)
            Group { pair }.tag(1)
        }
        Picker("Choice", selection: $choice) {
            Group { if choice > 1 { Text("a") } else { Text("b") } }.tag(1)
        }
    }

    @ViewBuilder private var pair: some View { Text("a"); Text("b") }
}

// Positive: several sources of one geometry. False positive trap: views that only follow it, or may.
struct Geometry: View {
    @Namespace private var space
    let isSource: Bool

    var body: some View {
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            .matchedGeometryEffect(id: 1, in: space)
//           ^^^^^^^^^^^^^^^^^^^^^ warning[group_presentation_modifier]: the result of `.matchedGeometryEffect` is undefined, because it gives the same id to each of the 2 views in this `Group`, and each of them is a source
            Group {
                Text("a")
                Text("b")
            }
            .matchedTransitionSource(id: 1, in: space)
//           ^^^^^^^^^^^^^^^^^^^^^^^ info/medium[group_presentation_modifier]: `.matchedTransitionSource` gives the same id to each of the 2 views in this `Group`, so the transition has several sources
            Group {
                Text("a")
                Text("b")
            }
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
            Group {
                Text("a")
                Text("b")
            }
            .matchedGeometryEffect(id: 1, in: space, isSource: isSource)
        }
    }
}

// Positive: preferences of each view. False positive trap: in rows, each view has a preference of its own.
struct Preferences: View {
    @State private var width = 0.0

    var body: some View {
        HStack {
            Group {
                Text("a")
                Text("b")
            }
            .onPreferenceChange(Width.self) { width = $0 }
//           ^^^^^^^^^^^^^^^^^^ warning[group_presentation_modifier]: the action of `.onPreferenceChange` runs separately for each of the 2 views in this `Group`, each time with the value of that view only
            Group {
                Text("a")
                Text("b")
            }
            .preference(key: Width.self, value: 1)
//           ^^^^^^^^^^ info[group_presentation_modifier]: `.preference` writes its value once for each of the 2 views in this `Group`, so `reduce` gets it several times
            Group {
                Text("a")
                Text("b")
            }
            .measured { width = $0 }
//           ^^^^^^^^ warning/medium[group_presentation_modifier]: the action of `.measured` runs separately for each of the 2 views in this `Group`, each time with the value of that view only
        }
        List {
            Group {
                Text("a")
                Text("b")
            }
            .onPreferenceChange(Width.self) { width = $0 }
            Group {
                Text("a")
                Text("b")
            }
            .preference(key: Width.self, value: 1)
        }
    }
}

extension View {
    func measured(_ action: @escaping (Double) -> Void) -> some View {
        background { Color.clear.preference(key: Width.self, value: 1) }
            .onPreferenceChange(Width.self, perform: action)
    }
}

// Positive: names that only one view should have. False positive trap: an id that changes resets the views.
struct Names: View {
    let version: Int

    var body: some View {
        ScrollView {
            VStack {
                Group { Text("a"); Text("b") }.id("top")
//                                             ^^ info/low[group_presentation_modifier]: `.id` gives the same id to each of the 2 views in this `Group`, and scrolling to it finds only the first of them
                Group { Text("a"); Text("b") }.id(version)
                Group { Text("a"); Text("b") }.accessibilityIdentifier("names")
//                                             ^^^^^^^^^^^^^^^^^^^^^^^ info/medium[group_presentation_modifier]: `.accessibilityIdentifier` gives the same identifier to each of the 2 views in this `Group`, so a test that looks for it finds several elements
            }
        }
    }
}

// False negative trap: the views come from helpers, a nested Group, an alias, or a labeled closure.
struct Hidden: View {
    @State private var isShown = false
    let items: [Item]

    var body: some View {
        VStack {
            Group { pair }.sheet(isPresented: $isShown) { Text("Sheet") }
//                         ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each of the 2 views in this `Group` gets its own
            Group { rows }.sheet(isPresented: $isShown) { Text("Sheet") }
//                         ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each view in this `Group` gets its own
            Group { Group { Text("a"); Text("b") } }.sheet(isPresented: $isShown) { Text("Sheet") }
//                                                   ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each of the 2 views in this `Group` gets its own
            Group(content: { Text("a"); Text("b") }).sheet(isPresented: $isShown) { Text("Sheet") }
//                                                   ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each of the 2 views in this `Group` gets its own
            Both { Text("a"); Text("b") }.sheet(isPresented: $isShown) { Text("Sheet") }
//                                        ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each of the 2 views in this `Group` gets its own
            Group { Rowed(items) { Text($0.title) } }.sheet(isPresented: $isShown) { Text("Sheet") }
//                                                    ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each view in this `Group` gets its own
        }
    }

    @ViewBuilder private var pair: some View { Text("a"); Text("b") }
    private var rows: some View { ForEach(items) { Text($0.title) } }
}

typealias Both = Group
typealias Rowed = ForEach

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
//       ^^^^^^^^^^ warning/medium[group_presentation_modifier]: more than one `.errorAlert` may try to open when `isShown` is set, because each of the 2 views in this `Group` gets its own
    }
}

struct WrappedUser: View {
    var body: some View { VStack { Wrapped(); Text("c") } }
}

// False positive trap: modifiers that make one view of all, and modifiers that nobody here knows.
struct Card: ViewModifier {
    func body(content: Content) -> some View {
        VStack { content }.padding()
    }
}

struct Faded: ViewModifier {
    @State private var isShown = false

    func body(content: Content) -> some View {
        Group { content.opacity(isShown ? 1 : 0) }
    }
}

struct Paywall: ViewModifier {
    @Binding var isShown: Bool
    func body(content: Content) -> some View { content.alert("Buy", isPresented: $isShown) { Button("OK") {} } }
}

extension View {
    func card() -> some View { modifier(Card()) }
    func faded() -> some View { modifier(Faded()) }
    func boxed() -> some View { ZStack { Color.red; self } }
}

struct Joined: View {
    @State private var isShown = false
    @State private var size = 0.0

    var body: some View {
        VStack {
            Group { Text("a"); Text("b") }
                .onGeometryChange(for: Double.self) { $0.size.width } action: { size = $0 }
                .sheet(isPresented: $isShown) { Text("Sheet") }
            Group { Text("a"); Text("b") }.card().sheet(isPresented: $isShown) { Text("Sheet") }
            Group { Text("a"); Text("b") }.modifier(Card()).sheet(isPresented: $isShown) { Text("Sheet") }
            Group { Text("a"); Text("b") }.boxed().sheet(isPresented: $isShown) { Text("Sheet") }
            Group { Text("a"); Text("b") }.modifier(Paywall(isShown: $isShown))
//                                         ^^^^^^^^ warning/medium[group_presentation_modifier]: more than one `.alert` of `Paywall` may try to open when `isShown` is set, because each of the 2 views in this `Group` gets its own
            Group { Text("a"); Text("b") }.fromElsewhere().sheet(isPresented: $isShown) { Text("Sheet") }
            Group { Text("a"); Text("b") }.faded().sheet(isPresented: $isShown) { Text("Sheet") }
//                                                 ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isShown` is set, because each of the 2 views in this `Group` gets its own
        }
    }
}

// False positive trap: modifiers that exist once, whose copies do no harm, or for which this is not known.
struct Once: View {
    let clock: Clock
    @State private var text = ""

    var body: some View {
        VStack {
            Group {
                Text("a")
                Text("b")
            }
            .onReceive(clock.ticks) { _ in refresh() }
            .refreshable { refresh() }
            .navigationTitle("Title")
            .toolbar { Button("a") {} }
            .searchable(text: $text)
            .onOpenURL { _ in refresh() }
            .keyboardShortcut("a")
            .userActivity("a") { _ in }
        }
    }

    private func refresh() {}
}

// False positive trap: one view at a time, also when two conditions may exclude each other.
struct OneAtATime: View {
    @State private var isOpen = false
    @State private var name: String?

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
            .sheet(isPresented: $isOpen) { Text("Sheet") }
            Group {
                if name == nil { ProgressView() }
                if let name { Text(name) }
            }
            .sheet(isPresented: $isOpen) { Text("Sheet") }
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

// Positive: each row from data gets its own presentation. The first of several is reported.
struct DataRows: View {
    @State private var selection: Item?
    @State private var isShown = false
    let items: [Item]

    var body: some View {
        HStack {
            ForEach(items) { item in
                Text(item.title).onTapGesture { selection = item }
            }
            .sheet(item: $selection) { Text($0.title) }
//           ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `selection` is set, because each view of this `ForEach` gets its own
        }
        List {
            ForEach(items) { Text($0.title) }
                .onDelete { _ in isShown = true }
                .alert("Title", isPresented: $isShown) {}
//               ^^^^^ warning/medium[group_presentation_modifier]: more than one `.alert` may try to open when `isShown` is set, because each view of this `ForEach` gets its own
                .confirmationDialog("Title", isPresented: $isShown) {}
            ForEach(items) { Text($0.title) }
                .sheet(item: Binding { selection } set: { selection = $0 }) { Text($0.title) }
//               ^^^^^ warning/medium[group_presentation_modifier]: more than one `.sheet` may try to open when the state is set, because each view of this `ForEach` gets its own
        }
        LazyVGrid(columns: []) {
            dataRows
        }
    }

    private var dataRows: some View {
        ForEach(items) { Text($0.title) }.errorAlert($isShown)
//                                        ^^^^^^^^^^ warning/medium[group_presentation_modifier]: more than one `.errorAlert` may try to open when `isShown` is set, because each view of this `ForEach` gets its own
    }
}

// False positive trap: one presentation around the rows; a place where SwiftUI may ask for one view.
struct OnePresentation: View {
    @State private var selection: Item?
    @State private var isShown = false
    let items: [Item]

    var body: some View {
        VStack {
            VStack { ForEach(items) { Text($0.title) } }.sheet(item: $selection) { Text($0.title) }
            ForEach(items) { Text($0.title) }.searchable(text: .constant("")).toolbar { Text("a") }
            ForEach(items) { Text($0.title) }.card().sheet(item: $selection) { Text($0.title) }
        }
        .overlay { ForEach(items) { Text($0.title) }.sheet(item: $selection) { Text($0.title) } }
        ScrollView {
            ForEach(items) { Text($0.title) }.sheet(item: $selection) { Text($0.title) }
        }
    }
}

// False positive trap: content of unknown kind, a stack, one view of several, rows of a ForEach.
struct Others<Content: View>: View {
    @ViewBuilder let content: Content
    let items: [Item]
    @State private var isOpen = false

    var body: some View {
        VStack {
            Group { content }.sheet(isPresented: $isOpen) { Text("a") }
            VStack { Text("a"); Text("b") }.sheet(isPresented: $isOpen) { Text("a") }
            Group {
                Text("a").sheet(isPresented: $isOpen) { Text("b") }
                Text("c")
            }
            .font(.title)
            ForEach(items) { Text($0.title) }.accessibilityIdentifier("row")
        }
    }
}

// Positive: the view around the rows is in another type, which would have to hold the state.
struct Gallery: View {
    let items: [Item]

    var body: some View {
        VStack { GalleryRows(items: items) }
    }
}

struct GalleryRows: View {
    let items: [Item]
    @State private var isOpen = false

    var body: some View {
        ForEach(items) { item in
            Button(item.title) { isOpen = true }
        }
        .sheet(isPresented: $isOpen) { Text("a") }
//       ^^^^^ info/medium[group_presentation_modifier]: more than one `.sheet` may try to open when `isOpen` is set, because each view of this `ForEach` gets its own
    }
}

// --- Item.swift
import Combine

struct Item: Identifiable {
    let id: Int
    let title: String
    var note: String?
}

struct Clock {
    let ticks: PassthroughSubject<Void, Never>
}

struct Width: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}
