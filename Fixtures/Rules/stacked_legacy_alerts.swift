import SwiftUI

// Positive: of several on one view, only the last one is shown.
struct Account: View {
    @State private var isSaved = false
    @State private var asksToDelete = false
    @State private var failure: Failure?

    var body: some View {
        Button("Delete") { asksToDelete = true }
            .alert(isPresented: $asksToDelete) {
//           ^^^^^ warning[stacked_legacy_alerts]: this `.alert` is never shown, because SwiftUI shows only the last `.alert` with `Alert` on a view
                Alert(title: Text("Delete?"))
            }
            .padding()
            .alert(item: $failure) { failure in
//           ^^^^^ warning[stacked_legacy_alerts]: this `.alert` is never shown, because SwiftUI shows only the last `.alert` with `Alert` on a view
                Alert(title: Text(failure.text))
            }
            .alert(isPresented: $isSaved, content: { Alert(title: Text("Saved")) })
    }
}

struct Failure: Identifiable {
    let id = 0
    let text: String
}

struct Sheets: View {
    @State private var isShown = false
    @State private var isOther = false

    var body: some View {
        Text("A")
            .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("A")) }
//           ^^^^^^^^^^^ warning[stacked_legacy_alerts]: this `.actionSheet` is never shown, because SwiftUI shows only the last `.actionSheet` with `ActionSheet` on a view
            .actionSheet(isPresented: $isOther) { ActionSheet(title: Text("B")) }
    }
}

// Negative: the newer forms, different views, different kinds, `#if`, the project's own modifier.
struct Fine: View {
    @State private var isShown = false
    @State private var isOther = false
    @State private var failure: Failure?

    var body: some View {
        VStack {
            Text("A")
                .alert("A", isPresented: $isShown) {}
                .alert("B", isPresented: $isOther) {}
            Text("B").alert(isPresented: $isShown) { Alert(title: Text("A")) }
            Text("C").alert(isPresented: $isOther) { Alert(title: Text("B")) }
            Text("D")
                .alert(isPresented: $isShown) { Alert(title: Text("A")) }
                .actionSheet(isPresented: $isOther) { ActionSheet(title: Text("B")) }
            Text("E")
                .alert(isPresented: $isShown) { Alert(title: Text("A")) }
                .alert("B", isPresented: $isOther) {}
            Text("F")
                #if os(iOS)
                .alert(isPresented: $isShown) { Alert(title: Text("A")) }
                #else
                .alert(isPresented: $isShown) { Alert(title: Text("B")) }
                #endif
        }
    }
}

struct Previewed: PreviewProvider {
    static var previews: some View {
        Text("A")
            .alert(isPresented: .constant(true)) { Alert(title: Text("A")) }
            .alert(isPresented: .constant(true)) { Alert(title: Text("B")) }
    }
}

// A function of the view makes the last one.
struct Updates: View {
    @State private var isOld = false
    @State private var asksToRemove = false

    var body: some View {
        Text("A")
            .alert(isPresented: $isOld) { Alert(title: Text("Update")) }
//           ^^^^^ warning[stacked_legacy_alerts]: this `.alert` is never shown, because SwiftUI shows only the last `.alert` with `Alert` on a view
            .alert(isPresented: $asksToRemove) { self.removal() }
    }

    private func removal() -> Alert { Alert(title: Text("Remove?")) }
}

// Negative: a function that is not known.
struct Foreign: View {
    @State private var isOld = false
    @State private var asksToRemove = false

    var body: some View {
        Text("A")
            .alert(isPresented: $isOld) { Alert(title: Text("Update")) }
            .alert(isPresented: $asksToRemove) { removal() }
    }
}

// Positive: static members of the project make the alerts.
enum Issue {
    static var alert: Alert { Alert(title: Text("Issue")) }
    static func retry(_ action: @escaping () -> Void) -> Alert { Alert(title: Text("Retry")) }
    static func view() -> Text { Text("No alert") }
}

struct Static: View {
    @State private var isOld = false
    @State private var fails = false

    var body: some View {
        Text("A")
            .alert(isPresented: $isOld) { Issue.alert }
//           ^^^^^ warning[stacked_legacy_alerts]: this `.alert` is never shown, because SwiftUI shows only the last `.alert` with `Alert` on a view
            .alert(isPresented: $fails) { Issue.retry { fails = false } }
        Text("B")
            .alert(isPresented: $isOld) { Issue.view() }
            .alert(isPresented: $fails) { Issue.alert }
    }
}
