import Foundation
import Testing

extension Tag {
    /// Suites that run for half a minute or longer.
    @Tag static var slow: Self
}

extension Trait where Self == ConditionTrait {
    /// Excludes a suite from `make quick`.
    static var exceptQuick: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["TABLESHOT_QUICK"] == nil,
            "make quick leaves out slow suites")
    }
}
