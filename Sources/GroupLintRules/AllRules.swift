import GroupLintCore

/// Every rule, sorted by id.
package let allRules: [any Rule.Type] = [
    BlanketSuppression.self,
    ConditionalIdentitySplit.self,
    ContainerApiAvailability.self,
    ContainerApiRenamed.self,
    ContainerValueOutOfReach.self,
    EagerNavigationDestination.self,
    GroupDistributesModifier.self,
    GroupLifecycleInList.self,
    GroupLifecyclePreIOS15.self,
    GroupPresentationModifier.self,
    GroupSubviewsEager.self,
    MalformedSuppression.self,
    MissingReasonSuppression.self,
    NeedlessGroup.self,
    ObsoleteViewLimitGroup.self,
    SectionSlotUnchecked.self,
    SingleChildGroup.self,
    SubviewsPositionIdentity.self,
    SubviewsUncheckedIndex.self,
    UnclosedSuppression.self,
    UnknownSuppression.self,
    UnusedSuppression.self,
]
