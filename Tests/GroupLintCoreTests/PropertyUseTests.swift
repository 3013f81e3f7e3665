import GroupLintCore
import GroupLintEngine
import Testing

/// Each snippet is the code of a type; the expectation lists member, kind, moment and names of each use.
struct PropertyUseTests {
    private func uses(_ members: String) -> [String] {
        let source = SourceFile(path: "A.swift", bytes: Array("import SwiftUI\nstruct A: View {\n\(members)\n}".utf8))
        return String(decoding: UseDump.text(parse(source)), as: UTF8.self).split(separator: "\n").map { line in
            line.split(separator: "\t").dropFirst().joined(separator: " ")
        }
    }

    @Test func readsInABodyAreToldFromActions() {
        #expect(
            uses(
                """
                var body: some View {
                    Text(model.title).onAppear { model.load() }.task { await model.refresh(id) }
                    Button("a") { count += 1 }
                    Button { isOn.toggle() } label: { Text(label) }
                    Button(action: { self.isOn = false }) { Text(other) }
                }
                """) == [
                    "body read evaluation model.title", "body call action model.load", "body call task model.refresh",
                    "body read task id", "body change action count", "body change action isOn", "body read evaluation label",
                    "body write action isOn", "body read evaluation other",
                ])
    }

    @Test func localNamesAreNotUses() {
        #expect(
            uses(
                """
                func f(a: Int) {
                    let b = x
                    if let c { print(c) } else { print(c) }
                    for d in items { use(d, a, b) }
                    rows.map { row in row + y }
                }
                """) == [
                    "f read evaluation x", "f read evaluation c", "f call evaluation print", "f read evaluation items",
                    "f call evaluation use", "f call evaluation rows.map", "f read evaluation y",
                ])
    }

    @Test func writesAreToldFromChanges() {
        #expect(
            uses(
                """
                func f() {
                    a = 1
                    b.c = 2
                    d[0] = 3
                    e.f.g = 4
                    h.append(5)
                    i.j.append(6)
                    swap(&k)
                    l += 1
                    m == n
                }
                """) == [
                    "f write evaluation a", "f write evaluation b.c", "f change evaluation d", "f change evaluation e.f",
                    "f change evaluation h", "f change evaluation i.j", "f call evaluation swap", "f change evaluation k",
                    "f change evaluation l", "f read evaluation m", "f read evaluation n",
                ])
    }

    @Test func wrappersAndProjectionsAreNamed() {
        #expect(
            uses(
                """
                init(v: Int) { _a = State(initialValue: v); self.b = v }
                var body: some View { Toggle("t", isOn: $c).onReceive(model.$p) { _ in d() } }
                """) == [
                    "init wrapper initialization a", "init write initialization _a", "init write initialization b",
                    "body projection evaluation c",
                    "body read evaluation model.$p", "body call action d",
                ])
    }

    @Test func aParameterDoesNotHideTheWrapperOfAProperty() {
        #expect(
            uses("init(title: Binding<String>) { _title = title; f($title); g(title) }") == [
                "init wrapper initialization title", "init write initialization _title", "init call initialization f",
                "init projection initialization title",
                "init call initialization g",
            ])
        #expect(uses("func f() { rows.map { $row in g($row) } }") == ["f call evaluation rows.map", "f call evaluation g"])
    }

    @Test func captureListsReadAndTuplesAreAssigned() {
        #expect(
            uses(
                """
                func f() {
                    a { [b, c = d] in e(b, c) }
                    (g, (h, _)) = i
                    j ??= k
                }
                """) == [
                    "f call evaluation a", "f read unknown b", "f read unknown d", "f call unknown e", "f write evaluation g",
                    "f write evaluation h", "f read evaluation i", "f change evaluation j", "f read evaluation k",
                ])
    }

    @Test func aPropertyMayHaveANameLikeAType() {
        #expect(
            uses("@EnvironmentObject var App: Model; var body: some View { Text(App.title, Color.red) }") == [
                "body read evaluation App.title"
            ])
    }

    @Test func sharedInstancesAndBareSelf() {
        #expect(
            uses("var body: some View { Child(parent: self, user: Session.shared.user) }") == [
                "body read evaluation self", "body shared evaluation Session.user",
            ])
    }

    @Test func aKeyPathToSelfPassesNothingOn() {
        #expect(
            uses("var body: some View { ForEach(rows, id: \\.self) { Row($0) }; List(pages, id: \\.self.name) { Row($0) } }") == [
                "body read evaluation rows", "body read evaluation pages", "body read evaluation name",
            ])
    }

    @Test func pathsWithAnotherThirdNameAreUsesOfTheirOwn() {
        #expect(
            uses("var body: some View { Text(m.form.title); Text(m.form.title); Text(self.m.form.note); m.form.reset() }") == [
                "body read evaluation m.form", "body read evaluation m.form", "body read evaluation m.form",
            ])
    }
}
