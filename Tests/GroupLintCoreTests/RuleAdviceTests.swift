import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintRules
@testable import GroupLintSyntax

/// Tests the code that help texts write with names from the source.
@Suite struct RuleAdviceTests {
    private func help(_ rule: String, iOS major: Int = 18, _ text: String) -> String? {
        let rules = allRules.filter { $0.info.id == rule }.map { $0.init() }
        let run = FixtureRun(rules: rules, targets: DeploymentTargets([.iOS: OSVersion(major)]))
        return run.report([("A.swift", "import SwiftUI\n" + text)]).diagnostics.first?.help
    }

    private func inBody(_ code: String) -> String {
        """
        struct Part<Content: View>: View {
            let posts: [Post]
            @State private var isOn = false
            @ViewBuilder let content: Content
            var body: some View { \(code) }
            func loadMore() {}
        }
        """
    }

    @Test(arguments: [
        ("list.indices, id: \\.self) { i in list[i] }", "write `ForEach(list) { subview in … }`"),
        (
            "0..<list.count, id: \\.self) { i in if i > 0 { Divider() }; list[i] }",
            "write `ForEach(list) { subview in … }`, and compare `subview.id` with `list.first?.id`"
        ),
        (
            "list.indices, id: \\.self) { i in list[i].offset(x: Double(i)) }",
            "write `ForEach(Array(list.enumerated()), id: \\.element.id) { i, subview in … }`"
        ),
        ("1..<list.count, id: \\.self) { i in list[i] }", "write `ForEach(list.dropFirst()) { subview in … }`"),
        (
            "0..<min(3, list.count), id: \\.self) { i in list[i] }",
            "write `ForEach(list[0..<min(3, list.count)]) { subview in … }`"
        ),
        ("Array(zip(list.indices, list)), id: \\.0) { i, view in view }", "write `id: \\.1.id`"),
        ("Array(list.enumerated()), id: \\.offset) { i, view in view }", "write `id: \\.element.id`"),
    ])
    func viewsAreIdentifiedByTheirOwnID(_ rows: String, _ expected: String) {
        let text = inBody("Group(subviews: content) { list in ForEach(\(rows) }")
        #expect(help("subviews_position_identity", text) == expected)
    }

    @Test(arguments: [
        ("ForEach(list[..<2]) { $0 }", "write `list.prefix(2)`"),
        ("ForEach(list[1..<3]) { $0 }", "write `list.prefix(3).dropFirst()`"),
        ("ForEach(list[2..<list.count]) { $0 }", "write `list.dropFirst(2)`"),
        ("list[list.count - 1]", "write `if let last = list.last { … }` and show `last`"),
        ("if list.isEmpty { list[0] }", "write `!list.isEmpty` as the condition around it"),
    ])
    func slicesTakeWhatThereIs(_ code: String, _ expected: String) {
        #expect(help("subviews_unchecked_index", inBody("Group(subviews: content) { list in \(code) }")) == expected)
    }

    @Test(arguments: [
        ("ForEach(posts) { post in Text(post.title) }", "post.id == posts.last?.id"),
        ("ForEach(posts) { Text($0.title) }", "item.id == posts.last?.id"),
        ("ForEach(posts, id: \\.self) { post in Text(post.title) }", "post == posts.last"),
        ("ForEach(posts, id: \\.title) { post in Text(post.title) }", "post.title == posts.last?.title"),
    ])
    func theLastRowLoadsMore(_ rows: String, _ condition: String) {
        let text = inBody("ScrollView { LazyVStack { \(rows).onAppear { loadMore() } } }")
        let expected = "put `.onAppear` on the row in the closure: `.onAppear { if \(condition) { loadMore() } }`"
        #expect(help("foreach_lifecycle_modifier", text) == expected)
    }

    /// A fixed number of placeholders after the rows asks for the next page when the first one appears, which is meant.
    @Test func placeholdersLoadMore() {
        let text = inBody("ScrollView { LazyVStack { ForEach(0..<2) { _ in Text(\"a\") }.onAppear { loadMore() } } }")
        #expect(help("foreach_lifecycle_modifier", text) == nil)
    }

    @Test(arguments: [
        ("HStack(alignment: .top, spacing: 20)", "replace this `Group` with `HStack(alignment: .top, spacing: 20) { … }`"),
        ("VStack", "replace this `Group` with a `VStack`"),
        ("GridRow", "put `.contextMenu` on each cell, because a stack would make one cell of them"),
    ])
    func theGroupBecomesAStackLikeTheOneAroundIt(_ container: String, _ expected: String) {
        let text = inBody("\(container) { Group { Text(\"a\"); Text(\"b\") }.contextMenu { Text(\"c\") }; Text(\"d\") }")
        #expect(help("group_distributes_modifier", text) == expected)
    }

