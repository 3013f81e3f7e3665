import SwiftUI

struct Item: Identifiable {
    let id = UUID()
    let name: String
}

// Positive: another value each time.
struct Fresh: View {
    let names: [String]
    let name: String?
    @State private var selection = 0
    @State private var text = ""

    var stamp: String { "\(names.count)-\(Date().timeIntervalSince1970)" }

    var body: some View {
        VStack {
            List(names, id: \.self) { name in Text(name) }
                .id(UUID())
//               ^^ warning[volatile_view_id]: the view is replaced at each update and loses its state, because `.id(UUID())` is another value each time


            Text("a").id(UUID().uuidString)
//                    ^^ info/low[volatile_view_id]: the view is replaced at each update, because `.id(UUID().uuidString)` is another value each time


            Text("b").id("row-\(UUID())")
//                    ^^ info/low[volatile_view_id]: the view is replaced at each update, because `.id("row-\(UUID())")` is another value each time


            Text("c").id(Date())
//                    ^^ info/low[volatile_view_id]: the view is replaced at each update, because `.id(Date())` is another value each time


            Text("d").id(Date.now)
//                    ^^ info/low[volatile_view_id]: the view is replaced at each update, because `.id(Date.now)` is another value each time


            Text("e").id(Int.random(in: 0..<9))
//                    ^^ info/low[volatile_view_id]: the view is replaced at each update, because `.id(Int.random(in: 0..<9))` is another value each time


            Text("f").id(stamp)
//                    ^^ info/low[volatile_view_id]: the view is replaced at each update, because `.id(stamp)` is another value each time
            row("g")
            // Only one of the values is new.
            Text("h").id(name ?? UUID().uuidString)
//                    ^^ info[volatile_view_id]: the view is replaced at each update for which `.id` gets a new `UUID()`


            Text("i").id(name == nil ? UUID().uuidString : "i")
//                    ^^ info[volatile_view_id]: the view is replaced at each update for which `.id` gets a new `UUID()`


            TextField("Name", text: $text).id(text)
//                                         ^^ warning[volatile_view_id]: the field loses the keyboard focus at each keystroke, because its `.id` contains the text `text`


            TextField("Name", text: $text).id("field-\(text)")
//                                         ^^ warning[volatile_view_id]: the field loses the keyboard focus at each keystroke, because its `.id` contains the text `"field-\(text)"`
            Picker("Kind", selection: $selection) {
                Text("One").tag(UUID())
//                          ^^^ error[volatile_view_id]: the selection never finds this view again, because `.tag(UUID())` is another value at each update
            }
        }
    }

    func row(_ name: String) -> some View {
        let item = Item(name: name)
        return Text(item.name).id(item.id)
//                             ^^ info/low[volatile_view_id]: the view is replaced at each update, because `.id(item.id)` is another value each time
    }
}

// A known workaround: an indicator that does not spin again.
struct Indicators: View {
    var body: some View {
        VStack {
            ProgressView().id(UUID())
//                         ^^ info/low[volatile_view_id]: the indicator is replaced at each update, because `.id(UUID())` is another value each time
            Loading().id(UUID())
//                    ^^ info/low[volatile_view_id]: the indicator is replaced at each update, because `.id(UUID())` is another value each time
            Text("a")
                // The text has to be laid out again.
                .id(UUID())
//               ^^ info[volatile_view_id]: the view is replaced at each update, because `.id(UUID())` is another value each time
            Text("b").id(UUID())  // laid out again
//                    ^^ info[volatile_view_id]: the view is replaced at each update, because `.id(UUID())` is another value each time
        }
    }
}

struct Loading: View {
    var body: some View {
        HStack { ProgressView() }
    }
}

// A view of another module may keep nothing.
struct Foreign: View {
    var body: some View {
        Stripes().id(UUID())
//                ^^ info/low[volatile_view_id]: the view is replaced at each update and may lose its state, because `.id(UUID())` is another value each time
    }
}

// Trap: values that stay, and values that are made again but equal.
struct Stable: View {
    let item: Item
    let key: String
    @State private var refreshID = UUID()
    @State private var text = ""
    let stored: AnyView = AnyView(Text("a").id(UUID()))

