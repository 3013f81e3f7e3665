/// Code that the project does not use: a view that nothing shows, a type that nothing names, a function or computed property
/// that nothing calls. What happens in it at run time concerns nobody.
extension RuleContext {
    /// Whether the code at a UTF-8 offset of any file is in a declaration that the project does not use.
    public func isInUnusedCode(_ offset: UInt32, _ tree: SyntaxTree) -> Bool {
        let file = file(of: tree)
        let declarations = tree.declarations(around: offset)
        let types = declarations.compactMap(TypeDecl.init)
        let isInUnusedType = types.contains { declaration in
            index.type(of: declaration, file: file).map { !isReached($0) } ?? false
        }
        return isInUnusedType || isInUncalledMember(declarations, of: types.last, file)
            || types.last.map { isInUnfilledBranch(offset, from: declarations[declarations.count - 1], of: $0, file) } ?? false
    }

    /// The position of a tree's file in the index.
    func file(of tree: SyntaxTree) -> Int32 { index.position(of: tree.source.path).map(Int32.init) ?? file }

    // MARK: Members

    private func isInUncalledMember(_ declarations: [SyntaxNode], of type: TypeDecl?, _ file: Int32) -> Bool {
        guard index.hasEntryPoint, let member = declarations.last(where: { $0.isUncalledCandidate }) else { return false }
        let name = FunctionDecl(member)?.node.name ?? VariableDecl(member)?.onlyBinding?.pattern?.name ?? .none
        guard !name.isNone, member.isCalledByName,
            !member.isPublic || index.closedModules.contains(file)
        else { return false }
        if let type {
            guard type.isPlain, let owner = index.type(of: type, file: file),
                mayBeUncalled(name, in: owner, isStatic: member.isStatic)
            else { return false }
        }
        if member.tree.facts(UncalledMembers.self).contains(member.start) { return true }
        if member.tree.writes(name) { return false }
        return member.isPrivate || type?.node.isPrivate ?? false || !index.isWritten(name)
    }

    /// Whether code outside of the project, such as a framework, has no reason to call a member.
    ///
    /// - Parameter isStatic: delegates have no static requirements.
    func mayBeUncalled(_ name: Name, in owner: TypeID, isStatic: Bool = false) -> Bool {
        if UnusedCode.requirements.contains(name) { return false }
        let type = index.type(owner)
        guard type.home != nil || SwiftUICatalog.views.contains(type.name) || UnusedCode.extended.contains(type.name) else {
            return false
        }
        return index.inheritance(of: owner).names.allSatisfy { name in
            UnusedCode.protocols.contains(name) || index.declaresType(name) || isStatic && UnusedCode.delegates.contains(name)
        }
    }
}

private enum UnusedCode {
    /// Protocols and classes of other modules that require no members but `requirements`.
    static let protocols = NameTable(
        """
        View ViewModifier App Scene DynamicProperty ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle ObservableObject \
        Observable Identifiable Sendable Equatable Hashable Comparable Codable Decodable Encodable Error LocalizedError \
        CaseIterable AnyObject NSObject Any RawRepresentable String Int Double CustomStringConvertible \
        CustomDebugStringConvertible Animatable PreviewProvider OptionSet
        """)
    /// Protocols of objects that a framework calls. They require no static members.
    static let delegates = NameTable(
        """
        NSWindowDelegate NSApplicationDelegate NSMenuDelegate NSTextFieldDelegate NSTextViewDelegate NSTableViewDelegate \
        NSTableViewDataSource NSSharingServiceDelegate UIApplicationDelegate UIWindowSceneDelegate UITextFieldDelegate \
        UITextViewDelegate UIScrollViewDelegate UITableViewDelegate UITableViewDataSource UICollectionViewDelegate \
        UICollectionViewDataSource UIGestureRecognizerDelegate WKNavigationDelegate WKUIDelegate WCSessionDelegate \
        CLLocationManagerDelegate UNUserNotificationCenterDelegate AVAudioPlayerDelegate AVCaptureFileOutputRecordingDelegate \
        CBCentralManagerDelegate CBPeripheralDelegate MKMapViewDelegate URLSessionDelegate
        """)
    static let requirements = NameTable(
        """
        body makeBody id hash encode description debugDescription errorDescription failureReason recoverySuggestion helpURL \
        localizedDescription allCases rawValue animatableData objectWillChange update previews main callAsFunction
        """)
    /// Types of other modules that are no protocols with requirements of their own, besides the views of SwiftUI.
    static let extended = NameTable(
        "View Date String Binding Font Array Dictionary Set Optional Int Double CGFloat Data URL Bundle Calendar UIImage NSImage")
}

extension SyntaxNode {
    /// Whether the declaration is a function or a variable.
    fileprivate var isUncalledCandidate: Bool { kind == .functionDecl || kind == .variableDecl }

    fileprivate var isPrivate: Bool {
        let modifiers = FunctionDecl(self)?.modifiers ?? VariableDecl(self)?.modifiers ?? TypeDecl(self)?.modifiers
        return modifiers?.children().contains { Self.hidingModifiers.contains($0.name) } ?? false
    }

    fileprivate var isStatic: Bool {
        let modifiers = FunctionDecl(self)?.modifiers ?? VariableDecl(self)?.modifiers
        return modifiers?.isStatic ?? false
    }

    /// Whether another module may call the member, unless the module is that of an app.
    fileprivate var isPublic: Bool {
        let modifiers = FunctionDecl(self)?.modifiers ?? VariableDecl(self)?.modifiers
        return modifiers?.children().contains { $0.name == "public" } ?? false
    }

    private static let hidingModifiers = NameTable("private fileprivate")
}

extension TypeDecl {
    /// Whether no attribute may call the members of the type, as a macro or `@objcMembers` may.
    fileprivate var isPlain: Bool {
        attributes?.children().allSatisfy { SyntaxNode.plainAttributes.contains($0.attributeName) || $0.attributeName == .main }
            ?? true
    }
}

extension Name {
    fileprivate static let main: Name = "main"
}
