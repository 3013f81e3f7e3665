/// Collects the uses of properties and functions in the members of types.
///
/// It knows the local names of the code, but not the members of the type: other files may declare them. So it also
/// collects names of global functions and of outer types' members.
struct UseScanner {
    private(set) var uses: [PropertyUse] = []
    private(set) var distantUses: [DistantUse] = []
    /// Types with code that the parser did not understand, as positions in the file's types.
    var unclearOwners: [Int32] = []
    /// Names of parameters and variables in scope, innermost last.
    var locals: [Name] = []
    /// Work that is left, the next step last. Not recursive, because a long chain of modifiers is a deep tree.
    var steps: [NodeID] = []
    var moment = PropertyUse.Moment.evaluation
    /// Properties whose names start with a capital. Any other capitalized name is a type.
    var capitalized: [Name] = []
    let tree: SyntaxTree
    private(set) var owner: Int32 = -1
    private var user: Int32 = -1
    /// Position in `uses` of the first use of the current member.
    private var firstOfMember = 0
    /// Positions of recent uses, by the lowest bits of a hash. A use that is found here is not added again.
    private var recent = [Int32](repeating: -1, count: 64)
    /// The names after the members of these uses: `title` in `model.form.title`.
    private var recentNext = [Name](repeating: .none, count: 64)

    /// A step that does not visit a node: the highest bit of the step is set, the next three are the raw value, and the rest
    /// is a value.
    enum Action: UInt32 {
        /// Forgets the locals after the first `value`.
        case endScope
        /// Adds the names in the pattern with the id `value` to the locals.
        case declare
        /// Sets the moment with the raw value `value`.
        case setMoment
        /// Visits the closure with the id `value`, whose moment is set already.
        case visitArgument
        /// Adds the name of the node with the id `value` to the locals.
        case declareName
    }

    init(_ tree: SyntaxTree) {
        self.tree = tree
    }

    /// Scans the code of one member.
    ///
    /// - Parameter user: position of the member in the file's members, or -1.
    /// - Parameter code: a body, an accessor block or an initial value.
    mutating func scan(
        _ code: SyntaxNode, of user: Int32, in owner: Int32, at moment: PropertyUse.Moment, parameters: [Name] = []
    ) {
        (self.user, self.owner, self.moment) = (user, owner, moment)
        locals = parameters
        firstOfMember = uses.count
        steps.append(code.id)
        while let step = steps.popLast() {
            if step & Self.actionBit == 0 { visit(step) } else { perform(step) }
        }
    }

    // MARK: Steps

    private static let actionBit: NodeID = 1 << 31

    /// Adds a step. A value of more than 28 bits, which no file of a size that is linted has, is cut.
    mutating func push(_ action: Action, _ value: UInt32) {
        steps.append(Self.actionBit | action.rawValue << 28 | value & 0xFFF_FFFF)
    }

    mutating func push(_ node: SyntaxNode?) {
        if let node { steps.append(node.id) }
    }

    mutating func pushChildren(_ id: NodeID) { tree.pushChildren(of: id, to: &steps) }

    private mutating func perform(_ step: NodeID) {
        let value = step & 0xFFF_FFFF
        switch Action(rawValue: step >> 28 & 7) {
        case .endScope: locals.removeSubrange(min(Int(value), locals.count)...)
        case .declare: declare(value)
        case .setMoment: moment = PropertyUse.Moment(rawValue: UInt8(value)) ?? .unknown
        case .visitArgument: visitClosure(value)
        case .declareName: locals.append(tree.name(of: value))
        case nil: break
        }
    }

    /// Adds the names that a pattern declares to the locals.
    private mutating func declare(_ id: NodeID) {
        // The patterns are visited on top of the steps, which wait.
        let first = steps.count
        steps.append(id)
        while steps.count > first, let id = steps.popLast() {
            if tree.kind(of: id) == .identifierPattern { locals.append(tree.name(of: id)) } else { pushChildren(id) }
        }
    }

    // MARK: Uses

    /// Adds a use, unless the name is local or the member has the same use already.
    ///
    /// - Parameter next: the name after the member.
    mutating func add(_ id: NodeID, _ member: Name, _ kind: PropertyUse.Kind, next: Name = .none, isMember: Bool) {
        guard let token = tree.token(of: id) else { return }
        let bytes = tree.source.bytes
        let given = kind
        var (kind, start) = (kind, Int(token.start))
        if bytes[start] == UInt8(ascii: "$") {
            // While code is edited, a file can end with a sign alone.
            if token.end - token.start == 1 { return }
            // `assign(to: &$title)` sets the property later.
            (kind, start) = (kind == .change ? .laterChange : .projection, start + 1)
            // `$0` is a parameter of a closure.
            if start < token.end, bytes[start] <= UInt8(ascii: "9") {
                if !member.isNone, kind == .laterChange { append(.none, member, .change, id) }
                return
            }
        } else if bytes[start] == UInt8(ascii: "_"), token.end - token.start > 1 {
            (kind, start) = (.wrapper, start + 1)
        }
        // A parameter `title` does not hide `$title` and `_title` of the type.
        let written = start > token.start ? Name(bytes, in: Int(token.start)..<Int(token.end)) : .none
        if bytes[start] == UInt8(ascii: "`") { start += 1 }
        let end = bytes[Int(token.end) - 1] == UInt8(ascii: "`") ? Int(token.end) - 1 : Int(token.end)
        let root = Name(bytes, in: start..<end)
        if isMember || !locals.contains(written.isNone ? root : written) {
            append(root, member, kind, next: next, id)
            // A property itself may have such a name: `_items`.
            if kind == .wrapper { append(written, member, given, next: next, id) }
        } else if !member.isNone, kind.mayChangeValue {
            append(.none, member, kind, id)
        }
    }

    /// - Parameter root: `Name.none` for a local value or the result of a call.
    mutating func append(_ root: Name, _ member: Name, _ kind: PropertyUse.Kind, next: Name = .none, _ id: NodeID) {
        let mixed = (root.hash &+ member.hash &* 3 &+ next.hash &* 5) >> 20 ^ UInt64(kind.rawValue) << 3 ^ UInt64(moment.rawValue)
        let place = Int(truncatingIfNeeded: mixed) & 63
        let known = Int(recent[place])
        // Two changes later may run on two threads.
        let isLaterChange = kind.mayChangeValue && moment != .evaluation && moment != .initialization
        if !isLaterChange, known >= firstOfMember, known < uses.count, uses[known].root == root, uses[known].member == member,
            uses[known].kind == kind, uses[known].moment == moment, recentNext[place] == next
        {
            return
        }
        recent[place] = Int32(truncatingIfNeeded: uses.count)
        recentNext[place] = next
        uses.append(
            PropertyUse(root: root, member: member, node: id, user: user, owner: owner, kind: kind, moment: moment))
    }

    mutating func appendDistant(_ member: Name, _ id: NodeID) {
        distantUses.append(DistantUse(member, node: id, user: user))
    }
}
