import Combine
import SwiftUI

// Positive: a timer in a stored property of a view or modifier, also with further operators.
struct Clock: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var slow = Timer.publish(every: 5, on: .main, in: .common).autoconnect().map { _ in 1 }
    @State private var loud = Timer
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
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
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
            .onReceive(model.$text.debounce(for: 0.3, scheduler: RunLoop.main)) { _ in count = 0 }
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
