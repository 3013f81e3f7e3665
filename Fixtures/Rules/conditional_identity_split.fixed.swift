import SwiftUI

// Positive: the same code twice, also where the condition is a constant, next to each other in a chain, and in two cases.
// In the chain, the arm between two equal ones makes a difference.
struct Twins: View {
    @State private var isOn = false
    @State private var step = 0
    private let isBeta = false

    private func change() { isOn.toggle(); step += 1 }

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
        if isBeta { Text("Name") } else { Text("Name") }
        if step == 0 { Text("zero") } else if step == 1 { Text("few") } else { Text("few") }
        if step == 0 { Text("few") } else if step == 1 { Text("one") } else { Text("few") }
        switch step {
        case 0: Text("few")
        case 1: Text("one")
        case 2: Text("few")
        default: Text("one")
        }
        switch step {
        case 0: Text("few")
        case 1: Text("one")
        case 2: Text("few")
        default: Text("few")
        }
        if step == 0 {
            Text("few")
        } else if step == 1 {
            Text("few")
        } else if step == 2 {
            Text("few")
        } else if step == 3 {
            Text("one")
        } else {
            Text("few")
        }
    }

    private func go() {}
}

// False positive trap: names that the conditions bind are not the same, and `default` has to show something. What is given
// from outside may be a constant.
struct Shadowed: View {
    @State private var first: String?
    @State private var second: String?
    @State private var phase = Phase.none
    @Environment(\.kind) private var kind

    private func change() { second = second == nil ? "a" : nil }

    enum Phase { case none, named(String), titled(String) }

    var body: some View {
        VStack {
            if let name = first { Text(name) } else if let name = second { Text(name) }
            if let first { Text(first) } else if let first = second { Text(first) }
            switch phase {
            case .none: Text("none")
            case .named(let name): Text(name)
            case .titled(let name): Text(name)
            }
            switch first {
            case "a": Text("a")
            case "b": Text("b")
            default: Text("a")
            }
            switch kind {
            case .small: Text("a")
            case .medium: Text("a")
            case .large: Text("b")
            }
        }
    }
}

// Positive: what the view keeps is lost.
struct Stateful: View {
    @Binding var text: String
    @State private var isLocked = false

    private func change() { isLocked.toggle() }

    var body: some View {
        VStack {
            TextField("Name", text: $text).opacity(isLocked ? 0.5 : 1).disabled(isLocked)
            Counter(title: isLocked ? "Locked" : "Open").padding()
        }
    }
}

// Positive: the project does not show whether the condition changes.
struct MaybeLocked: View {
    @Binding var text: String
    let isLocked: Bool

    var body: some View {
        TextField("Name", text: $text).opacity(isLocked ? 0.5 : 1)
        // A view that keeps nothing.
        if isLocked { Image("lock").opacity(0.5) } else { Image("lock") }
    }
}

// Positive: what is kept is in a view inside, in the view's own body, in another framework, in a task, or under the finger.
struct Keeping: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var volume = 0.5
    @State private var items: [String] = []

    private func change() { isOn.toggle() }

    var body: some View {
        VStack {
            HStack { TextField("Name", text: $text) }.padding(isOn ? 8 : 0)
            Wrapper().padding(isOn ? 8 : 0)
            Drawing().opacity(isOn ? 0.5 : 1)
            Text("Name").task { await load() }.opacity(isOn ? 0.5 : 1)
            Slider(value: $volume).tint(volume > 0.5 ? .red : .blue)
            List(items, id: \.self) { Text($0) }.background(isOn ? Color.red : .clear)
            switch isOn {
            case true: ScrollView { Text("Name") }.opacity(0.5)
            case false: ScrollView { Text("Name") }
            }
        }
    }

    private func load() async {}
}

struct Wrapper: View {
    var body: some View { VStack { Counter(title: "Inside") } }
}

struct Drawing: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

// False positive trap: another slider than the one that changes the condition, and a hover.
struct KeepingNothing: View {
    @State private var volume = 0.5
    @State private var isOn = false

    private func change() { isOn.toggle() }

    var body: some View {
        VStack {
            if isOn { Slider(value: $volume).opacity(0.5) } else { Slider(value: $volume) }
            if isOn { Hovered().opacity(0.5) } else { Hovered() }
        }
    }
}

// False positive trap: no caller gives the condition something that changes.
struct LockedRows: View {
    let names: [String]
    @State private var text = ""

    var body: some View {
        List(names, id: \.self) { name in
            LockedRow(isLocked: name.isEmpty, text: $text)
        }
    }
}

struct LockedRow: View {
    let isLocked: Bool
    @Binding var text: String

    var body: some View {
        if isLocked { TextField("Name", text: $text).opacity(0.5) } else { TextField("Name", text: $text) }
    }
}

struct Hovered: View {
    @State private var isHovering = false
    var body: some View { Text("a").onHover { isHovering = $0 } }
}

struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View { Stepper(title, value: $count) }
}

// Positive: a leaf with other arguments, a leaf with one modifier more, a switch with two cases.
struct Leaves: View {
    @State private var isOn = false
    @State private var isLeft = false
    @State private var isStill = false
    @State private var tab = Side.left

    private func change() { isOn.toggle(); isLeft.toggle(); isStill.toggle() }

    enum Side { case left, right }

    var body: some View {
        HStack {
            Text("Name").opacity(isOn ? 0.5 : 1)
            switch isLeft {
            case true: Image("arrow").rotationEffect(.zero)
            case false: Image("arrow").rotationEffect(.degrees(180))
            }
            // No simple code says which of two cases it is.
            switch tab {
            case .left: Image("arrow").rotationEffect(.zero)
            case .right: Image("arrow").rotationEffect(.degrees(180))
            }
            // Without an animation, nobody sees a difference.
            if isStill { Text("On").opacity(0.5) } else { Text("On") }
            // Another name fades in, in one view as well as in two.
            if isOn { Text("On").font(.title) } else { Text("Off").font(.title) }
            if isOn { Image("on").resizable() } else { Image("off").resizable() }
        }
        .animation(.default, value: isOn)
        .animation(.default, value: isLeft)
        .animation(.default, value: tab)
    }
}

// Positive: a banner in two states. With a transition in both branches, the change is meant to be seen.
struct Banner: View {
    let text: String
    @State private var isError = false

    var body: some View {
        HStack {
            Image(systemName: isError ? "xmark" : "info")
            Text(text)
        }
        .padding()
        .background(isError ? .red : .blue)
        .cornerRadius(8)
        if isError {
            Text(text).background(.red).transition(.move(edge: .top))
        } else {
            Text(text).background(.blue).transition(.move(edge: .top))
        }
        if isError {
            HStack { Image(systemName: "xmark"); Text(text) }.padding().foregroundStyle(.red).transition(.move(edge: .top))
        } else {
            HStack { Image(systemName: "info"); Text(text) }.padding().foregroundStyle(.primary).transition(.move(edge: .top))
        }
    }

    private func toggle() { withAnimation { isError.toggle() } }
}

