import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Leaves a test or a suite that takes seconds out of `make quick`, which sets
    /// `TABLESHOT_QUICK_TESTS`.
    public static var slow: ConditionTrait {
        .disabled(
            if: ProcessInfo.processInfo.environment["TABLESHOT_QUICK_TESTS"] != nil,
            "slow; make test runs it")
    }
}
