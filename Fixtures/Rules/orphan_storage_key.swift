import SwiftUI

struct MapScreen: View {
    @AppStorage("mapRecentering") private var isCentered = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[orphan_storage_key]: this setting has no effect: it is read as `mapRecentering`, which nothing sets, and it is set as `mapRecenter`, which nothing reads
    @AppStorage("showsTraffic") private var showsTraffic = false
    @AppStorage("showsLabels") private var showsLabels = false
    @AppStorage("hidesToolbar") private var hidesToolbar = false
    @AppStorage("tileSource") private var tileSource = 0
    @AppStorage("fontScaling") private var fontScaling = 1.0

    var body: some View {
        Text(isCentered ? "Centered" : "Free")
        Text("\(showsTraffic) \(showsLabels) \(hidesToolbar) \(tileSource) \(fontScaling)")
    }
}

struct MapSettings: View {
    @AppStorage("mapRecenter") private var isCentered = false
    // The same key.
    @AppStorage("showsTraffic") private var showsTraffic = false
    // This one is read too.
    @AppStorage("showsLabel") private var showsLabel = false
    // Not at all the same name.
    @AppStorage("mapStyle") private var style = 0
    // The binding goes to a view of the project.
    @AppStorage("tileSources") private var tileSources = 0
    // Other code names the key of the reader.
    @AppStorage("fontScale") private var fontScale = 1.0

    var body: some View {
        Toggle("Keep centered", isOn: $isCentered)
        Toggle("Traffic", isOn: $showsTraffic)
        Toggle(showsLabel ? "Labels" : "No labels", isOn: $showsLabel)
        Stepper("Style", value: $style)
        SourcePicker(source: $tileSources)
        Slider(value: $fontScale)
    }
}

struct SourcePicker: View {
    @Binding var source: Int

    var body: some View { Text("\(source)") }
}

final class Router {
    static let scalingKey = "fontScaling"

    func route() {
        if UserDefaults.standard.bool(forKey: "avoidsTollRoads") { detour() }
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[orphan_storage_key]: this setting has no effect: it is read as `avoidsTollRoads`, which nothing sets, and it is set as `avoidTollRoads`, which nothing reads
    }

    func reset() { UserDefaults.standard.set(false, forKey: "avoidTollRoads") }

    private func detour() {}
}

@main
struct Maps: App {
    var body: some Scene {
        WindowGroup {
            MapScreen()
            MapSettings()
        }
    }
}

// The router counts as used.
let used: [Any] = [Router().route, Router().reset]
