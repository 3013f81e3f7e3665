import SwiftUI

final class Cart: ObservableObject {
    static let shared = Cart()
    @Published var items: [Int] = []
    @Published private(set) var total = 0
    var title = ""
    let changes = CurrentValueSubject<Int, Never>(0)

    func refresh() { total = items.count }
    func reset(items: [Int]) { total = items.count }
    func later() { Task { total = items.count } }
}

// Positive: the action reads the property itself.
struct Badge: View {
    @ObservedObject var cart: Cart
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onReceive(cart.$items) { _ in count = cart.items.count }
//                                                 ^^^^^^^^^^ warning[published_read_in_will_set]: `cart.items` still has its old value here, because `cart.$items` publishes before the property changes
            .onReceive(self.cart.$total.dropFirst().removeDuplicates()) { _ in
                if self.cart.total > 3 { withAnimation { count = 0 } }
//                 ^^^^^^^^^^^^^^^ warning[published_read_in_will_set]: `self.cart.total` still has its old value here, because `self.cart.$total` publishes before the property changes
            }
            .onReceive(Cart.shared.$items) { new in
                withAnimation { count = Cart.shared.items.count }
//                                      ^^^^^^^^^^^^^^^^^ warning[published_read_in_will_set]: `Cart.shared.items` still has its old value here, because `Cart.shared.$items` publishes before the property changes
            }
    }
}

// Positive: a function of the view or of the model reads it.
struct Summary: View {
    @StateObject private var cart = Cart()
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onReceive(cart.$items) { _ in reload() }
//                                         ^^^^^^^^ warning[published_read_in_will_set]: `reload()` reads the old `cart.items`, because `cart.$items` publishes before the property changes
            .onReceive(cart.$items) { _ in cart.refresh() }
//                                         ^^^^^^^^^^^^^^ warning[published_read_in_will_set]: `cart.refresh()` reads the old `cart.items`, because `cart.$items` publishes before the property changes
    }

    private func reload() { count = cart.items.count }
}

// Negative: the new value is used, or the read comes later, or it is a write or another property.
struct Fine: View {
    @ObservedObject var cart: Cart
    let other: Cart
    let unknown: Store
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onReceive(cart.$items) { items in count = items.count }
            .onReceive(cart.$items) { count = $0.count - cart.items.count }
            .onReceive(cart.$items.receive(on: RunLoop.main)) { _ in count = cart.items.count }
            .onReceive(cart.$items.debounce(for: 1, scheduler: RunLoop.main)) { _ in count = cart.items.count }
            .onReceive(cart.$items) { _ in Task { count = cart.items.count } }
            .onReceive(cart.$items) { _ in DispatchQueue.main.async { count = cart.items.count } }
            .onReceive(cart.$items) { _ in count = cart.total }
            .onReceive(cart.$items) { _ in count = other.items.count }
            .onReceive(cart.$total) { _ in cart.items = [] }
            .onReceive(cart.$items) { _ in cart.reset(items: []) }
            .onReceive(cart.$items) { _ in cart.later() }
            .onReceive(cart.$items) { _ in show(cart: other) }
            .onReceive(unknown.$items) { _ in count = unknown.items.count }
            .onReceive(cart.changes) { _ in count = cart.items.count }
            .onReceive(NotificationCenter.default.publisher(for: .changed)) { _ in count = cart.items.count }
            .onChange(of: cart.items) { count = cart.items.count }
    }

    private func show(cart: Cart) { count = cart.items.count }
}

#Preview {
    Badge(cart: .shared).onReceive(Cart.shared.$items) { _ in print(Cart.shared.items) }
}
