import Testing

@testable import GroupLintCore

struct CatalogTests {
    // MARK: Every line is complete

    @Test func linesOfViewsAreComplete() {
        var check = CatalogCheck.ofViews()
        check.read(SwiftUICatalog.viewRecords)
        check.read(SwiftUICatalog.namesBesideViews, isListed: false)
        #expect(check.problems == [])
    }

    @Test func linesOfModifiersAreComplete() {
        var check = CatalogCheck.ofModifiers()
        for text in Self.modifierTexts { check.read(text) }
        check.read(SwiftUICatalog.namesBesideModifiers, isListed: false)
        #expect(check.problems == [])
    }

    @Test(arguments: [
        ("LazyFlow = one content{}:lazyRows lazy stays", "LazyFlow: what scrolls needs stateful"),
        ("LazyFlow = one content{}:lazyRows stateful stays", "LazyFlow: rows that are made when they are seen need lazy"),
        ("Flow = one content{}:stack", "Flow: a container of several views needs stays or draws"),
        ("Flow = content{}:stack stays", "Flow: the count is missing, one of: one assumedOne joins each unknown none"),
        ("Flow = one stays", "Flow: needs either slots or leaf"),
        ("Flow = one content{}:stak stays", "Flow: unknown role in content{}:stak"),
        ("Star = one leaf", "Star: a leaf needs draws or blank"),
        ("Star = one leaf blank fills", "Star: fills needs draws"),
        ("Star = one leaf draws shiny", "Star: unknown word shiny"),
        ("Star Star = one leaf draws", "Star: is there twice"),
        ("Star = one draws leaf", "Star: leaf is out of order"),
    ] as [(StaticString, String)])
    func aLineSaysWhatItLacks(line: StaticString, problem: String) {
        var check = CatalogCheck.ofViews()
        check.read(line)
        #expect(check.problems == [problem])
    }

    @Test(arguments: [
        ("glow = draws", "glow: the kind is missing, one of: perChild once inherited makesOneView open"),
        ("drawer = open content{}:screen", "drawer: what shows a screen needs presents"),
        ("clockStyle = inherited", "clockStyle: a style needs needsBranch or anyStyle"),
    ] as [(StaticString, String)])
    func aLineOfModifiersSaysWhatItLacks(line: StaticString, problem: String) {
        var check = CatalogCheck.ofModifiers()
        check.read(line)
        #expect(check.problems == [problem])
    }

    // MARK: The words and the code agree

    @Test func wordsAreThoseOfTheCases() {
        #expect(CatalogView.Count.words.words == CatalogView.Count.allCases.map { "\($0)" })
        #expect(CatalogModifier.Kind.words.words == CatalogModifier.Kind.allCases.map { "\($0)" })
        #expect(SlotRole.words.words + ["unknown"] == SlotRole.allCases.map { "\($0)" })
        #expect(ReleaseYear.words.words == (ReleaseYear.first...18).map { "since\($0)" })
        let neutral = NeutralArgument.words.words.indices.map { NeutralArgument(position: UInt8($0 + 1)) }
        #expect(NeutralArgument.words.words == neutral.map { "neutral(\($0!.place)=\($0!.text ?? "varies"))" })
    }

    @Test func wordsAreThoseOfTheTraits() {
        let views: [(String, CatalogView.Traits)] = [
            ("stateful", .stateful), ("lazy", .lazy), ("control", .control), ("button", .button), ("data", .data),
            ("generic", .generic), ("draws", .draws), ("blank", .blank), ("stays", .stays), ("fills", .fills),
            ("style", .style), ("nonView", .nonView), ("incomparable", .incomparable),
        ]
        #expect(views.map(\.0) == CatalogView.Traits.words.words)
        #expect(views.map(\.1.rawValue) == views.indices.map { 1 << UInt32($0) })
        let modifiers: [(String, CatalogModifier.Traits)] = [
            ("lifecycle", .lifecycle), ("subscribes", .subscribes), ("opens", .opens), ("presents", .presents),
            ("pushes", .pushes), ("identifies", .identifies), ("tags", .tags), ("describes", .describes),
            ("geometry", .geometry), ("barrier", .barrier), ("draws", .draws), ("card", .card), ("touch", .touch),
            ("groups", .groups), ("pads", .pads), ("needsBranch", .needsBranch), ("ownType", .ownType),
            ("anyStyle", .anyStyle),
        ]
        #expect(modifiers.map(\.0) == CatalogModifier.Traits.words.words)
        #expect(modifiers.map(\.1.rawValue) == modifiers.indices.map { 1 << UInt32($0) })
    }

