import Foundation

/// Something that makes a table slow or wrong when it is scrolled, with its remedy; an immutable value.
public struct PerformanceFinding: Sendable, Hashable, Codable {
    /// What is wrong.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// More cells were made than the screen needed.
        case cellsBeyondNeed
        /// A cell still shows what the row before it showed.
        case staleContent
        /// A view shows an old value because nobody called `setNeedsDisplay()`.
        case notMarkedForDisplay
        /// `tableView(_:willDisplay:forRowAt:)` changed texts, images or drawings.
        case contentInWillDisplay
        /// Views of the content are placed, added or taken out whenever a cell is reused.
        case laidOutOnReuse
        /// More views in a content view than scroll well.
        case manySubviews
        /// A large part of the screen is mixed from several layers.
        case blending
        /// The screen is painted many times over.
        case overdraw
        /// A view calls itself opaque and leaves a part of itself empty.
        case notFilled
        /// A view draws the same again while its row stays on the screen.
        case drawnAgain
    }

    public let kind: Kind
    /// The first row that shows it; nothing for what concerns the table.
    public let section: Int?
    public let row: Int?
    /// How many rows show it.
    public internal(set) var count: Int
    /// The view or reuse identifier that it is about.
    public let subject: String
    /// What was found.
    public let message: String
    /// What would be right.
    public let remedy: String

    /// The finding as text, in two lines.
    public var description: String {
        let place = section.flatMap { section in row.map { "row \(section),\($0): " } } ?? ""
        let more = count > 1 ? " (\(count) rows)" : ""
        return "\(kind.rawValue): \(place)\(message)\(more)\n  \(remedy)"
    }
}
