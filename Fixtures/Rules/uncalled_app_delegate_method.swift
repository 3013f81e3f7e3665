import SwiftUI
import UIKit

// Positive: events of scenes.
final class AppDelegate: NSObject, UIApplicationDelegate {
    // Negative: launch and background sessions.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Store.shared.open()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[uncalled_app_delegate_method]: `applicationDidBecomeActive` is never called, because an `App` uses scenes, and UIKit then tells only the scenes
        Store.shared.open()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[uncalled_app_delegate_method]: `applicationDidEnterBackground` is never called, because an `App` uses scenes, and UIKit then tells only the scenes
        print("background")
        Store.shared.save()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[uncalled_app_delegate_method]: `applicationWillEnterForeground` is never called, because an `App` uses scenes, and UIKit then tells only the scenes
        Store.shared.open()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
//       ^^^^^^^^^^^ warning[uncalled_app_delegate_method]: `application(_:open:options:)` is never called, because an `App` uses scenes, and UIKit then tells only the scenes
        Store.shared.open()
        return true
    }

    func application(
//       ^^^^^^^^^^^ warning[uncalled_app_delegate_method]: `application(_:performActionFor:completionHandler:)` is never called, because an `App` uses scenes, and UIKit then tells only the scenes
        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Store.shared.open()
        completionHandler(true)
    }

    // Negative: nothing is lost.
    func applicationWillResignActive(_ application: UIApplication) {}
}

final class Store {
    static let shared = Store()
    func open() {}
    func save() {}
}

@main
struct ReaderApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup { Text("Shelf") }
    }
}

// --- Typed.swift
import SwiftUI

// Positive: the adaptor has a type and no argument, and the conformance is in an extension.
class Delegate: UIResponder {}

extension Delegate: UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) {
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[uncalled_app_delegate_method]: `applicationWillResignActive` is never called, because an `App` uses scenes, and UIKit then tells only the scenes
        Store.shared.save()
    }
}

@main
struct OtherApp: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate

    var body: some Scene {
        WindowGroup { Text("Other") }
    }
}

// --- UIKitDelegate.swift
import UIKit

// Negative: no `App` names this delegate.
class UIKitDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) {
        Store.shared.save()
    }
}

// --- Passing.swift
import Framework
import SwiftUI

// Negative: the superclass may pass on the events of scenes.
class PassingDelegate: FrameworkAppDelegate, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) {
        Store.shared.save()
    }
}

@main
struct PassingApp: App {
    @UIApplicationDelegateAdaptor(PassingDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text("Passing") }
    }
}

// --- Unstarted.swift
import SwiftUI

// Negative: without `@main`, a `main.swift` may start UIKit with the delegate alone.
class StartedDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) {
        Store.shared.save()
    }
}

struct UnstartedApp: App {
    @UIApplicationDelegateAdaptor(StartedDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text("Unstarted") }
    }
}
