import GroupLintCore

/// What cancels a task that sleeps.
struct SleepCancellation {
    private enum Cause { case newID, gone, call, replacement }

    private let cause: Cause
    private let idNode: SyntaxNode?
    private(set) var id = ""
    private(set) var cancel = ""
    private(set) var related: [RelatedLocation] = []

    /// - Parameter id: the id of a `.task`.
    init(id: SyntaxNode?) {
        cause = id == nil ? .gone : .newID
        idNode = id
        self.id = id?.shortText.map { "`\($0)`" } ?? "the id"
    }

    init(task: StoredTask) {
        cause = task.isReplacement ? .replacement : .call
        idNode = nil
        cancel = task.cancel.shortText ?? "cancel()"
        related = [task.cancel.related("cancelled here")]
    }

    /// Nil if it does no harm to go on.
    func ruleCase(_ next: DroppedSleep.Continuation) -> RuleCase? {
        if next.isInEndlessLoop { return CancelledSleepContinues.endlessLoop }
        if next.isInCheckedLoop { return next.calls ? CancelledSleepContinues.goneView : nil }
        switch cause {
        case .newID:
            return idNode.map(next.onlyResets) ?? false ? nil : CancelledSleepContinues.changedID
        case .call: return CancelledSleepContinues.cancelledTask
        case .replacement: return CancelledSleepContinues.replacedTask
        case .gone: return next.calls ? CancelledSleepContinues.goneView : nil
        }
    }
}
