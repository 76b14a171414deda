import Foundation

/// A problem that makes a table slow or wrong during scrolling, with its remedy.
///
/// An immutable value.
public struct PerformanceFinding: Sendable, Hashable, Codable {
    /// Kinds of problems.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// More cells were created than the screen needed.
        case cellsBeyondNeed
        /// A cell still shows content of its previous row.
        case staleContent
        /// A view shows an old value because `setNeedsDisplay()` was not called.
        case notMarkedForDisplay
        /// `tableView(_:willDisplay:forRowAt:)` changed texts, images or drawings.
        case contentInWillDisplay
        /// Content views are placed, added or removed whenever a cell is reused.
        case laidOutOnReuse
        /// A content view has too many views for smooth scrolling.
        case manySubviews
        /// A large part of the screen is blended.
        case blending
        /// The screen is painted many times over.
        case overdraw
        /// A view claims to be opaque but leaves a part of its bounds empty.
        case notFilled
        /// A view is redrawn while its row stays on the screen.
        case drawnAgain
    }

    /// Kind of the problem.
    public let kind: Kind
    /// Section of the first affected row, or `nil` if the finding concerns the table.
    public let section: Int?
    /// Index of the first affected row in its section, or `nil` if the finding concerns the table.
    public let row: Int?
    /// Number of affected rows.
    public internal(set) var count: Int
    /// The affected view or reuse identifier.
    public let subject: String
    /// Description of the problem.
    public let message: String
    /// Description of the remedy.
    public let remedy: String

    /// The finding as text, on two lines.
    public var description: String {
        let place = section.flatMap { section in row.map { "row \(section),\($0): " } } ?? ""
        let more = count > 1 ? " (\(count) rows)" : ""
        return "\(kind.rawValue): \(place)\(message)\(more)\n  \(remedy)"
    }
}