    @Test func availabilityIsWrittenWhereItCanBe() {
        let mark = "write `@available(iOS 18, *)` before `extension ContainerValues`"
        #expect(help("container_api_availability", iOS: 17, "extension ContainerValues { @Entry var isPinned = false }") == mark)
        let text = inBody("Group(subviews: content) { $0 }")
        let both =
            "write `@available(iOS 18, *)` before `struct Part`, or put the code in `if #available(iOS 18, *) { … } else { … }`"
        #expect(help("container_api_availability", iOS: 17, text) == both)
    }

    @Test func destinationsUseTheirOwnParameterAfterTheMove() {
        let row = "Text(post.title).navigationDestination(for: Post.self) { _ in Text(post.title) }"
        let text = inBody("List(posts) { post in \(row) }")
        let expected =
            "move `.navigationDestination` to the `List`, after its closing brace, and use the parameter of its closure, because "
            + "the row's element does not exist there"
        #expect(help("navigation_destination_in_lazy_container", text) == expected)
    }

    @Test func articlesFollowTheSound() {
        let names = ["Item", "HStack", "URL", "UpdateView", "UserView", "UnitView", "AVPlayer", "WKWebView", "UIImage", "SFView"]
        #expect(names.map(article) == ["an", "an", "a", "an", "a", "a", "an", "a", "a", "an"])
    }

    @Test(arguments: [
        ("Done(item) { item = nil }", "; where the content sets `item`, write `self.item`"),
        ("Done(item) { self.item = nil }", ""),
        ("Done(item) { other.item = nil }", ""),
    ])
    func capturedValuesAreConstants(_ content: String, _ rest: String) {
        let text = """
            import SwiftUI
            struct Screen: View {
                @State private var isShown = false
                @State private var item: Item?
                var body: some View {
                    Button("a") {
                        item = Item()
                        isShown = true
                    }
                    .sheet(isPresented: $isShown) { \(content) }
                }
            }
            """
        let expected = "start the content with `{ [item] in`, which makes `body` read `item`" + rest
        #expect(help("boolean_sheet_with_optional", text) == expected)
    }

    @Test func cancelledTasksAreLeft() {
        let text = inBody("Text(\"a\").task(id: isOn) { try? await Task.sleep(for: .seconds(1)); loadMore() }")
        let expected =
            "write `do { try await Task.sleep(for: .seconds(1)) } catch { return }`, which stops here when the task is cancelled"
        #expect(help("cancelled_sleep_continues", text) == expected)
    }

    @Test(arguments: [
        (
            "Task { await load() }",
            "write `.refreshable { await load() }`, or, if the work must not be cancelled with the view, write "
                + "`await Task { … }.value`"
        ),
        ("job = Task { await load() }", "wait for the task at the end of the action: `await job?.value`"),
    ])
    func refreshesWait(_ action: String, _ expected: String) {
        #expect(help("refreshable_returns_early", inBody("List {}.refreshable { \(action) }")) == expected)
    }

    @Test func refreshesOfAScrollViewGoOn() {
        let text = inBody("ScrollView { Text(\"a\") }.refreshable { Task { await load() } }")
        let expected = "write `.refreshable { await Task { await load() }.value }`: "
        #expect(help("refreshable_returns_early", text)?.hasPrefix(expected) == true)
    }

    @Test func observersEndWithTheView() {
        let add = "NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in isOn = true }"
        let expected =
            "write `.onReceive(NotificationCenter.default.publisher(for: .changed)) { notification in … }` after a view in "
            + "`body`, and delete `addObserver`"
        let reason = ": SwiftUI ends `.onReceive` with the view"
        #expect(help("unstoppable_timer_or_observer", inBody("Text(\"a\").onAppear { \(add) }")) == expected + reason)
        let removal = ".onDisappear { NotificationCenter.default.removeObserver(self) }"
        let text = inBody("Text(\"a\").onAppear { \(add) }\(removal)")
        #expect(help("unstoppable_timer_or_observer", text) == expected + " and `removeObserver`" + reason)
    }

    @Test func anObserverOfALocalObjectIsKept() {
        let add = "NotificationCenter.default.addObserver(forName: .changed, object: window, queue: nil) { _ in isOn = true }"
        let expected =
            "keep the result in a `@State` property, and pass it to `NotificationCenter.default.removeObserver` in "
            + "`.onDisappear`, and before another observer takes its place"
        let text = inBody("Text(\"a\").introspect(.window) { window in \(add) }")
        #expect(help("unstoppable_timer_or_observer", text) == expected)
    }