// Fixes: a modifier of either branch alone, colors, a condition of several parts. None where a comment would be lost,
// where styles have different types, and for values that are no simple ones.
struct Merging: View {
    @State private var isOn = false
    @State private var count = 0

    private func change() { count += 1 }

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
            // No code turns this off.
            if isOn {
                Text("Name").padding(CGFloat(count)).opacity(0.5)
            } else {
                Text("Name").opacity(0.5)
            }
            Toggle("On", isOn: $isOn.animation())
        }
    }
}

// False negative trap: in the project's own container, and in a parameter of a function.
struct Panel<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
}

struct InPanel: View {
    @State private var isOn = false

    var body: some View { Panel { row(isLast: true) }.animation(.default) }

    @ViewBuilder private func row(isLast: Bool) -> some View {
        Text("Name").opacity(isOn ? 0.5 : 1)
        if isLast { Text("Name").opacity(0.5) } else { Text("Name") }
    }

    private func toggle() { withAnimation(.easeIn) { isOn = !isOn } }
}

// False positive trap: different views.
struct Different: View {
    @State private var isOn = false
    @State private var text = ""

    private func change() { isOn.toggle() }

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

    private func change() { name = name == nil ? "a" : nil; isOn.toggle() }

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

    private func change() { isOn.toggle() }

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

// Positive: controls with the same closures, and controls for a value.
struct SameControls: View {
    @State private var isOn = false
    @State private var count = 0
    @State private var date = Date()

    var body: some View {
        VStack {
            Button("Go") { go() }.opacity(isOn ? 0.5 : 1)
            Stepper("a", value: $count).opacity(count > 3 ? 0.5 : 1)
            Toggle("a", isOn: $isOn).opacity(isOn ? 0.5 : 1)
            DatePicker("a", selection: $date).disabled(isOn)
            Picker("a", selection: $count) { Text("1").tag(1) }.disabled(isOn)
        }
        .animation(.default, value: isOn)
        .animation(.default, value: count)
    }

    private func go() {}
}

struct PillButton: View {
    let title: String
    let action: () -> Void
    var body: some View { Button(title, action: action) }
}

// Positive: AnyView in both branches of a builder, and in one function or expression if the types in it differ.
struct Erased: View {
    @State private var isOn = false
    @State private var text = ""

    private func change() { isOn.toggle() }

    var body: some View {
        VStack {
            AnyView(field.opacity(isOn ? 0.5 : 1))
            AnyView(Image("a").opacity(isOn ? 0.5 : 1))
            isOn ? AnyView(Image("a").opacity(0.5)) : AnyView(Image("a"))
            early()
            guarded()
            chosen()
        }
        .animation(.default, value: isOn)
    }

    private var field: some View { TextField("Name", text: $text) }

    private func early() -> AnyView {
        if isOn { return AnyView(TextField("Name", text: $text).opacity(0.5)) }
        return AnyView(TextField("Name", text: $text))
    }

    private func guarded() -> AnyView {
        guard isOn else { return AnyView(TextField("Name", text: $text)) }
        return AnyView(TextField("Name", text: $text).opacity(0.5))
    }

    private func chosen() -> AnyView {
        if isOn { return AnyView(Image("a").opacity(0.5)) } else { return AnyView(Image("a")) }
    }
}

// False positive trap: the same type in AnyView, a modifier that decides itself, an early return of one type.
struct ErasedAlike: View {
    @State private var isOn = false
    @State private var text = ""

    private func change() { isOn.toggle() }

    var body: some View {
        VStack {
            isOn ? AnyView(Text("a").opacity(0.5)) : AnyView(Text("a").opacity(1))
            isOn ? AnyView(Text("a").bold()) : AnyView(Text("a"))
            Text("a").shifted(isOn)
            early()
            erased()
            other()
        }
        .animation(.default, value: isOn)
    }

    private func early() -> some View {
        if isOn { return Text("a").bold() }
        return Text("a")
    }

    private func erased() -> AnyView {
        if isOn { return AnyView(TextField("on", text: $text).opacity(0.5)) }
        return AnyView(TextField("off", text: $text).opacity(0.5))
    }

    private func other() -> AnyView {
        guard isOn else { return AnyView(TextField("a", text: $text)) }
        return AnyView(Text("a"))
    }
}

// Positive: a value and nil, to a view and to a closure.
struct Missing: View {
    @State private var name: String?
    @StateObject private var model = Missing.Model()
    let content: (String?) -> Text

    private func change() { name = name == nil ? "a" : nil }

    final class Model: ObservableObject {
        @Published var title: String?

        func load(_ new: String?) { title = new }
    }

    var body: some View {
        VStack {
            Titled(title: name).padding()
            Titled(title: model.title)
            content(name)
        }
        .animation(.default, value: name)
        .animation(.default, value: model.title)
    }
}

// False positive trap: the value is used for something else too, another value stands for it, or state is made from it.
struct MissingElse: View {
    @State private var name: String?

    private func change() { name = name == nil ? "a" : nil }

    var body: some View {
        VStack {
            if let name { Titled(title: name).opacity(name.isEmpty ? 0 : 1) } else { Titled(title: nil) }
            if let name { Titled(title: name) } else { Titled(title: "none") }
            if let name { Draft(text: name).opacity(0.5) } else { Draft(text: nil).opacity(0.5) }
        }
        .animation(.default, value: name)
    }
}

struct Draft: View {
    @State var text: String?
    private func change() { text = text == nil ? "a" : nil }
    var body: some View { Text(text ?? "") }
}

// Positive: members that build the same view, stacks with the same content, a function with another flag.
struct Members: View {
    @State private var isWide = false
    @State private var text = ""

    private func change() { isWide.toggle() }

    var body: some View {
        VStack {
            if isWide { wide } else { narrow }
            if isWide { HStack(spacing: 8) { field } } else { VStack { field } }
            row(isBold: isWide)
        }
    }

    private var field: some View { TextField("Name", text: $text) }
    private var wide: some View { Counter(title: "Count").padding(8) }
    private var narrow: some View { Counter(title: "Count").opacity(0.5) }
    private func row(isBold: Bool) -> some View { field.opacity(isBold ? 1 : 0.5) }
}

// False positive trap: members that build other views, stacks that keep nothing or show something else, other data.
struct OtherMembers: View {
    @State private var isWide = false
    @State private var text = ""

    private func change() { isWide.toggle() }

    var body: some View {
        VStack {
            if isWide { title } else { field }
            if isWide { first } else { second }
            if isWide { HStack { title } } else { VStack { title } }
            if isWide { HStack { field } } else { VStack { field; title } }
            if isWide { Page(number: 1, isWide: true) } else { Page(number: 2, isWide: true) }
            if isWide { Page(kind: .home).padding() } else { Page(kind: .search).padding() }
            if isWide { Entry(text: "a").padding() } else { Entry(text: "b").padding() }
        }
    }

