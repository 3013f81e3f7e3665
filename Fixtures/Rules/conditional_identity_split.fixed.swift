import SwiftUI

// Positive: the same code twice.
struct Twins: View {
    @State private var isOn = false

    var body: some View {
        if isOn {
            Circle().fill(.red)
        } else {
            Circle()
                .fill(.red) // The same, on two lines.
        }
        switch isOn {
        case true: Button("Go") { go() }
        case false: Button("Go") { go() }
        }
    }

    private func go() {}
}

// Positive: stateful content is made anew.
struct Stateful: View {
    @Binding var text: String
    let isLocked: Bool

    var body: some View {
        VStack {
            TextField("Name", text: $text).opacity(isLocked ? 0.5 : 1).disabled(isLocked)
            Counter(title: isLocked ? "Locked" : "Open").padding()
        }
    }
}

struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View { Stepper(title, value: $count) }
}

// Positive: a leaf with other arguments, a leaf with one modifier more, a switch with two cases.
struct Leaves: View {
    @State private var isOn = false
    let tab: Side

    enum Side { case left, right }

    var body: some View {
        HStack {
            Text(isOn ? "On" : "Off").font(.title)
            if isOn { Text("Name").bold() } else { Text("Name") }
            switch tab {
            case .left: Image("arrow").rotationEffect(.zero)
            case .right: Image("arrow").rotationEffect(.degrees(180))
            }
        }
    }
}

// Positive: a banner in two states; transitions in both branches say that the change is meant to be seen.
struct Banner: View {
    let text: String
    let isError: Bool

    var body: some View {
        if isError {
            HStack {
                Image(systemName: "xmark")
                Text(text).bold()
            }
            .padding()
            .background(.red)
            .cornerRadius(8)
            .transition(.move(edge: .top))
        } else {
            HStack {
                Image(systemName: "info")
                Text(text)
            }
            .padding()
            .background(.blue)
            .cornerRadius(8)
            .transition(.move(edge: .top))
        }
    }
}

// Fixes: a modifier of either branch alone, colors, a condition of several parts. None where a comment would be lost,
// where styles have different types, and for values that are no simple ones.
struct Merging: View {
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
        VStack {
            Image("arrow")
                .resizable()
                .rotationEffect(isOn && count > 0 ? .zero : .degrees(180))
                .blur(radius: isOn && count > 0 ? 0 : 2)
            Text("Name")
                .foregroundStyle(isOn ? .red : .blue)
                .padding()
            if isOn {
                Text("Name").foregroundStyle(.red).padding()
            } else {
                Text("Name").foregroundStyle(.secondary).padding()
            }
            if isOn {
                // Loud.
                Text("Name").opacity(1).padding()
            } else {
                Text("Name").opacity(0.5).padding()
            }
            if isOn {
                Text("Name").padding(CGFloat(count)).opacity(0.5)
            } else {
                Text("Name").opacity(0.5)
            }
        }
    }
}

// False negative trap: in the project's own container, and in a parameter of a function.
struct Panel<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
}

struct InPanel: View {
    var body: some View { Panel { row(isOn: true) } }

    @ViewBuilder private func row(isOn: Bool) -> some View {
        if isOn { Text("Name").bold() } else { Text("Name") }
    }
}

// False positive trap: different views.
struct Different: View {
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
        if isOn { Text("Home") } else { Image("login") }
        if isOn { SecureField("p", text: $text) } else { TextField("p", text: $text) }
        if isOn { VStack { Text("a") } } else { VStack { Image("b") } }
    }
}

// False positive trap: nothing to switch at run time.
struct Fixed: View {
    var body: some View {
        if #available(iOS 26, *) { Text("a").bold() } else { Text("a") }
        #if DEBUG
        Text("a").bold()
        #else
        Text("a")
        #endif
    }
}

// False positive trap: no neutral value, a style of another type, another order of things.
struct NoNeutral: View {
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
        if isOn { Text("a").searchable(text: $text) } else { Text("a") }
        if isOn { Text("a").sheet(isPresented: $isOn) { Text("b") } } else { Text("a") }
        if isOn { List { Text("a") }.listStyle(.plain) } else { List { Text("a") }.listStyle(.grouped) }
        if isOn { Text("a").refreshable { } } else { Text("a") }
    }
}

// False positive trap: optionals, other data, other bindings, other closures.
struct OtherData: View {
    @State private var name: String?
    @State private var first = ""
    @State private var second = ""
    @State private var isOn = false
    let users: [String]
    let groups: [Int]

    var body: some View {
        if let name { Text(name).font(.title) } else { Text("none").font(.title) }
        if isOn { TextField("a", text: $first) } else { TextField("a", text: $second) }
        if isOn { List(users, id: \.self) { Text($0) } } else { List(groups, id: \.self) { Text("\($0)") } }
        if isOn { Text("a").onTapGesture { open() } } else { Text("a").onTapGesture { close() } }
    }

