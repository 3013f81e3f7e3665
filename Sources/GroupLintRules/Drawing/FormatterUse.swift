import GroupLintCore

/// What a formatter in a body is for, which decides what to write instead.
extension BodyWork {
    /// Whether a `Text` shows what the formatter makes: `Text(DateFormatter().string(from: date))`. What a member returns may
    /// be put together from several values.
    var isShownAsText: Bool {
        guard name != "NSRegularExpression", reach?.use == nil else { return false }
        return call.ancestors.prefix { $0.kind != .closureExpr && $0.kind != .codeBlock && $0.kind != .accessorBlock }
            .contains { CallExpr($0)?.callee?.name == "Text" }
    }

    /// How formatters can be kept: `keep one in a `static let``. A generic type cannot have stored static properties.
    var keepingHelp: String {
        let isGeneric = call.ancestors.contains { outer in
            TypeDecl(outer) != nil && outer.children().contains { $0.kind == .genericParameterClause }
        }
        if let settings = variableSettings {
            let place = isGeneric ? "a dictionary outside of this generic type" : "a `static` dictionary"
            let each = settings.isEmpty ? name == "NSRegularExpression" ? "pattern" : "format" : settings.enumeration
            return "keep one for each \(each) in \(place) (`@MainActor` where Swift 6 asks for it), and make one here only if "
                + "it is missing" + styleHelp
        }
        let place = isGeneric ? "a constant outside of this generic type" : "a `static let`"
        guard let value = decidingValue else { return "keep one in \(place)" }
        let cases = value == "self" ? "format" : "case of `\(value)`"
        return "keep one for each \(cases), each in \(place), and choose one of them here"
    }

    /// What needs no formatter.
    private var styleHelp: String {
        let isCurrency = name == "NumberFormatter" && (variableSettings ?? []).contains("`currencyCode`")
        return isCurrency ? "; or, from iOS 15 on, write `.formatted(.currency(code: …))`, which needs none" : ""
    }

    /// What the code sets to a value that may be another one each time: `timeZone` in `formatter.timeZone = .current`.
    var changingSettings: [String] {
        guard kind == .formatter, let block = call.enclosingCode, let variable = storingVariable else { return [] }
        let names = block.subtree.compactMap { node -> String? in
            guard node.sets(variable), let set = SequenceExpr(node), let name = set.left?.tokenText,
                ["timeZone", "locale", "calendar"].contains(name), let value = set.right
            else { return nil }
            let changes = value.subtree.contains { part in
                part.name == "current" || (part.kind == .declReferenceExpr && !part.isCapitalized)
            }
            return changes ? name : nil
        }
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The value that decides how the formatter is configured: `units` in `if units == .metric { formatter.minimum = 1 }`.
    private var decidingValue: String? {
        guard kind == .formatter, let block = call.enclosingCode, let variable = storingVariable else { return nil }
        for node in block.subtree {
            let tests = IfExpr(node)?.conditions ?? SwitchExpr(node)?.subject.map { [$0] } ?? []
            guard !tests.isEmpty, node.subtree.contains(where: { $0.sets(variable) }) else { continue }
            // `if let date = formatter.date(from: text) { formatter.dateStyle = .long }`: one to read, one to write.
            if tests.contains(where: { $0.mentions([variable]) }) { return "self" }
            for value in tests.flatMap(\.subtree) where value.kind == .declReferenceExpr && !value.isCapitalized {
                if case .value? = LocalValue(value) { continue }
                return value.wholePath.shortText
            }
        }
        if block.subtree.contains(where: { $0.sets(variable) && SequenceExpr($0)?.assignedChoices != nil }) { return "self" }
        // `formatter.formatOptions = [.withFractionalSeconds]` and later other options: one formatter cannot have both.
        let set = block.subtree.filter { $0.sets(variable) }.compactMap { SequenceExpr($0)?.left?.name }
        return Set(set).count < set.count ? "self" : nil
    }

    /// `formatter` in `let formatter = DateFormatter()`.
    private var storingVariable: Name? {
        guard call.parent?.kind == .initializerClause else { return nil }
        return call.parent?.parent.flatMap { PatternBinding($0).pattern?.name }
    }

    /// Whether the formatter is configured with properties of the type or parameters: `formatter.minimum = range.lowerBound`.
    var dependsOnValues: Bool { variableSettings != nil }

    /// What the code sets to properties of the type or parameters, in backticks; empty if it passes them to the initializer. Nil
    /// if it does neither.
    private var variableSettings: [String]? {
        guard kind == .formatter, let block = call.enclosingCode else { return nil }
        let variable = storingVariable
        var settings: [String] = []
        for node in block.subtree {
            let set = SequenceExpr(node)
            let parts = set.map { Array($0.elements) } ?? []
            guard let variable, parts.count > 2, parts[1].kind == .assignmentExpr, parts[0].ownPath?.first == variable,
                (set?.assignedChoices ?? parts[2...]).contains(where: \.readsValue), case let name = "`\(parts[0].tokenText)`",
                !settings.contains(name)
            else { continue }
            settings.append(name)
        }
        let isPassed = CallExpr(call)?.arguments.contains { $0.value?.readsValue ?? false } ?? false
        return settings.isEmpty && !isPassed ? nil : settings
    }
}

extension SequenceExpr {
    /// The values of which an assignment chooses one, without the condition: `"d"` and `"d MMM"` in
    /// `formatter.dateFormat = isShort ? "d" : "d MMM"`. Nil if it does not choose.
    fileprivate var assignedChoices: ArraySlice<SyntaxNode>? {
        let parts = Array(elements)
        guard let last = parts.lastIndex(where: { $0.kind == .ternaryExpr }) else { return nil }
        return parts[...last].compactMap { TernaryExpr($0)?.middle } + parts[(last + 1)...]
    }
}

extension SyntaxNode {
    /// Whether the code reads a variable or a property: `range` in `range.lowerBound`.
    fileprivate var readsValue: Bool {
        subtree.contains { node in
            guard node.kind == .declReferenceExpr, !node.isCapitalized else { return false }
            return node.parent?.kind != .memberAccessExpr || node.parent?.chainBase == node
        }
    }

    /// Whether the node sets a property of a variable: `formatter.style = .short`.
    fileprivate func sets(_ variable: Name) -> Bool {
        guard let sequence = SequenceExpr(self), sequence.sign?.kind == .assignmentExpr, let path = sequence.left?.ownPath else {
            return false
        }
        return path.count > 1 && path[0] == variable
    }

    /// `state.units` for `state`.
    fileprivate var wholePath: SyntaxNode {
        var node = self
        while let outer = node.parent, outer.kind == .memberAccessExpr, outer.chainBase == node { node = outer }
        return node
    }

    /// The body of the innermost function, accessor or closure around the node.
    fileprivate var enclosingCode: SyntaxNode? {
        ancestors.first { $0.kind == .codeBlock || $0.kind == .accessorBlock || $0.kind == .closureExpr }
    }
}
