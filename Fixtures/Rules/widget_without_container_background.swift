// target: iOS=16.0
import SwiftUI
import WidgetKit

// Positive: nothing on the way to the leaves sets a background.
@available(iOS 17, *)
struct Steps: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: Provider()) { entry in
//      ^^^^^^^^^^^^^^^^^^^ warning[widget_without_container_background]: this widget shows “Please adopt containerBackground API” instead of its content, because its view has no `.containerBackground(for: .widget)`
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
@available(iOS 17, *)
struct Direct: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "a", intent: Intent.self, provider: Provider()) { entry in
            StepsView(count: entry.count).containerBackground(.background, for: .widget)
        }
    }
}

@available(iOS 17, *)
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

@available(iOS 17, *)
struct Helped: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "c", provider: Provider()) { _ in
            Text("A").backed()
        }
    }
}

// Negative: code of other modules, accessories only.
@available(iOS 17, *)
struct Foreign: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "d", provider: Provider()) { _ in
            LibraryView()
        }
    }
}

@available(iOS 17, *)
struct Accessory: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "e", provider: Provider()) { entry in
//      ^^^^^^^^^^^^^^^^^^^ info/medium[widget_without_container_background]: on iOS 17 and later, this widget may show a message instead of its content, because its view has no `.containerBackground(for: .widget)`
            StepsView(count: entry.count)
        }
        .supportedFamilies([.accessoryCircular, .accessoryInline])
    }
}

// Positive: the target is lower, but the app also runs on the later system.
struct Lower: Widget {
    let theme: Theme

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "f", provider: Provider()) { entry in
//      ^^^^^^^^^^^^^^^^^^^ warning[widget_without_container_background]: on iOS 17 and later, this widget shows “Please adopt containerBackground API” instead of its content, because its view has no `.containerBackground(for: .widget)`
            StepsView(count: entry.count).background(theme.background)
        }
    }
}

// Positive: one of two views has no background.
@available(iOS 17, *)
struct Choosing: Widget {
    @Environment(\.widgetFamily) private var family

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "g", provider: Provider()) { entry in
            Group {
                if entry.count > 0 {
                    Text("\(entry.count)").containerBackground(.background, for: .widget)
                } else {
                    Text("No steps")
//                  ^^^^ info[widget_without_container_background]: on iOS 17 and later, a widget shows a message instead of this view, because the view has no `.containerBackground(for: .widget)`
                }
            }
            .widgetURL(nil)
        }
    }
}

// False positive trap: everything gets a background, an older system needs none, and a family chooses.
@available(iOS 17, *)
struct ChoosingInside: Widget {
    @Environment(\.widgetFamily) private var family

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "h", provider: Provider()) { entry in
            Group {
                if entry.count > 0 { Text("\(entry.count)") } else { Text("No steps") }
            }
            .containerBackground(.background, for: .widget)
        }
        StaticConfiguration(kind: "i", provider: Provider()) { entry in
            if #available(iOS 17, *) {
                Text("\(entry.count)").containerBackground(.background, for: .widget)
            } else {
                Text("\(entry.count)")
            }
        }
        StaticConfiguration(kind: "j", provider: Provider()) { entry in
            if family == .systemSmall {
                Text("\(entry.count)").containerBackground(.background, for: .widget)
            } else {
                Text("\(entry.count)")
            }
        }
    }
}

// Values that modifiers and views take are no views.
struct Valued: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "valued", provider: Provider()) { entry in
//      ^^^^^^^^^^^^^^^^^^^ warning[widget_without_container_background]: on iOS 17 and later, this widget shows “Please adopt containerBackground API” instead of its content, because its view has no `.containerBackground(for: .widget)`
            ValuedBar(radius: CGFloat(7)).widgetURL(URL(string: "steps"))
        }
    }
}

struct ValuedBar: View {
    let radius: CGFloat

    var body: some View {
        RoundedRectangle(cornerRadius: radius)
    }
}