    private func open() {}
    private func close() {}
}

// False positive trap: texts with comments are units for translators.
struct Translated: View {
    let isOptional: Bool

    var body: some View {
        if isOptional {
            Text("optional", comment: "Mark of a field").font(.callout)
        } else {
            Text("required", comment: "Mark of a field").font(.callout)
        }
    }
}

// False positive trap: controls do something else, more than two cases are a list of views.
struct Controls: View {
    @State private var isOn = false
    let phase: Int

    var body: some View {
        if isOn { Button("Stop") { stop() } } else { Button("Start") { start() } }
        if isOn { PillButton(title: "a", action: stop) } else { PillButton(title: "b", action: start) }
        switch phase {
        case 0: Text("a").bold()
        case 1: Text("a")
        default: Text("a").italic()
        }
        if phase == 0 { Text("a").bold() } else if phase == 1 { Text("a") } else { Text("a").italic() }
    }

    private func stop() {}
    private func start() {}
}

struct PillButton: View {
    let title: String
    let action: () -> Void
    var body: some View { Button(title, action: action) }
}

// False positive trap: AnyView in a ternary, a value that may be missing, an early return, a modifier that decides itself.
struct Erased: View {
    @State private var isOn = false
    @State private var name: String?

    var body: some View {
        isOn ? AnyView(Text("a").padding()) : AnyView(Text("a"))
        if let name { Titled(title: name).padding() } else { Titled(title: nil).padding() }
        Text("a").shifted(isOn)
        early()
    }

    private func early() -> some View {
        if isOn { return Text("a").bold() }
        return Text("a")
    }
}

struct Titled: View {
    let title: String?
    var body: some View { Text(title ?? "") }
}

extension View {
    func shifted(_ isOn: Bool) -> some View { padding(isOn ? 8 : 0) }
}

// False positive trap: leaves that share nothing but their type; an empty branch.
struct Unlike: View {
    @State private var isOn = false

    var body: some View {
        if isOn { Image("play") } else { Image("pause") }
        if isOn { EmptyView() } else { EmptyView() }
    }
}

// False positive trap: the row's own element is another row when it changes.
struct Tabs: View {
    let tabs: [Int]

    var body: some View {
        ForEach(tabs, id: \.self) { tab in
            if tab == 0 { Text("a").bold() } else { Text("a") }
        }
    }
}

// False negative trap: a constant of the row that depends on more than the element, a case's payload.
struct Stars: View {
    let stars: [Int]
    @State private var rating = 2
    @State private var phase = Phase.loading(0)

    enum Phase { case loading(Int), done }

    var body: some View {
        ForEach(stars, id: \.self) { star in
            let isFull = rating >= star
            Image(isFull ? "full" : "empty").resizable()
            let isFirst = star == 0
            if isFirst { Image("full").resizable() } else { Image("empty").resizable() }
        }
        switch phase {
        case .loading(let errors):
            Text(errors > 0 ? "errors" : "loading").font(.caption)
        case .done: Text("done")
        }
    }
}

// False negative trap: branches that show a helper, a parameter or what a style is given, with and without a modifier.
struct Helpers: View {
    @State private var isWide = false

    var body: some View {
        title.padding(.horizontal, isWide ? nil : 0)
        field(1).padding(.horizontal, isWide ? nil : 0)
    }

    private var title: some View { Text("Title") }
    private func field(_ number: Int) -> some View { TextField("Name", text: .constant("")) }
}

struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

// False negative trap: several views that are the same, a shared value of a model, expressions of other kinds, and the
// closure of a layout or function of the project.
struct Several: View {
    @State private var isOn = false
    let names: [String]

    var body: some View {
        if isOn {
            Text("a")
            Text("b")
        } else {
            Text("a")
            Text("b")
        }
        Text(Account.shared.isPro ? "a" : "b").font(.title)
        Flow {
            if isOn { Text(names[0]).font(.title) } else { Text(Account.shared.name).font(.title) }
        }
        card {
            if isOn { Text("a").bold() } else { Text("a") }
        }
    }

    private func card(@ViewBuilder content: () -> some View) -> some View { VStack { content() } }
}

final class Account: ObservableObject {
    static let shared = Account()
    @Published var isPro = false
    @Published var name = ""
}

struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

// No fix: a long condition would stand there twice, a switch has to stay one, a branch that declares names.
struct Unfixed: View {
    @State private var selection = 0
    @State private var isEditing = false

    var body: some View {
        if selection > 0 && isEditing == false {
            Image("a").resizable().opacity(0.5)
        } else {
            Image("b").resizable()
        }
        switch selection {
        case 0: Image("a").resizable().opacity(0.5)
        default: Image("a").resizable()
        }
        if isEditing {
            let name = "a"
            Image(name).resizable()
        } else {
            let name = "b"
            Image(name + "c").resizable()
        }
    }
}