    private var title: some View { Text("Title") }
    private var field: some View { TextField("Name", text: $text) }
    private var first: some View {
        let size = 8.0
        return Counter(title: "Count").padding(size)
    }
    private var second: some View {
        let size = 16.0
        return Counter(title: "Count").padding(size).opacity(0.5)
    }
}

struct Page: View {
    enum Kind { case home, search }
    var number = 0
    var kind = Kind.home
    var isWide = false
    @State private var offset = 0
    private func change() { offset += 1 }
    var body: some View { Text("a") }
}

struct Entry: View {
    @State private var draft: String
    init(text: String) { _draft = State(initialValue: text) }
    var body: some View { Text(draft) }
}

// Positive: modifiers that can depend on the condition themselves; the same style with another argument.
struct Movable: View {
    @State private var isOn = false
    @State private var text = ""

    private func change() { isOn.toggle() }

    var body: some View {
        VStack {
            field("a").overlay { if isOn { Circle() } }
            TextField("a", text: $text).overlay { if isOn { Circle() } }
            TextField("a", text: $text).background(isOn ? .clear : Color.red)
            TextField("a", text: $text).listRowBackground(isOn ? Color.red : nil)
            TextField("a", text: $text).ignoresSafeArea(edges: isOn ? .all : []).frame(height: isOn ? nil : 200, alignment: .top)
            TextField("a", text: $text).buttonStyle(.card(isOn ? 1 : 2))
            if isOn {
                TextField("a", text: $text).overlay {
                    Circle()
                }
            } else {
                TextField("a", text: $text)
            }
            isOn ? Text(text).kerning(2) : Text(text)
        }
        .animation(.default, value: isOn)
    }

    private func field(_ title: String) -> some View { TextField(title, text: $text) }
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

    private func change() { isOn.toggle() }

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
            Image(isFull ? "full" : "empty").resizable().opacity(isFull ? 0.5 : 1)
            let isFirst = star == 0
            if isFirst { Image("full").resizable() } else { Image("empty").resizable() }
        }
        switch phase {
        case .loading(let errors):
            if errors > 0 { Text("errors").font(.caption) } else { Text("loading").font(.caption) }
        case .done: Text("done")
        }
        Stepper("Stars", value: $rating.animation())
    }
}

// False negative trap: branches that show a helper, a parameter or what a style is given, with and without a modifier.
struct Helpers: View {
    @State private var isWide = false

    private func toggle() { withAnimation { isWide.toggle() } }

    var body: some View {
        title.padding(.horizontal, isWide ? 8 : 0)
        field(1).padding(.horizontal, isWide ? 8 : 0)
    }

    private var title: some View { Text("Title") }
    private func field(_ number: Int) -> some View { TextField("Name", text: .constant("")) }
}

struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Group {
            configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
        .animation(.default, value: configuration.isPressed)
    }
}

// False negative trap: several views that are the same, a shared value of a model, expressions of other kinds, and the
// closure of a layout or function of the project.
struct Several: View {
    @State private var isOn = false

    private func toggle() { withAnimation { isOn.toggle() } }

    let names: [String]

    var body: some View {
        if isOn {
            Text("a")
            Text("b")
        } else {
            Text("a")
            Text("b")
        }
        if Account.shared.isPro { Text("a").font(.title) } else { Text("b").font(.title) }
        Flow {
            (isOn ? Text(names[0]) : Text(Account.shared.name)).font(.title).opacity(isOn ? 0.5 : 1)
        }
        card {
            Text("a").opacity(isOn ? 0.5 : 1)
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

// No fix: a long condition would be there twice. False positive trap: a name that both branches declare.
struct Unfixed: View {
    @State private var selection = 0
    @State private var isEditing = false

    private func change() { selection += 1 }

    private func stop() { withAnimation { isEditing = false } }

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

// False positive trap: every caller gives the condition something fixed, in a set of options too.
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
        if isWide { Counter(title: "a").padding() } else { Counter(title: "a") }
    }
}

// False positive trap: a literal text is translated, a computed one is not; data of another type; a control by its name.
struct OtherTypes: View {
    @State private var isOn = false
    let name: String

    private func change() { isOn.toggle() }

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

    private func change() { isOn.toggle() }

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
            ScrollView { message }.opacity(hasFailed ? 1 : 0)
            // A field that nobody sees should lose the focus.
            if hasFailed {
                TextField("Name", text: $text)
            } else {
                TextField("Name", text: $text).hidden()
            }
        }
    }

    private var message: some View { Text("Failed").font(.footnote) }

    private func fail() { withAnimation { hasFailed = true } }
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
    @State private var isLocked = false

    private func change() { isLocked.toggle() }

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

    private func change() { isDone.toggle() }

    var body: some View {
        VStack {
            if isDone { Circle().fill(LinearGradient.accent) } else { Circle().fill(Color.gray) }
            if isDone { Circle().fill(.thinMaterial) } else { Circle().fill(Color.gray.opacity(0.5)) }
            if isDone { Circle().fill(Color.red.gradient) } else { Circle().fill(Color.gray) }
            if isDone { Circle().foregroundStyle(.red) } else { Circle().foregroundStyle(.secondary) }
            if isDone { Circle().foregroundStyle(.red) } else { Circle().foregroundStyle(.brand) }
            Circle().fill(isDone ? Color.red : Color.gray)
        }
        .animation(.default, value: isDone)
    }
}

// False positive trap: a matched geometry moves from one view to another.
struct MovingMark: View {
    @State private var isOn = false
    @Namespace private var space

    var body: some View {
        VStack {
            if isOn {
                Capsule().fill(.red).matchedGeometryEffect(id: 1, in: space)
            } else {
                Capsule().fill(.red).matchedGeometryEffect(id: 1, in: space).hidden()
            }
            Capsule().fill(.red).opacity(isOn ? 1 : 0)
            Button("a") { withAnimation { isOn.toggle() } }
        }
    }
}

// Positive: a view that two branches show with the same code, in a branch inside them or in a container of one.
struct Surroundings: View {
    @StateObject private var sender = Sender()
    @State private var isPaused = false

    private func change() { isPaused.toggle() }

    var body: some View {
        VStack {
            switch sender.state {
            case .syncing:
                if let data = sender.data { details(data) } else { ProgressView() }
            case .ready:
                if let data = sender.data { details(data) }
            case .failed: Text("Failed")
            }
            if isPaused {
                Framed { list } footer: { Text("Paused") }
            } else {
                list
            }
            if isPaused {
                Counter(title: "a")
            } else {
                VStack { Text("Runs"); Counter(title: "a") }
            }
            Bar { ScrollView { Text("a") } }
        }
    }

    private var list: some View { ScrollView { Text("a") } }
    private func details(_ data: String) -> some View { ScrollView { Text(data) } }
}

struct Bar<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if sizeClass == .compact {
            content()
        } else {
            ZStack { Text("a"); content() }
        }
    }
}

// False positive trap: a name that the branches bind to different values, other code, a view that keeps nothing, a
// background of another framework, a container of SwiftUI that does more than a stack, an unknown condition, a transition.
struct OtherSurroundings: View {
    let isFixed: Bool
    @StateObject private var sender = Sender()
    @State private var isPaused = false

