import Foundation
import Testing

extension Tag {
    /// Marks tests that take more than half a second each; they have `Trait.slow` too.
    @Tag static var slow: Self
}

extension Trait where Self == ConditionTrait {
    /// Leaves a test out of `GROUPLINT_TESTS=fast swift test`.
    static var slow: Self {
        .disabled(
            if: ProcessInfo.processInfo.environment["GROUPLINT_TESTS"] == "fast", "GROUPLINT_TESTS=fast leaves slow tests out")
    }
}
