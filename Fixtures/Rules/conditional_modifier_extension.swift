// target: iOS=16.0
import SwiftUI

// Positive: the helper, however it is spelled.
extension View {
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
//      ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
            transform(self)
        } else {
            self
        }
    }

    @ViewBuilder
    func ifLet<Value, Content: View>(_ value: Value?, transform: (Self, Value) -> Content) -> some View {
        if let value { transform(self, value) } else { self }
//      ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
    }

    func unless(_ condition: Bool, @ViewBuilder _ make: (Self) -> some View) -> some View {
        Group {
            if condition { self } else { make(self) }
//          ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
        }
    }

    @ViewBuilder
    func highlighted(_ isOn: Bool) -> some View {
        if isOn { padding().background(.yellow) } else { self }
//      ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
    }
}

// Positive: a view modifier of the same shape, whose property some caller computes.
struct Framed: ViewModifier {
    let isFramed: Bool

    func body(content: Content) -> some View {
        if isFramed {
//      ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
            ZStack { content }.border(.red)
        } else {
            content
        }
    }
}

// Weaker: each way makes something of the subject; AnyView without a builder.
extension View {
    @ViewBuilder
    func choose(_ isFirst: Bool, _ first: (Self) -> some View, _ second: (Self) -> some View) -> some View {
        if isFirst { first(self) } else { second(self) }
//      ^^ info[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
    }

    func erased(_ isOn: Bool) -> AnyView {
        if isOn { return AnyView(self.padding()) }
//      ^^ info[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
        return AnyView(self)
    }
}

// Positive: uses with a condition that changes.
struct Uses: View {
    @State private var isOn = false
    @Binding var count: Int
    @ObservedObject var model: Model
    @Environment(\.horizontalSizeClass) private var size
    let isSelected: Bool
    private var isLarge: Bool { count > 3 }

    var body: some View {
        Text("a").if(isOn) { $0.opacity(0.4) }
//                ^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.if` switches between two different views
        Text("a").if(count == 3) { $0.padding(.horizontal, 8) }
//                ^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.if` switches between two different views
        Text("a").if(isLarge) { view in view.bold() }
//                ^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.if` switches between two different views
        Text("a").if(size == .compact) { $0.background(.red) }
//                ^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.if` switches between two different views
        Text("a").if(model.isBusy) { $0.redacted(reason: .placeholder).padding() }
//                ^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.if` switches between two different views
        Text("a").if(isSelected, transform: { $0.offset(x: 4, y: -2) })
//                ^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.if` switches between two different views
        Text("a").if(isOn) { $0.hidden() }
//                ^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.if` switches between two different views
        Text("a").unless(isOn) { $0.hidden() }
//                ^^^^^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.unless` switches between two different views
        Text("a").ifLet(model.title) { $0.navigationTitle($1) }
//                ^^^^^ warning[conditional_modifier_extension]: the view loses its state when the condition changes, because `.ifLet` switches between two different views
        Text("a").modifier(Framed(isFramed: isOn))
        Text("a").highlighted(isOn)
    }
}

struct Caller: View {
    @State private var selection = 0
    @State private var count = 0
    let model: Model

    var body: some View {
        Uses(count: $count, model: model, isSelected: selection == 1)
        Fixed(isFixed: true)
    }
}

// False positive trap: conditions that stay the same for as long as the app runs, or that nobody knows to change.
struct Fixed: View {
    static let isBeta = true
    let isFixed: Bool
    let items: [Item]
    let model = Model()

    var body: some View {
        Text("a").if(UIDevice.current.userInterfaceIdiom == .pad) { $0.frame(width: 400) }
        Text("a").if(ProcessInfo.processInfo.isLowPowerModeEnabled) { $0.opacity(0.5) }
        Text("a").if(Fixed.isBeta) { $0.opacity(0.5) }
        Text("a").if(true) { $0.opacity(0.5) }
        Text("a").if(isFixed) { $0.opacity(0.5) }
        Text("a").if(model.isCompact) { $0.opacity(0.5) }
        ForEach(items) { item in
            Text("a").if(item == items.first) { $0.bold() }
        }
    }

    private func row(_ index: Int) -> some View {
        Text("a").if(index == 0) { $0.bold() }
    }
}

// False positive trap: shims for older systems.
extension View {
    @ViewBuilder
    func glass() -> some View {
        if #available(iOS 26, *) { glassEffect() } else { self }
    }

    @ViewBuilder
    func modify(@ViewBuilder _ transform: (Self) -> some View) -> some View { transform(self) }

    @ViewBuilder
    func padOnly() -> some View {
        if UIDevice.current.userInterfaceIdiom == .pad { padding() } else { self }
    }

    /// Nothing is shown on the other way: that is another matter.
    @ViewBuilder
    func shown(_ isShown: Bool) -> some View {
        if isShown { self } else { EmptyView() }
    }

