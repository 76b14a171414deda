import Foundation

/// Recreation of a row for comparison with the displayed row.
extension TableView {
    /// Runs `body` in the table's own theme.
    package func inspecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withOwnTheme(body)
    }
}
