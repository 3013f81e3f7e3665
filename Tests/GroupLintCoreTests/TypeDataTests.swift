import GroupLintCore
import GroupLintEngine
import Testing

/// What the index says about the data of a type.
struct TypeDataTests {
    private func index(_ files: String...) -> ProjectIndex {
        ProjectIndex(
            files.enumerated().map { number, text in
                let source = SourceFile(path: "\(number).swift", bytes: Array(text.utf8))
                return FileSummary(FileSummary.tree(of: source))
            })
    }

    private func type(_ name: Name, _ index: ProjectIndex) throws -> TypeID { try #require(index.uniqueType(name)) }

    @Test func membersRunWhenTheMembersThatNameThemRun() throws {
        let index = index(
            """
            import SwiftUI
            struct A: View {
                var body: some View {
                    header.onAppear(perform: start).task { await load() }
                    Row(make: make)
                }
                var header: some View { Text(title) }
                func start() { a() }
                func load() async { b() }
                func a() { use(inAction) }
                func b() { use(inTask) }
                func make() -> Int { use(unknown) }
                func nobody() { use(never) }
            }
            """)
        let data = index.data(of: try type("A", index))
        func moments(_ name: Name) -> PropertyUse.Moments {
            data.uses(of: name).reduce([]) { $0.union(data.moments(of: $1)) }
        }
        #expect(moments("title") == .evaluation)
        #expect(moments("inAction") == .action)
        #expect(moments("inTask") == .task)
        #expect(moments("unknown") == .unknown)
        #expect(moments("never") == .unknown)
    }

    @Test func usesOfExtensionsInOtherFilesCount() throws {
        let index = index(
            "import SwiftUI\nstruct A: View { @State var isOn = false; var body: some View { Text(\"\") } }",
            "import SwiftUI\nextension A { func turn() { isOn = true } }")
        let data = index.data(of: try type("A", index))
        #expect(data.isComplete)
        #expect(data.uses(of: "isOn").map(\.file) == [1])
        #expect(data.mayChange("isOn"))
        #expect(!data.mayChange("body"))
    }

    @Test func anUnknownMacroMayUseEverything() throws {
        let index = index("import SwiftUI\n@Tracked struct A: View { @State var isOn = false; var body: some View { B() } }")
        #expect(!index.data(of: try type("A", index)).isComplete)
    }

    @Test func codeThatIsNotUnderstoodMayUseEverything() throws {
        let index = index(
            "import SwiftUI\nstruct A: View { @State var isOn = false; var body: some View { B() }; func f() { isOn ~~~ ]]] } }",
            "import SwiftUI\nstruct B: View { @State var isOn = false; var body: some View { Text(\"\") } }")
        #expect(!index.data(of: try type("A", index)).isComplete)
        #expect(index.data(of: try type("B", index)).isComplete)
    }

    @Test func propertiesWithAWrapperAreFoundInTheirFile() throws {
        let index = index(
            """
            import SwiftUI
            struct A: View {
                @State private var isOn = false
                @State private(set) var isOpen = false
                @Binding var text: String
                @State static var none = 0
                let count: Int
                var body: some View { Text("") }
            }
            """)
        let found = index.properties(inFile: 0, with: NameTable("State Binding"))
        #expect(found.map(\.name) == ["isOn", "isOpen", "text"])
        #expect(found.map(\.isPrivate) == [true, false, false])
    }

    @Test func protocolsMayRequireAMember() throws {
        let index = index(
            """
            import SwiftUI
            protocol P { var a: Int { get } }
            protocol Q: P {}
            struct A: View, Q { var body: some View { Text("") } }
            struct B: View, Foreign { var body: some View { Text("") } }
            """)
        #expect(index.mayBeRequired("a", in: try type("A", index)))
        #expect(!index.mayBeRequired("b", in: try type("A", index)))
        #expect(index.mayBeRequired("b", in: try type("B", index)))
    }

    @Test func anObjectMayBeReachedThroughAnother() throws {
        let index = index(
            """
            import SwiftUI
            final class Library: ObservableObject { @Published var songs = 0 }
            final class Root: ObservableObject { let library = Library() }
            final class Empty: ObservableObject { var songs = 0 }
            struct A: View { let root: Root; var body: some View { Text(root.library.songs) } }
            struct B: View { let root: Root; var body: some View { Text("") } }
            """)
        let library = try type("Library", index)
        #expect(index.names(library, throughOthersIn: try type("A", index)))
        #expect(!index.names(library, throughOthersIn: try type("B", index)))
        #expect(index.mayPublish(library))
        #expect(!index.mayPublish(try type("Empty", index)))
        #expect(index.holdsOnlyLiterals(library))
        #expect(!index.holdsOnlyLiterals(try type("Root", index)))
    }

    private static let model = """
        import Combine
        final class Model: ObservableObject {
            @Published var title = ""
            @Published var count: Int
            @Published var state = 0
            @Published var late = 0
            init(_ publisher: some Publisher<Int, Never>) {
                count = 1
                publisher.assign(to: &$late)
            }
            func observe() { $count.sink { print($0) } }
        }
        """

    private func change(of property: Name, _ files: String...) throws -> String {
        let all = [Self.model] + files
        let index = ProjectIndex(
            all.enumerated().map { number, text in
                let source = SourceFile(path: "\(number).swift", bytes: Array(text.utf8))
                return FileSummary(FileSummary.tree(of: source))
            })
        switch index.change(of: property, inClass: try type("Model", index)) {
        case .never: return "never"
        case .possible: return "possible"
        case .certain(let site): return "certain in \(site.file)"
        }
    }

    @Test func aPropertyThatOnlyItsInitializerSetsNeverChanges() throws {
        #expect(try change(of: "count") == "never")
        #expect(try change(of: "late") == "certain in 0")
    }

    @Test func otherTypesChangeAPropertyThroughTheirProperties() throws {
        let view = "import SwiftUI\nstruct V: View { @ObservedObject var m: Model; var body: some View { F(t: $m.title) } }"
        #expect(try change(of: "title", view) == "certain in 1")
        let other = "import SwiftUI\nstruct V: View { @State var m: Other; var body: some View { F(t: $m.title) } }"
        #expect(try change(of: "title", other) == "never")
        let local = "import SwiftUI\nstruct V: View { var body: some View { A { let m = find(); m.title = \"\" } } }"
        #expect(try change(of: "title", local) == "possible")
    }

    @Test func subclassesChangeAProperty() throws {
        let classes = """
            class Base: ObservableObject { @Published var title = "" }
            final class Derived: Base { func rename() { title = "a" } }
            """
        func isChanged(_ module: String) throws -> String {
            let index = index("import \(module)\n" + classes)
            switch index.change(of: "title", inClass: try type("Base", index)) {
            case .never: return "never"
            case .possible: return "possible"
            case .certain: return "certain"
            }
        }
        #expect(try isChanged("SwiftUI") == "certain")
        // The code of `Derived` is not read where nothing says that views observe it.
        #expect(try isChanged("Combine") == "possible")
    }

    @Test func aPrivateFunctionOfTheInitializerIsPartOfIt() throws {
        let text =
            "import SwiftUI\nclass A: ObservableObject { @Published var a = 0; @Published var b = 0\n"
            + "init() { set() }\nprivate func set() { a = 1 }\nfunc later() { b = 1 } }"
        let index = index(text)
        let type = try type("A", index)
        guard case .never = index.change(of: "a", inClass: type), case .certain = index.change(of: "b", inClass: type) else {
            Issue.record("only the second property changes later")
            return
        }
    }

    @Test func aViewObservesObjectsOfRelatedClasses() throws {
        let index = index(
            """
            import SwiftUI
            class Base: ObservableObject { @Published var title = "" }
            final class Derived: Base {}
            @Observable final class Modern: ObservableObject {}
            struct A: View {
                @ObservedObject var model: Derived
                let plain: Base
                let shared = Base.shared
                let modern: Modern
                let all: [Base]
                var body: some View { Text("") }
            }
            """)
        let view = try type("A", index)
        let base = try type("Base", index)
        #expect(index.objectProperties(of: view).map(\.isObserved) == [true, false, false])
        #expect(index.observes(view, objectOf: base))
        #expect(index.publishedProperty("title", of: try type("Derived", index)) != nil)
    }
}

/// How the project changes a property of a class after its initializer.
private enum PropertyChange {
    case never
    /// Unknown code changes it, or code changes a property of this name of a value of unknown type.
    case possible
    case certain(PropertyUseSite)
}

extension ProjectIndex {
    fileprivate func change(of property: Name, inClass type: TypeID) -> PropertyChange {
        let changes = changes(of: property, inClass: type, data(of: type))
        return changes.sites.first.map { .certain($0) } ?? (changes.isComplete ? .never : .possible)
    }
}

extension TypeData {
    /// Whether the code of the type may change a property after it has its first value.
    fileprivate func mayChange(_ name: Name) -> Bool {
        !isComplete || uses(of: name).contains { $0.use.kind.mayChangeValue && !moments(of: $0).isSubset(of: .initialization) }
    }
}
