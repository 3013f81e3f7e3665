import GroupLintCore

struct ContainerApiAvailability: Rule {
    static let missing = RuleCase(
        .error, says: "uses {name}{others}, which {target} does not have: it takes {platform} {version}")

    static let info = RuleInfo(
        id: "container_api_availability",
        summary: "API of custom containers on systems that do not have it yet.",
        category: .availability,
        rationale: """
            `Group(subviews:)`, `ForEach(subviews:)`, their variants for sections, `ContainerValues` and the types that \
            belong to them need iOS 18, macOS 15, tvOS 18, watchOS 11 or visionOS 2. Below that the code does not \
            compile against Apple's SDKs; where there is no SDK, on Linux or in an editor, nothing else says so.

            `#available(macOS 15, *)` leaves iOS at its deployment target, `#if compiler(>=6)` says nothing about the \
            system, and @Entry works on older systems for the environment but not for container values.
            """,
        cases: [missing],
        silentOn: [
            "unknown deployment targets",
            "code below #available, #unavailable, @available or #if os(…) that excludes older systems",
            "names that the project declares itself, such as a Group(subviews:) for older systems",
        ],
        fix: "Puts @available on the declaration; unsafe, since its users need the same then.",
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
        exampleTarget: "iOS=17.0",
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

    /// An extension all of whose members need the same is one declaration.
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
        let others = symbols.count > 1 ? " and \(symbols.count - 1) more" : ""
        context.report(
            Self.missing,
            [
                "name": first.text, "others": others, "target": text, "platform": target.platform.rawValue,
                "version": "\(needed.major)",
            ],
            at: declaration.declaredName,
            help: "put @available on the declaration, or #available around the use with another way below it",
            related: symbols.map { symbol in
                RelatedLocation(path: path, range: symbol.range, message: "needs \(target.platform.rawValue) \(needed.major)")
            },
            target: text, fix: fix(declaration))
    }

    /// None where @available stands already, and for stored properties, which may not have it.
    private func fix(_ declaration: SyntaxNode) -> Fix? {
        let attributes = declaration.attributeList?.children().contains { $0.attributeName == "available" } ?? false
        let isStored = VariableDecl(declaration)?.bindings.contains { PatternBinding($0).getter == nil } ?? false
        guard declaration.kind != .macroExpansionExpr, !attributes, !isStored else { return nil }
        let order: [Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
        let versions = order.compactMap { platform in
            SwiftUICatalog.containerAPIVersions[platform].map { "\(platform.rawValue) \($0)" }
        }
        let text = "@available(\(versions.joined(separator: ", ")), *)"
        return Fix("mark the declaration as \(text)", .unsafe, [FixEdits.insertLine(text, above: declaration)])
    }
}
