import SwiftUI

// Positive: classes as views, modifiers, styles and representables.
final class Badge: View {
//                 ^^^^ error[class_conforms_to_view]: the app crashes when SwiftUI uses `Badge`, because a `View` must be a struct or an enum
    let count: Int

    init(count: Int) { self.count = count }

    var body: some View { Text("\(count)") }
}

class Shadowed: ViewModifier {
//              ^^^^^^^^^^^^ error[class_conforms_to_view]: the app crashes when SwiftUI uses `Shadowed`, because a `ViewModifier` must be a struct or an enum
    func body(content: Content) -> some View { content.shadow(radius: 3) }
}

class Wide: ButtonStyle {
//          ^^^^^^^^^^^ error[class_conforms_to_view]: the app crashes when SwiftUI uses `Wide`, because a `ButtonStyle` must be a struct or an enum
    func makeBody(configuration: Configuration) -> some View { configuration.label.frame(maxWidth: .infinity) }
}

final class Picker: NSObject, UIViewControllerRepresentable, UIDocumentPickerDelegate {
//                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[class_conforms_to_view]: the app crashes when SwiftUI uses `Picker`, because a `UIViewControllerRepresentable` must be a struct or an enum
    func makeUIViewController(context: Context) -> UIDocumentPickerViewController { UIDocumentPickerViewController() }
    func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
}

// Positive: the conformance is in an extension.
final class Meter {
    var level = 0
}

extension Meter: View {
//               ^^^^ error[class_conforms_to_view]: the app crashes when SwiftUI uses `Meter`, because a `View` must be a struct or an enum
    var body: some View { Text("\(level)") }
}

// Negative: structs, enums, models, coordinators.
struct Fine: View {
    final class Coordinator: NSObject {}
    let coordinator: Coordinator
    var body: some View {
        Badge(count: 3).modifier(Shadowed())
        Meter()
        MapHolder()
    }
}

enum Choice: View {
    case a
    var body: some View { Text("a") }
}

final class Model: ObservableObject {}

// Negative: a superclass of another module that is named like the protocol requires no member.
final class Canvas: View {
    func draw() {}
}

struct Badge_Previews: PreviewProvider {
    final class Inner: View {
        var body: some View { Text("a") }
    }

    static var previews: some View { Inner() }
}

// --- OnlyRepresentable.swift
import SwiftUI

// Positive: a file without other view code.
final class MapHolder: NSObject, UIViewRepresentable {
//                               ^^^^^^^^^^^^^^^^^^^ error[class_conforms_to_view]: the app crashes when SwiftUI uses `MapHolder`, because a `UIViewRepresentable` must be a struct or an enum
    func makeUIView(context: Context) -> MKMapView { MKMapView() }
    func updateUIView(_ view: MKMapView, context: Context) {}
}

// --- Presenter.swift
import SwiftUI

// Negative: the project's own protocol.
protocol LabelStyle: AnyObject {
    func makeBody() -> String
}

final class Presenter: LabelStyle {
    func makeBody() -> String { "a" }
}

struct Screen: View {
    let presenter: Presenter
    var body: some View { Text(presenter.makeBody()) }
}
