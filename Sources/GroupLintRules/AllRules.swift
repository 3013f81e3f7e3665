import GroupLintCore

/// Every rule, sorted by id.
package let allRules: [any Rule.Type] = [
    BlanketSuppression.self,
    ConditionalIdentitySplit.self,
    EagerNavigationDestination.self,
    GroupDistributesModifier.self,
    GroupLifecycleInList.self,
    GroupLifecyclePreIOS15.self,
    GroupPresentationModifier.self,
    MalformedSuppression.self,
    MissingReasonSuppression.self,
    NeedlessGroup.self,
    ObsoleteViewLimitGroup.self,
    SingleChildGroup.self,
    UnclosedSuppression.self,
    UnknownSuppression.self,
    UnusedSuppression.self,
]
