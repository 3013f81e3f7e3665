import SwiftUI

final class Store: ObservableObject {
    @Published var problem: String?
    @Published var isSaved = false

    func clear() { problem = nil }
}

// Positive: a button without code, the OK of the system, and a dialog that gets a Cancel.
struct Orders: View {
    @StateObject private var store = Store()
    @State private var problem: String?
    @State private var removed: Int?

    var body: some View {
        VStack {
            Text("Orders")
                .alert("Error", isPresented: .constant(problem != nil)) {
//                                           ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[constant_presentation_binding]: the button `"OK"` closes this `.alert` but leaves `problem != nil` as it is, so it comes back or cannot be shown again
                    Button("OK", role: .cancel) {}
                }
            Text("Delete")
                .alert("Delete?", isPresented: .constant(removed != nil), presenting: removed) { item in
//                                             ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[constant_presentation_binding]: the button `"Keep"` closes this `.alert` but leaves `removed != nil` as it is, so it comes back or cannot be shown again
                    Button("Delete", role: .destructive) { remove(item) }
                    Button("Keep", role: .cancel) {}
                } message: { _ in
                    Text("This cannot be undone.")
                }
            Text("Plain")
                .alert("Saved", isPresented: Binding.constant(store.isSaved)) {
//                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[constant_presentation_binding]: the OK of the system closes this `.alert` but leaves `store.isSaved` as it is, so it comes back or cannot be shown again
                } message: {
                    Text("The order is saved.")
                }
            Text("Old")
                .alert(isPresented: .constant(store.problem != nil)) {
//                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[constant_presentation_binding]: the button `Text("OK")` closes this `.alert` but leaves `store.problem != nil` as it is, so it comes back or cannot be shown again
                    Alert(title: Text("Error"), dismissButton: .default(Text("OK")))
                }
            Text("Two")
                .alert(isPresented: .constant(store.problem != nil)) {
//                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[constant_presentation_binding]: the button `.cancel()` closes this `.alert` but leaves `store.problem != nil` as it is, so it comes back or cannot be shown again
                    Alert(
                        title: Text("Error"), primaryButton: .default(Text("Retry"), action: store.clear),
                        secondaryButton: .cancel())
                }
            Text("Dialog")
                .confirmationDialog("Delete?", isPresented: .constant(removed != nil)) {
//                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[constant_presentation_binding]: a tap beside the dialog closes this `.confirmationDialog` but leaves `removed != nil` as it is, so it comes back or cannot be shown again
                    Button("Delete", role: .destructive) { removed = nil }
                }
            Text("Setter")
                .alert("Error", isPresented: Binding(get: { store.problem != nil }, set: { _ in })) {
//                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[constant_presentation_binding]: the button `"OK"` closes this `.alert` but leaves `store.problem != nil` as it is, so it comes back or cannot be shown again
                    Button("OK") {}
                }
        }
    }

    private func remove(_ item: Int) {}
}

// Positive: a swipe closes a sheet, a tap beside it a popover.
struct Checkout: View {
    @StateObject private var store = Store()
    @Binding var problem: String?

    var body: some View {
        VStack {
            Text("Checkout")
                .sheet(isPresented: .constant(store.isSaved)) { Text("Thank you") }
//                                  ^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[constant_presentation_binding]: a swipe closes this `.sheet` but leaves `store.isSaved` as it is, so it comes back or cannot be shown again
            Text("Hint")
                .popover(isPresented: .constant(problem != nil)) { Receipt() }
//                                    ^^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[constant_presentation_binding]: a tap beside the popover closes this `.popover` but leaves `problem != nil` as it is, so it comes back or cannot be shown again
        }
    }
}

struct Receipt: View {
    var body: some View { Text("Receipt") }
}

// False positive trap: each way out may clear the condition, or there is none.
struct Fine: View {
    @StateObject private var store = Store()
    @State private var problem: String?
    @State private var isOpen = false
    let isDemo: Bool
    let content: AnyView

    var body: some View {
        VStack {
            Text("Action")
                .alert("Error", isPresented: .constant(problem != nil)) {
                    Button("OK") { problem = nil }
                    Button("Retry", action: store.clear)
                }
            Text("Field")
                .alert("Name", isPresented: .constant(store.problem != nil)) {
                    TextField("Name", text: .constant(""))
                    Button("OK") { store.clear() }.disabled(isDemo)
                }
            Text("Old")
                .alert(isPresented: .constant(store.problem != nil)) {
                    Alert(title: Text("Error"), dismissButton: .default(Text("OK")) { store.clear() })
                }
            Text("Dialog")
                .confirmationDialog("Delete?", isPresented: .constant(problem != nil)) {
                    Button("Delete", role: .destructive) { problem = nil }
                    Button("Cancel", role: .cancel) { problem = nil }
                }
            Text("Binding")
                .alert("Error", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })) {
                    Button("OK") {}
                }
                .alert("Open", isPresented: $isOpen) {}
            Text("Constant")
                .alert("Demo", isPresented: .constant(true)) {}
                .sheet(isPresented: .constant(isDemo)) { Text("Demo") }
            Text("Unknown")
                .alert("Error", isPresented: .constant(problem != nil)) {
                    if isDemo { Button("OK") {} }
                }
        }
    }
}

struct FineSheets: View {
    @StateObject private var store = Store()
    @State private var isDone = false

    var body: some View {
        VStack {
            Text("Dismissed")
                .sheet(isPresented: .constant(store.isSaved), onDismiss: { store.isSaved = false }) { Text("Saved") }
            Text("Kept")
                .sheet(isPresented: .constant(store.isSaved)) { Text("Saved").interactiveDismissDisabled() }
            Text("Cover")
                .fullScreenCover(isPresented: .constant(store.isSaved)) { Receipt() }
            Text("View")
                .sheet(isPresented: .constant(isDone)) { KeptOpen() }
            Text("Unknown")
                .sheet(isPresented: .constant(isDone)) { ForeignSheet() }
            Text("Gone")
                .sheet(isPresented: .constant(isDone)) { Text("Done").onDisappear { isDone = false } }
        }
    }
}

struct KeptOpen: View {
    var body: some View {
        Text("Please wait").interactiveDismissDisabled()
    }
}

// Positive: the back button cannot change what is typed.
struct Search: View {
    @State private var text = ""
    @State private var isOpen = false

    var body: some View {
        VStack {
            TextField("Word", text: $text)
            NavigationLink("Find", destination: Text(text), isActive: .constant(!text.isEmpty))
//                                                                    ^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[constant_presentation_binding]: going back from the screen of this `NavigationLink` leaves `!text.isEmpty` as it is, so the screen opens again
            // Negative: the state takes the change, or the screen hides the way back.
            NavigationLink("Ask", destination: AskedWord(), isActive: .constant(!text.isEmpty))
            NavigationLink("Open", destination: Text(text), isActive: $isOpen)
        }
    }
}

struct AskedWord: View {
    var body: some View { Text("Asked").navigationBarHidden(true) }
}

#Preview {
    @Previewable @State var problem: String? = "No connection"
    Text("Orders").alert("Error", isPresented: .constant(problem != nil)) { Button("OK") {} }
}
