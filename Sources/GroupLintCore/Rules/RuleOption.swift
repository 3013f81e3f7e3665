/// One typed setting of a rule. Its default is the initial value of the rule's stored property.
public struct RuleOption<Subject: Rule>: Sendable {
    public let name: String
    /// Help text in lower case, without a period.
    public let help: String
    /// Allowed values of a number.
    public let range: ClosedRange<Int>
    private let read: @Sendable (Subject) -> RuleOptionValue
    private let write: @Sendable (inout Subject, RuleOptionValue) -> Bool

    public static func bool(
        _ name: String, _ path: WritableKeyPath<Subject, Bool> & Sendable, _ help: String
    ) -> RuleOption {
        RuleOption(name: name, help: help, read: { .bool($0[keyPath: path]) }) { rule, value in
            guard case .bool(let flag) = value else { return false }
            rule[keyPath: path] = flag
            return true
        }
    }

    public static func int(
        _ name: String, _ path: WritableKeyPath<Subject, Int> & Sendable, _ help: String,
        range: ClosedRange<Int> = 0...1000
    ) -> RuleOption {
        RuleOption(name: name, help: help, range: range, read: { .int($0[keyPath: path]) }) { rule, value in
            guard case .int(let number) = value else { return false }
            rule[keyPath: path] = number
            return true
        }
    }

    public static func strings(
        _ name: String, _ path: WritableKeyPath<Subject, [String]> & Sendable, _ help: String
    ) -> RuleOption {
        RuleOption(name: name, help: help, read: { .strings($0[keyPath: path]) }) { rule, value in
            guard case .strings(let list) = value else { return false }
            rule[keyPath: path] = list
            return true
        }
    }

    private init(
        name: String, help: String, range: ClosedRange<Int> = 0...1000, read: @escaping @Sendable (Subject) -> RuleOptionValue,
        write: @escaping @Sendable (inout Subject, RuleOptionValue) -> Bool
    ) {
        self.name = name
        self.help = help
        self.range = range
        self.read = read
        self.write = write
    }

    public func value(in rule: Subject) -> RuleOptionValue { read(rule) }

    /// Sets the option. False if the value has the wrong type; the rule does not change then.
    public func set(_ value: RuleOptionValue, in rule: inout Subject) -> Bool { write(&rule, value) }
}
