protocol Drawable: AnyObject, Sized {
    associatedtype Ink: Color = Black where Ink.Base == Self
    typealias Page = [Ink]
    var area: Double { get }
    static var all: [Self] { get async throws }
    var color: Ink { mutating get nonmutating set }
    func draw(on page: Page) async throws(DrawError) -> Bool
    init?(copying other: Self)
    subscript(index: Int) -> Ink { get set }
}
protocol Collecting<Item, Key>: Sized { associatedtype Item; associatedtype Key }
protocol Layered: class {}
