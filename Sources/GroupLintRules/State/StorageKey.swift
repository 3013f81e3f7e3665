import GroupLintCore

/// A literal key of the app's settings, and what the project does with its value.
struct StorageKey {
    /// With quotes.
    let text: String
    let settings: [SettingSite]
    let calls: [DefaultsSite]
    private(set) var isRead = false
    private(set) var isSet = false
    /// Whether all code that uses the value is known.
    private(set) var isKnown = true
    private var bindings: [PropertyUseSite] = []

    init(_ text: String, _ context: inout RuleContext) {
        self.text = text
        settings = context.index.settings(ofLiteral: text)
        let calls = context.index.defaultsCalls(ofLiteral: text)
        self.calls = calls ?? []
        isKnown = calls != nil
        for setting in settings where isKnown { add(setting, &context) }
        for site in self.calls {
            let call = context.index.call(site)
            if call.access == .writes { isSet = true } else { isRead = true }
            if !context.index.isStandard(site) { isKnown = false }
        }
    }

    private mutating func add(_ site: SettingSite, _ context: inout RuleContext) {
        let index = context.index
        let member = index.member(index.property(of: site))
        guard index.setting(site).store.isNone, let owner = index.owner(of: index.property(of: site)),
            index.type(owner).isView || member.flags.contains(.isPrivate)
        else {
            isKnown = false
            return
        }
        let data = context.data(of: owner)
        if !data.isComplete || data.passesSelf { isKnown = false }
        for use in data.uses(of: member.name) {
            switch use.use.kind {
            case .read: isRead = true
            case .write, .laterChange: isSet = true
            case .projection:
                isSet = true
                bindings.append(use)
            // A method may change the value or read it.
            case .change, .call, .wrapper, .shared: isKnown = false
            }
        }
    }

    var name: String { String(text.dropFirst().dropLast()) }

    /// Whether the project reads the value and never sets it.
    var isOnlyRead: Bool { isKnown && isRead && !isSet }

    /// Whether the project sets the value, in code or with controls of SwiftUI, and never reads it.
    func isOnlySet(_ context: inout RuleContext) -> Bool {
        guard isKnown, isSet, !isRead else { return false }
        for site in bindings {
            guard let tree = context.syntax(ofFile: context.index.files[Int(site.file)].path),
                let call = SyntaxNode(tree: tree, id: site.use.node).ancestors.first(where: { $0.kind == .functionCallExpr }),
                let type = CallExpr(call)?.createdType, Self.controls.contains(type.name)
            else { return false }
        }
        return true
    }

    private static let controls: [Name] = ["Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker", "TextField"]

    /// How many places of the project use the key.
    var placeCount: Int { settings.count + calls.count }

    /// Whether another key looks like the same key, written differently.
    func resembles(_ other: String) -> Bool {
        let (left, right) = (Array(text.utf8), Array(other.utf8))
        let shorter = min(left.count, right.count) - 2
        guard left != right, shorter >= 6, left.count < 100, right.count < 100 else { return false }
        let common = zip(left, right).prefix { $0 == $1 }.count
        if common > shorter { return true }
        let distance = left.editDistance(to: right)
        return distance <= 4 && distance * 3 <= shorter
    }
}

extension [UInt8] {
    /// How many letters differ. Both texts are short.
    fileprivate func editDistance(to other: [UInt8]) -> Int {
        var row = [Int](0...other.count)
        for (line, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, otherLetter) in other.enumerated() {
                let kept = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(kept, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