    @Test func twoFramesHaveTwoKindsOfLength() {
        let expected = "write `.frame(maxWidth: .infinity).frame(height: 48)`"
        // The width was ignored: the text had its own width, and stood where the stack put it.
        let alignment = ", with `alignment:` if the content should not be in the middle"
        #expect(help("non_finite_frame", inBody("Text(\"a\").frame(width: .infinity, height: 48)")) == expected + alignment)
        let color = "write `.frame(maxWidth: .infinity).frame(height: 48)`"
        #expect(help("non_finite_frame", inBody("Rectangle().frame(width: .infinity, height: 48)")) == color)
    }

    @Test func aPresentationLeavesTheSection() {
        let rows = "ForEach(posts) { post in Text(\"a\").alert(\"b\", isPresented: $isOn) {} }"
        let expected = "put `.alert` on the `Form` around the `ForEach`"
        #expect(help("presentation_in_row", inBody("Form { Section { \(rows) } }")) == expected)
    }

    @Test func aValueChoosesTheFormatter() {
        let text = """
            struct Days: View {
                let days: [Day]
                let isLong: Bool
                var formatter: DateFormatter {
                    let formatter = DateFormatter()
                    if isLong { formatter.dateStyle = .long }
                    return formatter
                }
                var body: some View { List(days) { Text(formatter.string(from: $0.date)) } }
            }
            """
        let expected = "keep one for each case of `isLong`, each in a `static let`, and choose one of them here"
        #expect(help("formatter_in_body", text) == expected)
    }

    @Test func elementsOfABodyGetAnIDFromTheirValues() {
        let text = """
            struct Entry: Identifiable {
                let name: String
                var id: UUID { UUID() }
            }

            struct Legend: View {
                var body: some View { ForEach(entries) { Text($0.name) } }
                var entries: [Entry] { [Entry(name: "a")] }
            }
            """
        let expected =
            "make `id` from values that differ between the elements: `let id = UUID()` would not help, because the body makes "
            + "new elements at each update"
        #expect(help("unstable_foreach_id", text) == expected)
    }

