import SwiftUI

struct Album: Identifiable {
    let id = 0
    var title = ""
}

struct AlbumPage: View {
    let album: Album
    var close: () -> Void = {}

    var body: some View {
        VStack {
            Text(album.title)
            Button("Back", action: close)
        }
    }
}

// Positive: a button in a row opens the details in the place of the list.
struct Albums: View {
    let albums: [Album]
    @State private var selected: Album?

    var body: some View {
        if let selected {
            AlbumPage(album: selected, close: { self.selected = nil })
        } else {
            List(albums) { album in
                Button(album.title) { selected = album }
//              ^^^^^^ info/medium[list_replaced_by_detail]: the `List` starts at the top again when the user comes back from what this action shows, because it sets `selected`, and an `if` then shows another view in its place
            }
        }
    }
}

// Positive: a tap in a grid; the button that goes back is outside of the branch.
struct Covers: View {
    let albums: [Album]
    @State private var selected: Album?

    var body: some View {
        VStack {
            Button("Back") { withAnimation { selected = nil } }
            if albums.isEmpty {
                Text("No albums")
            } else if selected == nil {
                ScrollView {
                    LazyVStack {
                        ForEach(albums) { album in
                            Text(album.title).onTapGesture { withAnimation { selected = album } }
//                          ^^^^ info/medium[list_replaced_by_detail]: the `ScrollView` starts at the top again when the user comes back from what this action shows, because it sets `selected`, and an `if` then shows another view in its place
                        }
                    }
                }
            } else {
                Text("Details")
            }
        }
    }
}

// Positive: a view of the project has the rows, and says which one the user chose.
struct Shelf: View {
    let albums: [Album]
    var onOpen: (Album) -> Void

    var body: some View {
        ScrollView {
            ForEach(albums) { album in
                Button(album.title) { onOpen(album) }
            }
        }
    }
}

struct Library: View {
    let albums: [Album]
    @State private var selected: Album?
    @State private var other: Album?

    var body: some View {
        VStack {
            if let selected {
                AlbumPage(album: selected) { self.selected = nil }
            } else {
                Shelf(albums: albums, onOpen: { album in selected = album })
//              ^^^^^ info/medium[list_replaced_by_detail]: the `ScrollView` starts at the top again when the user comes back from what this action shows, because it sets `selected`, and an `if` then shows another view in its place
            }
            if let other {
                AlbumPage(album: other) { self.other = nil }
            } else {
                Shelf(albums: albums) { other = $0 }
//              ^^^^^ info/medium[list_replaced_by_detail]: the `ScrollView` starts at the top again when the user comes back from what this action shows, because it sets `other`, and an `if` then shows another view in its place
            }
        }
    }
}

// Negative: the list is one of several steps.
struct Pages: View {
    enum Page { case list, details }
    let albums: [Album]
    @State private var page = Page.list

    var body: some View {
        switch page {
        case .list:
            List(albums) { album in
                Button(album.title) { page = .details }
            }
        case .details:
            Button("Back") { page = .list }
        }
    }
}

// Negative: nothing leads back, the rows are fixed, or the list stays.
struct Chosen: View {
    let albums: [Album]
    @State private var selected: Album?

    var body: some View {
        if let selected {
            AlbumPage(album: selected)
        } else {
            List(albums) { album in
                Button(album.title) { selected = album }
            }
        }
    }
}

struct Kinds: View {
    @State private var selected: String?

    var body: some View {
        if let selected {
            Button(selected) { self.selected = nil }
        } else {
            List(["Rock", "Pop"], id: \.self) { kind in
                Button(kind) { selected = kind }
            }
        }
    }
}

struct Over: View {
    let albums: [Album]
    @State private var selected: Album?

    var body: some View {
        ZStack {
            List(albums) { album in
                Button(album.title) { selected = album }
            }
            if let selected {
                AlbumPage(album: selected) { self.selected = nil }
            }
        }
    }
}

// Negative: only a part of what scrolls, a row of tiles that scrolls sideways, a condition, and a view that scrolls back.
struct Part: View {
    let albums: [Album]
    let isOpen: Bool
    @State private var selected: Album?

    var body: some View {
        ScrollView {
            if let selected {
                AlbumPage(album: selected) { self.selected = nil }
            } else {
                ForEach(albums) { album in
                    Button(album.title) { selected = album }
                }
            }
        }
        if let selected {
            AlbumPage(album: selected) { self.selected = nil }
        } else {
            ScrollView(.horizontal) {
                ForEach(albums) { album in
                    Button(album.title) { selected = album }
                }
            }
        }
        if let selected {
            AlbumPage(album: selected) { self.selected = nil }
        } else {
            List(albums) { album in
                Button(album.title) { if isOpen { selected = album } }
            }
        }
    }
}

struct Remembered: View {
    let albums: [Album]
    @State private var selected: Album?
    @State private var last: Int?

    var body: some View {
        if let selected {
            AlbumPage(album: selected) { self.selected = nil }
        } else {
            ScrollView {
                ForEach(albums) { album in
                    Button(album.title) { selected = album }
                }
            }
            .scrollPosition(id: $last)
        }
    }
}

// Silent: the user signs in, and does not come back.
struct SignInForm: View {
    var onSignedIn: (Album) -> Void = { _ in }

    var body: some View {
        List(0..<3) { number in
            Button("Account \(number)") { onSignedIn(Album()) }
        }
    }
}

struct SignedOut: View {
    @State private var session: Album?

    var body: some View {
        if let session {
            AlbumPage(album: session) { self.session = nil }
        } else {
            SignInForm(onSignedIn: { album in session = album })
        }
    }
}

#Preview {
    @Previewable @State var selected: Album?
    if let selected {
        Text(selected.title)
    } else {
        List([Album()]) { album in Button(album.title) { selected = album } }
    }
}
