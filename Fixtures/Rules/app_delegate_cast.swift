import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    static let shared = AppDelegate()
    @Published var token = ""

    func register() {}

    // Positive: in a class without views too.
    static func current() -> AppDelegate {
        UIApplication.shared.delegate as! AppDelegate
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[app_delegate_cast]: the app crashes here, because with `@UIApplicationDelegateAdaptor` the application's delegate is an object of SwiftUI, not a `AppDelegate`
    }
}

@main
struct ReaderApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup { Shelf() }
    }
}

struct Shelf: View {
    @EnvironmentObject private var appDelegate: AppDelegate

    var body: some View {
        // Positive: a chain, a binding, and a cast to an optional.
        Button("Register") {
            (UIApplication.shared.delegate as? AppDelegate)?.register()
//           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[app_delegate_cast]: this is always nil, because with `@UIApplicationDelegateAdaptor` the application's delegate is an object of SwiftUI, not a `AppDelegate`
            if let delegate = UIApplication.shared.delegate! as? AppDelegate { delegate.register() }
//                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[app_delegate_cast]: this is always nil, because with `@UIApplicationDelegateAdaptor` the application's delegate is an object of SwiftUI, not a `AppDelegate`
            (UIApplication.shared.delegate as! AppDelegate?)?.register()
//           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[app_delegate_cast]: the app crashes here, because with `@UIApplicationDelegateAdaptor` the application's delegate is an object of SwiftUI, not a `AppDelegate`
            AppDelegate.current().register()
        }
        // Negative: the object itself, another value for nil, another class, and the property of another object.
        Button("Fine") {
            appDelegate.register()
            ((UIApplication.shared.delegate as? AppDelegate) ?? AppDelegate.shared).register()
            (UIApplication.shared.delegate as? AppDelegate ?? .shared).register()
            _ = UIApplication.shared.delegate as? Helper
            _ = UIApplication.shared.delegate as? UIApplicationDelegate
            _ = Helper.shared.delegate as? AppDelegate
            _ = UIApplication.shared.delegate is AppDelegate
        }
    }
}

// False positive trap: no `App` names this class in an adaptor.
final class Helper: NSObject {
    static let shared = Helper()
    var delegate: NSObject?
}

#Preview {
    Button("Register") { (UIApplication.shared.delegate as? AppDelegate)?.register() }
}