    private func change() { isPaused.toggle() }

    var body: some View {
        VStack {
            switch sender.state {
            case .syncing:
                if let data = sender.data { details(data) } else { ProgressView() }
            case .ready:
                if let data = sender.draft { details(data) }
            case .failed:
                if isPaused { details("a") } else { title }
            }
            if isPaused { if isFixed { title } else { Image("a") } } else { title }
            if isPaused { if isFixed { Drawing() } else { Image("a") } } else { Drawing() }
            if isPaused { NavigationStack { list } } else { list }
            if isFixed { Framed { list } footer: { title } } else { list }
            if isPaused { VStack { list; list } } else { list }
            if isPaused { Framed { title } footer: { list } } else { list }
            if isPaused { VStack { list.transition(.opacity) } } else { list.transition(.opacity) }
            if isPaused {
                let text = "a"
                VStack { details(text) }
            } else {
                details(text)
            }
        }
    }

    private var text: String { "b" }
    private var title: some View { Text("a") }
    private var list: some View { ScrollView { Text("a") } }
    private func details(_ data: String) -> some View { ScrollView { Text(data) } }
}

final class Sender: ObservableObject {
    enum State { case syncing, ready, failed }
    @Published var state = State.syncing
    @Published var data: String?
    @Published var draft: String?

    func receive(_ text: String?, _ new: State) {
        (data, draft) = (text, text)
        state = new
    }
}

struct Framed<Content: View, Footer: View>: View {
    @ViewBuilder let content: () -> Content
    @ViewBuilder let footer: () -> Footer
    var body: some View { VStack { content(); footer() } }
}

// Positive: two views for two sizes, which show the same field.
struct Landing: View {
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        if verticalSizeClass == .compact { WideLanding() } else { TallLanding() }
    }
}

struct WideLanding: View {
    var body: some View { HStack { Text("Welcome"); JoinField() } }
}

struct TallLanding: View {
    var body: some View { VStack { Text("Welcome"); JoinField() } }
}

struct JoinField: View {
    @State private var name = ""
    var body: some View { TextField("Room", text: $name) }
}

// Positive, low: two different views for two sizes. Negative: nothing to lose.
struct Sized: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        VStack {
            if horizontalSizeClass == .compact { NarrowFeed() } else { Text("Wide") }
            if horizontalSizeClass == .compact { Text("Narrow") } else { Image("wide") }
        }
    }
}

struct NarrowFeed: View {
    var body: some View { List(0..<100, id: \.self) { Text("\($0)") } }
}
// --- Fields.swift
import SwiftUI

// Positive: a button switches between two kinds of fields for one text; the fields may be next to other views.
struct Password: View {
    @Binding var text: String
    @State private var isShown = false
    @StateObject private var form = Form2()

    var body: some View {
        VStack {
            if isShown {
                TextField("Password", text: $text)
            } else {
                SecureField("Password", text: $text).textContentType(.password)
            }
            Button("Show") { isShown.toggle() }
            Group {
                if form.isShown { TextField("a", text: $form.text) } else { SecureField("a", text: $form.text) }
            }
            Button("Show", action: form.show)
            HStack {
                switch isShown {
                case true:
                    TextField("Password", text: $text)
                    Button("Hide") { isShown = false }
                case false:
                    SecureField("Password", text: $text)
                    Button("Show") { isShown = true }
                }
            }
            // What the user types decides.
            if text.isEmpty { SecureField("Key", text: $text) } else { TextEditor(text: $text) }
            Revealed(text: $text, isShown: isShown)
        }
    }
}

// Positive: the caller has the button.
struct Revealed: View {
    @Binding var text: String
    let isShown: Bool

    var body: some View {
        if isShown { TextField("a", text: $text) } else { SecureField("a", text: $text) }
    }
}

final class Form2: ObservableObject {
    @Published var text = ""
    @Published var isShown = false

    func show() { isShown.toggle() }
}

// Positive: both fields use one focus, which goes with the first field.
struct Code: View {
    @StateObject private var steps = Steps()
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            if steps.isSent {
                Text("Enter the code")
                TextField("Code", text: $steps.code).focused($isFocused)
            } else {
                TextField("Address", text: $steps.address).focused($isFocused)
            }
            // False positive traps: each field has its own value of the focus, or the second one does not have it.
            if steps.isSent {
                TextField("Code", text: $steps.code).focused($isFocused, equals: true)
            } else {
                TextField("Address", text: $steps.address).focused($isFocused, equals: false)
            }
            if steps.isSent {
                TextField("Code", text: $steps.code)
            } else {
                TextField("Address", text: $steps.address).focused($isFocused)
            }
            // It sets the focus when it appears.
            if steps.isSent {
                TextField("Code", text: $steps.code).focused($isFocused).onAppear { isFocused = true }
            } else {
                TextField("Address", text: $steps.address).focused($isFocused)
            }
        }
        .onAppear { isFocused = true }
    }
}

final class Steps: ObservableObject {
    @Published var address = ""
    @Published var code = ""
    @Published private var step = Step.address

    enum Step { case address, code }

    var isSent: Bool { step == .code }

    func send(_ next: Step) { step = next }
}

// False positive trap: the code sets the focus, where the button is tapped or when the value changes.
struct Refocused: View {
    @Binding var text: String
    @Binding var isReadOnly: Bool
    @State private var isShown = false
    @State private var isOpen = false
    @State private var isPlain = false
    @State private var isLoaded = false
    @FocusState private var focus: Bool?

    var body: some View {
        VStack {
            if isShown {
                TextField("Password", text: $text).focused($focus, equals: true)
            } else {
                SecureField("Password", text: $text).focused($focus, equals: false)
            }
            Button("Show") {
                isShown.toggle()
                focus = isShown
            }
            if isOpen {
                TextField("Password", text: $text).focused($focus, equals: true)
            } else {
                SecureField("Password", text: $text).focused($focus, equals: false)
            }
            Button("Show") {
                isOpen.toggle()
                move()
            }
            if isPlain {
                TextField("Password", text: $text).focused($focus, equals: true)
            } else {
                SecureField("Password", text: $text).focused($focus, equals: false)
            }
            Toggle("Show", isOn: $isPlain)
            // What is loaded decides, or a caller that nobody knows.
            if isLoaded { TextField("Password", text: $text) } else { SecureField("Password", text: $text) }
            if isReadOnly { TextField("Password", text: $text) } else { SecureField("Password", text: $text) }
            // Two texts, and a field without a partner.
            if isShown { TextField("Name", text: $text) } else { SecureField("Password", text: .constant("")) }
            if isShown { TextField("Name", text: $text) } else { Text(text) }
        }
        .onChange(of: isPlain) { focus = isPlain }
        .task {
            isLoaded = true
            isLoaded = text.isEmpty
        }
    }

    private func move() { focus = isOpen }
}

