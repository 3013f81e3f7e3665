@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
@attached(member, names: named(init)) public macro AddInit() = #externalMacro(module: "M", type: "A")
let text = #stringify(a + b)
#warning("check")
#Preview("Name", traits: .fixedLayout) { Text("a") }
let p = #Predicate<Item> { $0.isOn }
let place = (#file, #line, #selector(run(_:)), #keyPath(a.b))
struct Members {
    #members(1)
    #builder { a } more: { b }
    @A #attributed
    public #withModifier()
}
func f() { #log("a") }
let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
