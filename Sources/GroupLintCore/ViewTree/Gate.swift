/// Lowest OS versions that can reach a piece of code: the deployment targets, raised and narrowed by what stands
/// around it.
package struct Gate: Sendable {
    package private(set) var targets: DeploymentTargets

    package init(_ node: SyntaxNode, _ targets: DeploymentTargets) {
        self.targets = targets
        var inner = node
        for outer in node.ancestors {
            enter(outer, from: inner)
            inner = outer
        }
    }

    /// Platforms in a fixed order that may run the code below the version that is given for them.
    package func platforms(below versions: [Platform: OSVersion]) -> [(platform: Platform, version: OSVersion)] {
        Platform.allCases.compactMap { platform in
            guard let target = targets[platform], let limit = versions[platform], target < limit else { return nil }
            return (platform, target)
        }
    }

    private mutating func enter(_ node: SyntaxNode, from inner: SyntaxNode) {
        switch node.kind {
        case .ifExpr:
            guard let branch = IfExpr(node), branch.body?.id == inner.id else { return }
            for condition in branch.conditions { raise(toCondition: condition) }
        case .codeBlock, .accessorBlock, .closureExpr, .switchCase:
            for statement in node.children() {
                if statement.start >= inner.start { break }
                for condition in GuardStmt(statement)?.conditions ?? [] { raise(toCondition: condition) }
            }
        case .ifConfigClause:
            if let condition = node.child(0), condition.id != inner.id { narrow(condition) }
        case .patternBinding, .accessorDecl:
            break
        default:
            guard node.kind.isDeclaration, let attributes = node.child(0), attributes.kind == .attributeList else {
                return
            }
            for attribute in attributes.children() where attribute.attributeName == .available { raise(to: attribute) }
        }
    }

    private mutating func raise(toCondition condition: SyntaxNode) {
        guard condition.kind == .availabilityCondition, condition.token?.kind == .poundAvailable else { return }
        raise(to: condition)
    }

    /// `iOS 16.0, macOS 13` in `@available(…)` and `#available(…)`.
    private mutating func raise(to node: SyntaxNode) {
        let tokens = Array(node.tokens)
        for (name, number) in zip(tokens, tokens.dropFirst()) {
            guard name.kind == .identifier, number.kind == .integerLiteral || number.kind == .floatLiteral,
                let platform = Platform(spelling: node.tree.source.text(name.range)),
                let version = OSVersion(node.tree.source.text(number.range)), let target = targets[platform]
            else { continue }
            targets[platform] = max(target, version)
        }
    }

    /// `#if os(iOS)`, `#if os(iOS) || os(tvOS)`, `#if !os(watchOS)`.
    private mutating func narrow(_ condition: SyntaxNode) {
        switch condition.kind {
        case .functionCallExpr:
            if let platform = Self.platform(condition) { keep { $0 == platform } }
        case .prefixOperatorExpr:
            if let operand = condition.child(0), let platform = Self.platform(operand) { keep { $0 != platform } }
        case .sequenceExpr:
            let operands = condition.children().filter { $0.kind != .binaryOperatorExpr }
            let isAlternative = condition.children().allSatisfy { $0.kind != .binaryOperatorExpr || $0.text == "||" }
            let platforms = operands.compactMap(Self.platform)
            guard isAlternative, platforms.count == operands.count else { return }
            keep { platforms.contains($0) }
        default: break
        }
    }

    private static func platform(_ node: SyntaxNode) -> Platform? {
        guard let call = CallExpr(node), call.callee?.name == .os, let value = call.argumentList?.child(0)?.child(0)
        else {
            return nil
        }
        return Platform(spelling: value.text)
    }

    private mutating func keep(_ isKept: (Platform) -> Bool) {
        for platform in Platform.allCases where !isKept(platform) { targets[platform] = nil }
    }
}

extension Name {
    static let available: Name = "available"
    static let os: Name = "os"
}
