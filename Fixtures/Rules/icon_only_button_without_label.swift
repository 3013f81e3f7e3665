import SwiftUI

struct Bar: View {
    let photo: UIImage
    let isOpen: Bool
    let icon: String
    let close: () -> Void

    var body: some View {
        HStack {
            Button(action: close) {
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `icon-close` when it reaches this button, because the label is only an image
                Image("icon-close")
            }
            Button(action: close) { Image(icon) }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the name of the asset in `icon` when it reaches this button, because the label is only an image
            Button(action: close, label: { Image(.close24).renderingMode(.template).padding() })
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `close24` when it reaches this button, because the label is only an image
            Button(action: close) { Image("close") }
//          ^^^^^^ info[icon_only_button_without_label]: VoiceOver reads the name of the image `close`, untranslated unless a strings file has it as a key, because the label of this button is only an image
            NavigationLink { Text("Photo") } label: {
//          ^^^^^^^^^^^^^^ warning[icon_only_button_without_label]: VoiceOver does not say what this link does, because the label is only an image without a name
                Image(uiImage: photo).resizable().frame(width: 40, height: 40)
            }
            Button(action: close) { Image(decorative: "icon-close") }
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver does not say what this button does, because the label is only an image without a name
            Button(action: close) { Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `chevron.up` or `chevron.down` when it reaches this button, because the label is only an image
            Menu { Button("Delete", action: close) } label: { Image(systemSymbol: .xmarkCircleFill) }
//          ^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `xmark.circle.fill` when it reaches this menu, because the label is only an image
            Toggle(isOn: .constant(isOpen)) { Image(systemName: "antenna.radiowaves.left.and.right") }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `antenna.radiowaves.left.and.right` when it reaches this toggle, because the label is only an image
            Link(destination: URL(string: "https://example.com")!) { Image(systemName: icon) }
//          ^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol when it reaches this link, because the label is only an image
            Button(action: close) { Image(systemName: "trash") }
//          ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `trash` when it reaches this button, because the label is only an image
            Button(action: close) { Image(icon: .house) }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver may not say what this button does, because the label is only an image
        }
    }
}

extension Image {
    init(icon: Icon) { self.init(icon.name) }
}

// Positive: around the image there is only space, color and shapes; or one image or a progress view at a time.
struct Drawn: View {
    let isLoading: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `arrow_in` when it reaches this button, because the label is only an image
            ZStack {
                Circle().fill(.gray)
                HStack {
                    Spacer()
                    Image("arrow_in")
                }
            }
            .background(Color.red)
        }
        .buttonStyle(.plain)
        Button(action: action) {
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `arrow_in` when it reaches this button, because the label is only an image
            if isLoading { ProgressView() } else { Image("arrow_in") }
        }
        Button(action: action) {
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `arrow_in` when it reaches this button, because the label is only an image
            Circle().overlay { Image("arrow_in") }
        }
        Button(action: action) { icon }
//      ^^^^^^ warning/medium[icon_only_button_without_label]: VoiceOver reads the name of the image `arrow_out` when it reaches this button, because the label is only an image
        Button(action: action) { Icon(name: "arrow_in") }
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `arrow_in` when it reaches this button, because the label is only an image
        Button(action: action) { Image("arrow_in").shiny() }.accessibilityElement(children: .contain)
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `arrow_in` when it reaches this button, because the label is only an image
    }

    private var icon: some View { Image("arrow_out") }
}

struct Icon: View {
    let name: String

    var body: some View { Image(name) }
}

extension View {
    func shiny() -> some View { shadow(radius: 2) }
    func named(_ name: String) -> some View { accessibilityLabel(name) }
    func badged(_ text: String) -> some View { overlay { Text(text) } }
}

struct Hinted: ViewModifier {
    let text: String

    func body(content: Content) -> some View { content.help(text) }
}

// False positive trap: the button has a name.
struct Named: View {
    let title: String
    let action: () -> Void

    var body: some View {
        HStack {
            Button(action: action) { Image("icon-close") }.accessibilityLabel("Close")
            Button(action: action) { Image("icon-close").accessibilityLabel(Text("Close")) }
            Button(action: action) { Image("icon-close") }.named("Close")
            Button(action: action) { Image("icon-close").badged("3") }
            Button(action: action) { Image("icon-close", label: Text("Close")) }
            Button(action: action) { Image("icon-close").overlay { Text("3") } }
            Button(action: action) { Label("Close", image: "icon-close").labelStyle(.iconOnly) }
            Button(action: action) { Image("icon-close"); Text(title) }
            Button("Close", image: .iconClose, action: action)
            NavigationLink("Photo") { Image("photo_1") }
            Menu("More") { Image("icon-close") }
        }
    }
}

