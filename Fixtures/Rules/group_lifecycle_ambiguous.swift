// target: iOS=16.0
import SwiftUI

// Positive: a loading branch at the root of a screen.
struct Screen: View {
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading { ProgressView() } else { Text("Ready") }
        }
        .navigationTitle("Screen")
        .task { isLoading = false }
//       ^^^^ info[group_lifecycle_ambiguous]: `.task` and `.onDisappear` on this `Group` run once, and not again when another branch is shown, contrary to Apple's documentation
        .onDisappear { print("gone") }
    }
}

// Positive: a custom modifier, and a screen that a sheet shows.
struct Presenter: View {
    @State private var isShown = false
    @State private var isLoading = true

    var body: some View {
        Text("Show").sheet(isPresented: $isShown) {
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .modifier(Load(isLoading: $isLoading))
//           ^^^^^^^^ info/medium[group_lifecycle_ambiguous]: the action of `.modifier` on this `Group` runs once, and not again when another branch is shown, contrary to Apple's documentation
        }
    }
}

struct Load: ViewModifier {
    @Binding var isLoading: Bool

    func body(content: Content) -> some View {
        content.onAppear { isLoading = false }
    }
}

// Silent: in a stack, in a list, with several views, with a guard, with a branch that cannot change.
struct Others: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Text("Header")
            Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { print("seen") }
        }
    }
}

struct Rows: View {
    @State private var isOn = true
    var body: some View { List { Group { if isOn { Text("On") } else { Text("Off") } }.onAppear { print("seen") } } }
}

struct Several: View {
    var body: some View { Group { Text("One"); Text("Two") }.onAppear { print("seen") } }
}

struct Guarded: View {
    @State private var text: String?

    var body: some View {
        Group {
            if let text { Text(text) } else { ProgressView() }
        }
        .task {
            guard text == nil else { return }
            text = "done"
        }
    }
}

struct Constant: View {
    var body: some View {
        Group {
            if #available(iOS 17, *) { Text("New") } else { Text("Old") }
        }
        .onAppear { print("seen") }
    }
}

// Silent: only callbacks that come and go are documented otherwise than they behave.
struct Changing: View {
    @State private var isOn = true
    var body: some View { Group { if isOn { Text("On") } else { Text("Off") } }.onChange(of: isOn) { print("changed") } }
}

#Preview {
    Group { if Bool.random() { Text("On") } else { Text("Off") } }.onAppear { print("seen") }
}
