struct Pair<First, Second: Hashable & Sendable> where First: P, First.Item == [Second]? {}
func merge<T: P, U>(_ a: T, _ b: U) -> [T: U] where U: Q, T == U.Item {}
typealias Map<Value> = Dictionary<String, Value> where Value: P
let nested: Dictionary<String, Array<Set<Int>>> = [:]
let made = Dictionary<String, [Int]>()
let member = Outer<Int>.Inner<String>.shared
let compare = a < b && c > d
f(a < b, c > (d))
g(a<b, c>(d))
let shifted = x >> 3
struct Vector<let count: Int, Element: ~Copyable> {}
let row: Vector<3, Int> = [1, 2, 3]
let optional: Array<Int>? = nil
let forced: Array<Int>! = nil
func any(_ value: any Collection<Int>, _ other: some P) {}
