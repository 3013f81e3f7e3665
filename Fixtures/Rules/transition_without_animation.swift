import SwiftUI

// Positive: buttons set the state, and nothing animates the change.
struct Note: View {
    @State private var isOpen = false
    @State private var page: Int?

    var body: some View {
        VStack {
            Button("Details") { isOpen.toggle() }
            Button("Page", action: turn)
            if isOpen {
                Text("All of it")
                    .transition(.move(edge: .bottom).combined(with: .opacity))
//                   ^^^^^^^^^^ info/medium[transition_without_animation]: this view appears and disappears at once, because nothing animates a change of `isOpen`: `.transition` has no effect
            }
            switch page {
            case 1:
                Text("One")
                    .transition(.asymmetric(insertion: .opacity, removal: .scale(scale: 0.5, anchor: .top)))
//                   ^^^^^^^^^^ info/medium[transition_without_animation]: this view appears and disappears at once, because nothing animates a change of `page`: `.transition` has no effect
            default:
                EmptyView()
            }
        }
        .overlay {
            if isOpen, page != nil {
                Text("Both").transition(.opacity)
//                           ^^^^^^^^^^ info/medium[transition_without_animation]: this view appears and disappears at once, because nothing animates a change of `isOpen` and `page`: `.transition` has no effect
            }
        }
    }

    private func turn() { page = 1 }
}

// Negative: the code animates something, with a function, a modifier, a binding or the transition.
struct Animated: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Details") { withAnimation { toggle() } }
            if isOpen { Text("All of it").transition(.opacity) }
        }
    }

    private func toggle() { isOpen.toggle() }
}

struct AnimatedAround: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Details") { isOpen.toggle() }
            if isOpen { Text("All of it").transition(.opacity) }
        }
        .animation(.default, value: isOpen)
    }
}

struct AnimatedBinding: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Details", isOn: $isOpen.animation())
            if isOpen { Text("All of it").transition(.opacity) }
        }
    }
}

struct AnimatedItself: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Details") { isOpen.toggle() }
            if isOpen { Text("All of it").transition(.opacity.animation(.default)) }
            if isOpen { Text("Named").transition(.drawer) }
            if isOpen { Text("Kept").transition(.identity) }
            if isOpen { Text("Given").transition(drawer) }
        }
    }

    private var drawer: AnyTransition { .opacity.animation(.default) }
}

extension AnyTransition {
    static var drawer: AnyTransition { .opacity.animation(.default) }
}

// Negative: the caller animates what is in it.
struct Caller: View {
    @State private var count = 0

    var body: some View {
        VStack { Called() }
            .animation(.default, value: count)
            .onTapGesture { count += 1 }
    }
}

struct Called: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Details") { isOpen.toggle() }
            if isOpen { Text("All of it").transition(.opacity) }
        }
    }
}

// Negative: a child may animate the binding, the input comes from a caller, nothing sets the state, and a list animates its rows.
struct Others: View {
    let isWide: Bool
    @State private var isOpen = false
    @State private var isBound = false
    @State private var isNever = false

    var body: some View {
        VStack {
            Switch(isOn: $isBound)
            Button("Details") { isOpen.toggle() }
            if isBound { Text("Bound").transition(.opacity) }
            if isWide { Text("Wide").transition(.opacity) }
            if isOpen, isWide { Text("Both").transition(.opacity) }
            if isNever { Text("Never").transition(.opacity) }
            if isOpen {
                VStack { Text("Deeper").transition(.opacity) }
            }
            List {
                if isOpen { Text("Row").transition(.opacity) }
            }
        }
    }
}

struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
        Button("Switch") { withAnimation { isOn.toggle() } }
    }
}

#Preview {
    VStack { if Bool.random() { Text("a").transition(.opacity) } }
}
