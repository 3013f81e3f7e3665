import SwiftUI

struct Empty: View {
    let title: String

    var body: some View {
        VStack {
            Image("empty-wallet").resizable().scaledToFit()
//          ^^^^^ info[decorative_image_announced]: VoiceOver stops at this image and reads its name `empty-wallet`, although the text next to it says what is meant
            Text("No cards yet")
        }
        HStack {
            Image(.iconKey24)
//          ^^^^^ info[decorative_image_announced]: VoiceOver stops at this image and reads its name `iconKey24`, although the text next to it says what is meant
            Text(title)
        }
    }
}

// Positive, less certain: a symbol that says what the text says.
struct Facts: View {
    let icon: String
    let isOn: Bool

    var body: some View {
        HStack {
            Image(systemName: "calendar").foregroundStyle(.secondary)
//          ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `calendar` and describes it, although the text next to it says what is meant
            Text("Released 2020")
        }
        HStack {
            Image(systemName: icon)
//          ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at this symbol and describes it, although the text next to it says what is meant
            Text("Icon")
        }
        HStack {
            Image(systemName: "checkmark.circle")
            Text("Paid")
        }
        HStack {
            Image(systemName: isOn ? "sun.max" : "moon")
            Text("Light")
        }
        HStack {
            if isOn { Image(systemName: "clock") }
            Text("Time")
        }
    }
}

// False positive trap: VoiceOver passes over the image, or reads it as part of something else.
struct Passed: View {
    let title: String
    let image: String

    var body: some View {
        VStack {
            Image(decorative: "empty-wallet")
            Image("empty-wallet").accessibilityHidden(true)
            Image("empty-wallet").accessibilityLabel("Wallet")
            Image("empty-wallet", label: Text("Wallet"))
            Image(image)
            Image("wallet")
            Image(systemName: "wallet.pass")
            Text(title)
        }
        VStack {
            Image("empty-wallet")
            Spacer()
        }
        HStack {
            Image("empty-wallet")
            Text(title)
        }
        .accessibilityElement(children: .combine)
        Button(action: {}) {
            HStack {
                Image("empty-wallet")
                Text(title)
            }
        }
        NavigationLink { Text(title) } label: { Row(title: title) }
        Text(title).overlay { VStack { Image("empty-wallet"); Text(title) } }
    }
}

struct Row: View {
    let title: String

    var body: some View {
        HStack {
            Image("empty-wallet")
            Text(title)
        }
    }
}

#Preview {
    VStack { Image("empty-wallet"); Text("a") }
}

// False positive trap: the symbol is the number of a step.
struct Steps: View {
    var body: some View {
        HStack {
            Image(systemName: "1.circle")
            Text("Sign in")
        }
    }
}

// False positive trap: before a number or an identifier, the symbol says what it is.
struct Session: View {
    let id: String
    let messages: [String]

    var body: some View {
        HStack {
            Image(systemName: "number.square")
            Text(String(id.prefix(8)))
        }
        HStack {
            Image(systemName: "bubble.left")
            Text("\(messages.count)")
        }
    }
}

// False positive trap: other code may show a member of a type that is no view in the label of a control.
enum Campus {
    case bus

    @ViewBuilder var card: some View {
        HStack {
            Image(systemName: "bus")
            Text("Timetable")
        }
    }
}

struct Logo: View {
    let isTest: Bool
    var body: some View {
        VStack {
            Image(isTest ? "logo_blue" : "logo_green")
//          ^^^^^ info[decorative_image_announced]: VoiceOver stops at this image and reads its name `logo_blue` or `logo_green`, although the text next to it says what is meant
            Text("Wallet")
        }
    }
}

// An accessor that SwiftGen or Tuist makes from a catalog of images.
struct NoMail: View {
    var body: some View {
        VStack {
            MailAsset.emptyBox.swiftUIImage.resizable()
//          ^^^^^^^^^ info[decorative_image_announced]: VoiceOver stops at this image and reads its name `emptyBox`, although the text next to it says what is meant
            Text("No mail")
        }
    }
}

