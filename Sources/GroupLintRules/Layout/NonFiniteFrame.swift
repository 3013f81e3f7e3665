import GroupLintCore

struct NonFiniteFrame: Rule {
    static let infinite = RuleCase(
        .warning,
        says:
            "`.frame({label}:)` takes no infinite length: SwiftUI logs \u{201C}Invalid frame dimension\u{201D} and ignores it")
    static let ideal = RuleCase(
        .info, .medium, when: "an infinite ideal size in a toolbar",
        says: "this toolbar item may crash on iOS 26, because its `.frame({label}:)` is not a length that a bar can give")

    static let negative = RuleCase(
        .info, .low, when: "the size of a `GeometryReader` from which a number is subtracted",
        says: "`.frame({label}:)` is negative while the `GeometryReader` is smaller than what is subtracted, as it may be in its "
            + "first layout: SwiftUI then logs \u{201C}Invalid frame dimension\u{201D}")

    static let info = RuleInfo(
        id: "non_finite_frame",
        summary: "`.frame(width: .infinity)` and negative lengths are no valid frames.",
        category: .layout,
        rationale: """
            `width` and `height` set an exact length, which must be finite. SwiftUI logs \u{201C}Invalid frame dimension \
            (negative or non-finite)\u{201D} as a runtime issue and does not use the value. A view fills the space with \
            `maxWidth: .infinity` and `maxHeight: .infinity`.

            A `GeometryReader` may have the size zero at first, for example while a screen is pushed or a window opens. A \
            length that is smaller than this size is negative then; `max(0, \u{2026})` keeps it valid. On every OS version.
            """,
        cases: [infinite, ideal, negative],
        silentOn: [
            "`min…` and `max…` lengths",
            "values that are calculated in other ways: variables, `min(…)`, `a ? b : c`",
            "frames of other frameworks", "previews and tests",
        ],
        fix: "Writes `maxWidth` and `maxHeight`; unsafe, because the view then fills the space.",
        sources: ["https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)"],
        bad: """
            struct Banner: View {
                var body: some View {
                    Text("Sale").frame(width: .infinity)
                }
            }
            """,
        good: """
            struct Banner: View {
                var body: some View {
                    Text("Sale").frame(maxWidth: .infinity)
                }
            }
            """
    )

    private static let exact: [(label: Name, text: String, flexible: String)] = [
        ("width", "width", "maxWidth"), ("height", "height", "maxHeight"),
    ]
    private static let ideals: [(label: Name, text: String)] = [("idealWidth", "idealWidth"), ("idealHeight", "idealHeight")]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for written in WrittenModifier.all("frame", in: file, &context) {
            let found = Self.exact.filter { written.call.argument($0.label)?.isInfinite ?? false }
            if !found.isEmpty {
                context.report(
                    Self.infinite, ["label": found.map(\.text).joined(separator: ":")], at: written.modifier.nameRange,
                    help: help(written.call, found) + (written.element.isSpread ? "" : Self.alignment(written.call)),
                    fix: fix(written.call, found.map(\.label)))
            } else if let ideal = Self.ideals.first(where: { written.call.argument($0.label)?.isTooLarge ?? false }),
                written.element.isInContent(of: "toolbar")
            {
                context.report(
                    Self.ideal, ["label": ideal.text], at: written.modifier.nameRange,
                    help: "write `\(ideal.text == "idealWidth" ? "maxWidth" : "maxHeight"): .infinity` or a length in points")
            } else if let small = Self.exact.first(where: { written.call.argument($0.label)?.isReducedSize ?? false }) {
                let length = written.call.argument(small.label)?.shortText ?? "…"
                context.report(
                    Self.negative, ["label": small.text], at: written.modifier.nameRange,
                    help: "write `\(small.text): max(0, \(length))`")
            }
        }
    }

    /// The infinite length was ignored, so the view had its own size and stood where its container put it.
    private static func alignment(_ call: CallExpr) -> String {
        call.argument("alignment") == nil ? ", with `alignment:` if the content should not be in the middle" : ""
    }

    /// `.frame(maxWidth: .infinity).frame(height: 48)` for a call with another exact length.
    private func help(_ call: CallExpr, _ found: [(label: Name, text: String, flexible: String)]) -> String {
        let flexible = found.map { "\($0.flexible): .infinity" }
        let others = call.arguments.filter { other in
            other.label != "alignment" && !found.contains { $0.label == other.label }
        }
        if others.isEmpty { return "write " + flexible.map { "`\($0)`" }.enumeration }
        let alignment = call.arguments.filter { $0.label == "alignment" }.map { ", \($0.node.text)" }.joined()
        let rest = others.map(\.node.text).joined(separator: ", ")
        return "write `.frame(\(flexible.joined(separator: ", "))\(alignment)).frame(\(rest)\(alignment))`"
    }

    /// `width` and `maxHeight` are of different functions, so a call with another exact length stays as it is.
    private func fix(_ call: CallExpr, _ infinite: [Name]) -> Fix? {
        var edits: [Fix.Edit] = []
        for argument in call.arguments where argument.label != "alignment" {
            guard infinite.contains(argument.label), let token = argument.node.token else { return nil }
            edits.append(Fix.Edit(token.range, argument.label == "width" ? "maxWidth" : "maxHeight"))
        }
        return Fix("let the view fill the space", .unsafe, edits)
    }
}

extension ViewElement {
    /// Whether the view fills the space that it gets in any case.
    fileprivate var isSpread: Bool { Self.spread.contains(name) }

    private static let spread = NameTable(
        "Color Rectangle RoundedRectangle Capsule Circle Ellipse LinearGradient RadialGradient Spacer List ScrollView Form Map")
}

extension SyntaxNode {
    /// `.infinity`, `CGFloat.infinity`.
    fileprivate var isInfinite: Bool {
        guard let access = MemberAccessExpr(self), name == "infinity" else { return false }
        return access.base.map { $0.kind == .declReferenceExpr && ["CGFloat", "Double"].contains($0.name) } ?? true
    }

    /// Whether this is the size that a `GeometryReader` passes, less something: `proxy.size.width - 32`.
    fileprivate var isReducedSize: Bool {
        guard let elements = SequenceExpr(self).map({ Array($0.elements) }), elements.count > 2,
            let path = elements[0].simplePath, path.count == 3, path[1] == "size"
        else { return false }
        let isReduced = elements.indices.dropFirst().allSatisfy { index in
            index % 2 == 1 ? elements[index].text == "-" : elements[index].isFixedLength
        }
        return isReduced
            && ancestors.contains { outer in
                guard let closure = ClosureExpr(outer), closure.parameterNames.contains(path[0]) else { return false }
                return outer.callOfClosure?.callee?.name == "GeometryReader"
            }
    }

    /// A number, or a constant of a type: `Layout.margin`.
    private var isFixedLength: Bool {
        if kind == .integerLiteralExpr || kind == .floatLiteralExpr { return true }
        return kind == .memberAccessExpr && (chainBase?.isCapitalized ?? false)
    }

    /// Also `.greatestFiniteMagnitude`.
    fileprivate var isTooLarge: Bool { isInfinite || (kind == .memberAccessExpr && name == "greatestFiniteMagnitude") }
}
