/// Finds a `switch` of which one row shows only one case.
extension ViewElement {
    /// Whether a branch switches over a parameter or a row's element and binds no values:
    /// `switch row { case .settings: … }`.
    var isChoiceByElement: Bool {
        guard kind == .branch, flags.contains(.isSwitch), !flags.contains(.bindsPattern), reads.count == 1,
            let subject = reads.first, subject.member.isNone, !subject.isTypeMember
        else { return false }
        return subject.isLocal || isElement(subject.root)
    }

    /// Whether a property of the view is a parameter or a row's element at each call of the view: `Row(kind: kind)`.
    private func isElement(_ property: Name) -> Bool {
        guard let owner, case let members = index.members(of: owner, named: property).map(index.record), members.count == 1,
            members[0].kind == .storedProperty, members[0].flags.contains(.isLet), index.initializers(of: owner).isEmpty,
            case let calls = index.calls(of: owner), !calls.isEmpty, calls.count <= 8
        else { return false }
        return calls.allSatisfy { call in
            guard let given = call.arguments.first(where: { $0.label == property }),
                case let reads = call.views.reads(of: given), reads.count == 1, let read = reads.first
            else { return false }
            return read.isLocal && read.member.isNone
        }
    }
}
