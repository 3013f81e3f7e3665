// target: iOS=17.0
import Charts
import SwiftUI

// Positive: colors. The safe fix names the color where an implicit member would mean another style.
struct Colors: View {
    var isOn: Bool
    var accent: Color
    var tint: Color?
    @ObservedObject var theme: Theme

    var body: some View {
        Text("a").foregroundColor(.red)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(.secondary)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(.brand)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(.red.opacity(0.5))
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(accent)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(self.accent.opacity(0.5))
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(theme.text)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(isOn ? .red : Color(white: 0.5))
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(tint ?? .blue)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(.gray /* dim */)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        // The style needs a color, and these may be nil.
        Text("a").foregroundColor(tint)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(nil)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(isOn ? .red : nil)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(theme.chosen)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(.maybe)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        // The types of these values are not known.
        Text("a").foregroundColor(Palette.current.text)
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(Color(hex: "#fff"))
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(Color(rgb: "#fff"))
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Text("a").foregroundColor(.red) + Text("b")
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
        Button("a") {}.accentColor(.primary)
//                     ^^^^^^^^^^^ info[soft_deprecated_api]: `accentColor(_:)` still works
    }

    private let title = Text("a").foregroundColor(.red)
//                                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
}

final class Theme: ObservableObject {
    var text: Color { .red }
    @Published var chosen: Color?
}

extension Color {
    static let brand = Color("brand")
    static var maybe: Color? { nil }

    init?(rgb: String) { nil }
}

// Positive: shapes, areas and layers.
struct Shapes: View {
    var body: some View {
        Text("a").cornerRadius(8)
//                ^^^^^^^^^^^^ info[soft_deprecated_api]: `cornerRadius(_:antialiased:)` still works
        Text("a").cornerRadius(8, antialiased: false)
//                ^^^^^^^^^^^^ info[soft_deprecated_api]: `cornerRadius(_:antialiased:)` still works
        Text("a").edgesIgnoringSafeArea(.top)
//                ^^^^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `edgesIgnoringSafeArea(_:)` still works
        Text("a").edgesIgnoringSafeArea([.top, .horizontal])
//                ^^^^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `edgesIgnoringSafeArea(_:)` still works
        Text("a").edgesIgnoringSafeArea(.all)
//                ^^^^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `edgesIgnoringSafeArea(_:)` still works
        Text("a").coordinateSpace(name: "scroll")
//                ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `coordinateSpace(name:)` still works
        Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red))
//                ^^^^^^^ info[soft_deprecated_api]: `overlay(_:alignment:)` still works
        Text("a").overlay(Text("b"), alignment: .top)
//                ^^^^^^^ info[soft_deprecated_api]: `overlay(_:alignment:)` still works
        Text("a").background(
//                ^^^^^^^^^^ info[soft_deprecated_api]: `background(_:alignment:)` still works
            GeometryReader { proxy in
                Color.clear.preference(key: Height.self, value: proxy.size.height)
            }
        )
        Text("a").background(Color.red.frame(height: 1))
//                ^^^^^^^^^^ info[soft_deprecated_api]: `background(_:alignment:)` still works
        Text("a").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
//                ^^^^ info[soft_deprecated_api]: `mask(_:)` still works
        // The closure would take another `$0`.
        ForEach(["a"], id: \.self) { Text("b").overlay(Text($0)) }
//                                             ^^^^^^^ info[soft_deprecated_api]: `overlay(_:alignment:)` still works
        Text("a").animation(.default)
//                ^^^^^^^^^ info[soft_deprecated_api]: `animation(_:)` is deprecated since iOS 15
    }
}

// Positive: sections, also nested ones.
struct Sections: View {
    var body: some View {
        List {
            Section(header: Text("a")) {
//          ^^^^^^^ info[soft_deprecated_api]: `Section(header:footer:content:)` still works
                // A comment stays.
                Text("b")
            }
            Section(header: Text("a").foregroundColor(.red), footer: Text("c")) { Text("b") }
//          ^^^^^^^ info[soft_deprecated_api]: `Section(header:footer:content:)` still works
//                                    ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
                .padding()
            Section(
//          ^^^^^^^ info[soft_deprecated_api]: `Section(header:footer:content:)` still works
                footer: VStack {
                    Text("c")
                    Text("d")
                }
            ) {
                Text("b")
            }
            Section(header: /* why */ Text("a")) { Text("b") }
//          ^^^^^^^ info[soft_deprecated_api]: `Section(header:footer:content:)` still works
        }
    }
}

// Positive: navigation and presentation.
struct Navigation: View {
    @Environment(\.presentationMode) private var presentationMode
//                 ^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `presentationMode` still works
    @State private var isShown = false

    var body: some View {
        NavigationView {
//      ^^^^^^^^^^^^^^ info[soft_deprecated_api]: `NavigationView` still works
            Text("a")
                .navigationBarTitle("b", displayMode: .inline)
//               ^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `navigationBarTitle(_:displayMode:)` still works
                .navigationBarTitle(Text("b"))
//               ^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `navigationBarTitle(_:displayMode:)` still works
                .navigationBarHidden(true)
                .navigationBarItems(trailing: Button("c", action: close))
//               ^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `navigationBarItems(leading:trailing:)` still works
                .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("c", action: close) } }
//                                                 ^^^^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `navigationBarTrailing` still works
                .alert(isPresented: $isShown) { Alert(title: Text("a")) }
//                                              ^^^^^ info[soft_deprecated_api]: `Alert` still works
                .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("a")) }
