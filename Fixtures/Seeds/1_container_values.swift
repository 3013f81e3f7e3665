// target: iOS=18.0
// A container that takes data and a builder, and one that resolves what it is given.
struct CoverStrip<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    let items: Data
    let content: (Data.Element) -> Content

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 8) {
                ForEach(items) { item in
                    content(item)
                }
            }
        }
    }
}

struct CoverShelf<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            Group(subviews: content) { subviews in
                HStack(spacing: 8) {
                    ForEach(subviews) { subview in
                        subview
                            .containerRelativeFrame(.horizontal, count: 4, spacing: 8)
                    }
                }
                .scrollTargetLayout()
            }
        }
    }
}

// Resolved subviews in branches that are different views.
struct Showcase<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if subviews.isEmpty {
                ContentUnavailableView("No Books", systemImage: "book")
            } else {
                subviews[0]
                    .frame(maxWidth: .infinity, minHeight: 240)
                LazyVGrid(columns: [.init(.adaptive(minimum: 120))]) {
                    ForEach(subviews[1...]) { subview in
                        subview
                    }
                }
            }
        }
        .onAppear { print("a transform makes the views: this Group is not one of rows") }
    }
}

extension ContainerValues {
    @Entry var isFavourite: Bool = false
    @Entry var weight: Weight = .normal
}

enum Weight { case normal, large, small }

extension View {
    func favourite(_ isFavourite: Bool = true) -> some View {
        containerValue(\.isFavourite, isFavourite)
    }
}

// Partitions by a value, three cases of a value, sections with their headers.
struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            let favourites = subviews.filter { $0.containerValues.isFavourite }
            VStack(alignment: .leading, spacing: 12) {
                if !favourites.isEmpty {
                    Text("Favourites")
                        .font(.headline)
                    HStack { ForEach(favourites) { $0 } }
                }
                ForEach(subviews) { subview in
                    switch subview.containerValues.weight {
                    case .large:
                        subview
                            .frame(maxWidth: .infinity, minHeight: 180)
                            .background(.thinMaterial, in: .rect(cornerRadius: 12))
                    case .small:
                        subview
                            .frame(height: 50)
                    case .normal:
                        subview
                            .frame(height: 90)
                            .background(.regularMaterial, in: .rect(cornerRadius: 6))
                    }
                }
            }
        }
    }
}

struct Library<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView {
            Group(subviews: content) { subviews in
                ForEach(sectionOf: subviews) { section in
//              ^^^^^^^ error[container_api_renamed]: this code does not compile, because `ForEach(sectionOf:)` existed only in the first beta of iOS 18
                    VStack(alignment: .leading, spacing: 6) {
                        section.header
                            .font(.title3)
                        LazyVGrid(columns: [.init(.adaptive(minimum: 120))]) {
                            ForEach(section.content) { subview in
                                let span = subview.containerValues.isFavourite ? 2 : 1
                                subview
                                    .gridCellColumns(span)
//                                   ^^^^^^^^^^^^^^^ warning[modifier_without_effect]: `.gridCellColumns` has no effect, because this view is in a `LazyVGrid` and not in a `Grid`
                            }
                        }
                        section.footer
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .padding()
        }
    }
}

// Use of all of them.
struct Books: View {
    let books: [Book]

    var body: some View {
        CoverStrip(items: books) { book in Cover(title: book.title) }
        CoverShelf {
            Cover(title: "One")
            ForEach(books) { book in Cover(title: book.title) }
        }
        Board {
            Cover(title: "One").favourite()
            Cover(title: "Two")
        }
        Library {
            Section("Novels") {
                Cover(title: "One")
                Showcase { Cover(title: "Two") }
            } footer: {
                Text("Two books")
            }
        }
    }
}

struct Book: Identifiable {
    let id: Int
    let title: String
}

struct Cover: View {
    let title: String
    var body: some View { Text(title) }
}