// Negative: the text is the heading of several images.
struct Gallery: View {
    var body: some View {
        VStack {
            Text("Details")
            Image("product_front")
            Image("product_back")
        }
    }
}

// Negative: a symbol between two texts is a word, and one before a number tells what the number means.
struct Start: View {
    let weight: Double

    var body: some View {
        HStack {
            Text("Press")
            Image(systemName: "space")
            Text("to begin")
        }
        HStack {
            Image(systemName: "fork.knife")
            Text("\(weight.description) g")
        }
    }
}

// Silent: the text is about something else, because other views are between the two.
struct Login: View {
    @State private var name = ""

    var body: some View {
        VStack {
            Image("app-logo")
            TextField("Name", text: $name)
            Button("Log in") {}
            Text("Log in another way")
        }
    }
}

// Silent: the image says what the number counts.
struct Counters: View {
    var body: some View {
        HStack {
            Image("icon-diamond")
            Text("0")
        }
    }
}

// Silent: the symbol of a local name tells which case it is, and the text does not. A number without its sign needs the symbol.
struct Trend: View {
    let change: Double
    let isUp: Bool

    var body: some View {
        let symbol = isUp ? "arrowtriangle.up" : "arrowtriangle.down"
        let text = String(format: "Change of %.1f", abs(change))
        HStack {
            Image(systemName: symbol)
            Text("Change since yesterday")
        }
        HStack {
            Image(systemName: "plusminus")
            Text(text)
        }
        HStack {
            Image(systemName: "plusminus")
            Text("Difference \(change.magnitude)")
        }
        part
    }

    private var part: some View {
        let name: String
        if isUp { name = "sunrise" } else { name = "sunset" }
        return HStack {
            Image(systemName: name)
            Text("Change since yesterday")
        }
    }
}

// A local name for one symbol tells nothing.
struct Ledger: View {
    let change: Double

    var body: some View {
        let symbol = "calendar"
        HStack {
            Image(systemName: symbol)
//          ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at this symbol and describes it, although the text next to it says what is meant
            Text("Change since yesterday")
        }
        row("calendar")
    }

    private func row(_ icon: String) -> some View {
        HStack {
            Image(systemName: icon)
//          ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at this symbol and describes it, although the text next to it says what is meant
            Text("Change since yesterday")
        }
    }
}

// Positive, less certain: the large picture above a heading, also of a state.
struct EmptyStates: View {
    let symbol: String
    let total: Int

    var body: some View {
        VStack {
            Image(systemName: "tray").font(.system(size: 48)).foregroundStyle(.secondary)
//          ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `tray` and describes it, although the text next to it says what is meant
            Text("No messages yet")
        }
        VStack {
            Image(systemName: "lock.fill").font(.largeTitle)
//          ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `lock.fill` and describes it, although the text next to it says what is meant
            Text("This note is locked").font(.headline)
            Text("Enter your password to read it.")
        }
        VStack {
            Image(systemName: "cloud").resizable().scaledToFit().frame(width: 60, height: 60)
//          ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `cloud` and describes it, although the text next to it says what is meant
            Text("You are offline")
        }
        VStack {
            ZStack {
                Circle().fill(.blue).frame(width: 80, height: 80)
                Image(systemName: "bell").font(.system(size: 36))
//              ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `bell` and describes it, although the text next to it says what is meant
            }
            Text("Allow notifications")
        }
    }
}

// False positive traps: a small symbol, one of several, a number, a symbol that depends on a value, another order, and
// symbols that VoiceOver reads with other views.
struct OtherPictures: View {
    let symbol: String
    let total: Int
    let isOpen: Bool

