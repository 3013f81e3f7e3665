/// Lowest OS versions that can reach a piece of code: the deployment targets, restricted by the availability checks
/// and `#if` conditions around the code.
public struct ReachableTargets: Sendable {
    public private(set) var targets: DeploymentTargets

    public init(_ node: SyntaxNode, _ targets: DeploymentTargets) {
        self.targets = targets
        var inner = node
        for outer in node.ancestors {
            enter(outer, from: inner)
            inner = outer
        }
    }

    /// Platforms in a fixed order that may run the code below the version that is given for them.
    public func platforms(below versions: PlatformVersions) -> [(platform: Platform, version: OSVersion)] {
        targets.platforms(below: versions)
    }

    private mutating func enter(_ node: SyntaxNode, from inner: SyntaxNode) {
        switch node.kind {
        case .ifExpr:
            if let branch = IfExpr(node) { enter(branch, from: inner) }
        case .guardStmt where inner.kind != .codeBlock:
            for condition in GuardStmt(node)?.conditions ?? [] where condition.end <= inner.start {
                raise(toCondition: condition)
            }
        case .whileStmt where inner.kind == .codeBlock:
            for condition in node.children() where condition.id != inner.id { raise(toCondition: condition) }
        case .codeBlock, .accessorBlock, .closureExpr, .switchCase:
            guard node.tree.asksForVersion(node.start, inner.start) else { return }
            for statement in node.children() {
                if statement.start >= inner.start { break }
                pass(statement)
            }
        case .ifConfigDecl:
            narrow(toClause: inner, of: node)
        // Other code does not restrict versions, but each kind of declaration may have attributes.
        default:
            guard node.kind.isDeclaration, let attributes = node.attributeList else { return }
            for attribute in attributes.children() where attribute.attributeName == .available { raise(to: attribute) }
        }
    }

    /// In the body every condition holds, in a condition those before it, in `else` the opposite of a single
    /// condition.
    private mutating func enter(_ branch: IfExpr, from inner: SyntaxNode) {
        if branch.elseBranch?.id == inner.id {
            if branch.conditions.count == 1 { raise(toCondition: branch.conditions[0], isMet: false) }
            return
        }
        for condition in branch.conditions where condition.end <= inner.start { raise(toCondition: condition) }
    }

    /// Applies what is known after a statement: `guard #available(…) else { … }`, `if #unavailable(…) { return }`.
    private mutating func pass(_ statement: SyntaxNode) {
        for condition in GuardStmt(statement)?.conditions ?? [] { raise(toCondition: condition) }
        guard let branch = IfExpr(statement), branch.conditions.count == 1, branch.elseBranch == nil,
            branch.body?.leavesScope ?? false
        else { return }
        raise(toCondition: branch.conditions[0], isMet: false)
    }

    private mutating func raise(toCondition condition: SyntaxNode, isMet: Bool = true) {
        guard condition.kind == .availabilityCondition else { return }
        if (condition.token?.kind == .poundAvailable) == isMet { raise(to: condition) }
    }

    // MARK: Versions

    /// Applies `iOS 16.0, macOS 13` and `iOS, introduced: 16` in `@available(…)` and `#available(…)`. Platforms that
    /// are not named keep their versions: `*` means the deployment target.
    private mutating func raise(to node: SyntaxNode) {
        let words = node.tokens.map { node.tree.source.text($0.range) }
        if let unavailable = words.firstIndex(of: "unavailable") {
            for platform in words[..<unavailable].compactMap(Platform.init(spelling:)) { targets[platform] = nil }
            if words.contains("*") { keep([]) }
        }
        for (platform, version) in Self.versions(words).pairs {
            if let target = targets[platform] { targets[platform] = max(target, version) }
        }
    }

    /// The versions that a check or an attribute names, by its words.
    fileprivate static func versions(_ words: [String]) -> PlatformVersions {
        var named: PlatformVersions = [:]
        for (index, word) in words.enumerated() {
            guard let platform = Platform(spelling: word) else { continue }
            let rest = words[(index + 1)...]
            if let version = rest.first.flatMap({ OSVersion($0) }) {
                named[platform] = version
            } else if let position = rest.firstIndex(of: "introduced"), position + 2 < words.count {
                named[platform] = OSVersion(words[position + 2])
            }
        }
        // Platforms that run code for iOS take their version from iOS unless they are named.
        if let version = named[.iOS] {
            if named[.macCatalyst] == nil { named[.macCatalyst] = version }
            if named[.visionOS] == nil { named[.visionOS] = visionOS(of: version) }
        }
        return named
    }

    /// visionOS version for an iOS version: iOS 17 is visionOS 1, and from 26 on the numbers agree.
    private static func visionOS(of version: OSVersion) -> OSVersion {
        guard version.major < 26 else { return version }
        return OSVersion(max(0, version.major - 16), version.minor, version.patch)
    }

