import Foundation
import TableDrawing

/// Measurements of a table during scrolling.
///
/// An immutable value.
public struct PerformanceReport: Sendable, Hashable, Codable {
    /// Counts of cells with a reuse identifier.
    public struct Cells: Sendable, Hashable, Codable {
        /// The reuse identifier, or `nil` for cells without an identifier.
        public let reuseIdentifier: String?
        /// Number of created cells, summed over the bursts.
        public let created: Int
        /// Number of cells on the screen at once, summed over the bursts.
        public let needed: Int
    }

    /// Number of screens scrolled through.
    ///
    /// `screens` is the table's total number.
    public let scrolledScreens: Double
    /// Total height of the table, in screens.
    public let screens: Double
    /// Whether the table was longer than the limit, so that its end was not inspected.
    public let isTruncated: Bool
    /// Number of times a row was displayed.
    public let displayedRows: Int
    /// Counts of cells, separately for each reuse identifier.
    public let cells: [Cells]
    /// Maximum number of views in a content view.
    public let subviewsPerCell: Int
    /// Maximum percentage of the screen that was blended.
    public let blendedPercent: Double
    /// Maximum average number of paints of a point.
    public let overdraw: Double
    /// Average number of view drawings for each displayed row.
    public let drawingsPerRow: Double
    /// Number of view drawings during a change into the editing mode and back.
    public let drawingsWhileEditing: Int
    /// Problems found during scrolling.
    public let findings: [PerformanceFinding]

    /// Whether the report has no findings.
    public var isClean: Bool { findings.isEmpty }

    /// The report as text.
    public var dump: String {
        func number(_ value: Double) -> String { InspectedRect.text(value) }
        var lines = [
            "scrolled \(number(scrolledScreens)) of \(counted(number(screens), "screen")), "
                + counted(displayedRows, "row") + " displayed"
                + (isTruncated ? "; the rest is beyond the limit" : "")
        ]
        for cells in cells {
            let name = cells.reuseIdentifier.map(\.quotedForDump) ?? "(no identifier)"
            lines.append("cells \(name) created=\(cells.created) needed=\(cells.needed)")
        }
        lines += [
            "subviews per cell \(subviewsPerCell)",
            "blended \(number(blendedPercent)) %",
            "overdraw \(number(overdraw))",
            "drawings per displayed row \(number(drawingsPerRow))",
            "drawings into and out of editing \(drawingsWhileEditing)",
            findings.isEmpty ? "no findings" : "findings \(findings.count)",
        ]
        lines += findings.map(\.description)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report as JSON.
    public func json() throws -> String { try StableJSON.text(self) }
}
