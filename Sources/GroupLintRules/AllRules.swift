import GroupLintCore

/// Every rule, sorted by id.
package let allRules: [any Rule.Type] = [
    ConditionalIdentitySplit.self,
    EagerNavigationDestination.self,
    GroupLifecycleInList.self,
    GroupLifecyclePreIOS15.self,
    NeedlessGroup.self,
    ObsoleteViewLimitGroup.self,
]
