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
        Text("a").foregroundStyle(.red)
        Text("a").foregroundStyle(Color.secondary)
        Text("a").foregroundStyle(Color.brand)
        Text("a").foregroundStyle(Color.red.opacity(0.5))
        Text("a").foregroundStyle(accent)
        Text("a").foregroundStyle(self.accent.opacity(0.5))
        Text("a").foregroundStyle(theme.text)
        Text("a").foregroundStyle(isOn ? Color.red : Color(white: 0.5))
        Text("a").foregroundStyle(tint ?? Color.blue)
        Text("a").foregroundStyle(.gray /* dim */)
        // The style needs a color, and these may be nil.
        Text("a").foregroundColor(tint)
        Text("a").foregroundColor(nil)
        Text("a").foregroundColor(isOn ? .red : nil)
        Text("a").foregroundColor(theme.chosen)
        Text("a").foregroundColor(.maybe)
        // The types of these values are not known.
        Text("a").foregroundStyle(Palette.current.text)
        Text("a").foregroundStyle(Color(hex: "#fff"))
        Text("a").foregroundColor(Color(rgb: "#fff"))
        Text("a").foregroundStyle(.red) + Text("b")
        Button("a") {}.tint(Color.primary)
    }

    private let title = Text("a").foregroundStyle(.red)
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
        Text("a").clipShape(.rect(cornerRadius: 8))
        Text("a").clipShape(.rect(cornerRadius: 8), style: FillStyle(antialiased: false))
        Text("a").ignoresSafeArea(edges: .top)
        Text("a").ignoresSafeArea(edges: [.top, .horizontal])
        Text("a").ignoresSafeArea()
        Text("a").coordinateSpace(.named("scroll"))
        Text("a").overlay { RoundedRectangle(cornerRadius: 8).stroke(Color.red) }
        Text("a").overlay(alignment: .top) { Text("b") }
        Text("a").background {
            GeometryReader { proxy in
                Color.clear.preference(key: Height.self, value: proxy.size.height)
            }
        }
        Text("a").background { Color.red.frame(height: 1) }
        Text("a").mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        // The closure would take another `$0`.
        ForEach(["a"], id: \.self) { Text("b").overlay(Text($0)) }
        Text("a").animation(.default)
    }
}

// Positive: sections, also nested ones.
struct Sections: View {
    var body: some View {
        List {
            Section {
                // A comment stays.
                Text("b")
            } header: {
                Text("a")
            }
            Section { Text("b") } header: { Text("a").foregroundStyle(.red) } footer: { Text("c") }
                .padding()
            Section {
                Text("b")
            } footer: {
                VStack {
                    Text("c")
                    Text("d")
                }
            }
            Section(header: /* why */ Text("a")) { Text("b") }
        }
    }
}

// Positive: navigation and presentation.
struct Navigation: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        NavigationView {
            Text("a")
                .navigationTitle("b")
                .navigationBarTitleDisplayMode(.inline)
                .navigationTitle(Text("b"))
                .navigationBarHidden(true)
                .navigationBarItems(trailing: Button("c", action: close))
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("c", action: close) } }
                .alert(isPresented: $isShown) { Alert(title: Text("a")) }
                .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("a")) }
        }
        TabView { Text("a").tabItem { Text("b") } }
    }

    private func close() {
        self.dismiss()
        Task { dismiss() }
    }
}

// Positive, without a fix: another use of the value, and a name that is taken.
struct Presented: View {
    @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>

    var body: some View {
        if presentationMode.wrappedValue.isPresented { Button("a") { presentationMode.wrappedValue.dismiss() } }
    }
}

struct Dismissing: View {
    @Environment(\.presentationMode) private var mode
    let dismiss: () -> Void

    var body: some View { Button("a") { mode.wrappedValue.dismiss() } }
}

// Positive: text and its callbacks.
struct Fields: View {
    @Binding var text: String

    var body: some View {
        TextField("a", text: $text, onCommit: {})
        SecureField("a", text: $text, onCommit: {})
        TextField("a", text: $text)
            .autocorrectionDisabled(true)
            .textInputAutocapitalization(.never)
            .textInputAutocapitalization(.characters)
            .accessibilityLabel(Text("b"))
            .accessibilityAddTraits(.isHeader)
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
            .onChange(of: text) { _, new in model.search(new) }
            .onChange(of: text) { copy = $1 }
            .onChange(of: text) {
                model.search("")
            }
            .onChange(of: text) { _, new in print(new) }
            .onChange(of: text) { _, new in print(new, other) }
            .onChange(of: text) { [text] new in print(text, new) }
            .onChange(of: text, perform: model.search)
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
        foregroundStyle(.red)
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
