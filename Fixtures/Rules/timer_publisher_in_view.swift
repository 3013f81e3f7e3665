import Combine
import SwiftUI

// Positive: a timer in a stored property of a view or modifier, also with further operators.
struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
//  ^^^ info/low[timer_publisher_in_view]: `timer` may start again each time another view updates this one: a new publisher is created with the view
    private let slow = Timer.publish(every: 5, on: .main, in: .common).autoconnect().map { _ in 1 }
//          ^^^ info/low[timer_publisher_in_view]: `slow` may start again each time another view updates this one: a new publisher is created with the view
    var loud = Timer
//  ^^^ info/low[timer_publisher_in_view]: `loud` may start again each time another view updates this one: a new publisher is created with the view
        .publish(every: 5, on: .main, in: .common)
        .autoconnect()
    @State private var now = Date()

    var body: some View {
        Text(now, style: .time)
            .onReceive(timer) { now = $0 }
            .onReceive(slow) { _ in now = Date() }
            .onReceive(self.loud.dropFirst()) { now = $0 }
    }
}

struct Ticking: ViewModifier {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
//          ^^^ info/low[timer_publisher_in_view]: `timer` may start again each time another view updates this one: a new publisher is created with the view
    @State private var count = 0

    func body(content: Content) -> some View {
        content.opacity(count.isMultiple(of: 2) ? 1 : 0).onReceive(timer) { _ in count += 1 }
    }
}

// Positive: a timer in the argument; operators that keep something.
struct Inline: View {
    @State private var count = 0
    @ObservedObject var model: Model

    var body: some View {
        Text("\(count)")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
//                     ^^^^^^^^^^^^^ info[timer_publisher_in_view]: this timer starts again at each update of the view, so it fires late, or never if updates come more often
            .onReceive(model.$text.debounce(for: 0.3, scheduler: RunLoop.main)) { _ in count = 0 }
//                                 ^^^^^^^^ info/low[timer_publisher_in_view]: `.debounce` may lose the values that it holds when the view updates, because each update creates the publisher again
    }
}

// Silent: kept in @State, static, in a model, unused, not connected, other publishers.
struct Kept: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    static let shared = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let unused = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let manual = Timer.publish(every: 1, on: .main, in: .common)
    let model: Model
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onReceive(timer) { _ in count += 1 }
            .onReceive(Self.shared) { _ in count += 1 }
            .onReceive(model.timer) { _ in count += 1 }
            .onReceive(manual) { _ in count += 1 }
            .onReceive(NotificationCenter.default.publisher(for: .changed)) { _ in count += 1 }
            .onReceive(model.$text.removeDuplicates().dropFirst().receive(on: RunLoop.main)) { _ in count += 1 }
    }
}

final class Model: ObservableObject {
    @Published var text = ""
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

// Silent: the scene and the hosting controller create these views once.
struct Home: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

struct Panel: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

struct Main: Scene {
    var body: some Scene {
        WindowGroup { Home() }
    }
}

func makePanel() -> UIViewController {
    UIHostingController(rootView: Panel())
}

struct Screen: View {
    var body: some View {
        Clock()
        Inline(model: Model())
        Kept(model: Model())
        Text("a").modifier(Ticking())
    }
}

#Preview {
    Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
}

// False positive trap: nothing but its own action updates the view.
struct Slides: View {
    @State private var position = 0

    var body: some View {
        Text("\(position)")
            .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { _ in position += 1 }
    }
}
