import SwiftUI

// Positive: it grows and shrinks without end.
struct Pulse: View {
    @State private var isLarge = false

    var body: some View {
        Circle()
            .scaleEffect(isLarge ? 1.4 : 1)
            .animation(.easeInOut.repeatForever(), value: isLarge)
//                                ^^^^^^^^^^^^^ info/medium[motion_ignores_reduce_motion]: this movement goes on without end, also for users who have switched on Reduce Motion
            .onAppear { isLarge = true }
    }
}

// Positive: in a function.
struct Wheel: View {
    @State private var angle = 0.0
    @State private var lift = 0.0

    var body: some View {
        Circle()
            .rotationEffect(.degrees(angle))
            .offset(y: lift)
            .onAppear(perform: start)
    }

    private func start() {
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
//                                         ^^^^^^^^^^^^^ info/medium[motion_ignores_reduce_motion]: this movement goes on without end, also for users who have switched on Reduce Motion
            angle = 360
        }
        // One report for a type.
        withAnimation(.easeInOut.repeatForever()) { lift = 20 }
    }
}

// Negative: it only fades, or ends.
struct Fade: View {
    @State private var isDim = false
    @State private var isOpen = false

    var body: some View {
        Circle()
            .opacity(isDim ? 0.3 : 1)
            .animation(.easeInOut.repeatForever(), value: isDim)
            .scaleEffect(isOpen ? 2 : 1)
            .animation(.easeInOut.repeatCount(3), value: isOpen)
            .onAppear {
                isDim = true
                isOpen = true
            }
    }
}

@main
struct MotionApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Pulse()
                Wheel()
                Fade()
            }
        }
    }
}