    var body: some View {
        VStack {
            Image(systemName: "tray")
            Text("No messages yet")
        }
        VStack {
            Image(systemName: "tray").font(.system(size: 48))
            Image(systemName: "plus").font(.system(size: 48))
            Text("No messages yet")
        }
        VStack {
            Image(systemName: "figure.walk").font(.largeTitle)
            Text("\(total)")
        }
        VStack {
            Image(systemName: isOpen ? "lock.open" : "lock").font(.largeTitle)
            Text("The door")
        }
        VStack {
            Image(systemName: symbol).font(.largeTitle)
            Text("The door")
        }
        VStack {
            ZStack {
                Circle().fill(.blue).frame(width: 80, height: 80)
                Image(systemName: "bell").font(.system(size: 36))
                Text("3")
            }
            Text("Notifications")
        }
        VStack {
            Text("Swipe up")
            Image(systemName: "chevron.up").font(.largeTitle)
        }
        VStack {
            Image(systemName: "tray").font(.largeTitle).accessibilityHidden(true)
            Text("No messages yet")
        }
        VStack {
            Image(systemName: "tray").font(.largeTitle)
            Text("No messages yet")
        }
        .accessibilityElement(children: .combine)
        Button {
        } label: {
            VStack {
                Image(systemName: "tray").font(.largeTitle)
                Text("Open the box")
            }
        }
    }
}

// Positive: the title at the start of the stack beside a symbol says what it stands for, also on a shape.
struct Headings: View {
    let count: Int
    let title: String
    let isOn: Bool

    var body: some View {
        HStack {
            Image(systemName: "arrow.down.circle.fill").font(.title3)
//          ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `arrow.down.circle.fill` and describes it, although the text next to it says what is meant
            VStack(alignment: .leading) {
                Text("New version available")
                Text("\(count) changes")
            }
        }
        HStack {
            ZStack {
                Circle().fill(Color.blue)
                Image(systemName: "lock.shield")
//              ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `lock.shield` and describes it, although the text next to it says what is meant
            }
            VStack {
                Text("Private by design")
                Text(title)
            }
        }
        HStack {
            Circle().fill(Color.blue).frame(width: 40, height: 40).overlay(Image(systemName: "tray"))
//                                                                         ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `tray` and describes it, although the text next to it says what is meant
            VStack {
                Text(title)
                Text("Open")
            }
        }
        HStack {
            Circle().fill(Color.blue).frame(width: 40, height: 40).overlay(Image(systemName: "tray"))
//                                                                         ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `tray` and describes it, although the text next to it says what is meant
            Text("Inbox")
        }
        VStack {
            Circle().fill(Color.blue).frame(width: 80, height: 80)
                .overlay(Image(systemName: "mic").font(.system(size: 40)))
//                       ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `mic` and describes it, although the text next to it says what is meant
            Text("Talk to me")
        }
        // Negative: it tells a state beside a name, a condition chooses it, it is a word, or another overlay has more.
        HStack {
            Image(systemName: "lock")
            VStack { Text(title); Text("Folder") }
        }
        HStack {
            Image(systemName: isOn ? "lock" : "lock.open")
            VStack { Text("Folder"); Text(title) }
        }
        HStack {
            Image(systemName: "calendar")
            VStack { Text("\(count)"); Text("days") }
        }
        HStack {
            Text("From")
            Image(systemName: "calendar")
            VStack { Text("Some day"); Text(title) }
        }
        HStack {
            Image(systemName: "calendar")
            VStack { Image(systemName: "gear"); Text("Some day") }
        }
        HStack {
            Circle().overlay(Image(systemName: "tray")).overlay(Text("3"))
            Text("Inbox")
        }
        HStack {
            Circle().fill(Color.blue).overlay(Image(systemName: "tray")).accessibilityHidden(true)
            VStack { Text("Inbox"); Text(title) }
        }
    }
}

// A pushed screen is not read as a part of the link.
struct Pusher: View {
    var body: some View {
        NavigationLink("Open") {
            HStack {
                Image(systemName: "calendar")
//              ^^^^^ info/medium[decorative_image_announced]: VoiceOver stops at the symbol `calendar` and describes it, although the text next to it says what is meant
                Text("Released 2020")
            }
        }
    }
}