// A condition to which every caller gives something fixed, in a set of options too, weighs less.
struct Given: View {
    var body: some View {
        Section {
            Note(options: [.wide])
            Note(options: .small)
        }
    }
}

struct NoteOptions: OptionSet {
    let rawValue: Int
    static let wide = NoteOptions(rawValue: 1)
    static let small = NoteOptions(rawValue: 2)
}

struct Note: View {
    let options: NoteOptions
    private var isWide: Bool { options.contains(.wide) }

    var body: some View {
        Counter(title: "a").padding(.all, isWide ? nil : 0)
    }
}

// False positive trap: a literal text is translated, a computed one is not; data of another type; a control by its name.
struct OtherTypes: View {
    @State private var isOn = false
    let name: String

    var body: some View {
        if isOn { Text("\(name) is on").font(.title) } else { Text(name).font(.title) }
        if isOn {
            Expected(name) { value in Text(value) }
        } else {
            Expected(name.count) { value in Text(value.description) }
        }
        if isOn {
            DangerButton { go() } label: { Text("a").bold() }
        } else {
            DangerButton { go() } label: { Text("a") }
        }
    }

    private func go() {}
}

struct Expected<Value, Content: View>: View {
    let value: Value
    @ViewBuilder let content: (Value) -> Content

    init(_ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
        self.value = value
        self.content = content
    }

    var body: some View { content(value) }
}

struct DangerButton<Label: View>: View {
    let action: () -> Void
    @ViewBuilder let label: () -> Label
    var body: some View { Button(action: action, label: label) }
}

// False positive trap: the subject of a modifier is conditional_modifier_extension's; a closure with a return is no
// builder.
struct Dimmed: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn { content.opacity(0.5) } else { content }
    }
}

struct Asking: View {
    @State private var question: Question?

    var body: some View {
        Text("a").alert(item: $question) { question in
            if question.isLoud {
                return Alert(title: Text("a").bold(), dismissButton: .cancel())
            } else {
                return Alert(title: Text("a"), dismissButton: .cancel())
            }
        }
    }
}

struct Question: Identifiable {
    let id: Int
    let isLoud: Bool
}

// False positive trap: a function that is no builder returns one type; actions are no views.
struct NoBuilder: View {
    @State private var isOn = false

    var body: some View {
        Text("a").onTapGesture {
            if isOn { Log("a").write() } else { Log("a").write() }
        }
        label
    }

    private var label: Text {
        if isOn { return Text("a").bold() } else { return Text("a") }
    }
}

struct Log {
    let text: String
    init(_ text: String) { self.text = text }
    func write() {}
}

// Positive: a view and the same view hidden, in a member, in place, and one that keeps a text.
struct Hiding: View {
    @State private var hasFailed = false
    @State private var text = ""

    var body: some View {
        VStack {
            message.opacity(hasFailed ? 1 : 0)
            Text("Again").opacity(hasFailed ? 0 : 1).padding()
            TextField("Name", text: $text).opacity(hasFailed ? 1 : 0)
        }
    }

    private var message: some View { Text("Failed").font(.footnote) }
}

// False positive trap: another view is hidden.
struct HidingAnother: View {
    let isOn: Bool

    var body: some View {
        VStack {
            if isOn { Text(verbatim: "on") } else { Image("off").hidden() }
        }
    }
}

// False positive trap: every case needs its branch though two are the same.
struct Unknown: View {
    let phase: Phase

    var body: some View {
        switch phase {
        case .ready: Text("a")
        @unknown default: Text("a")
        }
    }
}
// Positive: a stack's closure is a builder, whatever the member around it is.
struct Helper: View {
    @Binding var text: String
    let isLocked: Bool

    var body: some View { field }

    private var field: some View {
        HStack {
            TextField("Name", text: $text).opacity(isLocked ? 0.5 : 1)
        }
    }
}
// False positive trap: shape styles of different types, which no ternary chooses between.
struct StyledBadge: View {
    @State private var isDone = false

    var body: some View {
        VStack {
            if isDone { Circle().fill(LinearGradient.accent) } else { Circle().fill(Color.gray) }
            if isDone { Circle().fill(.thinMaterial) } else { Circle().fill(Color.gray.opacity(0.5)) }
            if isDone { Circle().fill(Color.red.gradient) } else { Circle().fill(Color.gray) }
            Circle().fill(isDone ? Color.red : Color.gray)
        }
    }
}

// --- Widget.swift
import SwiftUI
import WidgetKit

// False positive trap: a widget is drawn anew for each entry.
struct Badge: View {
    let isSnoozed: Bool

    var body: some View {
        if isSnoozed {
            Text("Snoozed").foregroundStyle(.white)
        } else {
            Text("Active").foregroundStyle(.white)
        }
    }
}