// False positive trap: VoiceOver never reaches the button itself.
struct Combined: View {
    let action: () -> Void

    var body: some View {
        HStack {
            Text("Photo")
            Button(action: action) { Image("icon-close") }
        }
        .accessibilityElement(children: .combine)
        HStack {
            Button(action: action) { Image("icon-close") }
        }
        .accessibilityHidden(true)
    }
}

// False positive trap: the caller names the button, or the label is unknown.
struct CloseButton: View {
    let action: () -> Void

    var body: some View { Button(action: action) { Image("icon-close") } }
}

struct IconButton<Content: View>: View {
    let action: () -> Void
    @ViewBuilder let content: () -> Content
    private var back: some View { Button(action: action) { Image("icon-back") } }

    var body: some View {
        CloseButton(action: action).accessibilityLabel("Close")
        back.accessibilityLabel("Back")
        Button(action: action) { content() }
        Button(action: action) { Image("icon-close").fromAnotherModule() }
        Button(action: action) { AsyncImage(url: nil) }
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver does not say what this button does, because the label is only an image without a name
    }
}

// False positive trap: previews and code for debugging.
#if DEBUG
struct DebugBar: View {
    let action: () -> Void

    var body: some View { Button(action: action) { Image("icon-close") } }
}
#endif

#Preview {
    Button(action: {}) { Image("icon-close") }
}

// False positive trap: a helper names the button in its closure.
extension View {
    @ViewBuilder func ifLet<Value>(_ value: Value?, change: (Self, Value) -> some View) -> some View {
        if let value { change(self, value) } else { self }
    }
}

struct NamedByHelper: View {
    let title: String?

    var body: some View {
        Button { go() } label: { Image(systemName: "arrow.right") }
            .ifLet(title) { $0.accessibilityLabel($1) }
    }
}

// The caller of a view of the project writes the name of the image.
struct Named: View {
    let edit: () -> Void

    var body: some View {
        Button(action: edit) { SmallImage("Edit") }
//      ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads only the name of the image `Edit` when it reaches this button, because the label is only an image
        Button(action: edit) { SmallImage("RemoteArrow") }
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `RemoteArrow` when it reaches this button, because the label is only an image
    }
}

// The caller writes the name of the symbol.
struct Symbols: View {
    let edit: () -> Void
    let isOn: Bool

    var body: some View {
        Button(action: edit) { LargeSymbol(name: "dial.max").padding(4) }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `dial.max` when it reaches this button, because the label is only an image
        Button(action: edit) { LargeSymbol(name: isOn ? "chevron.up" : "chevron.down") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `chevron.up` when it reaches this button, because the label is only an image
        Button(action: edit) { LargeSymbol(name: "trash") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `trash` when it reaches this button, which does not say what the button acts on
        Button(action: edit) { LargeSymbol(name: symbol) }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol when it reaches this button, because the label is only an image
    }
}

// A text in an alert of the screen names no button.
struct Alerting: View {
    let edit: () -> Void
    @State private var isShown = false

    var body: some View {
        VStack {
            Button(action: edit) { Image("icon-close") }
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `icon-close` when it reaches this button, because the label is only an image
        }
        .errorAlert(isPresented: $isShown)
    }
}

extension View {
    func errorAlert(isPresented: Binding<Bool>) -> some View {
        alert(isPresented: isPresented) { Alert(title: Text("Error")) }
            .toolbar { Text("Status").accessibilityLabel("Status") }
    }
}

// A picture that is loaded has no name.
struct Covers: View {
    let url: URL?
    let open: () -> Void

    var body: some View {
        Button(action: open) {
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver does not say what this button does, because the label is only an image without a name
            AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }
        }
        NavigationLink(value: 1) {
//      ^^^^^^^^^^^^^^ warning/medium[icon_only_button_without_label]: VoiceOver does not say what this link does, because the label is only an image without a name
            ZStack {
                Color.clear
                Cover(url: url).shadow(radius: 8)
            }
        }
        Button(action: open) { KFImage.url(url).resizable().fade(duration: 0.5) }
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver does not say what this button does, because the label is only an image without a name
        Button(action: open) { KFImage(url).accessibilityLabel("Cover") }
        Button(action: open) {
            AsyncImage(url: url) { image in image.resizable() } placeholder: { Text("Loading") }
        }
        Button(action: open) {
            KFImage(url)
            Text("Open")
        }
    }
}

struct Cover: View {
    let url: URL?

