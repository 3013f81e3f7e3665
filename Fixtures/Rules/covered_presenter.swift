import SwiftUI

final class Album: ObservableObject {
    @Published var isOpen = false
    @Published var isSharing = false
    @Published var isPrinting = false
}

// Positive: a button in the content, a view of the project that takes a closure, and one that gets the model.
struct Photos: View {
    @StateObject private var album = Album()
    @State private var isOpen = false
    @State private var isSharing = false
    @State private var asks = false
    @State private var chosen: Int?

    var body: some View {
        Button("Open") { isOpen = true }
            .fullScreenCover(isPresented: $isOpen) {
                VStack {
                    Button("Share") { isSharing = true }
//                                    ^^^^^^^^^ warning/medium[covered_presenter]: the `.sheet` for `isSharing` does not appear, because it is on a view that already presents this `.fullScreenCover`
                    PhotoPage(onDelete: { asks = true }, onChoose: { chosen = 1 })
//                                        ^^^^ warning/medium[covered_presenter]: the `.alert` for `asks` does not appear
                }
            }
            .sheet(isPresented: $isSharing) { Text("Share") }
            .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
            .popover(item: $chosen) { _ in Text("Chosen") }
        Text("Album")
            .sheet(isPresented: $album.isOpen) { AlbumPage(album: album) }
            .sheet(isPresented: $album.isSharing) { Text("Share") }
//           ^^^^^ warning/medium[covered_presenter]: this `.sheet` does not appear when an action in the other `.sheet` sets `album.isSharing`, because the view still presents the other `.sheet`
            .sheet(isPresented: $album.isPrinting) { Text("Print") }
    }
}

struct PhotoPage: View {
    let onDelete: () -> Void
    let onChoose: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Delete") { onDelete() }
        Button("Choose") {
            onChoose()
            dismiss()
        }
    }
}

struct AlbumPage: View {
    @ObservedObject var album: Album
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Share") { album.isSharing = true }
        Button("Print") {
            album.isPrinting = true
            dismiss()
        }
    }
}

// False positive traps: the first one is closed, or the content presents it.
struct PhotoTraps: View {
    @State private var isOpen = false
    @State private var isSharing = false
    @State private var asks = false
    @State private var isEdited = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                VStack {
                    Button("Share") {
                        isOpen = false
                        isSharing = true
//                      ^^^^^^^^^ info/medium[covered_presenter]: the `.sheet` for `isSharing` may not appear, because this action closes the `.sheet` in the same update
                    }
                    Button("Close") { isSharing = false }
                    Button("Later") {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isSharing = true }
                    }
                    Text("a").onDisappear { isSharing = true }
                    Button("Ask") { asks = true }
                        .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
                    Button("Edit") { isEdited = true }
                }
            }
            .sheet(isPresented: $isSharing) { Text("Share") }
            .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
    }
}

// Silent: the view in the first sheet closes the sheet after it has called the action.
struct PhotoChoices: View {
    @State private var isChoosing = false
    @State private var isRecording = false

    var body: some View {
        Button("Choose") { isChoosing = true }
            .sheet(isPresented: $isChoosing) {
                SourcePicker(isPresented: $isChoosing, onCamera: { isRecording = true })
            }
            .sheet(isPresented: $isRecording) { Text("Camera") }
    }
}

struct SourcePicker: View {
    @Binding var isPresented: Bool
    let onCamera: () -> Void

    var body: some View {
        Button("Camera") {
            onCamera()
            isPresented = false
        }
    }
}

// The view in the first sheet calls another action too, but only one of its callbacks closes the sheet.
struct PhotoSources: View {
    @State private var isChoosing = false
    @State private var isRecording = false
    @State private var isScanning = false
    @State private var isImporting = false

    var body: some View {
        Button("Choose") { isChoosing = true }
            .sheet(isPresented: $isChoosing) {
                SourceButtons(
                    onDone: { isChoosing = false },
                    onChoice: leave,
                    onCamera: { isRecording = true },
                    onScan: { isScanning = true },
                    onImport: { isImporting = true },
//                              ^^^^^^^^^^^ warning/medium[covered_presenter]: the `.sheet` for `isImporting` does not appear, because it is on a view that already presents this `.sheet`
                    onCancel: { print("cancelled") }
                )
            }
            .sheet(isPresented: $isRecording) { Text("Camera") }
            .sheet(isPresented: $isScanning) { Text("Scanner") }
            .sheet(isPresented: $isImporting) { Text("Files") }
    }

    private func leave() { isChoosing = false }
}

struct SourceButtons: View {
    let onDone: () -> Void
    let onChoice: (() -> Void)?
    let onCamera: () -> Void
    let onScan: () -> Void
    let onImport: () -> Void
    let onCancel: () -> Void

