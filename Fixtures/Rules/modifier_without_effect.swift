// target: iOS=17.0
import SwiftUI

// Positive: modifiers of rows on the list.
struct Inbox: View {
    let mails: [String]

    var body: some View {
        VStack {
            List(mails, id: \.self) { mail in
                Text(mail)
            }
            .listStyle(.plain)
            .listRowBackground(Color.yellow)
//           ^^^^^^^^^^^^^^^^^ warning[modifier_without_effect]: `.listRowBackground` has no effect, because it is on the `List` and not on a row in it
            .listRowSpacing(4)
            Form {
                Text("A")
            }
            .listRowInsets(EdgeInsets())
//           ^^^^^^^^^^^^^ warning[modifier_without_effect]: `.listRowInsets` has no effect, because it is on the `Form` and not on a row in it
        }
    }
}

// Positive: images that keep their own size.
struct Logo: View {
    let photo: UIImage

    var body: some View {
        VStack {
            Image("logo").scaledToFit().frame(width: 40, height: 40)
//                        ^^^^^^^^^^^ warning[modifier_without_effect]: `.scaledToFit` does not fit this image to its frame, because without `.resizable()` an image keeps its own size
            Image(uiImage: photo).renderingMode(.template).frame(width: 40).aspectRatio(contentMode: .fill)
//                                                                          ^^^^^^^^^^^ warning[modifier_without_effect]: `.aspectRatio` does not fit this image to its frame, because it comes after `.frame`, and because without `.resizable()` an image keeps its own size
            Image("logo").scaledToFill()
//                        ^^^^^^^^^^^^ info[modifier_without_effect]: `.scaledToFill` has no effect, because without `.resizable()` an image keeps its own size
            Image(systemName: "star").font(.title).aspectRatio(contentMode: .fit)
//                                                 ^^^^^^^^^^^ info[modifier_without_effect]: `.aspectRatio` has no effect, because without `.resizable()` an image keeps its own size
        }
    }
}

// Positive: modifiers of a grid's cells elsewhere, also in a view that a stack shows.
struct Table: View {
    var body: some View {
        LazyVGrid(columns: [GridItem()]) {
            Text("A").gridCellColumns(2)
//                    ^^^^^^^^^^^^^^^ warning[modifier_without_effect]: `.gridCellColumns` has no effect, because this view is in a `LazyVGrid` and not in a `Grid`
            Cell()
        }
    }
}

struct Cell: View {
    var body: some View {
        Divider().gridCellUnsizedAxes(.horizontal)
//                ^^^^^^^^^^^^^^^^^^^ warning[modifier_without_effect]: `.gridCellUnsizedAxes` has no effect, because this view is in a `LazyVGrid` and not in a `Grid`
    }
}

// Negative: on rows, on a list in a row, modifiers that work on a list.
struct Rows: View {
    let mails: [String]

    var body: some View {
        List {
            ForEach(mails, id: \.self) { Text($0).listRowBackground(Color.yellow) }
                .listRowInsets(EdgeInsets())
            Section { Text("A") }.listRowSeparator(.hidden)
            List { Text("B") }.listRowBackground(Color.red)
        }
        .listRowSpacing(4)
        .listItemTint(.red)
        .listSectionSpacing(4)
    }
}

// Negative: resizable, a flexible frame before, an unknown image, the project's own initializer, other views.
struct Images: View {
    let picture: Image

    var body: some View {
        VStack {
            Image("logo").resizable().scaledToFit().frame(width: 40)
            Image("logo").frame(maxWidth: .infinity).aspectRatio(1, contentMode: .fit)
            Image("logo").padding().background(Color.red).aspectRatio(1, contentMode: .fill)
            picture.scaledToFit().frame(width: 40)
            Image(icon: "logo").scaledToFit().frame(width: 40)
            Color.red.aspectRatio(1, contentMode: .fit)
        }
    }
}

extension Image {
    init(icon: String) { self = Image(icon).resizable() }
}