    @Test func viewsAreReadAsWritten() {
        for case let line? in CatalogLine.all(in: SwiftUICatalog.viewRecords) {
            for name in line.names {
                guard let view = SwiftUICatalog.views[Name(name.utf8)] else {
                    Issue.record("\(name) is not read")
                    continue
                }
                #expect("\(view.count)" == line.facts[0])
                #expect(view.isLeaf == line.has("leaf"))
                #expect(view.traits.rawValue == Self.bits(line, CatalogView.Traits.words))
                #expect(view.slots.map(Self.fields) == line.slots.map(Self.fields), "\(name)")
            }
        }
    }

    @Test func modifiersAreReadAsWritten() {
        for case let line? in Self.modifierTexts.flatMap(CatalogLine.all) {
            for name in line.names {
                guard let modifier = SwiftUICatalog.modifiers[Name(name.utf8)] else {
                    Issue.record("\(name) is not read")
                    continue
                }
                #expect("\(modifier.kind)" == line.facts[0])
                #expect(modifier.isPlain == line.slots.isEmpty)
                #expect(modifier.traits.rawValue == Self.bits(line, CatalogModifier.Traits.words))
                let neutral = modifier.neutral.map { "neutral(\($0.place)=\($0.text ?? "varies"))" }
                #expect(neutral == line.facts.first { $0.hasPrefix("neutral") })
                for slot in line.slots where slot.condition == nil {
                    #expect(modifier.role(of: Name(slot.label.utf8)).map { "\($0)" } == slot.role, "\(name)")
                }
            }
        }
    }

    // MARK: Facts

    @Test func kindsOfModifiers() {
        let kinds: [(Name, CatalogModifier.Kind)] = [
            ("onAppear", .once), ("task", .once), ("onReceive", .once), ("id", .once), ("padding", .perChild),
            ("sheet", .perChild), ("onTapGesture", .perChild), ("preference", .perChild), ("font", .inherited),
            ("animation", .inherited), ("tag", .inherited), ("refreshable", .inherited),
            ("onGeometryChange", .makesOneView), ("onOpenURL", .open), ("toolbar", .open),
        ]
        for (name, kind) in kinds { #expect(SwiftUICatalog.modifiers[name]?.kind == kind) }
    }

    @Test func namesThatAreNotListedHaveTraitsOnly() {
        #expect(!SwiftUICatalog.views.contains("BarMark") && SwiftUICatalog.views["BarMark"] == nil)
        #expect(SwiftUICatalog.views.traits(of: "BarMark") == .nonView)
        #expect(!SwiftUICatalog.modifiers.contains("fill") && SwiftUICatalog.modifiers["fill"] == nil)
        #expect(SwiftUICatalog.modifiers.traits(of: "fill") == .anyStyle)
        #expect(SwiftUICatalog.views.traits(of: "Nothing").isEmpty && !SwiftUICatalog.views.isTransparent("Nothing"))
    }

    @Test func versionsOfOneYear() {
        #expect(SwiftUICatalog.modifiers["geometryGroup"]?.since?[.macOS] == OSVersion(14))
        #expect(SwiftUICatalog.modifiers["geometryGroup"]?.since?[.visionOS] == nil)
        #expect(SwiftUICatalog.views["NavigationStack"]?.since?[.watchOS] == OSVersion(9))
        #expect(ReleaseYear.iOS18.versions[.visionOS] == OSVersion(2))
        #expect(SwiftUICatalog.modifiers["padding"]?.since == nil)
    }

    // MARK: Help

    private static var modifierTexts: [StaticString] {
        var texts: [StaticString] = []
        while let text = SwiftUICatalog.modifierRecords(texts.count) { texts.append(text) }
        return texts
    }

    private static func bits(_ line: CatalogLine, _ words: StaticString) -> UInt32 {
        words.words.enumerated().reduce(0) { bits, word in bits | (line.has(word.element) ? 1 << UInt32(word.offset) : 0) }
    }

    private static func fields(_ slot: CatalogSlot) -> [String] {
        ["\(slot.label.hash)", "\(slot.role)", "\(slot.isTrailing)", "\(slot.condition.hash)"]
    }

    private static func fields(_ slot: CatalogLine.Slot) -> [String] {
        let condition = slot.condition.map { Name($0.utf8) } ?? .none
        return ["\(Name(slot.label.utf8).hash)", slot.role, "\(slot.isTrailing)", "\(condition.hash)"]
    }
}
