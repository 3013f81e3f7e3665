import SwiftUI

extension ContainerValues {
    @Entry var isPinned = false
    @Entry var rank: Int = 0
    // Positive: nothing reads it.
    @Entry var isForgotten = false
//             ^^^^^^^^^^^ info/medium[container_value_out_of_reach]: nothing in the project reads this container value
    // False positive traps: public, read through a key path, read in an extension.
    @Entry public var isShared = false
    @Entry var weight = 0.0
    @Entry var isHidden = false
}

extension View {
    func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
    func forgotten() -> some View { containerValue(\.isForgotten, true) }
    func hiddenInBoard() -> some View { self.containerValue(\.isHidden, true) }
}

extension Subview {
    var isHiddenInBoard: Bool { containerValues.isHidden }
}

struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    subview.opacity(subview.containerValues.isPinned ? 1 : 0.5)
                }
                Text("\(subviews.map { $0.containerValues[keyPath: \.weight] }.count)")
            }
        }
    }
}

struct Shelf<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack { ForEach(subviews: content) { subview in subview.zIndex(Double(subview.containerValues.rank)) } }
    }
}

// Hands its subviews on, so that a container around it reads their values.
struct Divided<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ForEach(subviews: content) { subview in
            subview
            Divider()
        }
    }
}

struct Card: View {
    let title: String
    var body: some View { Text(title) }
}

// Positive: a wrapper between the value and its reader.
struct Wrapped: View {
    var body: some View {
        Board {
            HStack { Card(title: "a").pinned() }
//                                    ^^^^^^ warning[container_value_out_of_reach]: `Board` does not see this container value, because it reads only the values of the `HStack` around the view
            VStack { Group { if Bool.random() { Card(title: "b").containerValue(\.isPinned, true) } } }
//                                                               ^^^^^^^^^^^^^^ warning[container_value_out_of_reach]: `Board` does not see this container value, because it reads only the values of the `VStack` around the view
            Button { print("tapped") } label: { Card(title: "c").pinned().padding() }
//                                                               ^^^^^^ warning[container_value_out_of_reach]: `Board` does not see this container value, because it reads only the values of the `Button` around the view
            ZStack { HStack { Card(title: "d").pinned(false) } }
//                                             ^^^^^^ warning[container_value_out_of_reach]: `Board` does not see this container value, because it reads only the values of the `ZStack` around the view
        }
    }
}

// False negative trap: a view modifier sets it, also one of another file.
struct Modified: View {
    var body: some View {
        Board {
            HStack { Card(title: "a").modifier(Pin()) }
//                                    ^^^^^^^^ warning[container_value_out_of_reach]: `Board` does not see this container value, because it reads only the values of the `HStack` around the view
            HStack { Card(title: "a").padding() }.modifier(Pin())
        }
    }
}

// Positive: another container that reads other values, and the container itself.
struct Misplaced: View {
    var body: some View {
        Shelf { Card(title: "a").pinned() }
//                               ^^^^^^ info/medium[container_value_out_of_reach]: this container value has no effect, because `Shelf` does not read it
        VStack {
            Board { Card(title: "b") }.pinned()
//                                     ^^^^^^ info/medium[container_value_out_of_reach]: this container value has no effect, because `Board` reads it from the views inside it
        }
    }
}

// False positive trap: directly in the container, also through what is no view of its own.
struct Direct: View {
    let names: [String]

    var body: some View {
        Board {
            Card(title: "a").pinned()
            HStack { Card(title: "b") }.pinned()
            Section("c") { Card(title: "d") }.pinned()
            Section("e") { Card(title: "f").pinned() }
            Group { Card(title: "g").pinned() }
            ForEach(names, id: \.self) { name in Card(title: name).pinned() }
            if names.isEmpty { Card(title: "h").pinned() }
        }
    }
}

// False positive trap: the wrapper reads the value, hands its views on, or is itself a view of the reader.
struct Nested: View {
    var body: some View {
        Board {
            Board { Card(title: "a").pinned() }
            VStack { Board { Card(title: "b").pinned() } }
            Divided { Card(title: "c").pinned() }
            Shelf { Card(title: "d") }.pinned()
        }
    }
}

// False positive trap: who shows it is not known; a value at the root of a body belongs to the view.
struct PinnedCard: View {
    var body: some View { Card(title: "a").pinned() }
}

struct Unknown: View {
    var body: some View {
        Board { PinnedCard() }
        VStack { Card(title: "a").pinned() }
        HStack { row }
        Text("a").overlay { Board { Text("b").overlay { Card(title: "c").pinned() } } }
    }

    private var row: some View { Card(title: "b").pinned() }
}
// --- Pin.swift
import SwiftUI

struct Pin: ViewModifier {
    func body(content: Content) -> some View { content.containerValue(\.isPinned, true) }
}