// Positive: the view with the object is in two branches, next to other views.
struct Sync: View {
    @StateObject private var sender = Sender()
    @State private var isShort = false

    var body: some View {
        ZStack {
            switch sender.state {
            case .syncing:
                progress.opacity(isShort ? 0 : 1)
                Text("Wait")
            case .ready:
                if isShort { progress } else { Text("Done") }
                Spacer()
            case .failed:
                Text("Failed")
            }
            Button("Short") { isShort.toggle() }
        }
        // False positive traps: a view that keeps nothing, other arguments, a name that the case binds, and one more case.
        ZStack {
            switch sender.state {
            case .syncing:
                Text("Wait")
                Spacer()
            case .ready:
                Text("Wait")
                Divider()
            case .failed:
                Progress(scale: 2)
                Text("a")
            }
            if isShort {
                Progress(scale: 1)
                Spacer()
            } else {
                Progress(scale: 2)
                Divider()
            }
            if let text = sender.data {
                Progress(text: text)
                Spacer()
            } else if let text = sender.draft {
                Progress(text: text)
                Divider()
            }
        }
    }

    private var progress: some View { Progress() }
}

struct Progress: View {
    var scale = 1.0
    var text = ""
    @StateObject private var sender = Sender()
    var body: some View { Text(sender.data ?? text).scaleEffect(scale) }
}

// Positive: the same picture, which is loaded again. Another address needs another picture in any case.
struct Photo: View {
    let url: URL?
    let other: URL?
    @State private var isRound = false

    var body: some View {
        VStack {
            AsyncImage(url: url).opacity(isRound ? 0.5 : 1)
            if isRound { AsyncImage(url: url) } else { AsyncImage(url: other) }
            Avatar(url: url).opacity(isRound ? 0.5 : 1)
            if isRound { Avatar(url: url) } else { Avatar(url: other) }
            Button("Round") { isRound.toggle() }
        }
    }
}

struct Avatar: View {
    let url: URL?
    var body: some View {
        if let url { AsyncImage(url: url) } else { Image("person") }
    }
}

// Positive: a constant that both branches show, with many modifiers in one of them. Silent: one that keeps nothing.
struct Cards: View {
    @State private var isActive = false

    var body: some View {
        let list = ScrollView { Text("Card") }
        if isActive {
            list.rotationEffect(.degrees(3)).offset(x: 3).opacity(0.5).padding(2)
        } else {
            list
        }
        let text = Text("Card")
        if isActive { text.opacity(0.5).padding(2) } else { text }
        Button("Activate") { isActive.toggle() }
    }
}

// Positive: a navigation container and a stack cannot become one container, so the advice is another one.
struct Containers: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Binding var text: String

    var body: some View {
        if sizeClass == .compact {
            NavigationStack { form }
        } else {
            HStack {
                form
                Divider()
            }
        }
    }

    private var form: some View { TextField("Name", text: $text) }
}

// Positive: two layouts of one screen, chosen by the space that it has.
struct Layouts<Content: View>: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @ViewBuilder let content: () -> Content
    @Binding var text: String

    var body: some View {
        if sizeClass == .compact {
            ScrollView { form }
        } else {
            HStack {
                form
                Divider()
            }
        }
        GeometryReader { proxy in
            let isWide = proxy.size.width > 700
            if isWide {
                columns(proxy.size.width)
            } else {
                single
            }
        }
        // The parts take other values, but they are the same views.
        if sizeClass == .compact {
            VStack { Feed(title: text) }
        } else {
            HStack {
                Feed(title: text, isWide: true)
                Spacer()
            }
        }
        if sizeClass == .compact {
            optionalForm(isSmall: true)
            Divider()
        } else {
            HStack {
                optionalForm(isSmall: false)
                Spacer()
            }
        }
        // False positive traps: views that keep nothing, other data, rows, one view under two names, a matched geometry,
        // another text of a member with parameters.
        if sizeClass == .compact { VStack { title } } else { HStack { title } }
        if sizeClass == .compact { VStack { Feed(title: "a") } } else { HStack { Feed(title: "b"); Spacer() } }
        if sizeClass == .compact {
            VStack { ForEach(0..<3) { _ in Feed(title: text) } }
        } else {
            HStack {
                ForEach(0..<3) { _ in Feed(title: text) }
                Spacer()
            }
        }
        if sizeClass == .compact { VStack { field($text) } } else { HStack { field(.constant("")); Spacer() } }
        if sizeClass == .compact {
            VStack { form.matchedGeometryEffect(id: 1, in: space) }
        } else {
            HStack { form.matchedGeometryEffect(id: 1, in: space); Spacer() }
        }
    }

    @Namespace private var space

    private var title: some View { Text("Name") }

    private var form: some View {
        VStack { TextField("Name", text: $text) }
    }

    @ViewBuilder
    private func optionalForm(isSmall: Bool) -> some View {
        VStack {
            if text.isEmpty { Text("Empty") } else { TextField("Name", text: $text) }
        }
    }

    private func field(_ text: Binding<String>) -> some View {
        HStack { TextField("Name", text: text) }
    }

    private func columns(_ width: CGFloat) -> some View {
        HStack {
            NavigationStack { NavigationLink("More") { Text("More") } }
                .frame(width: width / 2)
            Divider()
        }
    }

    private var single: some View {
        NavigationStack { NavigationLink("More") { Text("More") } }
            .padding()
    }
}

struct Feed: View {
    var title = ""
    var isWide = false
    @StateObject private var sender = Sender()
    var body: some View { Text(sender.data ?? title) }
}

// Positive: the same view among other views, and a member with modifiers that no argument can turn off.
struct Saving: View {
    @State private var isSaving = false
    @State private var isReady = false
    @State private var draft: String?
    @State private var note: String?
    @ObservedObject var store: Outside

    var body: some View {
        if isSaving {
            page.disabled(true)
            ProgressView()
        } else {
            page
        }
        if isSaving {
            page.navigationSubtitle("Saving")
        } else {
            page
        }
        if store.isEmpty {
            page.navigationSubtitle("Empty")
        } else {
            page
        }
        Button("Save") { isSaving.toggle() }
        if let note { page.navigationSubtitle(note) } else { page }
        TextField("Note", text: Binding($note) ?? .constant(""))
        // False positive traps: several conditions, of which it is not known which one changes, and a value that comes once.
        if isReady {
            page
            ProgressView()
        } else if isSaving {
            Text("Saving")
        } else {
            page
            Divider()
        }
        if let note {
            page
            Text(note)
        } else {
            page
        }
        // False positive traps: what is loaded once, a value that only becomes nil, and code that waits for the replacement.
        if isReady { page.navigationSubtitle("Done") } else { page }
        if let draft { page.navigationSubtitle(draft) } else { page }
        if isSaving { page.onAppear { isReady = true } } else { page }
        if isSaving { VStack { page.transition(.opacity) } } else { HStack { page.transition(.opacity); Spacer() } }
    }

    private var page: some View { ScrollView { Text("Page") } }

    init(store: Outside) {
        self.store = store
        _draft = State(initialValue: store.name)
    }

