import SwiftUI

// Positive: in onAppear and task, in functions that these call or name, in an initializer, and after a delay.
struct Waves: View {
    @State private var phase = 0

    init() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
//      ^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each creation of the view adds another timer that nothing stops: the result of `scheduledTimer` is thrown away
    }

    var body: some View {
        VStack {
            Text("a").onAppear {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in phase += 1 }
//              ^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each appearance of the view adds another timer that nothing stops: the result of `scheduledTimer` is thrown away
            }
            Text("b").task {
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { _ in phase += 1 })
//                  ^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each appearance of the view adds another timer that nothing stops: the result of `scheduledTimer` is thrown away
            }
            Text("c").onAppear { startSoon() }
            Text("d").onAppear(perform: observe)
            Text("e").onAppear {
                DispatchQueue.main.async {
                    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in phase += 1 }
//                              ^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each appearance of the view adds another timer that nothing stops: `timer` is never invalidated
                }
            }
        }
    }

    private func startSoon() { start() }

    private func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in phase += 1 }
//      ^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each appearance of the view adds another timer that nothing stops: the result of `scheduledTimer` is thrown away
    }

    private func observe() {
        NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: .main) { _ in phase = 0 }
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each appearance of the view adds another observer that nothing removes: the result of `addObserver` is thrown away
    }
}

// Positive: in an action, and a property that is set but never used.
struct Import: View {
    @State private var isDone = false
    @State private var timer: Timer?
    @State private var token: NSObjectProtocol?

    var body: some View {
        Button("Import") {
            NotificationCenter.default.addObserver(forName: .imported, object: nil, queue: nil) { _ in isDone = true }
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unstoppable_timer_or_observer]: nothing removes this observer, so it goes on when the view is gone: `removeObserver(self)` removes only observers with a selector
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in isDone = false }
//          ^^^^^^^^^^^^^^^^^^^^ warning[unstoppable_timer_or_observer]: nothing stops this timer, so it goes on when the view is gone: the result of `scheduledTimer` is thrown away
        }
        .onAppear {
            timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in isDone = false }
//                  ^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each appearance of the view adds another timer that nothing stops: `timer` is never invalidated
            token = NotificationCenter.default.addObserver(forName: .imported, object: nil, queue: nil) { _ in isDone = true }
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each appearance of the view adds another observer that nothing removes: `removeObserver(self)` removes only observers with a selector
        }
        .onDisappear {
            NotificationCenter.default.removeObserver(self)
        }
    }
}

// Silent: once, stopped by its own block, stopped later, returned, passed on.
struct Stopped: View {
    @State private var timer: Timer?
    @State private var token: NSObjectProtocol?
    @State private var count = 0
    var shared: Timer?

    var body: some View {
        Text("\(count)")
            .onAppear {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in count += 1 }
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                    count += 1
                    if count == 10 { timer.invalidate() }
                }
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { if count > 3 { $0.invalidate() } }
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
                token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in count = 0 }
                let local = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
                keep(local)
                keep(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 })
            }
            .onDisappear {
                timer?.invalidate()
                if let token { NotificationCenter.default.removeObserver(token) }
            }
    }

    private func makeTimer() -> Timer {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
    }

    private var newTimer: Timer {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
    }

    private let start: () -> Timer = {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
    }
}

// Silent: scenes live as long as their window, and classes may have other ways to end a timer.
struct Main: Scene {
    let archive: Timer

    init() {
        archive = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in save() }
        NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in save() }
    }

    var body: some Scene {
        WindowGroup { Waves(); Import(); Stopped() }
    }
}

final class Service {
    static let shared = Service()
    private var timer: Timer?

    func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
    }
}

// Positive: a handler whose token is thrown away.
struct Channel: View {
    let client: Client
    @State private var token: Int?

    var body: some View {
        Text("Channel")
            .onAppear {
                _ = client.onEvent.addHandler { print("event") }
//                                 ^^^^^^^^^^ info[unstoppable_timer_or_observer]: each appearance of the view calls `addHandler` once more, and nothing can remove what it adds: the result is thrown away
                let _ = client.onError.addListener { print("error") }
//                                     ^^^^^^^^^^^ info[unstoppable_timer_or_observer]: each appearance of the view calls `addListener` once more, and nothing can remove what it adds: the result is thrown away
                token = client.onEvent.addHandler { print("kept") }
                _ = client.onEvent.send()
            }
    }
}

#Preview {
    Text("a").onAppear {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
    }
}
// --- EditorStore.swift
import Foundation

// Positive: the property that should hold the timer stays nil.
final class EditorStore: ObservableObject {
    @Published var progress = 0
    var postingTimer: Timer?

