import GroupLintCore

/// Every rule, sorted by id.
package let allRules: [any Rule.Type] = []
