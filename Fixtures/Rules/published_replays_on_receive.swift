import Combine
import SwiftUI

final class Editor: ObservableObject {
    static let shared = Editor()
    @Published var saved = 0
    @Published var failed = false
    let events = PassthroughSubject<Int, Never>()

    func load() {}
}

// Positive: it closes the view or opens something, whatever the value is.
struct EditorScreen: View {
    @ObservedObject var editor: Editor
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Binding var isPresented: Bool
    @State private var isAsking = false

    var body: some View {
        VStack {
            Text("Save")
                .onReceive(editor.$saved) { _ in dismiss() }
//                                               ^^^^^^^^^ warning[published_replays_on_receive]: this view closes as soon as it appears, because `editor.$saved` sends its current value at once
            Text("Share")
                .onReceive(editor.$saved.receive(on: DispatchQueue.main)) { _ in
                    editor.load()
                    presentationMode.wrappedValue.dismiss()
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[published_replays_on_receive]: this view closes as soon as it appears, because `editor.$saved` sends its current value at once
                }
            Text("Fail")
                .onReceive(Editor.shared.$failed) { value in
                    withAnimation { isAsking = true }
//                                  ^^^^^^^^^^^^^^^ warning[published_replays_on_receive]: this opens the `.alert` as soon as the view appears, because `Editor.shared.$failed` sends its current value at once
                }
                .alert("Failed", isPresented: $isAsking) {}
            Text("Done")
                .onReceive(self.editor.$saved.removeDuplicates()) { _ in isPresented = false }
//                                                                       ^^^^^^^^^^^^^^^^^^^ warning[published_replays_on_receive]: this view closes as soon as it appears, because `self.editor.$saved` sends its current value at once
        }
    }
}

// False positive trap: the value decides, the first value does not come, or nothing is closed.
struct FineScreen: View {
    @ObservedObject var editor: Editor
    let other: Unknown
    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false
    @State private var isDone = false

    var body: some View {
        VStack {
            Text("Value")
                .onReceive(editor.$failed) { failed in
                    if failed { dismiss() }
                }
                .onReceive(editor.$failed) { isAsking = $0 }
                .onReceive(editor.$saved) { _ in
                    guard isDone else { return }
                    dismiss()
                }
                .onReceive(editor.$saved) { _ in
                    if isDone { dismiss() }
                }
                .alert("Failed", isPresented: $isAsking) {}
            Text("Operator")
                .onReceive(editor.$saved.dropFirst()) { _ in dismiss() }
                .onReceive(editor.$failed.filter { $0 }) { _ in dismiss() }
                .onReceive(editor.$saved.debounce(for: 1, scheduler: RunLoop.main)) { _ in dismiss() }
            Text("Publisher")
                .onReceive(editor.events) { _ in dismiss() }
                .onReceive(other.$saved) { _ in dismiss() }
                .onReceive(NotificationCenter.default.publisher(for: .done)) { _ in dismiss() }
            Text("Action")
                .onReceive(editor.$saved) { _ in editor.load() }
                .onReceive(editor.$saved) { _ in isDone = true }
                .onReceive(editor.$saved) { _ in Task { dismiss() } }
        }
    }
}

extension Notification.Name {
    static let done = Notification.Name("done")
}

#Preview {
    @Previewable @Environment(\.dismiss) var dismiss
    Text("Save").onReceive(Editor.shared.$saved) { _ in dismiss() }
}
