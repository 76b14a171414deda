import Foundation
import Testing

extension Tag {
    /// Suites that take half a minute and more.
    @Tag static var slow: Self
}

extension Trait where Self == ConditionTrait {
    /// Leaves a suite out of `make quick`.
    static var exceptQuick: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["TABLESHOT_QUICK"] == nil,
            "make quick leaves out slow suites")
    }
}