    private func forget() { draft = nil }
}

// --- Spaces.swift
import SwiftUI

// Positive: the name of the condition says that it chooses between two layouts.
final class Panel: ObservableObject {
    @Published var isPortrait = true
    @Published var isOpen = true
}

struct Console: View {
    @StateObject private var panel = Panel()
    @State private var note = ""

    var body: some View {
        if panel.isPortrait {
            upright
        } else if panel.isOpen {
            Text("Open")
        } else {
            wide
        }
        Button("Turn") { panel.isPortrait.toggle() }
    }

    private var upright: some View {
        VStack {
            Text("A")
            NoteEditor(note: $note)
        }
    }

    private var wide: some View {
        HStack {
            NoteEditor(note: $note)
            Text("A")
        }
    }
}

struct NoteEditor: View {
    @Binding var note: String

    var body: some View { TextEditor(text: $note) }
}

// Positive: a caller passes the size that a GeometryReader measures, to a view and to a function.
struct SplitScreen: View {
    @State private var note = ""

    var body: some View {
        GeometryReader { proxy in
            SplitNote(size: proxy.size, note: $note)
            columns(width: proxy.size.width)
        }
    }

    @ViewBuilder
    private func columns(width: CGFloat) -> some View {
        if width > 700 {
            HStack {
                NoteEditor(note: $note)
                Text("Wide")
            }
        } else {
            VStack {
                Text("Narrow")
                NoteEditor(note: $note)
            }
        }
    }
}

struct SplitNote: View {
    let size: CGSize
    @Binding var note: String

    var body: some View {
        if size.width > 700 {
            HStack {
                NoteEditor(note: $note)
                Text("Wide")
            }
        } else {
            VStack {
                Text("Narrow")
                NoteEditor(note: $note)
            }
        }
    }
}

// Positive: two cases bind the same value by one name, and show it in the same view.
enum Download {
    case waiting
    case running(String, Double)
    case done(String)
}

struct DownloadView: View {
    @State private var download = Download.waiting

    var body: some View {
        switch download {
        case .waiting: Text("Waiting")
        case .running(let name, _): Pages(name: name).opacity(0.5)
        case .done(let name): Pages(name: name)
        }
        Button("Start") { download = .running("A", 0) }
        Button("Stop") { download = .done("A") }
    }
}

// False positive trap: nobody is known to change the value.
struct DownloadState: View {
    let download: Download

    var body: some View {
        switch download {
        case .waiting: Text("Waiting")
        case .running(let name, _): Pages(name: name)
        case .done(let name): Pages(name: name)
        }
    }
}

struct Pages: View {
    let name: String
    @State private var page = 0

    var body: some View { Button(name) { page += 1 } }
}

// False positive trap: cases without a value of their own may not follow each other; a size that nobody measures.
struct Steps: View {
    @State private var download = Download.waiting

    var body: some View {
        switch download {
        case .waiting: Pages(name: "A").opacity(0.5)
        case .running: Text("Running")
        case .done: Pages(name: "A")
        }
        Button("Start") { download = .running("A", 0) }
        FixedSplit(size: CGSize(width: 10, height: 10))
    }
}

struct FixedSplit: View {
    let size: CGSize
    @State private var note = ""