    var body: some View {
        Button("Camera") {
            onDone()
            onCamera()
        }
        Button("Scan") {
            onChoice?()
            onScan()
        }
        Button("Import") {
            onCancel()
            onImport()
        }
    }
}

@main
struct PhotoApp: App {
    var body: some Scene {
        WindowGroup {
            Photos()
            PhotoTraps()
            PhotoChoices()
            PhotoSources()
            ClosingAndOpening()
            Bindings()
            Lightbox()
            Gallery()
        }
    }
}

// Positive: a view in the sheet gets the binding and only sets it. Negative: it presents for it itself, or closes the sheet.
struct Bindings: View {
    @State private var isOpen = false
    @State private var adds = false
    @State private var edits = false
    @State private var moves = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                AddButton(adds: $adds)
                EditButton(edits: $edits)
                MoveButton(moves: $moves)
            }
            .sheet(isPresented: $adds) { Text("Add") }
//           ^^^^^ warning/medium[covered_presenter]: this `.sheet` does not appear when an action in the other `.sheet` sets `adds`, because the view still presents the other `.sheet`
            .sheet(isPresented: $edits) { Text("Edit") }
            .alert("Move?", isPresented: $moves) { Button("Move") {} }
    }
}

struct AddButton: View {
    @Binding var adds: Bool
    var body: some View { Button("Add") { adds = true } }
}

struct EditButton: View {
    @Binding var edits: Bool
    var body: some View {
        Button("Edit") { edits = true }
            .sheet(isPresented: $edits) { Text("Edit here") }
    }
}

struct MoveButton: View {
    @Binding var moves: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Move") {
            dismiss()
            moves = true
        }
    }
}

// Positive: the action closes the sheet and opens the alert of the view below in one update. Negative: `onDismiss:` opens it, the
// code waits, or one of the two only happens under a condition.
struct ClosingAndOpening: View {
    @State private var isOpen = false
    @State private var asks = false
    @State private var shares = false
    @State private var waits = false
    @State private var mayShare = false
    @State private var asksAgain = false
    @State private var later = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen, onDismiss: { shares = true }) {
                Button("Delete") {
                    isOpen = false
                    asks = true
//                  ^^^^ info/medium[covered_presenter]: the `.alert` for `asks` may not appear, because this action closes the `.sheet` in the same update
                }
                Button("Share") { isOpen = false }
                Button("Next") {
                    isOpen = false
                    DispatchQueue.main.async { asksAgain = true }
//                                             ^^^^^^^^^ info/medium[covered_presenter]: the `.alert` for `asksAgain` may not appear, because this action closes the `.sheet` in the same update
                }
                Button("Later") {
                    isOpen = false
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { later = true }
                }
                Button("Wait") {
                    Task {
                        isOpen = false
                        await settle()
                        waits = true
                    }
                }
                Button("Maybe") {
                    isOpen = false
                    if mayShare { shares = true }
                }
            }
            .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
            .fullScreenCover(isPresented: $shares) { Text("Share") }
            .alert("Waited", isPresented: $waits) { Button("OK") {} }
            .alert("Again?", isPresented: $asksAgain) { Button("OK") {} }
            .alert("Later?", isPresented: $later) { Button("OK") {} }
    }

    private func settle() async {}
}

// Positive: one tap toggles a flag of the view below, and another one closes the sheet and opens the next at once.
struct Lightbox: View {
    @State private var isOpen = false
    @State private var isSharing = false
    @State private var isPrinting = false

    var body: some View {
        Button("Open") { isOpen.toggle() }
            .sheet(isPresented: $isOpen) {
                Button("Share") { isSharing.toggle() }
//                                ^^^^^^^^^ warning/medium[covered_presenter]: the `.sheet` for `isSharing` does not appear
                Button("Print") {
                    isOpen.toggle()
                    isPrinting.toggle()
//                  ^^^^^^^^^^ info/medium[covered_presenter]
                }
            }
            .sheet(isPresented: $isSharing) { Text("Share") }
            .sheet(isPresented: $isPrinting) { Text("Print") }
    }
}

// Negative: the page closes the sheet by its own name for the flag, or by a callback.
struct Gallery: View {
    @State private var isOpen = false
    @State private var isSharing = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                GalleryPage(isShown: $isOpen, isSharing: $isSharing)
                GalleryEnd(onDone: { isOpen = false }, isSharing: $isSharing)
            }
            .sheet(isPresented: $isSharing) { Text("Share") }
    }
}

struct GalleryPage: View {
    @Binding var isShown: Bool
    @Binding var isSharing: Bool

    var body: some View {
        Button("Share") {
            isShown = false
            isSharing = true
        }
    }
}

struct GalleryEnd: View {
    let onDone: () -> Void
    @Binding var isSharing: Bool

    var body: some View {
        Button("Share") {
            onDone()
            isSharing = true
        }
    }
}
