import SwiftUI

// Positive: a stack, a Group, a member and a view of the project.
struct Login: View {
    @State private var name = ""
    @State private var isNew = false

    var body: some View {
        VStack {
            Text("Welcome")
            HStack {
                TextField("Name", text: $name)
                    .accessibilityIdentifier("name")
                ForEach(0..<2, id: \.self) { row in
                    Toggle("Option \(row)", isOn: $isNew)
                        .accessibilityIdentifier("option\(row)")
                }
            }
            Group {
                if isNew {
                    Button("Register") {}
                        .accessibilityIdentifier("register")
                } else {
                    footer
                }
            }
            .padding()
            .accessibilityIdentifier("footer")
//           ^^^^^^^^^^^^^^^^^^^^^^^ info/medium[identifier_on_container]: a UI test may not find 2 views in this `Group` by their own identifiers, because this identifier replaces them
            Badge().accessibilityIdentifier("badge")
//                  ^^^^^^^^^^^^^^^^^^^^^^^ info/medium[identifier_on_container]: a UI test may not find the view in `Badge` by its own identifier, because this identifier replaces it
        }
        .padding()
        .accessibilityIdentifier("login")
//       ^^^^^^^^^^^^^^^^^^^^^^^ info/medium[identifier_on_container]: a UI test may not find 5 views in this `VStack` by their own identifiers, because this identifier replaces them
    }

    private var footer: some View {
        HStack {
            Button("Sign in") {}
                .accessibilityIdentifier("signIn")
        }
    }
}

struct Badge: View {
    var body: some View {
        ZStack {
            Image("badge").accessibilityIdentifier("badge.image")
        }
    }
}

// False positive trap: the stack is an element, nothing inside has an identifier, or something keeps it.
struct Fine: View {
    @State private var name = ""

    var body: some View {
        VStack {
            Text("Welcome").accessibilityIdentifier("welcome")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("contained")
        VStack {
            Text("Welcome")
            Button("Sign in") {}
        }
        .accessibilityIdentifier("plain")
        VStack {
            Text("Welcome").accessibilityIdentifier("welcome")
        }
        .onTapGesture { name = "" }
        .accessibilityIdentifier("tapped")
        VStack {
            HStack {
                Text("Welcome").accessibilityIdentifier("welcome")
            }
            .accessibilityElement(children: .contain)
            ScrollView { Text("Welcome").accessibilityIdentifier("welcome") }
            List { Text("Welcome").accessibilityIdentifier("welcome") }
            Foreign { Text("Welcome").accessibilityIdentifier("welcome") }
            Text("Framed").framed().accessibilityIdentifier("framed")
        }
        .accessibilityIdentifier("inner")
        List {
            Text("Welcome").accessibilityIdentifier("welcome")
        }
        .accessibilityIdentifier("list")
        ScrollView {
            Text("Welcome").accessibilityIdentifier("welcome")
        }
        .accessibilityIdentifier("scroll")
        Text("Welcome")
            .overlay { Text("New").accessibilityIdentifier("new") }
            .accessibilityIdentifier("text")
        Button {} label: {
            HStack { Text("Welcome").accessibilityIdentifier("welcome") }
                .accessibilityIdentifier("label")
        }
        VStack {
            HStack { Text("Welcome").accessibilityIdentifier("welcome") }
                .accessibilityIdentifier("combined")
        }
        .accessibilityElement(children: .combine)
        OneButton().accessibilityIdentifier("renamed")
        HStack {
            NamedButton(id: nil)
            Text("Maybe").accessibilityIdentifier(name.isEmpty ? "" : "maybe")
        }
        .accessibilityIdentifier("row")
    }
}

struct OneButton: View {
    var body: some View { Button("One") {}.accessibilityIdentifier("one") }
}

struct NamedButton: View {
    var id: String?

    var body: some View { Button("One") {}.accessibilityIdentifier(id ?? "") }
}

extension View {
    func framed() -> some View { ScrollView { self } }
}

#Preview {
    VStack { Text("a").accessibilityIdentifier("a") }.accessibilityIdentifier("b")
}
