struct Empty {}
public final class Shelf<Book>: Furniture, Sendable where Book: Hashable { let width = 80 }
actor Counter { var count = 0 }
distributed actor Remote {}
indirect enum Tree: Equatable { case leaf }
struct Token: ~Copyable, @unchecked Sendable, nonisolated P {}
extension Shelf: Printable where Book == String { func print() {} }
extension [Int]? {}
extension Outer.Inner<Int> {}
class final {}
let actor = 1
actor.start()
