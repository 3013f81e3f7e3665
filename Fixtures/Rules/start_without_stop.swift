import SwiftUI

// Positive: services that stay on.
struct Tilt: View {
    @State private var motion = CMMotionManager()
    @State private var session = AVCaptureSession()

    var body: some View {
        Text("a")
            .onAppear {
                motion.startDeviceMotionUpdates()
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[start_without_stop]: the motion sensors stay on after `Tilt` is gone, because nothing in `Tilt` calls `stopDeviceMotionUpdates()`
                UIApplication.shared.isIdleTimerDisabled = true
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[start_without_stop]: the screen stays on without end after `Tilt` is gone, because nothing in `Tilt` sets `isIdleTimerDisabled` to `false`
                UIScreen.main.brightness = 1
//              ^^^^^^^^^^^^^^^^^^^^^^^^ info/low[start_without_stop]: the screen keeps this brightness after `Tilt` is gone, because nothing in `Tilt` restores the old value
            }
            .task { await begin() }
    }

    private func begin() async {
        try? AVAudioSession.sharedInstance().setActive(true)
//           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[start_without_stop]: the audio session stays active after `Tilt` is gone, because nothing in `Tilt` calls `setActive(false)`
        Task { session.startRunning() }
//             ^^^^^^^^^^^^^^^^^^^^ info/low[start_without_stop]: the camera stays on after `Tilt` is gone, because nothing in `Tilt` calls `stopRunning()`
        NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0 }
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[start_without_stop]: this monitor still gets events of the app after `Tilt` is gone, because nothing in `Tilt` removes it
    }
}

// Negative: the view stops what it starts, in an extension, in another function, or for some values.
struct Careful: View {
    @State private var motion = CMMotionManager()
    @State private var location = CLLocationManager()
    @State private var old = 0.5
    let isPlaying: Bool

    var body: some View {
        Text("a")
            .onAppear {
                motion.startDeviceMotionUpdates()
                location.startUpdatingLocation()
                UIApplication.shared.isIdleTimerDisabled = isPlaying
                UIScreen.main.brightness = 1
            }
            .onDisappear(perform: stop)
            .onDisappear { UIScreen.main.brightness = old }
    }
}

extension Careful {
    func stop() {
        motion.stopDeviceMotionUpdates()
        location.stopUpdatingLocation()
    }
}

// Negative: an action of the user, a flag that another action resets, a model's function.
struct Actions: View {
    @State private var session = AVCaptureSession()
    @State private var scanner = Scanner()

    var body: some View {
        Button("Start") { session.startRunning() }
            .onAppear {
                UIDevice.current.isProximityMonitoringEnabled = true
                scanner.start()
            }
        Button("Stop") { UIDevice.current.isProximityMonitoringEnabled = false }
    }
}

// Negative: another file stops the service.
struct Elsewhere: View {
    let central = CBCentralManager()

    var body: some View { Text("a").onAppear { central.scanForPeripherals(withServices: nil) } }
}

#Preview {
    Text("a").onAppear { UIApplication.shared.isIdleTimerDisabled = true }
}

// --- Radio.swift
import SwiftUI

final class Radio {
    var central: CBCentralManager?

    func leave() { central?.stopScan() }
}
