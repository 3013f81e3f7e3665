import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintInputOutput

/// Members, modifiers and views that show the next one of a chain many times. Without a budget each of these takes far longer
/// than a minute, because the ways through the chain are as many as a power of the uses.
@Suite(.timeLimit(.minutes(5))) struct FanTests {
    private static let app = """
        import SwiftUI
        @main struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }

        """

    /// A declaration for each level, which repeats the name of the next one.
    private static func fan(
        _ levels: Int, _ uses: Int, _ separator: String, _ declaration: (_ own: String, _ inner: String) -> String,
        use: (_ next: String) -> String
    ) -> String {
        (0..<levels).map { level in
            let inner = [String](repeating: use("m\(level + 1)"), count: uses).joined(separator: separator)
            return declaration("m\(level)", inner) + "\n"
        }.joined()
    }

    private static func member(_ levels: Int, _ uses: Int) -> String {
        fan(levels, uses, "; ", { "@ViewBuilder var \($0): some View { \($1) }" }, use: { $0 })
    }

    private static func modifiers(_ levels: Int, _ uses: Int) -> String {
        fan(levels, uses, ".", { "func \($0)() -> some View { self.\($1) }" }, use: { "\($0)()" })
    }

    private static let empty = """
        struct Root: View {
        @State private var isReady = false
        \(member(4, 64))@ViewBuilder var m4: some View { if isReady { Text("a") } }
        var body: some View { VStack { m0.task { isReady = true } } }
        }
        """

    private static let spoken = """
        struct M6: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        extension View {
        \(modifiers(6, 64))func m6() -> some View { modifier(M6()) }
        }
        struct Root: View {
        @State private var isOn = false
        var body: some View { Button { isOn.toggle() } label: { Image("a").m0() } }
        }
        """

    private static let effects = """
        extension View {
        \(modifiers(5, 96))func m5() -> some View { padding() }
        }
        struct Root: View { var body: some View { NavigationView { Text("a") }.m0() } }
        """

    private static let made = """
        final class Model: ObservableObject { @Published var count = 0 }
        struct Counter: View {
        @ObservedObject var model: Model
        var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        struct Root: View {
        @State private var isShown = false
        \(member(4, 400))var m4: some View { Counter(model: Model()) }
        var body: some View { Toggle("a", isOn: $isShown).sheet(isPresented: $isShown) { m0 } }
        }
        """

    private static let getters = """
        struct Root: View {
        @State private var isOn = false
        \(fan(5, 64, " && ", { "var \($0): Bool { \($1) }" }, use: { $0 }))var m5: Bool { UIDevice.current.isCharging }
        var body: some View { if m0 { List { Text("a") } } else { List { Text("a") } } }
        }
        """

    /// Views that pass all of their inputs on.
    private static let inputs: String = {
        let names = (0..<40).map { "a\($0)" }
        let sum = names.joined(separator: " + ")
        let arguments = names.map { "\($0): \(sum)" }.joined(separator: ", ")
        let properties = names.map { "var \($0): Int\n" }.joined()
        let levels = (0..<3).map { level in
            let calls = [String](repeating: "L\(level + 1)(\(arguments))", count: 16).joined(separator: "\n")
            return "struct L\(level): View {\n\(properties)var body: some View {\n\(calls)\n}\n}\n"
        }
        let root = "struct Root: View { var body: some View { L0(\(names.map { "\($0): 1" }.joined(separator: ", "))) } }\n"
        return levels.joined() + root + """
            struct L3: View {
            \(properties)@State private var copy = 0
            var body: some View { Text("\\(copy)").onAppear { copy = a0 + 1 } }
            }
            """
    }()

    @Test(arguments: [empty, spoken, effects, made, getters, inputs])
    func aFanOfUsesIsBounded(_ code: String) throws {
        let tree = try TemporaryTree(["A.swift": Self.app + code])
        let run = CommandLineRun(["--preset", "all", "--exit-zero", "--quiet"], in: tree, rules: allRules)
        #expect(run.code == .success && !run.errors.contains("error"), "\(run.errors.prefix(500))")
    }
}
