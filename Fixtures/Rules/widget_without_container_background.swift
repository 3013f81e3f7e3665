// target: iOS=17.0
import SwiftUI
import WidgetKit

// Positive: nothing on the way to the leaves sets a background.
struct Steps: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: Provider()) { entry in
//      ^^^^^^^^^^^^^^^^^^^ warning[widget_without_container_background]: this widget shows a message instead of its content, because its view has no `.containerBackground(for: .widget)`
            StepsView(count: entry.count)
        }
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

struct StepsView: View {
    let count: Int

    var body: some View {
        VStack {
            Text("\(count)").framed()
        }
        .padding()
        .background(Color.red)
    }
}

extension View {
    func framed() -> some View { padding().border(.red) }
}

// Negative: in the closure, in the view, in a branch, in a modifier of the project.
struct Direct: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "a", intent: Intent.self, provider: Provider()) { entry in
            StepsView(count: entry.count).containerBackground(.background, for: .widget)
        }
    }
}

struct Inner: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "b", provider: Provider()) { entry in
            InnerView()
        }
    }
}

struct InnerView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View { content }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemSmall: Text("A").backed()
        default: Text("B").containerBackground(for: .widget) { Color.red }
        }
    }
}

extension View {
    @ViewBuilder func backed() -> some View {
        if #available(iOS 17, *) { containerBackground(.red, for: .widget) } else { self }
    }
}

struct Helped: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "c", provider: Provider()) { _ in
            Text("A").backed()
        }
    }
}

// Negative: code of other modules, accessories only.
struct Foreign: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "d", provider: Provider()) { _ in
            LibraryView()
        }
    }
}

struct Accessory: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "e", provider: Provider()) { entry in
            StepsView(count: entry.count)
        }
        .supportedFamilies([.accessoryCircular, .accessoryInline])
    }
}
