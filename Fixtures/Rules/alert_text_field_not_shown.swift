// target: iOS=15.0
import SwiftUI

struct Rename: View {
    @State private var isAsking = false
    @State private var isSigningIn = false
    @State private var name = ""

    var body: some View {
        Button("Rename") { isAsking = true }
            .alert("New name", isPresented: $isAsking) {
                TextField("Name", text: $name)
//              ^^^^^^^^^ warning[alert_text_field_not_shown]: on iOS 15, this alert has no `TextField`, because SwiftUI's alerts show text fields only from iOS 16 on
                Button("OK") {}
            }
            .alert("Sign in", isPresented: $isSigningIn) {
                SecureField("Password", text: $name)
//              ^^^^^^^^^^^ warning[alert_text_field_not_shown]: on iOS 15, this alert has no `SecureField`, because SwiftUI's alerts show text fields only from iOS 16 on
                Button("OK") {}
            }
    }
}

// Negative: newer systems, and fields elsewhere.
struct Newer: View {
    @State private var isAsking = false
    @State private var name = ""

    var body: some View {
        if #available(iOS 16, *) {
            Text(name)
                .alert("New name", isPresented: $isAsking) {
                    TextField("Name", text: $name)
                }
        } else {
            TextField("Name", text: $name)
                .alert("Saved", isPresented: $isAsking) { Button("OK") {} }
        }
    }
}

@available(iOS 16, *)
struct Newest: View {
    @Binding var isAsking: Bool
    @Binding var name: String

    var body: some View {
        Text(name)
            .alert("New name", isPresented: $isAsking) { TextField("Name", text: $name) }
            .sheet(isPresented: $isAsking) { TextField("Name", text: $name) }
    }
}
