import Foundation
import Testing

extension Tag {
    /// Tests that take more than half a second each; they are `Trait.slow`, too.
    @Tag static var slow: Self
}

extension Trait where Self == ConditionTrait {
    /// Leaves a test out of `GROUPLINT_TESTS=fast swift test`.
    static var slow: Self {
        .disabled(
            if: ProcessInfo.processInfo.environment["GROUPLINT_TESTS"] == "fast", "GROUPLINT_TESTS=fast leaves slow tests out")
    }
}