    // MARK: Platforms

    /// Applies `#if os(iOS)`: the condition of the clause holds, and the conditions of the clauses before it do not.
    private mutating func narrow(toClause clause: SyntaxNode, of config: SyntaxNode) {
        for other in config.children() {
            guard let condition = CompileCondition(IfConfigClause(other).condition, other) else { continue }
            if other.id == clause.id {
                keep(condition.whenTrue)
                return
            }
            keep(condition.whenFalse)
        }
    }

    private mutating func keep(_ platforms: Set<Platform>) {
        for platform in Platform.allCases where !platforms.contains(platform) { targets[platform] = nil }
    }
}

extension IfExpr {
    /// Whether one of its blocks is only for OS versions that are older than those that the code must run on: the `else` of
    /// `if #available(iOS 16, *)` in an app for iOS 17.
    ///
    /// - Parameter targets: the lowest versions that the code must run on.
    func isOutdated(_ block: SyntaxNode, for targets: DeploymentTargets) -> Bool {
        guard conditions.count == 1, let check = conditions.first, check.kind == .availabilityCondition, !targets.isUnknown,
            case let isElse = elseBranch?.id == block.id, isElse || body?.id == block.id,
            isElse == (check.token?.kind == .poundAvailable)
        else { return false }
        let named = ReachableTargets.versions(check.tokens.map { check.tree.source.text($0.range) })
        return targets.versions.pairs.allSatisfy { platform, target in named[platform].map { $0 <= target } ?? true }
    }
}

/// Platforms on which the condition of an `#if` may be true, and on which it may be false. A condition that does not
/// test the platform (`DEBUG`, `compiler(>=6)`) may be either on all of them.
private struct CompileCondition {
    var whenTrue = Set(Platform.allCases)
    var whenFalse = Set(Platform.allCases)

    /// Makes the condition of a clause; nil for `#else`, which has no condition.
    init?(_ node: SyntaxNode?, _ clause: SyntaxNode) {
        guard let node, clause.tokenText != "#else" else { return nil }
        self.init(node)
    }

    private init(_ node: SyntaxNode) {
        let node = node.unwrapped
        switch node.kind {
        case .functionCallExpr:
            guard let platforms = Self.platforms(node) else { return }
            whenTrue = platforms
            whenFalse.subtract(platforms)
        case .prefixOperatorExpr:
            guard node.tokenText == "!", let operand = node.operand.map(CompileCondition.init) else { return }
            (whenTrue, whenFalse) = (operand.whenFalse, operand.whenTrue)
        case .sequenceExpr:
            self = Self.alternatives(Array(node.children()))
        default: break
        }
    }

    private init() {}

    private static func alternatives(_ parts: [SyntaxNode]) -> CompileCondition {
        var result: CompileCondition?
        for side in parts.split(whereSeparator: { $0.kind == .binaryOperatorExpr && $0.tokenText == "||" }) {
            let other = conjunction(side)
            guard let left = result else {
                result = other
                continue
            }
            result?.whenTrue = left.whenTrue.union(other.whenTrue)
            result?.whenFalse = left.whenFalse.intersection(other.whenFalse)
        }
        return result ?? CompileCondition()
    }

    private static func conjunction(_ parts: ArraySlice<SyntaxNode>) -> CompileCondition {
        var result = CompileCondition()
        result.whenFalse = []
        for side in parts.split(whereSeparator: { $0.kind == .binaryOperatorExpr && $0.tokenText == "&&" }) {
            let other = side.count == 1 ? CompileCondition(side[side.startIndex]) : CompileCondition()
            result.whenTrue.formIntersection(other.whenTrue)
            result.whenFalse.formUnion(other.whenFalse)
        }
        return result
    }

    private static func platforms(_ node: SyntaxNode) -> Set<Platform>? {
        guard let call = CallExpr(node), let value = call.firstArgument?.value else { return nil }
        switch (call.callee?.tokenText, value.text) {
        // Code for Catalyst is compiled for iOS.
        case ("os", "iOS"): return [.iOS, .macCatalyst]
        case ("os", let name): return Platform(spelling: name).map { [$0] }
        case ("targetEnvironment", "macCatalyst"): return [.macCatalyst]
        case ("canImport", "UIKit"): return [.iOS, .tvOS, .watchOS, .visionOS, .macCatalyst]
        case ("canImport", "AppKit"): return [.macOS, .macCatalyst]
        default: return nil
        }
    }
}

extension SyntaxNode {
    /// Whether a block never continues past its end: it ends with a return, throw, break, continue or fatal error.
    public var leavesScope: Bool {
        guard kind == .codeBlock, let last = lastStatement else { return false }
        if let callee = CallExpr(last)?.callee { return callee.name == "fatalError" || callee.name == "preconditionFailure" }
        return last.kind.role == .exit
    }
}

extension Name {
    static let available: Name = "available"
}
