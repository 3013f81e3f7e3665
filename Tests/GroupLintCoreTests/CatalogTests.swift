import Testing

@testable import GroupLintCore

struct CatalogTests {
    // MARK: Every line is complete

    @Test func linesOfViewsAreComplete() {
        var check = CatalogCheck()
        let table = SwiftUICatalog.views.table
        for (position, record) in table.records.enumerated() {
            check.add(
                view: record.names, CatalogView(record: record), table.slots(of: record),
                isListed: position < table.listedCount)
        }
        #expect(check.problems == [])
        #expect(table.listedCount > 70)
    }

    @Test func linesOfModifiersAreComplete() {
        var check = CatalogCheck()
        let table = SwiftUICatalog.modifiers.table
        for (position, record) in table.records.enumerated() {
            check.add(
                modifier: record.names, CatalogModifier(record: record), table.slots(of: record),
                isListed: position < table.listedCount)
        }
        #expect(check.problems == [])
        #expect(table.listedCount > 90)
    }

    @Test func aLineOfAViewSaysWhatItLacks() {
        let lines: [(names: StaticString, CatalogView.Count, [CatalogSlot], CatalogView.Traits, problem: String)] = [
            ("LazyFlow", .one, [.content(.lazyRows)], [.lazy, .stays], "LazyFlow: what scrolls needs .stateful"),
            (
                "LazyFlow", .one, [.content(.lazyRows)], [.stateful, .stays],
                "LazyFlow: rows that are made when they are seen need .lazy"
            ),
            ("Flow", .one, [.content(.stack)], [], "Flow: a container of several views needs .stays or .draws"),
            ("Star", .one, [], [], "Star: a leaf needs .draws or .blank"),
            ("Star", .one, [], [.blank, .fills], "Star: .fills needs .draws"),
            ("Star Star", .one, [], [.draws], "Star is there twice"),
            (
                "Knob", .one, [.trailing("a", .single), .trailing("b", .single, with: "c")], [],
                "Knob: slot 2 comes too late to be found"
            ),
        ]
        for line in lines {
            var check = CatalogCheck()
            let record = CatalogRecord(names: line.names, kind: line.1.rawValue, traits: line.3.rawValue)
            check.add(view: line.names, CatalogView(record: record), line.2)
            #expect(check.problems == [line.problem])
        }
    }

    @Test func aLineOfAModifierSaysWhatItLacks() {
        var check = CatalogCheck()
        let plain = CatalogModifier(record: CatalogRecord(names: "", kind: 0, traits: 0))
        check.add(modifier: "drawer", plain, [.content(.screen)])
        check.add(modifier: "clockStyle", plain, [])
        #expect(check.problems == ["drawer: a screen needs .presents", "clockStyle: a style needs .needsBranch or .anyStyle"])
    }

    // MARK: Facts

    @Test func everyNameLeadsToItsLine() {
        for record in SwiftUICatalog.views.table.records.prefix(SwiftUICatalog.views.table.listedCount) {
            for word in record.names.words {
                #expect(SwiftUICatalog.views[Name(word.utf8)]?.record.names.description == record.names.description)
            }
        }
        for record in SwiftUICatalog.modifiers.table.records.prefix(SwiftUICatalog.modifiers.table.listedCount) {
            for word in record.names.words {
                #expect(SwiftUICatalog.modifiers[Name(word.utf8)]?.record.names.description == record.names.description)
            }
        }
    }

    @Test func factsOfViews() {
        let list = SwiftUICatalog.views["List"]
        #expect(list?.count == .one && list?.traits == [.stateful, .scrolls, .lazy, .data, .stays])
        #expect(list?.role(of: .none, hasArgument: { _ in false }) == .listRows)
        let button = SwiftUICatalog.views["Button"]
        #expect(button?.role(of: .none, hasArgument: { $0 == "action" }) == .single)
        #expect(button?.role(of: .none, hasArgument: { _ in false }) == .action)
        #expect(SwiftUICatalog.views["Text"]?.isLeaf == true)
        #expect(SwiftUICatalog.views.isTransparent("ForEach") && !SwiftUICatalog.views.isTransparent("VStack"))
    }

    @Test(
        arguments: [
            ("onAppear", .once), ("task", .once), ("onReceive", .once), ("id", .once), ("padding", .perChild),
            ("sheet", .perChild), ("onTapGesture", .perChild), ("preference", .perChild), ("font", .inherited),
            ("animation", .inherited), ("tag", .inherited), ("refreshable", .inherited), ("onGeometryChange", .makesOneView),
            ("onOpenURL", .open), ("toolbar", .open),
        ] as [(String, CatalogModifier.Kind)])
    func kindOfAModifier(name: String, kind: CatalogModifier.Kind) {
        #expect(SwiftUICatalog.modifiers[Name(name.utf8)]?.kind == kind)
    }

    @Test func factsOfModifiers() {
        let padding = SwiftUICatalog.modifiers["padding"]
        #expect(padding?.neutral?.text == "0" && padding?.neutral?.place == .lastNumber)
        #expect(padding?.isPlain == true && padding?.traits == [.geometry, .pads])
        #expect(SwiftUICatalog.modifiers["alert"]?.role(of: "message") == .single)
        #expect(Name("sheet").isModifier(with: [.presents, .tags]) && !Name("sheet").isModifier(with: .tags))
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
}
