import GroupLintCore

struct ContainerApiAvailability: Rule {
    static let missing = RuleCase(
        .error, says: "this code does not compile for {target}, because `{name}` needs {platform} {version}{others}")

    static let info = RuleInfo(
        id: "container_api_availability",
        summary: "The code uses the container API on OS versions that do not have it.",
        category: .availability,
        rationale: """
            `Group(subviews:)`, `ForEach(subviews:)`, their variants for sections, `ContainerValues` and the types that \
            belong to them need iOS 18, macOS 15, tvOS 18, watchOS 11 or visionOS 2. For older versions the code does not \
            compile against Apple's SDKs. Without an SDK, on Linux or in an editor, nothing else reports it.

            `#available(macOS 15, *)` leaves iOS at its deployment target, `#if compiler(>=6)` does not check the OS \
            version, and `@Entry` works on older systems for the environment but not for container values.
            """,
        cases: [missing],
        silentOn: [
            "unknown deployment targets",
            "code inside `#available`, `#unavailable`, `@available` or `#if os(…)` that excludes older systems",
            "names that the project declares itself, such as its own `Group(subviews:)` for older systems",
        ],
        fix: "Adds `@available` to the declaration; unsafe, because code that uses the declaration then needs it too.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/group/init(subviews:transform:)",
            "https://developer.apple.com/documentation/swiftui/containervalues",
            "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes",
        ],
        bad: """
            struct Deck<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    Group(subviews: content) { subviews in ForEach(subviews) { $0 } }
                }
            }
            """,
        good: """
            @available(iOS 18.0, *)
            struct Deck<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    Group(subviews: content) { subviews in ForEach(subviews) { $0 } }
                }
            }
            """,
        exampleTarget: "iOS=17.0", versions: .before(.iOS18),
        needsTarget: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.usesContainers, !context.targets.isUnknown,
            !context.targets.platforms(below: SwiftUICatalog.containerAPIVersions).isEmpty, let tree = context.syntax()
        else { return }
        var found: [(declaration: SyntaxNode, symbols: [ContainerSymbol])] = []
        for symbol in ContainerSymbol.all(in: tree, file) {
            guard !below(symbol, context.targets).isEmpty, let declaration = symbol.outermostDeclaration else { continue }
            if found.last?.declaration == declaration {
                found[found.count - 1].symbols.append(symbol)
            } else {
                found.append((declaration, [symbol]))
            }
        }
        for (declaration, symbols) in Self.merged(found) { report(declaration, symbols, &context) }
    }

    /// Joins the members of an extension into one declaration if all of them need the API.
    private static func merged(
        _ found: [(declaration: SyntaxNode, symbols: [ContainerSymbol])]
    ) -> [(declaration: SyntaxNode, symbols: [ContainerSymbol])] {
        var result: [(declaration: SyntaxNode, symbols: [ContainerSymbol])] = []
        for (declaration, symbols) in found {
            guard let block = declaration.parent, let type = block.parent, type.kind == .extensionDecl,
                found.count(where: { $0.declaration.parent == block }) == block.slotCount
            else {
                result.append((declaration, symbols))
                continue
            }
            if result.last?.declaration == type {
                result[result.count - 1].symbols += symbols
            } else {
                result.append((type, symbols))
            }
        }
        return result
    }

    private func below(_ symbol: ContainerSymbol, _ targets: DeploymentTargets) -> [(platform: Platform, version: OSVersion)] {
        ReachableTargets(symbol.node, targets).platforms(below: SwiftUICatalog.containerAPIVersions)
    }

    private func report(_ declaration: SyntaxNode, _ symbols: [ContainerSymbol], _ context: inout RuleContext) {
        guard let first = symbols.first, let target = below(first, context.targets).first,
            let needed = SwiftUICatalog.containerAPIVersions[target.platform], let path = context.source?.path
        else { return }
        let text = DeploymentTargets.text(target)
        let subject = declaration.tree.source.text(declaration.declaredName)
        let uses = symbols.count == 2 ? "1 other use" : "\(symbols.count - 1) other uses"
        let others = symbols.count > 1 ? ", and so \(symbols.count == 2 ? "does" : "do") \(uses) in `\(subject)`" : ""
        let needs = "needs \(target.platform.rawValue) \(needed.major)"
        var places = symbols.dropFirst().map { RelatedLocation(path: path, range: $0.range, message: "this \(needs) too") }
        if declaration.declaredName != first.range {
            let message = "this declaration must compile for \(text)"
            places.insert(RelatedLocation(path: path, range: declaration.declaredName, message: message), at: 0)
        }
        let fix = fix(declaration)
        context.report(
            Self.missing,
            [
                "name": first.text, "others": others, "target": text, "platform": target.platform.rawValue,
                "version": "\(needed.major)",
            ],
            at: first.range,
            help: help(declaration, first, "\(target.platform.rawValue) \(needed.major)", canMark: fix != nil),
            related: places, target: text, fix: fix)
    }

    /// `#available` can only be written around statements, not around a declaration or a type.
    private func help(_ declaration: SyntaxNode, _ symbol: ContainerSymbol, _ version: String, canMark: Bool) -> String {
        let mark = "write `@available(\(version), *)` before `\(declaration.head)`"
        let check = "put the code in `if #available(\(version), *) { … } else { … }`"
        if !canMark { return check }
        let isInBody = symbol.node.kind == .functionCallExpr || symbol.node.kind == .memberAccessExpr
        return isInBody && declaration.kind != .extensionDecl ? "\(mark), or \(check)" : mark
    }

    /// Nil if there is an `@available` already, and for stored properties, which cannot have one.
    private func fix(_ declaration: SyntaxNode) -> Fix? {
        let attributes = declaration.attributeList?.children().contains { $0.attributeName == "available" } ?? false
        let isStored = VariableDecl(declaration)?.bindings.contains { PatternBinding($0).getter == nil } ?? false
        guard declaration.kind != .macroExpansionExpr, !attributes, !isStored else { return nil }
        let order: [Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
        let versions = order.compactMap { platform in
            SwiftUICatalog.containerAPIVersions[platform].map { "\(platform.rawValue) \($0)" }
        }
        let text = "@available(\(versions.joined(separator: ", ")), *)"
        return Fix("mark the declaration `\(text)`", .unsafe, [FixEdits.insertLine(text, above: declaration)])
    }
}