    var body: some View {
        LazyImage(url: url) { state in
            if let image = state.image { image.resizable() } else { Color.gray }
        }
    }
}

struct LargeSymbol: View {
    let name: String

    var body: some View { Image(systemName: name).resizable() }
}

struct SmallImage: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View { Image(name) }
}

// An image in an overlay comes after the image below it; both names of a choice are named.
struct Layers: View {
    let isOn: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `icon-radio` when it reaches this button, because the label is only an image
            Image("icon-radio").overlay { if !isOn { Image(systemName: "line.diagonal") } }
        }
        Button(action: action) { Image(systemName: isOn ? "calendar.circle.fill" : "wifi") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `calendar.circle.fill` or `wifi` when it reaches this button, because the label is only an image
        // False positive trap: it only draws.
        Button(action: {}, label: { Image("icon-logo") })
    }
}

// Trap: the name of the image is a title, which the file shows as a text too.
struct Filter {
    let title: String
}

struct FilterButton: View {
    let filter: Filter
    let choose: () -> Void

    var body: some View {
        VStack {
            Button(action: choose) { Image(filter.title) }
            Text(filter.title)
        }
    }
}

// Positive: VoiceOver offers a swipe action as an action of the row.
struct SwipedRow: View {
    let delete: () -> Void

    var body: some View {
        List {
            Text("a").swipeActions {
                Button(action: delete) { Image("icon-trash") }
//              ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver may not say what this button does, because the label is only an image
            }
        }
    }
}

// Positive: a hint is not a name.
struct HintedBar: View {
    let action: () -> Void

    var body: some View {
        HStack {
            Button(action: action) { Image("icon-close") }.help("Close")
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads the text of `.help` as a hint and not as the name of this button, because the label is only an image
            Button(action: action) { Image("icon-close") }.modifier(Hinted(text: "Close"))
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads the text of `.help` as a hint and not as the name of this button, because the label is only an image
            Button(action: action) { Image(systemName: "play").help("Play") }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads the text of `.help` as a hint and not as the name of this button, because the label is only an image
            // False positive trap: a hint besides a name.
            Button(action: action) { Image("icon-close") }.help("Close").accessibilityLabel("Close")
        }
    }
}

// Positive: one of the labels between which a button chooses is only an image.
struct ChoosingButton: View {
    let step: Int
    let action: () -> Void

    var body: some View {
        Button(action: action) {
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `icon-back` when it reaches this button, because the label is only an image
            if step == 0 { Text("Cancel") } else { Image("icon-back") }
        }
        // False positive trap: both have a name.
        Button(action: action) {
            if step == 0 { Text("Cancel") } else { Image("icon-back").accessibilityLabel("Back") }
        }
    }
}

// A general word does not say what the button acts on, but "Close" is enough for what closes its screen.
struct GeneralBar: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
        HStack {
            Button { text = "" } label: { Image(systemName: "xmark.circle.fill") }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `xmark.circle.fill` when it reaches this button, which does not say what the button acts on
            Button { dismiss() } label: { Image(systemName: "xmark.circle.fill") }
//          ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `xmark.circle.fill` when it reaches this button, because the label is only an image
            Button { text = "?" } label: { Image(systemName: "questionmark") }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `questionmark` when it reaches this button, because the label is only an image
        }
    }
}

// Low: "Close" is enough where nothing else can be meant, and "Add" in a bar.
struct ClosedPanel: View {
    @Binding var isShown: Bool
    let add: () -> Void

    var body: some View {
        VStack {
            Button { isShown = false } label: { Image(systemName: "xmark") }
//          ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `xmark` when it reaches this button, because the label is only an image
            Button { withAnimation { isShown.toggle() } } label: { Image(systemName: "xmark") }
//          ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `xmark` when it reaches this button, because the label is only an image
            Button(action: add) { Image(systemName: "plus") }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `plus` when it reaches this button, which does not say what the button acts on
        }
        .toolbar {
            ToolbarItem { Button(action: add) { Image(systemName: "plus") } }
//                        ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `plus` when it reaches this button, because the label is only an image
        }
    }
}

