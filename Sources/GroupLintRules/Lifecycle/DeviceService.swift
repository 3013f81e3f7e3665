import GroupLintCore

/// A service of the device that code starts and has to stop.
struct DeviceService {
    /// Type that code with the service mentions.
    let type: Name
    /// Function or property that starts it.
    let start: Name
    /// Function that stops it; the same name for a property.
    let stopText: StaticString
    /// What goes on, as the start of a message.
    let effect: String
    private let kind: Kind

    private enum Kind {
        /// `start()` and `stop()`
        case call
        /// `isOn = true` and `isOn = false`
        case flag
        /// `level = 1`, and another assignment
        case value
        /// `setActive(true)` and `setActive(false)`
        case argument
        /// A call whose result has to be kept and passed to another one.
        case token
    }

    private init(_ type: Name, _ start: Name, _ stop: StaticString, _ kind: Kind, _ effect: String) {
        self.type = type
        self.start = start
        stopText = stop
        self.kind = kind
        self.effect = effect
    }

    static let all: [DeviceService] = [
        DeviceService(
            "UIApplication", "isIdleTimerDisabled", "isIdleTimerDisabled", .flag, "the screen stays on without end"),
        DeviceService("UIScreen", "brightness", "brightness", .value, "the screen keeps this brightness"),
        DeviceService(
            "UIDevice", "isProximityMonitoringEnabled", "isProximityMonitoringEnabled", .flag,
            "the screen still goes dark when something is near"),
        DeviceService("AVAudioSession", "setActive", "setActive(false", .argument, "the audio session stays active"),
        DeviceService(
            "NSEvent", "addLocalMonitorForEvents", "removeMonitor", .token, "this monitor still gets events of the app"),
        DeviceService(
            "NSEvent", "addGlobalMonitorForEvents", "removeMonitor", .token, "this monitor still gets events of all apps"),
        DeviceService(
            "CMMotionManager", "startDeviceMotionUpdates", "stopDeviceMotionUpdates", .call, "the motion sensors stay on"),
        DeviceService(
            "CMMotionManager", "startAccelerometerUpdates", "stopAccelerometerUpdates", .call, "the accelerometer stays on"),
        DeviceService("CMMotionManager", "startGyroUpdates", "stopGyroUpdates", .call, "the gyroscope stays on"),
        DeviceService("CMPedometer", "startUpdates", "stopUpdates", .call, "the pedometer stays on"),
        DeviceService(
            "CLLocationManager", "startUpdatingLocation", "stopUpdatingLocation", .call, "location updates go on"),
        DeviceService("CLLocationManager", "startUpdatingHeading", "stopUpdatingHeading", .call, "the compass stays on"),
        DeviceService("AVCaptureSession", "startRunning", "stopRunning", .call, "the camera stays on"),
        DeviceService("CBCentralManager", "scanForPeripherals", "stopScan", .call, "the search for Bluetooth devices goes on"),
    ]

    /// Whether a node starts the service.
    func starts(_ node: SyntaxNode) -> Bool {
        switch kind {
        case .call, .token: return node.kind == .functionCallExpr && node.chainBase?.name == start
        case .argument: return isCall(node, with: "true")
        case .flag: return isAssignment(node) && SequenceExpr(node)?.right?.text == "true"
        case .value: return isAssignment(node)
        }
    }

    /// Whether a node stops the service, also if it does so only for some values.
    func stops(_ node: SyntaxNode, startedAt start: SyntaxNode) -> Bool {
        switch kind {
        case .call, .token:
            return (node.kind == .declReferenceExpr || node.kind == .memberAccessExpr) && node.name == stopName
        case .argument: return node.kind == .functionCallExpr && node.chainBase?.name == self.start && !isCall(node, with: "true")
        case .flag: return isAssignment(node) && SequenceExpr(node)?.right?.text != "true"
        case .value: return isAssignment(node) && node != start
        }
    }

    private var stopName: Name { stopText.withUTF8Buffer { Name($0) } }

    private func isAssignment(_ node: SyntaxNode) -> Bool {
        guard let sequence = SequenceExpr(node), sequence.sign?.kind == .assignmentExpr, let target = sequence.left else {
            return false
        }
        return target.kind == .memberAccessExpr && target.name == start && target.ownPath?.count ?? 0 > 1
    }

    private func isCall(_ node: SyntaxNode, with value: String) -> Bool {
        node.kind == .functionCallExpr && node.chainBase?.name == start
            && CallExpr(node)?.firstArgument.map { !$0.hasLabel && $0.value?.text == value } ?? false
    }

    /// The part of a start that messages point to: the callee or the target, without arguments.
    func place(of start: SyntaxNode) -> SyntaxNode {
        switch kind {
        case .call, .token, .argument: start.chainBase ?? start
        case .flag, .value: SequenceExpr(start)?.left ?? start
        }
    }

    /// What the view does not do, for messages.
    var stop: String {
        switch kind {
        case .call: "calls `\(stopText)()`"
        case .flag: "sets `\(stopText)` to `false`"
        case .value: "restores the old value"
        case .argument: "calls `setActive(false)`"
        case .token: "removes it"
        }
    }

    /// What to write, with the object of the start.
    func help(_ place: SyntaxNode) -> String {
        let base = MemberAccessExpr(place)?.base?.shortText.map { $0 + "." } ?? ""
        switch kind {
        case .call: return "write `.onDisappear { \(base)\(stopText)() }`"
        case .flag: return "write `.onDisappear { \(place.shortText ?? "\(stopText)") = false }`"
        case .value: return "keep the value from before in a `@State`, and set it again in `.onDisappear`"
        case .argument: return "write `.onDisappear { try? \(base)setActive(false, options: .notifyOthersOnDeactivation) }`"
        case .token: return "keep the result in a `@State`, and pass it to `NSEvent.removeMonitor(_:)` in `.onDisappear`"
        }
    }
}
