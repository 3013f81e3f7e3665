import GroupLintCore

/// What VoiceOver knows about an image that code does not name.
enum SpokenImage {
    /// The name of an image of the project, if it is written there.
    case asset(String?)
    /// A picture that has no name: `Image(uiImage: photo)`, `Image(decorative: "a")`, `AsyncImage(url: url)`. An `NSImage` may
    /// have a description, and those of the system do.
    case nameless
    /// A symbol of the system, if its name is written there.
    case symbol(String?)
    /// The code names the image: `Image("a", label: Text("b"))`.
    case named
    /// An initializer of the project, an `NSImage`, or a `UIImage` of a symbol.
    case unknown

    init(_ image: ViewElement, _ context: inout RuleContext) {
        guard !image.isRemoteImage else {
            self = .nameless
            return
        }
        guard !image.isAssetImage else {
            self = .asset(context.assetName(of: image))
            return
        }
        guard let call = context.imageCall(of: image), let first = call.firstArgument, let value = first.value else {
            self = .unknown
            return
        }
        let label = first.hasLabel ? first.label : .unlabeled
        if call.argument("label") != nil {
            self = .named
        } else if context.index.addsInitializer(label, to: "Image", for: image.site.file) {
            self = .unknown
        } else if label == "systemName" || label == "systemSymbol" {
            self = .symbol(context.imageName(value))
        } else if label == "decorative" || label == "uiImage" {
            self = label == "uiImage" && context.isSymbolImage(value) ? .unknown : .nameless
        } else {
            self = label == .unlabeled ? .asset(context.imageName(value)) : .unknown
        }
    }
}

extension SyntaxNode {
    /// The text of a literal, the name of an implicit member, or the first of both in a ternary: `play` in
    /// `isOn ? "play" : "pause"`.
    var firstLiteral: String? {
        if kind == .stringLiteralExpr, slotCount == 0, text.count > 2 { return String(text.dropFirst().dropLast()) }
        if kind == .memberAccessExpr, chainBase == nil { return tokenText }
        if kind == .tupleExpr { return unwrapped == self ? nil : unwrapped.firstLiteral }
        guard let ternary = SequenceExpr(self)?.elements.first(where: { $0.kind == .ternaryExpr }) else { return nil }
        return TernaryExpr(ternary)?.middle?.firstLiteral
    }
}

extension RuleContext {
    /// The names of images: ``the image `play` or `pause` ``, or with `and` if both are shown. At most two are named.
    mutating func names(of images: [ViewElement], first: String) -> String {
        var names = [first]
        var areShownTogether = false
        for image in images where names.count < 2 {
            let value = imageCall(of: image)?.firstArgument?.value
            let last = value?.lastChoice
            // Beside another image, a variable is named as it is written.
            let variable = image.site != images[0].site && value?.kind == .declReferenceExpr ? value?.text : nil
            let written = assetName(of: image) ?? value.flatMap { imageName($0) } ?? variable
            for name in [written, last.flatMap { imageName($0) }] {
                if let name, !names.contains(name), names.count < 2 {
                    names.append(name)
                    areShownTogether = image.site != images[0].site && !image.isShownInsteadOf(images[0])
                }
            }
        }
        return names.map { "`\($0)`" }.joined(separator: areShownTogether ? " and " : " or ")
    }

    /// The same with a noun: ``the images `limit` and `hour` ``.
    mutating func names(of images: [ViewElement], first: String, _ noun: String) -> String {
        let names = names(of: images, first: first)
        return "the \(noun)\(names.contains("` and `") ? "s" : "") \(names)"
    }
}

extension ViewElement {
    /// Whether a branch shows either this view or another one.
    fileprivate func isShownInsteadOf(_ other: ViewElement) -> Bool {
        let arms = sequence(first: self, next: \.parent).filter { $0.kind == .arm }
        return sequence(first: other, next: \.parent).contains { arm in
            arm.kind == .arm && arms.contains { $0.site != arm.site && $0.parent?.site == arm.parent?.site }
        }
    }
}

extension SyntaxNode {
    /// The second value in a ternary: `"pause"` in `isOn ? "play" : "pause"`.
    fileprivate var lastChoice: SyntaxNode? {
        if kind == .tupleExpr { return unwrapped == self ? nil : unwrapped.lastChoice }
        guard let elements = SequenceExpr(self).map({ Array($0.elements) }), let last = elements.last, elements.count > 2,
            elements[elements.count - 2].kind == .ternaryExpr
        else { return nil }
        return last
    }
}

extension String {
    /// Whether the text is one word, which may be read out like a name: `close`, `Settings`.
    var isWord: Bool {
        count > 2 && utf8.dropFirst().allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}