// An image of the system on macOS may have a description, and two images that lie on one another are both there.
struct Layered: View {
    let edit: () -> Void

    var body: some View {
        Button(action: edit) { Image(nsImage: NSImage(named: NSImage.addTemplateName)!) }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver may not say what this button does, because the label is only an image
        Button(action: edit) {
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the names of the images `dot_small` and `ring_large` when it reaches this button, because the label is only an image
            ZStack {
                Image("dot_small")
                Image("ring_large")
            }
        }
    }
}

// The `.help` of a wrapper is not about each button in it.
struct Helped: View {
    var body: some View {
        Steps().help("Shows the steps")
    }
}

struct Steps: View {
    var body: some View {
        HStack {
            Button {
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `step_back` when it reaches this button, because the label is only an image
                goBack()
            } label: {
                Image("step_back")
            }
            Text("1")
        }
    }
}

// Images that a type of the project names.
enum Icons {
    static let pin = Image("pin_outline")
    static var unpin: Image { Image("pin_filled").renderingMode(.template) }
    static let refresh = Image(systemName: SymbolNames.refresh)
    static let add = Image(systemName: SymbolNames.add)
    static let named = Image("name_tag", label: Text("Name"))
    static let title = Text("Title")
}

enum SymbolNames {
    static let refresh = "arrow.clockwise"
    static let add = "plus"
}

struct Pins: View {
    let isPinned: Bool

    var body: some View {
        HStack {
            Button(action: edit) { Icons.pin }
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `pin_outline` when it reaches this button, because the label is only an image
            Button(action: edit) { isPinned ? Icons.unpin.resizable() : Icons.pin }
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `pin_filled` or `pin_outline` when it reaches this button, because the label is only an image
            Button(action: edit) { Icons.refresh.padding() }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `arrow.clockwise` when it reaches this button, because the label is only an image
            Button(action: edit) { Icons.add }
//          ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `plus` when it reaches this button, which does not say what the button acts on
            Button(action: edit) { Icons.named }
            Button(action: edit) { Icons.title }
            Button(action: edit) { Icons.unknown }
        }
    }
}

// An accessor that SwiftGen or Tuist makes from a catalog of images.
struct MailHeader: View {
    let isCompact: Bool
    let reply: () -> Void

    var body: some View {
        HStack {
            Button(action: reply) { MailAsset.replyAll.swiftUIImage.resizable().frame(width: 20, height: 20) }
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `replyAll` when it reaches this button, because the label is only an image
            Button(action: reply) { MailAsset.replyAll.swiftUIImage.accessibilityLabel("Reply") }
            Button(action: reply) { Image(isCompact ? MailAsset.arrowLeft.name : MailAsset.closeBig.name) }
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `arrowLeft` or `closeBig` when it reaches this button, because the label is only an image
        }
    }
}

// Modifiers after a choice in parentheses apply to both images.
struct FavoriteButton: View {
    let isFavorite: Bool
    let toggle: () -> Void

    var body: some View {
        HStack {
            Button(action: toggle) {
                (isFavorite ? Image("fav-fill") : Image("fav"))
                    .resizable()
                    .accessibilityLabel(isFavorite ? "Remove" : "Add")
            }
            Button(action: toggle) {
//          ^^^^^^ warning[icon_only_button_without_label]: VoiceOver reads the name of the image `fav-fill` or `fav` when it reaches this button, because the label is only an image
                (isFavorite ? Image("fav-fill") : Image("fav")).resizable()
            }
        }
    }
}

// A symbol that systems show on buttons that go back.
struct ChevronButtons: View {
    @Environment(\.dismiss) private var dismiss
    @State private var page = 0
    @State private var isShown = true

