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

// Positive: a class listens to its own property, or to that of another object.
final class Basket: ObservableObject {
    @Published var items: [Int] = []
    @Published var selection: Int?
    private let cart = Cart()
    private var previousItems: [Int] = []
    private var subscriptions = Set<AnyCancellable>()
    private(set) var sum = 0

    var first: Int? { items.first }
    var chosen: Int { selection ?? 0 }

    init() {
        $items.sink { [weak self] _ in self?.update() }.store(in: &subscriptions)
//                                     ^^^^^^^^^^^^^^ warning[published_read_in_will_set]: `self?.update()` reads the old `items`, because `$items` publishes before the property changes
        self.$items.removeDuplicates()
            .sink { [weak self] _ in
                guard let self else { return }
                self.sum = self.items.count
//                         ^^^^^^^^^^ warning[published_read_in_will_set]: `self.items` still has its old value here, because `self.$items` publishes before the property changes
            }
            .store(in: &subscriptions)
        $selection.sink { [unowned self] _ in sum = self.chosen }.store(in: &subscriptions)
//                                                  ^^^^^^^^^^^ warning[published_read_in_will_set]: `self.chosen` reads the old `selection`, because `$selection` publishes before the property changes
        cart.$items.sink { [weak self] _ in self?.sum = self?.cart.items.count ?? 0 }.store(in: &subscriptions)
//                                                      ^^^^^^^^^^^^^^^^ warning[published_read_in_will_set]: `cart.items` still has its old value here, because `cart.$items` publishes before the property changes

        // Negative: the new value, a later moment, another property, the old value on purpose.
        $items.sink { [weak self] items in self?.sum = items.count }.store(in: &subscriptions)
        $items.sink { [weak self] in if $0 != self?.items { self?.sum = 0 } }.store(in: &subscriptions)
        $items.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.update() }.store(in: &subscriptions)
        $items.first().sink { [weak self] _ in self?.update() }.store(in: &subscriptions)
        $items.sink { [weak self] _ in Task { self?.update() } }.store(in: &subscriptions)
        $items.sink { [weak self] _ in DispatchQueue.main.async { self?.update() } }.store(in: &subscriptions)
        $items.sink { [weak self] _ in self?.sum = self?.chosen ?? 0 }.store(in: &subscriptions)
        $selection.sink { [weak self] _ in self?.update() }.store(in: &subscriptions)
        $items.sink { [weak self] _ in self?.remember() }.store(in: &subscriptions)
        $items.sink { _ in
            let items = [1]
            print(items.count)
        }.store(in: &subscriptions)
        cart.changes.sink { [weak self] _ in self?.update() }.store(in: &subscriptions)
    }

    private func update() { sum = items.count + (first ?? 0) }
    private func remember() { previousItems = items }
}

#Preview {
    Badge(cart: .shared).onReceive(Cart.shared.$items) { _ in print(Cart.shared.items) }
}