    func post() {
        if postingTimer == nil {
            Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
//          ^^^^^^^^^^^^^^^^^^^^ warning/medium[unstoppable_timer_or_observer]: nothing can stop this timer: the result of `scheduledTimer` is thrown away, and `postingTimer` stays `nil`
                self.progress += 1
                self.postingTimer?.invalidate()
            }
        }
    }

    func stop() {
        postingTimer?.invalidate()
        postingTimer = nil
    }
}

// Positive: one observer is kept and removed, the other is not.
final class Receiver: ObservableObject {
    @Published var count = 0
    private var token: NSObjectProtocol?

    init() {
        token = NotificationCenter.default.addObserver(forName: .imported, object: nil, queue: nil) { [weak self] _ in self?.count += 1 }
        NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [weak self] _ in self?.count = 0 }
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[unstoppable_timer_or_observer]: nothing can remove this observer, so it goes on when the `Receiver` is gone: the result of `addObserver` is thrown away
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}

// Silent: there is only one, which lives as long as the app.
final class SharedReceiver: ObservableObject {
    static let shared = SharedReceiver()
    @Published var count = 0

    init() {
        NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [weak self] _ in self?.count = 0 }
    }

    deinit { NotificationCenter.default.removeObserver(self) }
}

// A timer that replaces another one. Silent: the function, or its caller, stops the timer first.
struct Refreshing: View {
    @State private var timer: Timer?
    @State private var clock: Timer?
    @State private var watch: Timer?
    @State private var once: Timer?
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onAppear {
                start()
                startOnce()
                startClock()
                watch?.invalidate()
                startWatch()
            }
            .onTapGesture { start() }
            .onDisappear { stop() }
    }

    private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in reload() }
//              ^^^^^^^^^^^^^^^^^^^^ info[unstoppable_timer_or_observer]: if `start` is called while the timer runs, nothing can stop the former timer: `timer` then keeps only the new one
    }

    private func startClock() {
        clock?.invalidate()
        clock = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in reload() }
    }

    private func startWatch() {
        watch = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in reload() }
    }

    private func startOnce() {
        guard count == 0 else { return }
        once = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in reload() }
    }

    private func stop() {
        timer?.invalidate()
        once?.invalidate()
        clock?.invalidate()
        watch?.invalidate()
    }
}

// Negative: the function stops the former timer through another function.
final class Ticker: ObservableObject {
    @Published var count = 0
    private var timer: Timer?

    func restart() {
        self.stop()
        self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 }
    }

    func restartTwice() {
        restart()
        restart()
    }

    func stop() { self.timer?.invalidate() }
}

// Positive: the window is a parameter of the closure, which `.onReceive` cannot name.
struct Framed: View {
    var body: some View {
        Text("a").introspect(.window) { window in
            NotificationCenter.default.addObserver(forName: .moved, object: window, queue: nil) { _ in print("a") }
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unstoppable_timer_or_observer]: nothing removes this observer, so it goes on when the view is gone: the result of `addObserver` is thrown away
        }
    }
}

// Low: the view may call the two functions in turn.
final class Clock: ObservableObject {
    @Published var count = 0
    private var timer: Timer?

    func onStart() {
        Task {
            await prepare()
            connect()
        }
    }

    func onStop() { timer?.invalidate() }

    private func connect() {
        timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.count += 1 }
//              ^^^^^^^^^^^^^^^^^^^^ info/low[unstoppable_timer_or_observer]: if `connect` is called while the timer runs, nothing can stop the former timer: `timer` then keeps only the new one
    }

    private func prepare() async {}
}

// Negative: nothing is posted after the last notification of a window or an app. Of any window there may be more.
struct Closing: View {
    var body: some View {
        Text("a").introspect(.window) { window in
            NotificationCenter.default.addObserver(
                forName: NSWindow.willCloseNotification, object: window, queue: .main
            ) { _ in print("closed") }
            NotificationCenter.default.addObserver(
                forName: NSApplication.willTerminateNotification, object: nil, queue: .main
            ) { _ in print("ended") }
            NotificationCenter.default.addObserver(
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unstoppable_timer_or_observer]: nothing removes this observer, so it goes on when the view is gone: the result of `addObserver` is thrown away
                forName: NSWindow.willCloseNotification, object: nil, queue: .main
            ) { _ in print("any") }
        }
    }
}

// Positive: what adds or fires a timer does not stop it. Negative: the function returns it.
struct PollingList: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onAppear { poll() }
            .onTapGesture { print(kept()) }
    }

    private func poll() {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
//                  ^^^^^^^^^^^^^^^^^^^^ error[unstoppable_timer_or_observer]: each appearance of the view adds another timer that nothing stops: `timer` is never invalidated
        timer.tolerance = 0.1
        RunLoop.main.add(timer, forMode: .common)
    }

    private func kept() -> Timer {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
        timer.fire()
        return timer
    }
}
