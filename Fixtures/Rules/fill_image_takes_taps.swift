import SwiftUI

struct Album: View {
    let names: [String]
    let open: (String) -> Void

    // Positive: the label of a button or a link, and a gesture.
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(names, id: \.self) { name in
                    Button {
                        open(name)
                    } label: {
                        Image(uiImage: photo(name))
                            .resizable()
                            .scaledToFill()
                            .frame(width: 160, height: 160)
                            .clipped()
//                           ^^^^^^^ info/low[fill_image_takes_taps]: taps beside this `Button` may land on it, because `.clipped` hides the parts of the image that stick out but they still take taps
                            .overlay { Circle().stroke() }
                    }
                }
            }
            HStack {
                ForEach(names, id: \.self) { name in
                    NavigationLink(value: name) {
                        VStack {
                            AsyncImage(url: URL(string: name)) { image in
                                image.resizable().aspectRatio(contentMode: .fill)
                            } placeholder: {
                                Color.gray
                            }
                            .frame(height: 120)
                            .clipShape(RoundedRectangle(cornerRadius: 8))
//                           ^^^^^^^^^ info/low[fill_image_takes_taps]: taps beside this `NavigationLink` may land on it, because `.clipShape` hides the parts of the image that stick out but they still take taps
                            Text(name)
                        }
                    }
                }
            }
            VStack {
                ForEach(names, id: \.self) { name in
                    Cell(name: name)
                }
            }
        }
    }
}

struct Cell: View {
    let name: String
    @State private var isOpen = false

    var body: some View {
        Image(uiImage: photo(name))
            .resizable()
            .scaledToFill()
            .frame(maxWidth: .infinity, maxHeight: 200)
            .cornerRadius(8)
//           ^^^^^^^^^^^^ info/low[fill_image_takes_taps]: taps beside this image may land on it, because `.cornerRadius` hides the parts of it that stick out but they still take taps
            .onTapGesture { isOpen = true }
    }
}

// False positive trap: a shape, no clipping, no neighbors, a small image, or a modifier that is not known.
struct Fine: View {
    let names: [String]
    let open: (String) -> Void

    var body: some View {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(names, id: \.self) { name in
                Button {
                    open(name)
                } label: {
                    Image(uiImage: photo(name)).resizable().scaledToFill().frame(width: 160, height: 160).clipped()
                        .contentShape(Rectangle())
                }
                Button {
                    open(name)
                } label: {
                    ZStack {
                        Image(uiImage: photo(name)).resizable().scaledToFill().frame(width: 160, height: 160).clipped()
                            .allowsHitTesting(false)
                        Text(name)
                    }
                }
                Button {
                    open(name)
                } label: {
                    Image(uiImage: photo(name)).resizable().scaledToFill().frame(width: 160, height: 160)
                }
                Button {
                    open(name)
                } label: {
                    Image(uiImage: photo(name)).resizable().scaledToFit().frame(width: 160, height: 160).clipped()
                }
                Button {
                    open(name)
                } label: {
                    HStack {
                        Image(uiImage: photo(name)).resizable().scaledToFill().frame(width: 40, height: 40).clipped()
                        Text(name)
                    }
                }
                Button {
                    open(name)
                } label: {
                    Image(uiImage: photo(name)).resizable().scaledToFill().frame(width: 160, height: 160).clipped().shaped()
                }
                Image(uiImage: photo(name)).resizable().scaledToFill().frame(width: 160, height: 160).clipped()
            }
        }
        List {
            ForEach(names, id: \.self) { name in
                Button {
                    open(name)
                } label: {
                    Image(uiImage: photo(name)).resizable().scaledToFill().frame(height: 160).clipped()
                }
            }
        }
        Button {
            open("cover")
        } label: {
            Image("cover").resizable().scaledToFill().frame(height: 160).clipped()
        }
    }
}

func photo(_ name: String) -> UIImage { UIImage(contentsOfFile: name)! }

// False positive trap: an image of the catalog, and one beside other views of the cell.
struct Avatars: View {
    let names: [String]
    let open: (String) -> Void

    var body: some View {
        LazyVStack {
            ForEach(names, id: \.self) { name in
                Button {
                    open(name)
                } label: {
                    Image(name).resizable().scaledToFill().frame(width: 160, height: 160).clipped()
                }
                HStack {
                    Button {
                        open(name)
                    } label: {
                        Image(uiImage: photo(name)).resizable().scaledToFill().frame(width: 160, height: 160).clipped()
                    }
                    Text(name)
                }
            }
        }
    }
}

extension View {
    func shaped() -> some View { contentShape(Rectangle()) }
}
