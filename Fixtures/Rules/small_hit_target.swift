import SwiftUI

// Positive: a small image is all that takes taps.
struct Small: View {
    let close: () -> Void

    var body: some View {
        VStack {
            Button(action: close) {
//          ^^^^^^ info[small_hit_target]: this `Button` is hard to hit: its label is an image of 16 by 16 points, and with this style only the label takes taps
                Image(systemName: "xmark").frame(width: 16, height: 16)
            }
            .buttonStyle(.plain)
            Button(action: close) {
//          ^^^^^^ info[small_hit_target]: this `Button` is hard to hit: its label is an image of 20 by 20 points, and with this style only the label takes taps
                Image(.close).resizable().frame(width: 20, height: 20)
            }
            .buttonStyle(FadingStyle())
            .padding()
            Button { close() } label: {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and with this style only the label takes taps
                Image(systemName: "xmark").font(.caption)
            }
            .buttonStyle(.plain)
            Button(action: close) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is an image of 24 by 24 points, and the frame around the image takes no taps
                Image(.close).resizable().frame(width: 24, height: 24).frame(width: 32, height: 32)
            }
            .buttonStyle(.plain)
            Button(action: close) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` is hard to hit: its label is an image of 16 by 16 points, and with this style only the label takes taps
                Image(.close).resizable().frame(width: 16, height: 16, alignment: .topTrailing)
            }
            Button(action: close) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and with this style only the label takes taps
                Image(systemName: "xmark").font(.caption)
            }
        }
    }
}

struct SmallScreen: View {
    let close: () -> Void

    var body: some View {
        NavigationStack {
            Small(close: close)
            List {
                Button(action: close) { Image(systemName: "xmark").font(.caption) }
            }
            Button(action: close) { Image(.close).resizable().frame(width: 24, height: 24) }
            Button(action: close) { Image(.close).resizable().frame(width: 24, height: 24).frame(width: 48, height: 48) }
        }
    }
}

struct FadingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

// The frame around a symbol draws nothing, so it takes no taps.
struct Surrounded: View {
    let isMarked: Bool
    let mark: () -> Void

    var body: some View {
        VStack {
            Button(action: mark) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and the frame of 44 by 44 points around it takes no taps
                Image(systemName: "star").frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            Button(action: mark) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and the frame of 32 by 32 points around it takes no taps
                Image(systemName: "star").font(.body.weight(.semibold)).frame(width: 32, height: 32)
            }
            .buttonStyle(.plain)
            Button(action: mark) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and the frame of 44 by 44 points around it takes no taps
                Image(systemName: "star").font(.system(.caption, weight: .bold)).frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(FadingStyle())
            Button(action: mark) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is an image of 20 by 20 points, and the frame around the image takes no taps
                Image(.star).resizable().frame(width: 20, height: 20).frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            Button(action: mark) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and the frame of 44 by 44 points around it takes no taps
                Image(systemName: "star").frame(width: 44, height: 44).overlay(Circle().stroke(.gray))
            }
            .buttonStyle(.plain)
            Image(systemName: "star").frame(width: 40, height: 40).onTapGesture { mark() }
//                                                                 ^^^^^^^^^^^^ info/medium[small_hit_target]: taps beside this symbol do nothing, because the frame of 40 by 40 points around it draws nothing that takes them
        }
    }
}

// False positive traps: a frame that takes taps, or that may, and symbols that are not smaller than the frame.
struct SurroundedTraps: View {
    let isMarked: Bool
    let mark: () -> Void

    var body: some View {
        VStack {
            Button(action: mark) {
                Image(systemName: "star").frame(width: 44, height: 44).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            Button(action: mark) {
                Image(systemName: "star").frame(width: 44, height: 44).background(.gray, in: Circle())
            }
            .buttonStyle(.plain)
            Button(action: mark) {
                Image(systemName: "star").frame(width: 44, height: 44).background(isMarked ? Color.gray : Color.clear)
            }
            .buttonStyle(.plain)
            Button(action: mark) {
                Image(systemName: "star").frame(width: 44, height: 44).glassEffect(.regular.interactive(), in: .circle)
            }
            .buttonStyle(.plain)
            Button(action: mark) {
                Image(systemName: "star").font(.largeTitle.weight(.bold)).frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            Button(action: mark) {
                Image(systemName: "star").resizable().frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            // Whether the automatic style takes taps on the frame is not known well enough.
            Button(action: mark) {
                Image(systemName: "star").frame(width: 44, height: 44)
            }
            // A frame with a width only is as high as the symbol.
            Button(action: mark) {
                Image(systemName: "star").frame(width: 44)
            }
            .buttonStyle(.plain)
            Image(systemName: "star").frame(width: 44, height: 44).contentShape(Rectangle()).onTapGesture { mark() }
            Image(systemName: "star").frame(width: 44, height: 44).background(.gray).onTapGesture { mark() }
            Image(systemName: "star").onTapGesture { mark() }
            Image(systemName: "star").frame(width: 44, height: 44).onTapGesture {}
            HStack {
                Image(systemName: "star").frame(width: 44, height: 44).onTapGesture { mark() }
                Text("Mark")
            }
            .contentShape(Rectangle())
            .onTapGesture { mark() }
        }
    }
}

// False positive trap: more room, a larger or unknown size, another style, a toolbar.
struct Large: View {
    let size: CGFloat
    let close: () -> Void

    var body: some View {
        VStack {
            Button(action: close) { Image(systemName: "xmark").padding() }.buttonStyle(.plain)
            Button(action: close) { Image(systemName: "xmark").frame(width: 26, height: 26) }.buttonStyle(.plain)
            Button(action: close) { Image(systemName: "xmark").contentShape(Rectangle()) }.buttonStyle(.plain)
            Button(action: close) { Image(systemName: "xmark").frame(width: size) }.buttonStyle(.plain)
            Button(action: close) { Image(systemName: "xmark").font(.largeTitle) }.buttonStyle(.plain)
            Button(action: close) { Image(systemName: "xmark").font(.system(size: 30)) }.buttonStyle(.plain)
            Button(action: close) { Image(.close) }.buttonStyle(.plain)
            Button(action: close) { Image(.close).resizable() }.buttonStyle(.plain)
            Button(action: close) { Image(systemName: "xmark"); Text("Close") }.buttonStyle(.plain)
            Button(action: close) { Image(systemName: "xmark") }.buttonStyle(.plain).font(.title)
            Button(action: close) { Image(systemName: "xmark") }
            Button(action: close) { Image(systemName: "xmark") }.buttonStyle(.bordered)
        }
        .toolbar {
            Button(action: close) { Image(systemName: "xmark") }.buttonStyle(.plain)
        }
    }
}

#Preview {
    Button {} label: { Image(systemName: "xmark") }.buttonStyle(.plain)
}

// False positive traps: an empty action, and code for macOS.
struct Counts: View {
    var body: some View {
        Button {} label: { Image(systemName: "eye") }
            .buttonStyle(.plain)
    }
}

@available(macOS 14.0, *)
struct Settings: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) { Image(systemName: "eye") }
            .buttonStyle(.plain)
    }
}

// False positive trap: a miss reaches the view around it.
struct Terms: View {
    let accept: () -> Void

    var body: some View {
        HStack {
            Button(action: accept) { Image(systemName: "checkmark.circle") }.buttonStyle(.plain)
            Text("I agree")
        }
        .contentShape(Rectangle())
        .onTapGesture { accept() }
    }
}

// Negative: it is only there for a pointer. Positive: another condition hides it.
struct HourCell: View {
    @State private var isHovered = false
    @State private var isEmpty = true

    var body: some View {
        VStack {
            Button(action: { isEmpty = false }) {
                Image(systemName: "plus").font(.system(size: 10)).opacity(isHovered ? 1 : 0)
            }
            .buttonStyle(.plain)
            Button(action: { isEmpty = false }) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and with this style only the label takes taps
                Image(systemName: "plus").font(.system(size: 10)).opacity(isEmpty ? 1 : 0)
            }
            .buttonStyle(.plain)
        }
        .onHover { isHovered = $0 }
    }
}

// --- Widget.swift
import SwiftUI
import WidgetKit

// Trap: a widget may have no room.
struct PlayWidget: View {
    var body: some View {
        Button(intent: PlayIntent()) {
            Image(systemName: "play")
        }
        .buttonStyle(.plain)
    }
}

// Negative: it clears the field beside it.
struct Search: View {
    @State private var text = ""

    var body: some View {
        HStack {
            TextField("Search", text: $text)
            if !text.isEmpty {
                Button {
                    text = ""
                } label: {
                    Image(systemName: "xmark.circle.fill")
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
    }
}

// Negative: the field is one of two.
struct Password: View {
    @State private var text = ""
    @State private var isShown = false

    var body: some View {
        HStack {
            Group {
                if isShown { TextField("Password", text: $text) } else { SecureField("Password", text: $text) }
            }
            Button {
                isShown.toggle()
            } label: {
                Image(systemName: "eye")
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Show password")
        }
    }
}

struct SmallAreas: View {
    let close: () -> Void

    var body: some View {
        HStack {
            Text("Filter")
            Button(action: close) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: it takes taps on 28 by 24 points only
                Image(systemName: "xmark").frame(width: 28, height: 24).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            Button(action: close) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: it takes taps on 30 by 30 points only
                Image(systemName: "xmark").frame(width: 30, height: 30).background(Color.gray, in: Circle())
            }
            .buttonStyle(.plain)
            // Silent: larger areas.
            Button(action: close) {
                Image(systemName: "xmark").frame(width: 32, height: 32).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            Button(action: close) {
                Image(systemName: "xmark").frame(width: 28, height: 28).contentShape(Rectangle().inset(by: -8))
            }
            .buttonStyle(.plain)
            Button(action: close) {
                Image(systemName: "xmark").frame(width: 28, height: 28).background(Color.gray).padding(8)
            }
            .buttonStyle(.plain)
            Button(action: close) {
                Image(systemName: "xmark").frame(width: 28, height: 28).background(Color.gray).frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
        }
    }
}

// A constant of a type is as good as a number.
enum Metrics {
    static let icon: CGFloat = 16
    static let finger: CGFloat = 44
    static var scaled: CGFloat { UIScreen.main.scale * 8 }
}

struct MetricButtons: View {
    let close: () -> Void

    var body: some View {
        VStack {
            Button(action: close) {
//          ^^^^^^ info[small_hit_target]: this `Button` is hard to hit: its label is an image of 16 by 16 points, and with this style only the label takes taps
                Image(systemName: "xmark").frame(width: Metrics.icon, height: Metrics.icon)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close")
            Button(action: close) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and the frame of 44 by 44 points around it takes no taps
                Image(systemName: "xmark").frame(width: Metrics.finger, height: Metrics.finger)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close")
            Button(action: close) {
                Image(systemName: "xmark").frame(width: Metrics.scaled, height: Metrics.scaled)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close")
        }
    }
}

// Chevrons are narrow also in the font of a title; other symbols are not.
struct Months: View {
    let step: (Int) -> Void

    var body: some View {
        HStack {
            Button { step(-1) } label: { Image(systemName: "chevron.left").font(.title3) }
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a narrow symbol, and with this style only the label takes taps
                .accessibilityLabel("Previous month")
            Text("May")
            Button { step(1) } label: { Image(systemName: "chevron.right").font(.system(size: 22, weight: .bold)) }
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a narrow symbol, and with this style only the label takes taps
                .accessibilityLabel("Next month")
            Button { step(1) } label: { Image(systemName: "chevron.forward") }
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a narrow symbol, and with this style only the label takes taps
                .buttonStyle(.plain)
                .accessibilityLabel("Next month")
            Button { step(2) } label: { Image(systemName: "chevron.right").font(.largeTitle) }.accessibilityLabel("Large")
            Button { step(2) } label: { Image(systemName: "chevron.right") }.accessibilityLabel("Without a font")
            Button { step(2) } label: { Image(systemName: "chevron.down").font(.title3) }.accessibilityLabel("Wide")
            Button { step(2) } label: { Image(systemName: "gear").font(.title3) }.accessibilityLabel("Gear")
            Button { step(3) } label: { Image(systemName: "gear").font(.system(size: 16)) }.accessibilityLabel("Small gear")
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: its label is a symbol as small as text, and with this style only the label takes taps
            Button { step(3) } label: { Image(systemName: "gear").font(.system(size: 18)) }.accessibilityLabel("Larger gear")
        }
    }
}

// A padding that is drawn belongs to the area.
struct Badges: View {
    let unpin: () -> Void

    var body: some View {
        VStack {
            Button(action: unpin) {
//          ^^^^^^ info/medium[small_hit_target]: this `Button` may be hard to hit: it takes taps on about 22 by 22 points only
                Image(systemName: "pin.fill").font(.system(size: 10, weight: .semibold)).padding(5).background(.red, in: Circle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Unpin")
            Button(action: unpin) {
                Image(systemName: "pin.fill").font(.system(size: 10)).padding(10).background(.red, in: Circle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Unpin")
            Button(action: unpin) { Image(systemName: "pin.fill").font(.system(size: 10)).padding(5) }
                .buttonStyle(.plain)
                .accessibilityLabel("Unpin")
            Button(action: unpin) {
                Image(systemName: "pin.fill").font(.system(size: 10)).padding(5).background(.red).padding(8).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Unpin")
            Button(action: unpin) { Image(systemName: "pin.fill").padding(5).background(.red) }
                .buttonStyle(.plain)
                .accessibilityLabel("Unpin")
        }
    }
}

// The label of a menu takes its taps.
struct Menus: View {
    let remove: () -> Void

    var body: some View {
        VStack {
            Menu {
//          ^^^^ info/medium[small_hit_target]: this `Menu` may be hard to hit: it takes taps on 24 by 24 points only
                Button("Remove", action: remove)
            } label: {
                Image(systemName: "ellipsis").font(.caption).frame(width: 24, height: 24).background(Circle().fill(Color.black))
            }
            .buttonStyle(.plain)
            .accessibilityLabel("More")
            Menu {
//          ^^^^ info/medium[small_hit_target]: this `Menu` is hard to hit: its label is an image of 16 by 16 points, and with this style only the label takes taps
                Button("Remove", action: remove)
            } label: {
                Image(systemName: "ellipsis").frame(width: 16, height: 16)
            }
            .accessibilityLabel("More")
            Menu {
                Button("Remove", action: remove)
            } label: {
                Image(systemName: "ellipsis").font(.caption)
            }
            .accessibilityLabel("More")
            Menu {
                Button("Remove", action: remove)
            } label: {
                Image(systemName: "ellipsis").frame(width: 16, height: 16)
            }
            .menuStyle(.button)
            .accessibilityLabel("More")
        }
        .toolbar {
            Menu {
                Button("Remove", action: remove)
            } label: {
                Image(systemName: "ellipsis").frame(width: 16, height: 16)
            }
            .accessibilityLabel("More")
        }
    }
}
