// target: iOS=14.0
import SwiftUI

// Positive: a loading branch at the root of a screen.
struct Screen: View {
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading { ProgressView() } else { Text("Ready") }
        }
        .onAppear { fetch() }
//       ^^^^^^^^ warning/medium[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
    }

    private func fetch() { isLoading = false }
}

// Positive: several views in a stack; the old onChange is copied too.
struct Several: View {
    @State private var name = ""

    var body: some View {
        VStack {
            Group {
                Text("One")
                Text("Two")
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ warning[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` and `.onChange` on this `Group` run once for each of its views; the deployment target is iOS 14.0
            .onChange(of: name, perform: { _ in print("changed") })
        }
    }
}

// Positive: lazy stacks are this rule's below iOS 15.
struct Lazy: View {
    @State private var isOn = false

    var body: some View {
        LazyVStack {
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onDisappear { print("gone") }
//           ^^^^^^^^^^^ warning[group_lifecycle_pre_ios15]: before iOS 15, `.onDisappear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
        }
    }
}

// False negative trap: a modifier of the project's own, and a condition in another view.
struct Toggled: View {
    @Binding var isOn: Bool

    var body: some View {
        if isOn { Text("On") } else { Text("Off") }
    }
}

struct Wrapped: View {
    @State private var isOn = false

    var body: some View {
        ZStack {
            Group { Toggled(isOn: $isOn) }.onLoad { print("seen") }
//                                         ^^^^^^ warning/medium[group_lifecycle_pre_ios15]: before iOS 15, `.onLoad` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
        }
    }
}

extension View {
    func onLoad(_ action: @escaping () -> Void) -> some View {
        self.padding().onAppear(perform: action)
    }
}

// Idempotent action.
struct Guarded: View {
    @State private var text: String?

    var body: some View {
        Group {
            if let text { Text(text) } else { ProgressView() }
        }
        .onAppear {
//       ^^^^^^^^ info/medium[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
            guard text == nil else { return }
            text = "done"
        }
    }
}

// False positive trap: availability raises the lowest system; task cannot exist below it.
@available(iOS 15, *)
struct Modern: View {
    @State private var isOn = false

    var body: some View {
        Group {
            if isOn { Text("On") } else { Text("Off") }
        }
        .onAppear { print("seen") }
    }
}

struct Checked: View {
    @State private var isOn = false

    var body: some View {
        if #available(iOS 15.0, *) {
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onAppear { print("seen") }
        }
        #if os(visionOS)
        Group {
            if isOn { Text("On") } else { Text("Off") }
        }
        .onAppear { print("seen") }
        #endif
    }
}

struct Shimmed: View {
    @State private var isOn = false

    var body: some View {
        Group {
            if isOn { Text("On") } else { Text("Off") }
        }
        .task { print("seen") }
    }
}

// False positive trap: a view with a branch at its root is no Group.
struct Outside: View {
    @State private var isOn = false

    var body: some View {
        VStack { Toggled(isOn: $isOn).onAppear { print("seen") } }
    }
}

// False positive trap: several views that may be all of a screen ran the callback once.
struct WholeScreen: View {
    var body: some View {
        Group {
            Text("One")
            Text("Two")
        }
        .onAppear { print("seen") }
    }
}

// False positive trap: one unconditional child behaves like the child.
struct One: View {
    var body: some View {
        VStack {
            Group { Text("One") }.onAppear { print("seen") }
        }
    }
}

// False positive trap: rows of a List belong to the other rule at every target.
struct Rows: View {
    @State private var isOn = false

    var body: some View {
        List {
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onAppear { print("seen") }
        }
    }
}

// False positive trap: a stack is one view.
struct Stack: View {
    @State private var isOn = false

    var body: some View {
        ZStack {
            if isOn { Text("On") } else { Text("Off") }
        }
        .onAppear { print("seen") }
    }
}

// False positive trap: a Group that is no view.
struct Bar: View {
    var body: some View {
        Text("Bar").toolbar { tools }
    }

    @ToolbarContentBuilder private var tools: some ToolbarContent {
        Group {
            ToolbarItem { Text("One") }
            ToolbarItem { Text("Two") }
        }
    }
}