    var body: some View {
        VStack {
            Text("a").id(refreshID)
            Text("b").id(item.id)
            Text("c").id(UUID(uuidString: key))
            Text("d").id(Date(timeIntervalSince1970: 0))
            Text("e").id(Calendar.current.startOfDay(for: Date()))
            Text("f").id(Date() > Date.distantPast)
            Text("g").id(Date().formatted(date: .abbreviated, time: .omitted))
            TextField("Name", text: $text).id(key)
            TextField("Name", text: $text).id(text.isEmpty)
            Button("Again") { refreshID = UUID() }
        }
    }
}

#Preview {
    Text("a").id(UUID())
}

// Positive: links, scroll views and actions that run again are lost with the view.
struct Keeping: View {
    let title: String

    var body: some View {
        Section {
            NavigationLink("Open") { Text("Open") }
        }
        .id(UUID())
//       ^^ warning[volatile_view_id]: the view is replaced at each update and loses its state, because `.id(UUID())` is another value each time

        VStack {
            Text("Loaded")
                .onAppear { print("again") }
        }
        .id(UUID())
//       ^^ warning[volatile_view_id]: the view is replaced at each update and loses its state, because `.id(UUID())` is another value each time

        VStack {
            Text("Scrolled")
            Scroller()
        }
        .id(UUID())
//       ^^ warning[volatile_view_id]: the view is replaced at each update and loses its state, because `.id(UUID())` is another value each time
    }
}

// Positive: only the loading at the start updates the view, and then it keeps nothing yet.
struct Calm: View {
    @State private var products: [String] = []

    var body: some View {
        VStack {
            ForEach(products, id: \.self) { product in Text(product) }
            Scroller().id(UUID())
//                     ^^ info[volatile_view_id]: the view is replaced at each update and loses its state, because `.id(UUID())` is another value each time
        }
        .task { products = await fetchProducts() }
    }
}

// Positive: a control changes what the body reads.
struct Searched: View {
    @State private var query = ""

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            Text(query)
            Scroller().id(UUID())
//                     ^^ warning[volatile_view_id]: the view is replaced at each update and loses its state, because `.id(UUID())` is another value each time
        }
    }
}

struct Scroller: View {
    var body: some View { ScrollView { Text("Long") } }
}

// False positive trap: a shape that only runs an action at each update, on purpose.
struct Polled: View {
    @State private var count = 0

    var body: some View {
        Stepper("Count", value: $count)
        Rectangle().onAppear { print(count) }.frame(height: 0).id(UUID())
    }
}

// Positive: the open menu closes.
struct OpenTabs: View {
    let names: [String]

    var body: some View {
        Menu("Tabs") {
            ForEach(names, id: \.self) { name in Button(name) {} }
        }
        .id(UUID())
//       ^^ warning[volatile_view_id]: the view is replaced at each update and loses its state, because `.id(UUID())` is another value each time
    }
}

// False positive trap: nobody selects a separator.
struct Sizes: View {
    @State private var size: String?
    var body: some View {
        Picker("Size", selection: $size) {
            Text("Small").tag("small" as String?)
            Divider().tag(UUID())
        }
    }
}

// Positive, on purpose: each return from another screen gives the list a new id.
struct Chapters: View {
    let titles: [String]
    @State private var refreshID = UUID()

    var body: some View {
        List(titles, id: \.self) { title in
            NavigationLink(title) { Text(title) }
        }
        .id(refreshID)
//       ^^ info/medium[volatile_view_id]: the `List` loses its scroll position when the user comes back from another screen, because `.onAppear` then changes `refreshID`, which is its `.id`
        .onAppear { refreshID = UUID() }
    }
}

// Negative: only a button, a condition or a first appearance changes the id, or no other screen is opened.
struct Steady: View {
    let titles: [String]
    @State private var resetID = UUID()
    @State private var loadID = UUID()
    @State private var plainID = UUID()
    @State private var isStale = false

    var body: some View {
        List(titles, id: \.self) { title in NavigationLink(title) { Text(title) } }
            .id(resetID)
        List(titles, id: \.self) { title in NavigationLink(title) { Text(title) } }
            .id(loadID)
            .onAppear { if isStale { loadID = UUID() } }
        List(titles, id: \.self) { Text($0) }
            .id(plainID)
            .onAppear { plainID = UUID() }
        Button("Reset") { resetID = UUID() }
    }
}
