func plain() {}
func labels(a: Int, at index: Int, _ rest: String..., by step: Int = 1) -> Int { step }
func effects() async throws {}
func typed() throws(Failure) -> Never { throw Failure() }
func again(_ body: () throws -> Void) rethrows {}
func ownership(_ a: inout Int, b: borrowing Token, c: consuming Token, d: sending Box) {}
func wrapped(@ViewBuilder content: @escaping () -> Content, isolated actor: isolated A) {}
func opaque() -> some View & Sendable { Text("a") }
func named() -> <T: View> T { Text("a") }
public static override func modifiers() {}
func + (left: V, right: V) -> V { left }
prefix func -(value: V) -> V { value }
func <<T>(a: T, b: T) {}
func outer() { func inner() {} ; inner() }
func `default`(`in`: Int) {}
func variadic(first: Int..., second: (Int) -> Int = { $0 }) {}
