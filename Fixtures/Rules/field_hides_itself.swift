import SwiftUI

@main struct FieldsApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Account()
                Player()
                QuietFields()
            }
        }
    }
}

final class AccountModel: ObservableObject {
    @Published var email = ""
}

// Positive: the field goes with the last letter, also in a member and for the text of a model.
struct Account: View {
    @StateObject private var model = AccountModel()
    @State private var isEditing = false

    var body: some View {
        Form {
            if model.email.isEmpty {
//          ^^ warning/medium[field_hides_itself]: when the user deletes the last letter of `model.email`, this `if` takes the `TextField` for it off the screen, with the keyboard
                Text("No account")
            } else {
                details
            }
        }
    }

    private var details: some View {
        TextField("E-mail", text: $model.email).disabled(!isEditing)
    }
}

// Positive: the field goes with the first letter.
struct Player: View {
    @State private var name = ""

    var body: some View {
        if name != "" {
//      ^^ warning/medium[field_hides_itself]: the user can type one letter only: then `name` is not empty, and this `if` takes the `SecureField` for it off the screen
            Text("Hello, \(name)")
        } else {
            SecureField("Name", text: $name)
        }
    }
}

// Silent: a field in both branches, a field that writes at its end, a condition that also asks for the focus, a field for another
// text, a button that clears the text, and a field that is off.
struct QuietFields: View {
    @State private var text = ""
    @State private var other = ""
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            if text.isEmpty {
                VStack { TextField("Text", text: $text) }
            } else {
                TextEditor(text: $text)
            }
            if draft.isEmpty { TextField("Draft", value: $draft, format: .name) }
            if text.isEmpty || isFocused { TextField("Text", text: $text) }
            if !text.isEmpty { TextField("Other", text: $other) }
            if !text.isEmpty { Button("Clear") { text = "" } }
            if !other.isEmpty { TextField("Fixed", text: $other).disabled(true) }
        }
    }
}
