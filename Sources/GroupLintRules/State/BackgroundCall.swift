import GroupLintCore

/// Calls whose closure a queue or a framework runs on a background thread.
enum BackgroundCall {
    /// What the closure of a call is, for messages; nil if the closure may run on the main thread.
    static func text(of call: CallExpr) -> String? {
        guard let callee = call.callee else { return nil }
        if isQuery(callee) { return "the handler of `\(callee.tokenText)`" }
        guard callee.kind == .memberAccessExpr, let base = callee.chainBase?.unwrapped else { return nil }
        let name = callee.tokenText
        if queueMethods.contains(callee.name), isQueue(base) {
            return "the closure of `\(CallExpr(base) == nil ? base.tokenText : "DispatchQueue.global()").\(name)`"
        }
        if transfers.contains(callee.name), isSession(base) { return "the closure of `\(name)`" }
        return isHandled(callee.name, call) || isHandled(callee.name, by: base) ? "the completion handler of `\(name)`" : nil
    }

    private static let queueMethods = NameTable("async asyncAfter addOperation")
    private static let transfers = NameTable("dataTask uploadTask downloadTask")

    /// Whether an expression is a queue of its own: `DispatchQueue.global()`, `DispatchQueue(label: "a")`.
    static func isQueue(_ expression: SyntaxNode) -> Bool {
        if let global = CallExpr(expression)?.callee, global.name == "global" { return global.chainBase?.name == "DispatchQueue" }
        guard let queue = FrameworkObject(expression), let creation = queue.creation else { return false }
        return switch queue.type {
        case "DispatchQueue": creation.argument("label") != nil && creation.argument("target") == nil
        case "OperationQueue": creation.arguments.isEmpty
        default: false
        }
    }

    /// Whether an expression is a session that calls its handlers on a queue of its own.
    private static func isSession(_ expression: SyntaxNode) -> Bool {
        if expression.name == "shared" { return expression.chainBase?.name == "URLSession" }
        guard let session = FrameworkObject(expression), session.type == "URLSession", let creation = session.creation else {
            return false
        }
        return creation.argument("configuration") != nil && creation.argument("delegateQueue") == nil
    }

    /// Whether a call makes a query of HealthKit.
    private static func isQuery(_ callee: SyntaxNode) -> Bool {
        callee.kind == .declReferenceExpr && queries.contains(callee.name)
    }

    static let queries = NameTable(
        """
        HKSampleQuery HKObserverQuery HKStatisticsQuery HKStatisticsCollectionQuery HKAnchoredObjectQuery HKSourceQuery \
        HKCorrelationQuery HKActivitySummaryQuery HKWorkoutRouteQuery
        """)

    /// Methods of Apple's frameworks by their name and first label. They call their handler on a queue of their own.
    private static func isHandled(_ name: Name, _ call: CallExpr) -> Bool {
        guard let label = call.arguments.first?.label else { return false }
        return switch name {
        case "loadObject": label == "ofClass"
        case "loadItem", "loadDataRepresentation", "loadFileRepresentation", "loadInPlaceFileRepresentation":
            label == "forTypeIdentifier" || label == "for"
        case "requestAuthorization": label == "options"
        case "evaluatePolicy": call.value("localizedReason") != nil
        case "requestAccess": label == "for" && call.callee?.chainBase?.name == "AVCaptureDevice"
        default: false
        }
    }

    /// Methods of Apple's frameworks by the type of the object. They call their handler on a queue of their own.
    private static func isHandled(_ name: Name, by base: SyntaxNode) -> Bool {
        guard let object = FrameworkObject(base) else { return false }
        return switch object.type {
        case "CKContainer", "CKDatabase", "HKHealthStore", "CMPedometer": true
        case "UNUserNotificationCenter":
            name == "getNotificationSettings" || name == "getPendingNotificationRequests" || name == "getDeliveredNotifications"
        case "PHPhotoLibrary": name == "requestAuthorization" || name == "performChanges"
        case "EKEventStore": requests.contains(name)
        case "CNContactStore": name == "requestAccess"
        case "SFSpeechRecognizer": name == "requestAuthorization"
        case "AVAudioSession", "AVAudioApplication": name == "requestRecordPermission"
        case "WCSession": name == "sendMessage" || name == "sendMessageData"
        default: false
        }
    }

    private static let requests = NameTable(
        """
        requestAccess requestFullAccessToEvents requestWriteOnlyAccessToEvents requestFullAccessToReminders
        """)
}