    var body: some View {
        Button { page = .max; isShown = false } label: { Image(systemName: "chevron.left") }
//      ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `chevron.left` when it reaches this button, because the label is only an image
        Button { page -= 1 } label: { Image(systemName: "chevron.left") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `chevron.left` when it reaches this button, because the label is only an image
        Button { dismiss() } label: { Image(systemName: "chevron.down") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `chevron.down` when it reaches this button, because the label is only an image
    }
}

// Silent: VoiceOver reads these symbols as "Back" and "Close", which is what the action does.
struct WordsOfSymbols: View {
    @Environment(\.dismiss) private var dismiss
    let onBack: () -> Void
    let onClose: (() -> Void)?
    let popToRoot: () -> Void
    let playback: () -> Void

    var body: some View {
        Button { dismiss() } label: { Image(systemName: "chevron.left") }
        Button(action: onBack) { Image(systemName: "chevron.backward") }
        Button(action: popToRoot) { Image(systemName: "arrow.left") }
        Button { onClose?() } label: { Image(systemName: "xmark") }
        Button { dismiss() } label: { Image(systemName: "xmark") }
        Button(action: playback) { Image(systemName: "chevron.left") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `chevron.left` when it reaches this button, because the label is only an image
        Button(action: onBack) { Image(systemName: "xmark") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `xmark` when it reaches this button, which does not say what the button acts on
    }
}

// Negative: in the label of another button, which VoiceOver reaches instead.
struct CheckRow: View {
    let toggle: () -> Void
    var body: some View {
        Button(action: toggle) {
            HStack { CheckButton(toggle: toggle); Text("Do not show this again") }
        }
    }
}

struct CheckButton: View {
    let toggle: () -> Void
    var body: some View { Button(action: toggle) { Image("check-mark-24") } }
}

// Positive: what VoiceOver makes of a photo and a symbol is not known.
struct Portrait: View {
    let photo: UIImage
    let edit: () -> Void

    var body: some View {
        Button(action: edit) {
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver may not say what this button does, because the label is only an image
            ZStack(alignment: .bottomTrailing) {
                Image(uiImage: photo)
                badge
            }
        }
    }

    private var badge: some View { Image(systemName: "pencil") }
}

// Info: the symbol over each image has a name. Warning: it is there only with another image.
struct Portraits: View {
    let photo: UIImage
    let url: URL
    let isNew: Bool

    var body: some View {
        Button {
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver may not say what this button does, because the label is only an image
            open()
        } label: {
            if isNew {
                Image(uiImage: photo).overlay(Image(systemName: "camera.circle.fill"))
            } else {
                AsyncImage(url: url).overlay { Image(systemName: "camera.circle.fill") }
            }
        }
        Button {
//      ^^^^^^ warning[icon_only_button_without_label]: VoiceOver does not say what this button does, because the label is only an image without a name
            open()
        } label: {
            if isNew {
                Image(uiImage: photo)
            } else {
                AsyncImage(url: url).overlay { Image(systemName: "camera.circle.fill") }
            }
        }
    }
}

// Silent: the symbols themselves are what the user chooses from.
struct SymbolPicker: View {
    @Binding var symbol: String
    let symbols = ["car", "house", "leaf"]

    var body: some View {
        ForEach(symbols, id: \.self) { name in
            Button { symbol = name } label: { Image(systemName: name) }
        }
        ForEach(symbols, id: \.self) {
            Image(systemName: $0)
        }
    }
}

// Medium: a symbol whose description says that it winds, on a button that goes to another item.
struct Tracks: View {
    let player: Player

    var body: some View {
        Button { player.next() } label: { Image(systemName: "forward.fill") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `forward.fill` when it reaches this button, because the label is only an image
        Button { player.playPreviousTrack() } label: { Image(systemName: "backward.fill") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `backward.fill` when it reaches this button, because the label is only an image
        Button { player.wind() } label: { Image(systemName: "forward.fill") }
//      ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `forward.fill` when it reaches this button, because the label is only an image
    }
}

// The constants of a package for symbols are written like the names of the symbols.
struct SafeSymbols: View {
    let player: Player
    let isMuted: Bool
    let onBack: () -> Void

    var body: some View {
        Button(action: player.wind) { Image(systemSymbol: .xmarkCircleFill) }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `xmark.circle.fill` when it reaches this button, which does not say what the button acts on
        Button(action: player.mute) { Image(systemSymbol: isMuted ? .speakerSlash : .speakerWave3Fill) }
//      ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `speaker.slash` or `speaker.wave.3.fill` when it reaches this button, because the label is only an image
        Button(action: player.wind) { Image(systemSymbol: SFSymbol._2Circle) }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `2.circle` when it reaches this button, because the label is only an image
        Button(action: onBack) { Image(systemSymbol: .chevronLeft) }
    }
}

// Negative: VoiceOver may read the label of the toggle that the style draws.
struct DrawnToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { Image(configuration.isOn ? "switch-on" : "switch-off") }
    }
}

// Medium: a screen that a bar opens is no part of the bar.
struct Library: View {
    @State private var isSearching = false
    let player: Player

    var body: some View {
        Text("Library").toolbar {
            ToolbarItem {
                NavigationLink("More") { LibraryRows(player: player) }
            }
            ToolbarItem {
                Button("Search") { isSearching = true }
                    .sheet(isPresented: $isSearching) {
                        Button(action: player.wind) { Image(systemName: "plus") }
//                      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `plus` when it reaches this button, which does not say what the button acts on
                    }
            }
            ToolbarItem {
                Button(action: player.wind) { Image(systemName: "plus") }
//              ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `plus` when it reaches this button, because the label is only an image
            }
        }
    }
}

struct LibraryRows: View {
    let player: Player

    var body: some View {
        Button(action: player.wind) { Image(systemName: "trash") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `trash` when it reaches this button, which does not say what the button acts on
    }
}

// Medium: a symbol that is only filled while something is on.
struct Favorite: View {
    @State private var isSaved = false
    @State private var isLiked = false

    var body: some View {
        Button { isSaved.toggle() } label: { Image(systemName: isSaved ? "heart.fill" : "heart") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver may not say whether this button is on, because its label is only the symbol `heart.fill` or `heart`
        Button { self.isLiked = !isLiked } label: { Image(systemName: isLiked ? "bookmark.fill" : "bookmark") }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver may not say whether this button is on, because its label is only the symbol `bookmark.fill` or `bookmark`
        // Low: the code says what is on, the symbols differ, or the action does something else.
        Button { isSaved.toggle() } label: { Image(systemName: isSaved ? "heart.fill" : "heart") }
//      ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `heart.fill` or `heart` when it reaches this button, because the label is only an image
            .accessibilityAddTraits(isSaved ? .isSelected : [])
        Button { isSaved.toggle() } label: {
//      ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `heart.fill` or `heart` when it reaches this button, because the label is only an image
            Image(systemName: isSaved ? "heart.fill" : "heart").accessibilityValue(isSaved ? "Saved" : "Not saved")
        }
        Button { isSaved.toggle() } label: { Image(systemName: isSaved ? "play.fill" : "pause.fill") }
//      ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `play.fill` or `pause.fill` when it reaches this button, because the label is only an image
        Button { isLiked.toggle() } label: { Image(systemName: isSaved ? "heart.fill" : "heart") }
//      ^^^^^^ info/low[icon_only_button_without_label]: VoiceOver reads the system's description of the symbol `heart.fill` or `heart` when it reaches this button, because the label is only an image
        // Negative: the label says it.
        Button { isSaved.toggle() } label: { Image(systemName: isSaved ? "heart.fill" : "heart") }
            .accessibilityLabel(isSaved ? "Remove from favorites" : "Add to favorites")
    }
}

// Medium: a menu whose new element hides its label. Buttons are what `combine_hides_controls` speaks of.
struct HiddenLabels: View {
    let player: Player

    var body: some View {
        Menu {
//      ^^^^ info/medium[icon_only_button_without_label]: VoiceOver has nothing to read for this menu, because `.accessibilityElement` hides its label
            Button("Mute", action: player.mute)
        } label: {
            Image(systemName: "chevron.down")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityIdentifier("more")
        Menu {
            Button("Mute", action: player.mute)
        } label: {
            Image(systemName: "chevron.down")
        }
        .accessibilityElement()
        .accessibilityLabel("More")
        Button(action: player.mute) { Image(systemName: "chevron.down") }.accessibilityElement(children: .ignore)
    }
}

// Negative: the name of the view says what the symbol says.
struct BackButton: View {
    let leave: () -> Void

    var body: some View {
        Button(action: leave) { Image(systemName: "chevron.left") }
    }
}

// Positive: the raw value of the case is the symbol.
enum ToolSymbol: String {
    case share = "square.and.arrow.up"
    case mark = "seal"
}

struct ToolButtons: View {
    let act: () -> Void

    var body: some View {
        Button(action: act) { Image(systemName: ToolSymbol.share.rawValue) }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `square.and.arrow.up` when it reaches this button, which does not say what the button acts on
        Button(action: act) { Image(systemName: ToolSymbol.mark.rawValue) }
//      ^^^^^^ info/medium[icon_only_button_without_label]: VoiceOver reads only the system's description of the symbol `seal` when it reaches this button, because the label is only an image
    }
}