// Negative: in a grid, unknown callers, one of several callers.
struct Cells: View {
    var body: some View {
        Grid {
            GridRow {
                Text("A").gridCellColumns(2)
                Shared()
            }
            Divider().gridCellUnsizedAxes(.horizontal)
        }
        VStack { Shared() }
    }
}

struct Shared: View {
    var body: some View { Text("A").gridCellAnchor(.center) }
}

struct Unknown: View {
    var body: some View { Text("A").gridCellAnchor(.center) }
}

#Preview {
    List { Text("A") }.listRowBackground(Color.red)
}

// Negative: the list is a row of the suggestions.
struct Suggested: View {
    @State private var text = ""

    var body: some View {
        Text("A")
            .searchable(text: $text)
            .searchSuggestions {
                List { Text("B") }.listRowSeparator(.hidden)
            }
    }
}

// Positive: a Divider ignores the foreground color. Negative: the color that it has anyway, and another one over it.
struct Lines: View {
    var body: some View {
        VStack {
            Divider().foregroundColor(.red)
//                    ^^^^^^^^^^^^^^^ info/medium[modifier_without_effect]: `.foregroundColor` does not color this line, because a `Divider` always has the color of separators
            Divider().frame(height: 2).foregroundStyle(Color.blue)
//                                     ^^^^^^^^^^^^^^^ info/medium[modifier_without_effect]: `.foregroundStyle` does not color this line, because a `Divider` always has the color of separators
            Divider().foregroundColor(Color(.separator))
            Divider().foregroundColor(.red).overlay(Color.red)
            Divider().overlay(Color.red)
        }
        .foregroundColor(.red)
    }
}

// Positive: a title and the items of a bar on the container, which is a screen or a tab of one.
struct Opener: View {
    @State private var isShown = false

    var body: some View {
        Text("a")
            .sheet(isPresented: $isShown) {
                TabView {
                    Titled()
                    Barred()
                }
            }
            .popover(isPresented: $isShown) {
                NavigationView { Text("a") }
                    .navigationBarTitleDisplayMode(.inline)
//                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[modifier_without_effect]: `.navigationBarTitleDisplayMode` has no effect on iOS, because it is on the `NavigationView` and not on a view in it
            }
            .fullScreenCover(isPresented: $isShown) { Split() }
    }
}

struct Titled: View {
    var body: some View {
        NavigationStack { Text("a") }
            .navigationTitle("A")
//           ^^^^^^^^^^^^^^^ warning/medium[modifier_without_effect]: `.navigationTitle` has no effect on iOS, because it is on the `NavigationStack` and not on a view in it
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
//           ^^^^^^^ warning/medium[modifier_without_effect]: `.toolbar` has no effect on iOS, because it is on the `NavigationStack` and not on a view in it
    }
}

// Negative: a keyboard, what hides a bar, and code for the Mac.
struct Barred: View {
    var body: some View {
        #if os(iOS)
        NavigationStack { Text("a").navigationTitle("A") }
            .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
            .toolbar(.hidden, for: .tabBar)
            .toolbarBackground(.hidden)
        #else
        NavigationStack { Text("a") }
            .navigationTitle("A")
        #endif
    }
}

// Negative: another container around it, and a place that is not known.
struct Split: View {
    var body: some View {
        NavigationSplitView {
            NavigationStack { Text("a") }.navigationTitle("A")
        } detail: {
            NavigationStack { Text("a") }.navigationTitle("A")
        }
    }
}

struct Somewhere: View {
    var body: some View {
        NavigationStack { Text("a") }.navigationTitle("A")
    }
}

// Negative: a destination, whose bar is that of the stack around it.
struct Imprint: View {
    var body: some View {
        NavigationView { Text("a") }
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Share") {} } }
    }
}

struct Pages: View {
    var body: some View {
        NavigationStack {
            Text("Pages").navigationDestination(for: Int.self) { page in
                switch page {
                case 0: Imprint()
                default: Text("b")
                }
            }
        }
    }
}

// A style of buttons does not leave the label.
struct Branches: View {
    let open: () -> Void
    let isOpen: Bool

    private var tint: Color { isOpen ? .red : .clear }