//               ^^^^^^^^^^^ info[soft_deprecated_api]: `actionSheet(isPresented:content:)` still works
        }
        TabView { Text("a").tabItem { Text("b") } }
    }

    private func close() {
        self.presentationMode.wrappedValue.dismiss()
        Task { presentationMode.wrappedValue.dismiss() }
    }
}

// Positive, without a fix: another use of the value, and a name that is taken.
struct Presented: View {
    @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>
//                 ^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `presentationMode` still works

    var body: some View {
        if presentationMode.wrappedValue.isPresented { Button("a") { presentationMode.wrappedValue.dismiss() } }
    }
}

struct Dismissing: View {
    @Environment(\.presentationMode) private var mode
//                 ^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `presentationMode` still works
    let dismiss: () -> Void

    var body: some View { Button("a") { mode.wrappedValue.dismiss() } }
}

// Positive: text and its callbacks.
struct Fields: View {
    @Binding var text: String

    var body: some View {
        TextField("a", text: $text, onCommit: {})
//      ^^^^^^^^^ info[soft_deprecated_api]: `TextField(…onEditingChanged:onCommit:)` still works
        SecureField("a", text: $text, onCommit: {})
//      ^^^^^^^^^^^ info[soft_deprecated_api]: `SecureField(…onCommit:)` still works
        TextField("a", text: $text)
            .disableAutocorrection(true)
//           ^^^^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `disableAutocorrection(_:)` still works
            .autocapitalization(.none)
//           ^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `autocapitalization(_:)` still works
            .autocapitalization(UITextAutocapitalizationType.allCharacters)
//           ^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `autocapitalization(_:)` still works
            .accessibility(label: Text("b"))
//           ^^^^^^^^^^^^^ info[soft_deprecated_api]: `accessibility(label:)` still works
            .accessibility(addTraits: .isHeader)
//           ^^^^^^^^^^^^^ info[soft_deprecated_api]: `accessibility(addTraits:)` still works
    }
}

// Positive: the action with one parameter. The new action sees the new values of the others, so most changes are unsafe.
struct Changes: View {
    @ObservedObject var model: Model
    @Binding var text: String
    @State private var copy = ""
    let other: String

    var body: some View {
        Text(text)
            .onChange(of: text) { new in model.search(new) }
//           ^^^^^^^^ info[soft_deprecated_api]: `onChange(of:perform:)` is deprecated since iOS 17
            .onChange(of: text) { copy = $0 }
//           ^^^^^^^^ info[soft_deprecated_api]: `onChange(of:perform:)` is deprecated since iOS 17
            .onChange(of: text) { _ in
//           ^^^^^^^^ info[soft_deprecated_api]: `onChange(of:perform:)` is deprecated since iOS 17
                model.search("")
            }
            .onChange(of: text, perform: { new in print(new) })
//           ^^^^^^^^ info[soft_deprecated_api]: `onChange(of:perform:)` is deprecated since iOS 17
            .onChange(of: text) { new in print(new, other) }
//           ^^^^^^^^ info[soft_deprecated_api]: `onChange(of:perform:)` is deprecated since iOS 17
            .onChange(of: text) { [text] new in print(text, new) }
//           ^^^^^^^^ info[soft_deprecated_api]: `onChange(of:perform:)` is deprecated since iOS 17
            .onChange(of: text, perform: model.search)
//           ^^^^^^^^ info[soft_deprecated_api]: `onChange(of:perform:)` is deprecated since iOS 17
            .onChange(of: text) { model.search(text) }
            .onChange(of: text) { old, new in print(old, new) }
    }
}

final class Model: ObservableObject {
    func search(_ text: String) {}
}

// Traps: the project's own symbols, styles, marks, and values that are not views.
extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { self }
    func accessibility(hint: String) -> some View { self }

    func warned() -> some View {
        foregroundColor(.red)
//      ^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `foregroundColor(_:)` still works
    }
}

struct Traps: View {
    let header: Text

    var body: some View {
        Text("a").cornerRadius(8, corners: .topLeft)
        Text("a").accessibility(hint: "b")
        Text("a").background(Color.red)
        Text("a").background(.red)
        Text("a").background(header)
        Text("a").overlay(Color.red.opacity(0.5))
        Text("a").overlay { Text("b") }
        Section { Text("a") } header: { Text("b") }
        Section("a") { Text("b") }
        Chart { BarMark(x: .value("a", 1), y: .value("b", 2)).cornerRadius(4).foregroundStyle(.red) }
        Button("a") { _ = AttributeContainer().foregroundColor(.red) }
        if #available(iOS 16, *) { Text("a").animation(.default, value: header) }
    }
}

final class Layer {
    func cornerRadius(_ radius: Double) -> Layer { self }

    func rounded() -> Layer { Layer().cornerRadius(8) }
}
