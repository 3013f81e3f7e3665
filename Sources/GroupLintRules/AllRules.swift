import GroupLintCore

/// Every rule, sorted by id.
package let allRules: [any Rule.Type] = [
    BlanketSuppression.self,
    ConditionalIdentitySplit.self,
    EagerNavigationDestination.self,
    GroupLifecycleInList.self,
    GroupLifecyclePreIOS15.self,
    MalformedSuppression.self,
    MissingReasonSuppression.self,
    NeedlessGroup.self,
    ObsoleteViewLimitGroup.self,
    UnclosedSuppression.self,
    UnknownSuppression.self,
    UnusedSuppression.self,
]