    var body: some View {
        if size.width > 700 {
            HStack {
                NoteEditor(note: $note)
                Text("Wide")
            }
        } else {
            VStack {
                Text("Narrow")
                NoteEditor(note: $note)
            }
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

// False positive traps: each use writes a literal, and what runs after an animation is not animated.
struct Drawers: View {
    @State private var isShown = false
    @State private var isMarked = false

    var body: some View {
        drawer(isPinned: true)
        drawer(isPinned: false)
        if isMarked { Text("a").padding(1) } else { Text("a").padding(2) }
        Button("Shake") {
            withAnimation { isShown.toggle() } completion: { isMarked.toggle() }
        }
    }

    @ViewBuilder private func drawer(isPinned: Bool) -> some View {
        if isPinned { ScrollView { Text("a") } } else { ScrollView { Text("a") }.offset(x: isShown ? 1 : 0) }
    }
}

// False positive trap: the action that shows the other field sets the focus.
struct Secret: View {
    @State private var isVisible = false
    @Binding var content: FieldContent

    var body: some View {
        if isVisible { TextField("Secret", text: $content.text) } else { SecureField("Secret", text: $content.text) }
        Button("Show") {
            isVisible.toggle()
            content.focus()
        }
    }
}

// False positive trap: nothing changes which fields are secret, only their texts.
final class Entries: ObservableObject {
    struct Entry {
        var text = ""
        var isSecret = false
    }

    @Published var entries: [Entry] = []
}

struct EntryFields: View {
    @ObservedObject var model: Entries

    var body: some View {
        ForEach(0..<model.entries.count, id: \.self) { index in
            if model.entries[index].isSecret {
                SecureField("Text", text: $model.entries[index].text)
            } else {
                TextField("Text", text: $model.entries[index].text)
            }
        }
    }
}

// False positive trap: a field that is switched off has no focus to lose.
struct TokenField: View {
    @State private var token = ""
    @State private var isEditing = false

    var body: some View {
        VStack {
            Toggle("Edit", isOn: $isEditing)
            if isEditing {
                TextField("Token", text: $token)
            } else {
                SecureField("Token", text: $token).disabled(true)
            }
        }
    }
}

// Trap: a view that does not scroll, and a list of few fixed rows.
struct ShortLists: View {
    @Environment(\.verticalSizeClass) private var size

    var body: some View {
        if size == .compact {
            HStack { marquee }
            HStack { few }
        } else {
            VStack { marquee }
            VStack { few }
        }
    }

    private var marquee: some View {
        ScrollView(.horizontal) { Text("a") }.scrollDisabled(true)
    }

    private var few: some View {
        List {
            Section { Text("a") }
            Text("b")
        }
    }
}

// False positive trap: two and three columns are two containers.
struct Columns: View {
    @State private var isWide = false
    let names: [String]

    var body: some View {
        if isWide {
            NavigationSplitView {
                SideList(names: names)
            } detail: {
                Toggle("Wide", isOn: $isWide)
            }
        } else {
            ThreeColumns {
                SideList(names: names)
            } detail: {
                Toggle("Wide", isOn: $isWide)
            }
        }
    }
}

struct ThreeColumns<Side: View, Detail: View>: View {
    @ViewBuilder let side: Side
    @ViewBuilder let detail: Detail

    var body: some View { NavigationSplitView { side } content: { Text("Middle") } detail: { detail } }
}

struct SideList: View {
    let names: [String]
    var body: some View { List(names, id: \.self) { Text($0) } }
}

// --- Turned.swift
import SwiftUI

// A wrapper of the project that observes a model.
@propertyWrapper
struct Turned: DynamicProperty {
    @StateObject private var device = TurnedDevice.shared

    var wrappedValue: UIDeviceOrientation { device.orientation }
}

private final class TurnedDevice: ObservableObject {
    static let shared = TurnedDevice()
    @Published var orientation = UIDeviceOrientation.unknown

    func turn() { orientation = UIDevice.current.orientation }
}

// --- TurnedPages.swift
import SwiftUI

struct TurnedPages: View {
    @Turned private var orientation
    let names: [String]

    var body: some View {
        if orientation.isPortrait {
            VStack { pages }
        } else {
            HStack { pages }
        }
    }

    private var pages: some View { List(names, id: \.self) { Text($0) } }
}

// The same screen is in a tab and, under a condition, in a column.
struct Adaptive: View {
    enum Page { case draft, about }

    @Environment(\.horizontalSizeClass) private var width
    @State private var page = Page.draft

    var body: some View {
        if width == .compact { tabs } else { columns }
    }

    private var tabs: some View {
        TabView(selection: $page) {
            Tab("Draft", systemImage: "pencil", value: .draft) { Draft() }
            Tab("About", systemImage: "info", value: .about) { Text("About") }
        }
    }

    private var columns: some View {
        NavigationSplitView {
            Button("About") { page = .about }
        } detail: {
            detail
        }
    }

    @ViewBuilder private var detail: some View {
        switch page {
        case .draft: Draft()
        case .about: Text("About")
        }
    }
}

struct Draft: View {
    @State private var text = ""
    var body: some View { TextField("Draft", text: $text) }
}

// --- Shells.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var isCompactWindow = true
}

// The same screens are in two views, one for each width. The condition has a second part.
struct Shells: View {
    @Environment(\.isCompactWindow) private var isCompactWindow
    @AppStorage("usesTabs") private var usesTabs = true

    var body: some View {
        if isCompactWindow && usesTabs { TabShell() } else { SplitShell() }
    }
}

struct TabShell: View {
    var body: some View {
        TabView {
            Tab("Draft", systemImage: "pencil") { ShellDraft() }
            Tab("About", systemImage: "info") { Text("About") }
        }
        .overlay { ShellBadge() }
    }
}

// --- SplitShell.swift
import SwiftUI

struct SplitShell: View {
    var body: some View {
        NavigationSplitView {
            ShellBadge()
        } detail: {
            ShellDetail()
        }
    }
}

struct ShellDetail: View {
    @State private var showsDraft = true

    var body: some View {
        if showsDraft { ShellDraft() } else { Text("About") }
        Toggle("Draft", isOn: $showsDraft)
    }
}

struct ShellDraft: View {
    @State private var text = ""
    var body: some View { TextField("Draft", text: $text) }
}

// Keeps text, but it is not a screen.
struct ShellBadge: View {
    @State private var text = ""
    var body: some View { TextField("Badge", text: $text) }
}

// Positive: other screens, and a part of two views that is not a screen.
struct OtherShells: View {
    @Environment(\.isCompactWindow) private var isCompactWindow

    var body: some View {
        if isCompactWindow { FirstShell() } else { SecondShell() }
        if isCompactWindow { FirstBar() } else { SecondBar() }
    }
}

struct FirstShell: View {
    var body: some View { NavigationStack { ShellDraft() } }
}

struct SecondShell: View {
    var body: some View { NavigationStack { Text("Nothing") } }
}

struct FirstBar: View {
    var body: some View { HStack { ShellBadge() } }
}

struct SecondBar: View {
    var body: some View { VStack { ShellBadge() } }
}

// A view that shows its list under a condition. The first view that both arms show keeps nothing.
struct Records: View {
    @Environment(\.verticalSizeClass) private var height
    let names: [String]

    var body: some View {
        if height == .compact {
            HStack {
                RecordTitle()
                RecordList(names: names)
            }
        } else {
            VStack {
                RecordTitle()
                RecordList(names: names)
                Divider()
            }
        }
    }
}

struct RecordTitle: View {
    @State private var isHovered = false
    @State private var isOpen = false
    var body: some View { Text("Records").onTapGesture { isOpen.toggle() } }
}

struct RecordList: View {
    let names: [String]

    var body: some View {
        if names.isEmpty { Text("Nothing") } else { List(names, id: \.self) { Text($0) } }
    }
}

// Positive: the same code for both, which starts a field anew with each change.
struct Restarted: View {
    @State private var isNew = false

    var body: some View {
        VStack {
            if isNew {
                StepCounter(step: 1)
            } else {
                StepCounter(step: 1)
            }
            Button("Restart") { isNew.toggle() }
        }
    }
}

struct StepCounter: View {
    let step: Int
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += step }
    }
}

// The condition is a local constant.
struct LocalCondition: View {
    @State private var isLarge = false
    @State private var text = ""
    let names: [String]

    var body: some View {
        let large = isLarge && !names.isEmpty
        VStack {
            TextField("Name", text: $text).font(large ? .title : .body)
            Button("Larger") { isLarge.toggle() }
        }
    }
}

// False positive trap: the constant is made from data of the row.
struct LocalOfRow: View {
    @State private var names = ["Ada"]
    @State private var text = ""

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                let isShort = name == "Ada"
                if isShort {
                    TextField("Name", text: $text).font(.title)
                } else {
                    TextField("Name", text: $text).font(.body)
                }
            }
            Button("Add") { names.append("Eve") }
        }
    }
}

// False positive trap: the modifier keeps the first value that it gets, so the two branches are there for a new one.
struct Shade: ViewModifier {
    @State var isOn: Bool

    func body(content: Content) -> some View { content.opacity(isOn ? 0.4 : 1) }
}

extension View {
    @ViewBuilder
    func shade(_ condition: Bool) -> some View {
        if condition {
            modifier(Shade(isOn: condition))
        } else {
            modifier(Shade(isOn: condition))
        }
    }
}

// Negative: no argument hides a search field.
struct SearchWhenReady: View {
    let names: [String]
    @State private var text = ""
    @State private var isReady = false

    var body: some View {
        if isReady {
            nameList.searchable(text: $text)
        } else {
            nameList
        }
        Button("Ready") { isReady.toggle() }
    }

    private var nameList: some View {
        List(names, id: \.self) { Text($0) }
    }
}

// Negative: a caller passes the content and the value that decides. It may pass `.none` only with other content.
enum BubbleStyle { case none, normal, tailed }

struct Bubble<Content: View>: View {
    let style: BubbleStyle
    @ViewBuilder let content: () -> Content

    var body: some View {
        switch style {
        case .none: content().foregroundStyle(.red)
        default: content().background(Color.red).foregroundStyle(.blue).compositingGroup().mask(Circle())
        }
    }
}

struct Invitation: View {
    @State private var title = ""
    var body: some View { Text(title).task { title = "Invitation" } }
}

struct Conversation: View {
    @State private var style = BubbleStyle.normal

    var body: some View {
        Button("Next") { style = .tailed }
        Bubble(style: style) { Invitation() }
    }
}

