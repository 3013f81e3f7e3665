import SwiftUI

// Positive: the caller changes the value while the view stays.
struct Caption: UIViewRepresentable {
    let text: String
//      ^^^^ warning[representable_ignores_input]: later values of `text` do not show, because only `makeUIView` reads it, and SwiftUI calls `makeUIView` once
    var size: CGFloat
    let kind: Int
    let session: Session
    let onTap: () -> Void

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.tag = kind
        session.start()
        onTap()
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        // Nothing to do.
    }
}

final class Session { func start() {} }

struct Pages: View {
    let size: CGFloat
    @State private var title = "One"

    var body: some View {
        Caption(text: title, size: size, kind: 1, session: Session()) {}
        Button("Next") { title = "Two" }
    }
}

// Negative: the update function does something, or other code reads the value.
struct Live: UIViewRepresentable {
    let text: String
    let name: String
//      ^^^^ warning[representable_ignores_input]: later values of `name` do not show, because only `makeUIView` reads it, and SwiftUI calls `makeUIView` once

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.accessibilityLabel = name
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

struct Handed: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    func makeCoordinator() -> String { text }
}

// Negative: a sheet makes a new view each time.
struct Web: UIViewControllerRepresentable {
    let address: String

    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.title = address
        return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Links: View {
    @State private var isOpen = false
    @State private var address = "a"
    @State private var title = "a"

    var body: some View {
        Button("Open") {
            address = "b"
            title = "b"
            isOpen = true
        }
        .sheet(isPresented: $isOpen) { Web(address: address) }
        Live(text: title, name: title)
        Handed(text: title)
    }
}
