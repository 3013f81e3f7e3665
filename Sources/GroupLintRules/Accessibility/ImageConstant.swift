import GroupLintCore

extension RuleContext {
    /// The call that creates an image: the view itself, or what a constant of a type holds, as for `Icons.close` with
    /// `static let close = Image("close")`. Nil if the view is not known to be an image.
    mutating func imageCall(of element: ViewElement) -> CallExpr? {
        guard let node = syntax(ofFile: element.path)?.node(element.node) else { return nil }
        if element.kind == .call { return CallExpr(node) }
        return element.kind == .typeMember ? constant(node)?.imageCall : nil
    }

    /// The name of an image: a literal, or the literal that a constant of a type holds, as for `Symbols.close`. For
    /// `Assets.close.name`, which SwiftGen and Tuist make from a catalog of images, it is `close`.
    mutating func imageName(_ value: SyntaxNode) -> String? {
        let value = value.unwrapped
        if let name = value.firstLiteral ?? constant(value)?.firstLiteral ?? value.safeSymbol {
            return value.isSafeSymbol ? name.symbolName : name
        }
        if let ternary = SequenceExpr(value)?.elements.first(where: { $0.kind == .ternaryExpr }).flatMap(TernaryExpr.init) {
            return ternary.middle.flatMap { imageName($0) }
        }
        guard value.name == "name", let asset = MemberAccessExpr(value)?.base, asset.isMemberOfType else { return nil }
        return asset.tokenText
    }

    /// Whether a `UIImage` is one of SF Symbols, which the system describes: `UIImage(systemName: "trash")`, and a constant
    /// with it in an extension of the project.
    mutating func isSymbolImage(_ value: SyntaxNode) -> Bool {
        let value = value.unwrapped
        if value.kind != .memberAccessExpr { return value.makesSymbolImage }
        guard value.chainBase.map({ $0.name == "UIImage" }) ?? true else { return false }
        return index.paths(declaring: "UIImage").prefix(8).contains { path in
            guard let tree = syntax(ofFile: path) else { return false }
            return tree.nodes(named: value.name).contains { id in
                guard let binding = tree.node(id)?.parent.map(PatternBinding.init) else { return false }
                return (binding.initialValue ?? binding.getter)?.makesSymbolImage ?? false
            }
        }
    }

    /// The accessor for an image that SwiftGen and Tuist make from a catalog: `close` for `Assets.close.swiftUIImage`.
    mutating func assetName(of element: ViewElement) -> String? {
        guard element.isAssetImage, let node = syntax(ofFile: element.path)?.node(element.node), node.isMemberOfType else {
            return nil
        }
        return node.tokenText
    }
}

extension SyntaxNode {
    /// Whether this is the argument of the initializer that the package SFSafeSymbols adds: `Image(systemSymbol: .xmark)`.
    fileprivate var isSafeSymbol: Bool { ancestors.first { $0.kind == .labeledExpr }?.name == "systemSymbol" }

    /// `xmark` for `SFSymbol.xmark`.
    fileprivate var safeSymbol: String? {
        MemberAccessExpr(self)?.base?.name == "SFSymbol" && isSafeSymbol ? tokenText : nil
    }

    fileprivate var makesSymbolImage: Bool {
        subtree.contains { CallExpr($0)?.argument("systemName") != nil }
    }
}

extension ViewElement {
    /// Whether this is an image of a catalog, `Assets.close.swiftUIImage`. The accessors are often not in the repository.
    var isAssetImage: Bool { kind == .typeMember && modifiers.first?.isAssetAccessor ?? false }
}

extension ViewTree.Modifier {
    /// Whether this is the property that makes an image of an asset, and not a modifier.
    var isAssetAccessor: Bool { name == "swiftUIImage" }
}

extension SyntaxNode {
    /// Whether this is a member of a type, `Assets.Icons.close`.
    fileprivate var isMemberOfType: Bool {
        !isCapitalized && (MemberAccessExpr(self)?.base.map { $0.isCapitalized } ?? false)
    }

    /// The call of `Image` in `Image("a")` and `Image("a").resizable()`.
    fileprivate var imageCall: CallExpr? {
        var current = self
        while let call = CallExpr(current), let callee = call.callee {
            if current.swiftUICallee?.name == "Image" { return call }
            guard callee.kind == .memberAccessExpr, SwiftUICatalog.imageMethods.contains(callee.name), let base = callee.chainBase
            else { return nil }
            current = base
        }
        return nil
    }
}

extension String {
    /// The name of a symbol of the system for its constant in SFSafeSymbols: `speaker.wave.3.fill` for `speakerWave3Fill`.
    fileprivate var symbolName: String {
        var name = ""
        for letter in self where letter != "_" {
            let isNumber = letter.isNumber && !(name.last?.isNumber ?? true)
            if letter.isUppercase || isNumber { name.append(".") }
            name += letter.lowercased()
        }
        return name
    }
}