    @Test func oneModifierRunsTheCodeTwice() {
        let code = "{ isOn = true; loadMore() }"
        let text = inBody("Text(\"a\").task \(code).onChange(of: isOn) \(code).onChange(of: posts) \(code)")
        let expected =
            "write one `.task(id:)` in place of the `.task` with the same code, with an `Equatable` struct of the values of "
            + "these `.onChange` as `id`, and delete these `.onChange`"
        #expect(help("duplicate_on_change_call", text) == expected)
        let old = inBody("Text(\"a\").task { await load() }.onChange(of: isOn) { _ in Task { await load() } }")
        #expect(
            help("duplicate_on_change_call", iOS: 15, old)
                == "write `.task(id: isOn) { … }` in place of the `.task` with the same code, and delete this `.onChange`; after "
                + "each `await`, check `Task.isCancelled` before you set state")
    }

    /// Rows with equal ids get mixed up, so the elements need ids of their own first.
    @Test func elementsWithTheSameIDNeedAnother() {
        func text(_ id: String) -> String {
            """
            enum Key: Hashable { case void, some(Int) }
            struct Split: Identifiable { var id: Key = \(id); var note = "" }
            struct Splits: View {
                @State private var splits: [Split] = []
                var body: some View {
                    List {
                        ForEach(splits.indices, id: \\.self) { index in Text(splits[index].note) }
                            .onDelete { splits.remove(atOffsets: $0) }
                    }
                }
            }
            """
        }
        let loop = "write `ForEach(splits) { item in … }`"
        let use = ", and use `item` instead of `splits[…]`"
        #expect(
            help("foreach_position_identity", text(".void"))
                == "set an own `id` in each new element (it is `.void` in all of them, and rows with equal ids get mixed up), "
                + loop + use)
        #expect(help("foreach_position_identity", text("Key.some(UUID().hashValue)")) == loop + use)
    }

    @Test func aLabelThatIsAnImageAtTimesKeepsItsText() {
        let label = "if isOn { Text(\"Copied\") } else { Image(systemName: \"doc.on.doc\") }"
        let expected = "say what the button does: write `.accessibilityLabel(\"…\")` after the image"
        #expect(help("icon_only_button_without_label", inBody("Button { isOn = true } label: { \(label) }")) == expected)
    }

    @Test func aRefreshWithSeveralTasksAwaitsAllOfThem() {
        func text(_ code: String) -> String? {
            help("refreshable_returns_early", inBody("List { content }.refreshable { \(code) }"))
        }
        #expect(text("Task { await a.load() }")?.hasPrefix("write `.refreshable { await a.load() }`") == true)
        #expect(text("Task { await a.load() }; Task { await b.load() }")?.hasSuffix("_ = await (first, second)`") == true)
        #expect(text("if let a { Task { await a.load() } }")?.hasPrefix("await the work in the action") == true)
    }

    @Test func aDeferredWriteNeedsAnActor() {
        let model = """
            final class Model: ObservableObject {
                @Published var isBusy = false
                func save() async { defer { isBusy = false }; await Task.yield() }
            }
            struct Shown: View {
                @StateObject private var model = Model()
                var body: some View { Text("\\(model.isBusy)").task { await model.save() } }
            }
            """
        #expect(help("published_written_off_main", model) == "mark `save` with `@MainActor`")
    }

    @Test func aDrawnSwitchIsRepresentedByAToggle() {
        let text = inBody("ZStack { Capsule().fill(.blue); Circle() }.onTapGesture { isOn.toggle() }")
        #expect(
            help("tap_gesture_instead_of_button", text)
                == "write `.accessibilityRepresentation { Toggle(\"…\", isOn: $isOn) }` after the view")
    }

    @Test func whatCannotBeReadNeedsAName() {
        let text = inBody("ZStack { Circle().fill(.red); Color.clear }.onTapGesture { open(1) }")
        #expect(help("tap_gesture_instead_of_button", text)?.contains("so give it a name too") == true)
        let read = inBody("ZStack { Circle().fill(.red); Text(\"1\") }.onTapGesture { open(1) }")
        #expect(help("tap_gesture_instead_of_button", read)?.contains("so give it a name too") == false)
    }

    @Test func anImageThatActsLikeAButtonNeedsAName() {
        #expect(
            help("tap_gesture_instead_of_button", inBody("Image(\"cover\").onTapGesture { open(1) }"))
                == "use a `Button` with this view as its label, `.buttonStyle(.plain)` and `.accessibilityLabel(\"…\")`, or "
                + "write `.accessibilityLabel(\"…\")` and `.accessibilityAddTraits(.isButton)` after `.onTapGesture`")
        let named = inBody("Image(\"cover\").accessibilityLabel(\"Cover\").onTapGesture { open(1) }")
        #expect(help("tap_gesture_instead_of_button", named)?.contains("accessibilityLabel") == false)
    }

    @Test func theChosenOneOfSeveralViewsIsMarked() {
        let text = inBody("Text(\"A\").bold(first == 1).onTapGesture { first = 1 }")
        #expect(
            help("tap_gesture_instead_of_button", text)?
                .hasSuffix("; with both, add `.accessibilityAddTraits(first == 1 ? .isSelected : [])`") == true)
        let other = inBody("Text(\"A\").bold(first == 2).onTapGesture { first = 1 }")
        #expect(help("tap_gesture_instead_of_button", other)?.contains("isSelected") == false)
    }

    @Test func whatHoldsAButtonGetsAnAction() {
        let text = """
            struct Row: View {
                let hasMore: Bool
                let add: () -> Void
                var body: some View { HStack { Text("A"); if hasMore { Button("Add", action: add) } } }
            }
            """
        let help = help("tap_gesture_instead_of_button", inBody("Row(hasMore: isOn, add: {}).onTapGesture { open(1) }") + text)
        #expect(help?.contains("write `.accessibilityAction { … }` after the text in it instead") == true)
    }

    @Test func aMenuOfALongPressIsNotInTheView() {
        let text = inBody("HStack { Text(\"A\") }.onTapGesture { open(1) }.contextMenu { Button(\"Delete\") { open(2) } }")
        #expect(help("tap_gesture_instead_of_button", text)?.contains("the other button") == false)
    }

    @Test func aFormatterWithASettingIsSetEachTime() {
        let text = """
            struct Days: View {
                let days: [Date]
                var body: some View { List(days, id: \\.self) { day in Text(text(of: day)) } }
                func text(of day: Date) -> String {
                    let formatter = DateFormatter()
                    formatter.timeZone = .current
                    return formatter.string(from: day)
                }
            }
            """
        #expect(help("formatter_in_body", text)?.contains("`static let`, and set its `timeZone` before each use") == true)
    }

    @Test func aShapeIsNamedByThePlaceInTheLabel() {
        let label = "HStack { Text(\"a\"); Spacer(); Text(\"b\") }"
        func text(_ modifiers: String) -> String? {
            let button = "Button { loadMore() } label: { \(label)\(modifiers) }.buttonStyle(.plain)"
            return help("unreachable_tap_area", inBody(button))
        }
        #expect(text("") == "write `.contentShape(Rectangle())` in the label of the `Button`, after the `HStack`")
        #expect(text(".padding()") == "write `.contentShape(Rectangle())` in the label of the `Button`, after `.padding()`")
    }
}