    var body: some View {
        Button(action: open) {
            HStack {
                Image(systemName: "arrow.triangle.branch")
                if isOpen { Text("main") }
            }
            .padding()
            .background(tint)
            .buttonStyle(.plain)
//           ^^^^^^^^^^^ warning/medium[modifier_without_effect]: `.buttonStyle` does not style this `Button`, because it is in its label
        }
        Button(action: open) { VStack { Text("main").buttonStyle(.plain) } }.buttonStyle(.bordered)
//                                                   ^^^^^^^^^^^ warning/medium[modifier_without_effect]: `.buttonStyle` does not style this `Button`, because it is in its label
        // Silent: around a button, on the button, and on a part of the label with a control or a view of the project.
        HStack { Button("Open", action: open) }.buttonStyle(.plain)
        Button(action: open) { Text("main") }.buttonStyle(.plain)
        Button(action: open) { HStack { Text("main"); Button("Pull", action: open) }.buttonStyle(.plain) }
        Button(action: open) { BranchTitle().buttonStyle(.plain) }
        Button(action: open) { Text("main").overlay { Text("1").buttonStyle(.plain) } }
        Menu("Branches") { Text("main").buttonStyle(.plain) }
    }
}

struct BranchTitle: View {
    var body: some View { Text("main") }
}

// Modifiers of rows on views that no list shows.
struct CardsScreen: View {
    var body: some View {
        NavigationStack { Cards(cards: ["A"], delete: { _ in }) }
    }
}

struct Cards: View {
    let cards: [String]
    let delete: (String) -> Void

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(cards, id: \.self) { card in
                    CardRow(card: card)
                        .listRowSeparator(.hidden)
//                       ^^^^^^^^^^^^^^^^ info[modifier_without_effect]: `.listRowSeparator` has no effect, because this view is in a `LazyVStack` and not in a `List`
                        .swipeActions(edge: .trailing) {
//                       ^^^^^^^^^^^^ warning[modifier_without_effect]: `.swipeActions` does nothing before iOS 27, because this view is in a `LazyVStack` and not in a `List`
                            Button("Delete", role: .destructive) { delete(card) }
                        }
                }
                // Silent: stacks have actions for swipes since iOS 27.
                if #available(iOS 27, *) {
                    Text("New").swipeActions { Button("Open") {} }
                }
            }
        }
    }
}

// Silent: a view that is also a row of a list, a stack in a row, and a view of which not every place is known.
struct CardRow: View {
    let card: String

    var body: some View {
        VStack { Text(card).listRowInsets(EdgeInsets()) }.listRowBackground(Color.yellow)
    }
}

struct CardList: View {
    let cards: [String]

    var body: some View {
        List(cards, id: \.self) { card in
            CardRow(card: card)
            CardRow(card: card).listRowSeparator(.hidden)
        }
    }
}

public struct OpenRow: View {
    public var body: some View { Text("A").listRowBackground(Color.yellow) }
}

struct Framed<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content.listRowSeparator(.hidden) }
}

// Positive: a sheet has no navigation container of its own. Negative: the same screen in a stack.
struct Editor: View {
    var body: some View {
        Form { Text("Name") }
            .toolbar {
//           ^^^^^^^ warning/medium[modifier_without_effect]: iOS does not show the items of this `.toolbar`, because no navigation container is in the `.sheet`
                ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            }
    }
}

struct Profile: View {
    var body: some View {
        Text("Profile").navigationTitle("Profile")
//                      ^^^^^^^^^^^^^^^ info/medium[modifier_without_effect]: iOS does not show the title of `.navigationTitle`, because no navigation container is in the `.fullScreenCover`
    }
}

// Negative: the navigation container is in the sheet, in the screen, in a view around it or in a modifier.
struct Framed: View {
    var body: some View {
        Text("Framed").toolbar { ToolbarItem { Button("Save") {} } }
    }
}

struct Wrapped: View {
    var body: some View {
        Text("Wrapped").toolbar { ToolbarItem { Button("Save") {} } }.framed()
    }
}

struct Called: View {
    var body: some View {
        Text("Called").toolbar { ToolbarItem { Button("Save") {} } }
    }
}

