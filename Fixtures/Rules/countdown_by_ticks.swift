import SwiftUI

// Positive: each tick takes 1 off, in the closure or in a function that it calls.
struct Rest: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var remaining = 90

    var body: some View {
        Text("\(remaining)")
            .onReceive(timer) { _ in
//           ^^^^^^^^^ info/medium[countdown_by_ticks]: `remaining` stands still while the app is in the background, because each tick of this timer takes 1 off
                if remaining > 0 { remaining -= 1 }
            }
    }
}

final class CodeModel: ObservableObject {
    @Published var seconds = 0
    private var timer: Timer?

    func start() {
        seconds = 60
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { [weak self] _ in
//                    ^^^^^^^^^^^^^^ info/medium[countdown_by_ticks]: `seconds` stands still while the app is in the background, because each tick of this timer takes 1 off
            self?.seconds -= 1
        }
    }
}

final class Break: ObservableObject {
    @Published var left = 300
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
//                    ^^^^^^^^^^^^^^ info/medium[countdown_by_ticks]: `left` stands still while the app is in the background, because each tick of this timer takes 1 off
            self.tick()
        }
    }

    private func tick() {
        guard left > 0 else { return }
        left -= 1
    }
}

// Positive: a timer that is added to a run loop, and a loop that waits for a second.
final class Exam: ObservableObject {
    @Published var left = 600
    private var timer: Timer?

    func start() {
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
//                  ^^^^^ info/medium[countdown_by_ticks]: `left` stands still while the app is in the background, because each tick of this timer takes 1 off
            self?.left -= 1
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

struct Resend: View {
    @State private var wait = 60

    var body: some View {
        Text("\(wait)").task { await count() }
    }

    private func count() async {
        while wait > 0 {
            try? await Task.sleep(nanoseconds: 1_000_000_000)
//                          ^^^^^ info/medium[countdown_by_ticks]: `wait` stands still while the app is in the background, because this loop takes 1 off each second
            wait -= 1
        }
    }
}

struct Offer: View {
    @State private var left = 120

    var body: some View {
        Text("\(left)").task {
            for _ in 0..<120 {
                try? await Task.sleep(for: .seconds(1))
//                              ^^^^^ info/medium[countdown_by_ticks]: `left` stands still while the app is in the background, because this loop takes 1 off each second
                left -= 1
            }
        }
    }
}

// Negative: the loop waits for another time, or the sleep is in no loop.
struct Fading: View {
    @State private var steps = 100

    var body: some View {
        Text("\(steps)").task {
            while steps > 0 {
                try? await Task.sleep(for: .seconds(5))
                steps -= 1
            }
            try? await Task.sleep(for: .seconds(1))
            steps -= 1
        }
    }
}

// Negative: a date decides, the phase of the scene is looked at, it counts up, or the start is short.
final class Dated: ObservableObject {
    @Published var left = 300
    private var end = Date()
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.left -= 1 }
    }

    func refresh() { left = Int(end.timeIntervalSinceNow) }
}

struct Phased: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var left = 100

    var body: some View {
        Text("\(left)").onReceive(timer) { _ in
            if scenePhase == .active { left -= 1 }
        }
    }
}

struct Rising: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
    }
}

struct Launch: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 3

    var body: some View {
        Text("\(count)").onReceive(timer) { _ in count -= 1 }
    }
}