    /// No builder, one type.
    func bolded(_ isBold: Bool) -> Self {
        if isBold { return self }
        return self
    }
}

// False positive trap: no argument chooses between styles; a configuration that is compared; a namespace.
struct Tapped: ViewModifier {
    let isMain: Bool

    func body(content: Content) -> some View {
        if isMain { content.buttonStyle(.borderedProminent) } else { content.buttonStyle(.bordered).tint(.gray) }
    }
}

struct TappedUser: View {
    @State private var isMain = false
    var body: some View { Button("a") {}.modifier(Tapped(isMain: isMain)) }
}

extension View {
    @ViewBuilder
    func rounded(_ edges: Edges) -> some View {
        if edges == .all { clipShape(Circle()) } else { clipShape(UnevenRoundedRectangle()) }
    }

    @ViewBuilder
    func paired(_ id: Int, in namespace: Namespace.ID?) -> some View {
        if let namespace { matchedGeometryEffect(id: id, in: namespace) } else { self }
    }

    // Weaker: whether there is a value seldom changes.
    @ViewBuilder
    func hinted(_ hint: String?) -> some View {
        if let hint { accessibilityHint(hint) } else { self }
//      ^^ info[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
    }
}

enum Edges { case all, top }

struct Still: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let style: Style

    enum Style { case title, body }

    func body(content: Content) -> some View {
        if reducesMotion { content } else { content.transition(.slide) }
    }
}

struct Styled: ViewModifier {
    let isTitle: Bool

    func body(content: Content) -> some View {
        if isTitle {
            return content.font(.title)
        } else {
            return content.font(.body)
        }
    }
}

struct StyledUser: View {
    @State private var isTitle = false
    var body: some View { Text("a").modifier(Styled(isTitle: isTitle)) }
}

// False positive trap: builders of other things.
struct Element {
    func `if`(_ condition: Bool, transform: (Element) -> Element) -> Element { condition ? transform(self) : self }
}

// False positive trap: helpers whose every use settles the condition: by literals, defaults, a property that only gets
// literals, a parameter of a function that only gets literals.
extension View {
    @ViewBuilder
    func marked(_ color: Color, isOn: Bool = true, onTap: (() -> Void)? = nil) -> some View {
        if isOn { onTapGesture { onTap?() }.tint(color) } else { self }
    }

    // Positive: one caller does not know, and nobody calls the last one.
    @ViewBuilder
    func dimmed(_ isDimmed: Bool) -> some View {
        if isDimmed { opacity(0.4) } else { self }
//      ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
    }

    @ViewBuilder
    func lowered(_ isLow: Bool) -> some View {
        if isLow { offset(y: 4) } else { self }
//      ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
    }

    @ViewBuilder
    func uncalled(_ isOn: Bool) -> some View {
        if isOn { searchable(text: .constant("")) } else { self }
//      ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
    }
}

struct Marks: View {
    let isMarked: Bool
    @State private var color = Color.red
    @State private var isOn = false

    init(isMarked: Bool = false) { self.isMarked = isMarked }

    var body: some View {
        Text("a").marked(color)
        Text("a").marked(color.opacity(isOn ? 1 : 0.5), isOn: false) { isOn.toggle() }
        Text("a").marked(.red, isOn: isMarked)
        option(inMenu: true)
        self.option(inMenu: false)
        Text("a").dimmed(true)
        Text("a").dimmed(isOn)
        lowOption(level: color == .red ? 1 : 0)
    }

    private func option(inMenu: Bool) -> some View { Text("a").marked(.red, isOn: inMenu) }

    private func lowOption(level: Int) -> some View { Text("a").lowered(level == 0) }
}

struct MarksScreen: View {
    var body: some View {
        Marks()
        Marks(isMarked: true)
    }
}

// Positive: an action is no transform. The helper is to blame, not each use of it.
extension View {
    @ViewBuilder
    func onDoubleTap(_ isActive: Bool, action: @escaping () -> Void) -> some View {
        if isActive { onTapGesture(count: 2, perform: action) } else { self }
//      ^^ warning[conditional_modifier_extension]: any view that this is applied to is recreated when the condition changes, and loses its state
    }
}

struct DoubleTaps: View {
    @State private var isActive = false

    var body: some View {
        Text("a").onDoubleTap(isActive) { isActive.toggle() }
    }
}

struct Item: Identifiable, Equatable { let id: Int }

final class Model: ObservableObject {
    let isCompact = false
    @Published var isBusy = false
    @Published var title: String?
}
// --- Library.swift
import SwiftUI

// A helper from elsewhere, known by its name; `modify` is not in the list.
struct Foreign: View {
    @State private var isOn = false

    var body: some View {
        Text("a").applyIf(isOn) { $0.opacity(0.5) }
//                ^^^^^^^ warning/medium[conditional_modifier_extension]: the view loses its state when the condition changes, because `.applyIf` switches between two different views
        Text("a").modify(isOn) { $0.opacity(0.5) }
    }
}
