// target: iOS=14.0
import SwiftUI

// Positive: a loading branch in a stack.
struct Screen: View {
    @State private var isLoading = true

    var body: some View {
        VStack {
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .onAppear { fetch() }
//           ^^^^^^^^ warning[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
        }
    }

    private func fetch() { isLoading = false }
}

// Positive: the stack is in another view.
struct Part: View {
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading { ProgressView() } else { Text("Ready") }
        }
        .onAppear { print("seen") }
//       ^^^^^^^^ warning/medium[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
    }
}

struct Whole: View {
    var body: some View { HStack { Part() } }
}

// False positive trap: a loading branch that may be all of a screen: there it ran once on every version.
struct Alone: View {
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading { ProgressView() } else { Text("Ready") }
        }
        .onAppear { isLoading = false }
    }
}

struct Sheet: View {
    @State private var isLoading = true

    var body: some View {
        Text("a").sheet(isPresented: $isLoading) {
            Group {
                if isLoading { ProgressView() } else { Text("Ready") }
            }
            .onAppear { isLoading = false }
        }
    }
}

// Positive: several views in a stack or list; the onChange with one argument is copied too, the others need iOS 17.
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
            Group {
                Text("One")
                Text("Two")
            }
            .onChange(of: name) { print("changed") }
            Group {
                Text("One")
                Text("Two")
            }
            .onChange(of: name) { old, new in print("changed") }
        }
        List {
            Group {
                Text("One")
                Text("Two")
            }
            .onDisappear { print("gone") }
//           ^^^^^^^^^^^ warning[group_lifecycle_pre_ios15]: before iOS 15, `.onDisappear` on this `Group` runs once for each of its views; the deployment target is iOS 14.0
        }
        Form {
            Group {
                if name.isEmpty { Text("None") } else { Text(name) }
            }
            .onAppear { print("seen") }
//           ^^^^^^^^ warning[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0
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

// False positive trap: the action checks whether there is something to do.
struct Guarded: View {
    @State private var text: String?

    var body: some View {
        VStack {
            Group {
                if let text { Text(text) } else { ProgressView() }
            }
            .onAppear {
                guard text == nil else { return }
                text = "done"
            }
        }
    }
}

// False positive trap: availability raises the lowest system; task cannot exist below it.
@available(iOS 15, *)
struct Modern: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .onAppear { print("seen") }
        }
    }
}

struct Checked: View {
    @State private var isOn = false

    var body: some View {
        if #available(iOS 15.0, *) {
            VStack {
                Group {
                    if isOn { Text("On") } else { Text("Off") }
                }
                .onAppear { print("seen") }
            }
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
        VStack {
            Group {
                if isOn { Text("On") } else { Text("Off") }
            }
            .task { print("seen") }
        }
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

// False positive trap: the only row of a List belongs to the other rule at every target.
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
