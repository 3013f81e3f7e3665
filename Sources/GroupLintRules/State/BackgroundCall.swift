import GroupLintCore

/// Calls whose closure a queue or a framework runs on a background thread.
enum BackgroundCall {
    /// What the closure of a call is, for messages; nil if the closure may run on the main thread.
    static func text(of call: CallExpr) -> String? {
        guard let callee = call.callee, callee.kind == .memberAccessExpr, let base = callee.chainBase?.unwrapped else {
            return nil
        }
        let name = callee.tokenText
        if callee.name == "async" || callee.name == "asyncAfter" {
            guard let global = CallExpr(base)?.callee, global.name == "global", global.chainBase?.name == "DispatchQueue" else {
                return nil
            }
            return "the closure of `DispatchQueue.global().\(name)`"
        }
        if transfers.contains(callee.name), base.name == "shared", base.chainBase?.name == "URLSession" {
            return "the closure of `URLSession.shared.\(name)`"
        }
        return isHandled(callee.name, call) ? "the completion handler of `\(name)`" : nil
    }

    private static let transfers = NameTable("dataTask uploadTask downloadTask")

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
}