// Positive: one of two actions sets the focus, the button of the eye does not.
struct Passphrase: View {
    @State private var text = ""
    @State private var isVisible = false
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            if isVisible {
                TextField("a", text: $text).focused($isFocused)
            } else {
                SecureField("a", text: $text).focused($isFocused)
            }
            Button("Show") { isVisible.toggle() }
        }
        .onTapGesture {
            isVisible = true
            isFocused = true
        }
    }
}

// Negative: the text is shown while the user holds the eye, and then the field gets the focus again.
struct HeldPassphrase: View {
    @State private var text = ""
    @State private var isVisible = false
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            if isVisible {
                TextField("a", text: $text).focused($isFocused)
            } else {
                SecureField("a", text: $text).focused($isFocused)
            }
            Image(systemName: "eye")
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { _ in isVisible = true }
                        .onEnded { _ in
                            isVisible = false
                            isFocused = true
                        }
                )
        }
    }
}

// Warning: the last row gets another `.onAppear`, and another row is the last one when the next page comes.
struct PagedRow: View {
    let item: Int
    @State private var image: String?

    var body: some View {
        VStack { Text(image ?? "") }.task { image = await fetchImage(of: item) }
    }
}

struct SelectedRow: View {
    let item: Int
    @State private var isOpen = false

    var body: some View {
        Text("a").onTapGesture { isOpen.toggle() }.opacity(isOpen ? 1 : 0.5)
    }
}

struct Paged: View {
    @State private var items: [Int] = []
    @State private var isFocused = false

    var body: some View {
        LazyVStack {
            ForEach(items, id: \.self) { item in
                if item == items.last {
                    PagedRow(item: item).padding().onAppear { loadMore() }
                } else {
                    PagedRow(item: item).padding()
                }
            }
            ForEach(items, id: \.self) { item in
                if item == items.last {
                    SelectedRow(item: item).padding().task { loadMore() }
                } else {
                    SelectedRow(item: item).padding()
                }
            }
            // Silent: the replacement may be there to run the action.
            if items.isEmpty {
                SelectedRow(item: 0).padding()
            } else {
                SelectedRow(item: 0).padding().onAppear { isFocused = true }
            }
        }
    }

    private func loadMore() { items.append(items.count) }
}

// Info: both cases keep what is shown, although they show it only at times.
enum Loadable { case notLoaded, loading(String?), loaded(String) }

final class Reloading: ObservableObject {
    @Published var content = Loadable.notLoaded

    func load() async {
        content = .loading(nil)
        content = .loaded(await fetch())
    }
}

struct Reloaded: View {
    @StateObject private var model = Reloading()

    var body: some View {
        VStack {
            switch model.content {
            case .notLoaded: Text("Nothing")
            case .loading(let text): page(text)
            case .loaded(let text): page(text)
            }
        }
        .refreshable { await model.load() }
    }

    @ViewBuilder
    private func page(_ text: String?) -> some View {
        if let text {
            DraftField(name: text)
        } else {
            ProgressView()
        }
    }
}

struct DraftField: View {
    let name: String
    @State private var text = ""

    var body: some View { TextField(name, text: $text) }
}

// Positive: the cases call their values by other names, and one goes through a member. Negative: cases that are no load, a case
// that shows something else with its value.
struct ReloadedRows: View {
    @StateObject private var model = Reloading()
    @StateObject private var other = Reloading()

    var body: some View {
        VStack {
            switch model.content {
            case .notLoaded: Text("Nothing")
            case .loading(let old): early(old)
            case .loaded(let text): row(text, isOld: false)
            }
            switch other.content {
            case .notLoaded: Text("Nothing")
            case .loading(let old): early(old).padding().overlay { Text(old ?? "") }
            case .loaded: row("Text", isOld: false)
            }
        }
        .refreshable { await model.load() }
        .task { await other.load() }
    }

    private func early(_ old: String?) -> some View {
        row(old ?? "", isOld: true)
    }

    private func row(_ text: String, isOld: Bool) -> some View {
        DraftField(name: text).opacity(isOld ? 0.5 : 1)
    }
}

// Positive: callers of the function pass what the user changes.
struct LoginFields: View {
    @State private var isVisible = false
    @State private var password = ""

    var body: some View {
        VStack {
            field("Password", isSecure: !isVisible)
            Button("Show") { isVisible.toggle() }
        }
    }

    private func field(_ title: String, isSecure: Bool) -> some View {
        Group {
            if isSecure {
                SecureField(title, text: $password)
            } else {
                TextField(title, text: $password).keyboardType(.default)
            }
        }
    }
}

// Negative: each caller passes a literal.
struct SignUpFields: View {
    @State private var name = ""

    var body: some View {
        VStack {
            field("Name", isSecure: false)
            field("Password", isSecure: true)
        }
    }

    @ViewBuilder private func field(_ title: String, isSecure: Bool) -> some View {
        if isSecure { SecureField(title, text: $name) } else { TextField(title, text: $name) }
    }
}

// Positive: the user chooses among several layouts of one page.
struct PlanPage: View {
    enum Layout { case month, week, list }

    @State private var layout = Layout.month

    var body: some View {
        VStack {
            Button("Week") { layout = .week }
            switch layout {
            case .month:
                Text("Month")
                NoteField()
            case .week:
                Text("Week")
                NoteField()
            case .list:
                NoteField()
                Text("List")
            }
            Button("Month") { layout = .month }
        }
    }
}

struct NoteField: View {
    @State private var text = ""

    var body: some View { TextField("Note", text: $text) }
}

// Positive: what is shown over the tab bar gives the TabView another identity, so all tabs start again.
struct TabsWithPlayer: View {
    @State private var isPlaying = false

    var body: some View {
        if isPlaying {
            tabs.tabViewBottomAccessory { Button("Stop") { isPlaying = false } }
        } else {
            tabs
        }
    }

    private var tabs: some View {
        TabView {
            Tab("Songs", systemImage: "music.note") {
                NavigationStack {
                    NavigationLink("Details") { Text("Details") }
                    Button("Play") { isPlaying = true }
                }
            }
            Tab("About", systemImage: "info.circle") { Text("About") }
        }
    }
}

// Positive: the button sets the focus when it shows the password, and not when it hides it again.
struct OneWayField: View {
    @State private var password = ""
    @State private var isVisible = false
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            if isVisible {
                TextField("Password", text: $password)
            } else {
                SecureField("Password", text: $password)
            }
            Button("Show") {
                isVisible.toggle()
                if isVisible { isFocused = true }
            }
        }
        .focused($isFocused)
    }
}

// Negative: the focus is set in both ways, and taken away on purpose.
struct BothWaysField: View {
    @State private var password = ""
    @State private var isVisible = false
    @State private var isPlain = false
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            if isVisible { TextField("Password", text: $password) } else { SecureField("Password", text: $password) }
            if isPlain { TextField("Code", text: $password) } else { SecureField("Code", text: $password) }
            Button("Show") {
                isVisible.toggle()
                if isVisible { print("shown") }
                isFocused = true
            }
            Button("Plain") {
                isPlain.toggle()
                if isPlain { isFocused = false }
            }
        }
        .focused($isFocused)
    }
}
