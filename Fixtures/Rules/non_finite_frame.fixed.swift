import SwiftUI

// Positive: an exact length cannot be infinite.
struct Banner: View {
    var body: some View {
        VStack {
            Text("A").frame(maxWidth: .infinity)
            Text("B").frame(maxHeight: CGFloat.infinity, alignment: .top)
            Text("C").frame(maxWidth: .infinity, maxHeight: Double.infinity)
            Text("D").frame(width: .infinity, height: 40)
        }
        .toolbar {
            ToolbarItem {
                Text("E").frame(idealWidth: .greatestFiniteMagnitude)
            }
        }
    }
}

// Negative: flexible lengths, calculated values, an ideal size elsewhere, other values with the name.
struct Fine: View {
    let isWide: Bool
    let width: CGFloat

    var body: some View {
        VStack {
            Text("A").frame(maxWidth: .infinity, maxHeight: .infinity)
            Text("B").frame(minWidth: 0, maxWidth: .infinity)
            Text("C").frame(width: isWide ? .infinity : nil)
            Text("D").frame(width: min(width, .infinity))
            Text("E").frame(width: width)
            Text("F").frame(width: Layout.infinity)
            Text("G").frame(idealWidth: .greatestFiniteMagnitude)
            Text("H").frame(idealWidth: 10, maxHeight: .infinity)
        }
    }
}

enum Layout {
    static let infinity: CGFloat = 1000
}

#Preview {
    Text("A").frame(width: .infinity)
}

// Positive: no function takes `maxWidth` and `height`, so the help has two frames.
struct Mixed: View {
    var body: some View {
        Text("a").frame(width: .infinity, height: 48)
    }
}

// Positive: the reader may be smaller than the margins. Traps: lengths that stay valid, and sizes of other things.
struct Margins: View {
    let size: CGSize

    var body: some View {
        GeometryReader { proxy in
            Text("A").frame(width: proxy.size.width - 32)
            Text("B").frame(width: proxy.size.width, height: proxy.size.height - Layout.infinity)
            Text("C").frame(width: max(0, proxy.size.width - 32))
            Text("D").frame(width: proxy.size.width / 2)
            Text("E").frame(width: proxy.size.width + 32)
            Text("F").frame(width: size.width - 32)
            Text("G").frame(maxWidth: proxy.size.width - 32)
        }
    }
}

// Negative: a `default` after all cases of the phase never runs.
struct Remote: View {
    let url: URL

    var body: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image
            case .failure: Text("Failed")
            default: Text("Unknown").frame(width: .infinity)
            }
        }
    }
}
