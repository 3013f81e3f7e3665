// An app with every kind of way. A comment behind the code of a way names its kind, its source and its target, as
// `grouplint map` finds them; the test compares all of them.
import SwiftUI
import UIKit
import WidgetKit

@main
struct GardenApp: App {
    var body: some Scene {
        WindowGroup {  // way[window]: GardenApp -> RootView
            RootView()
        }
        Settings {  // way[window]: GardenApp -> PreferencesView
            PreferencesView()
        }
        Window("Log", id: "log") {  // way[window]: GardenApp -> Window in GardenApp
            Text("Nothing happened yet")
        }
    }
}

struct RootView: View {
    let isSignedIn: Bool

    // Both fill the window: they are screens, and not parts of one.
    var body: some View {
        if isSignedIn {
            MainTabs()  // way[choice]: RootView -> MainTabs
        } else {
            WelcomeView()  // way[choice]: RootView -> WelcomeView
        }
    }
}

struct WelcomeView: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            Text("Welcome")
            Button("Log") { openWindow(id: "log") }  // way[window]: WelcomeView -> Window in GardenApp
            FooterView()
        }
    }
}

/// Only a part: it opens nothing, and has no node.
struct FooterView: View {
    var body: some View { Text("Garden") }
}

enum Section: CaseIterable, Hashable {
    case plants
    case beds

    // What a member of another type shows is followed to where it is used.
    @ViewBuilder
    func content(isNew: Bool) -> some View {
        switch self {
        case .plants: PlantList()
        case .beds: BedSplitView()
        }
    }
}

struct MainTabs: View {
    var body: some View {
        TabView {  // way[tab]: MainTabs -> PlantList, MainTabs -> BedSplitView, MainTabs -> ProfileView
            ForEach(Section.allCases, id: \.self) { section in
                section.content(isNew: false)
            }
            NavigationStack {
                ProfileView()
            }
            .tabItem { Text("Profile") }
        }
    }
}

struct PreferencesView: View {
    var body: some View { Text("Preferences") }
}

// A controller that shows a view, and a factory that only names one.
final class PlantController: UIViewController {
    func embed() {
        let host = UIHostingController(rootView: PlantDetail())  // way[hosting]: PlantController -> PlantDetail
        addChild(host)
    }
}

enum Factory {  // way[code]: Factory -> ReminderView
    static func make() -> AnyObject? { Presenter.wrap(ReminderView.self) }
}

struct ReminderView: View {
    var body: some View { Text("Water the plants") }
}

struct GardenWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "garden", provider: Provider()) { entry in  // way[widget]: GardenWidget -> GardenWidgetView
            GardenWidgetView()
        }
    }
}

struct GardenWidgetView: View {
    var body: some View { Text("3 plants") }
}

// Nothing but a preview names it.
struct OldBanner: View {
    var body: some View { Text("New: beds") }
}

#Preview {
    OldBanner()
}