struct Passed: View {
    var body: some View {
        Text("Passed").toolbar { ToolbarItem { Button("Save") {} } }
    }
}

struct Own: View {
    var body: some View {
        NavigationStack { Text("Own") }
    }
}

struct Typing: View {
    var body: some View {
        Text("Typing").toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
    }
}

struct Frame<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        NavigationStack { content }
    }
}

extension View {
    func framed() -> some View { NavigationStack { self } }
}

struct Launcher: View {
    @State private var isShown = false
    @State private var shown: Int?

    var body: some View {
        NavigationStack {
            NavigationLink("Edit") { Editor() }
        }
        .sheet(isPresented: $isShown) { Editor() }
        .fullScreenCover(isPresented: $isShown) { Profile() }
        .sheet(isPresented: $isShown) { NavigationStack { Framed() } }
        .sheet(isPresented: $isShown) { Wrapped() }
        .sheet(isPresented: $isShown) { Called().framed() }
        .sheet(isPresented: $isShown) { Frame { Passed() } }
        .sheet(isPresented: $isShown) { Own().toolbar { ToolbarItem { Button("Save") {} } } }
        .sheet(isPresented: $isShown) { Typing() }
    }
}

// Positive: a NavigationView does not look for destinations.
struct OldHome: View {
    var body: some View {
        NavigationView {
            NavigationLink("Orders", destination: Orders())
                .navigationBarItems(trailing: add)
        }
    }

    private var add: some View {
        NavigationLink("New", destination: NewOrder())
    }
}

struct Orders: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { Text("Order") }
//           ^^^^^^^^^^^^^^^^^^^^^ warning/medium[modifier_without_effect]: `.navigationDestination` shows nothing, because this view is in a `NavigationView` and not in a `NavigationStack`
    }
}

struct NewOrder: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { Text("Order") }
//           ^^^^^^^^^^^^^^^^^^^^^ warning/medium[modifier_without_effect]: `.navigationDestination` shows nothing, because this view is in a `NavigationView` and not in a `NavigationStack`
    }
}

// Negative: a stack shows it, too.
struct NewHome: View {
    var body: some View {
        NavigationStack { NavigationLink("Both") { SharedOrder() } }
        NavigationView { NavigationLink("Both", destination: SharedOrder()) }
    }
}

struct SharedOrder: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { Text("Order") }
    }
}

// Positive: the title of a tab whose TabView is in a stack of views.
struct Tabs: View {
    var body: some View {
        ZStack {
            TabView {
                NavigationStack { Text("a") }
                    .navigationTitle("First")
//                   ^^^^^^^^^^^^^^^ warning/medium[modifier_without_effect]: `.navigationTitle` has no effect on iOS, because it is on the `NavigationStack` and not on a view in it
            }
        }
    }
}

struct TabsRoot: Scene {
    var body: some Scene {
        WindowGroup { Tabs() }
    }
}

// Positive: the frame has stretched the image before. Negative: one length, the other order, no image without a shape.
struct Portrait: View {
    let photo: UIImage

    var body: some View {
        Image(uiImage: photo).resizable().frame(width: 80, height: 40).scaledToFit()
//                                                                     ^^^^^^^^^^^ info/medium[modifier_without_effect]: `.scaledToFit` does not keep the shape of this image, because it comes after `.frame`, which has stretched the image
        Image(uiImage: photo).resizable().opacity(0.5).frame(width: 80, height: 40).aspectRatio(contentMode: .fill)
//                                                                                  ^^^^^^^^^^^ info/medium[modifier_without_effect]: `.aspectRatio` does not keep the shape of this image, because it comes after `.frame`, which has stretched the image
        Image(uiImage: photo).resizable().frame(width: 80).scaledToFit()
        Image(uiImage: photo).resizable().scaledToFit().frame(width: 80, height: 40)
        Image(uiImage: photo).resizable().scaledToFit().frame(width: 80, height: 40).scaledToFit()
        Image(uiImage: photo).resizable().frame(width: 80, height: 40).padding().scaledToFit()
    }
}
