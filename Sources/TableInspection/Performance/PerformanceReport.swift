import Foundation
import TableDrawing

/// What an inspector measured while it scrolled a table; an immutable value.
public struct PerformanceReport: Sendable, Hashable, Codable {
    /// The cells of one reuse identifier.
    public struct Cells: Sendable, Hashable, Codable {
        /// Nothing for cells without one.
        public let reuseIdentifier: String?
        public let created: Int
        /// How many were on the screen at once, added up over the bursts.
        public let needed: Int
    }

    /// How many screens were scrolled through, and how many the table has.
    public let scrolledScreens: Double
    public let screens: Double
    /// Whether the table was longer than the limit, so that its end was not looked at.
    public let isTruncated: Bool
    /// How often a row came on display.
    public let displayedRows: Int
    public let cells: [Cells]
    /// The most views in a content view.
    public let subviewsPerCell: Int
    /// How much of the screen is mixed from several layers, in percent, where it is most.
    public let blendedPercent: Double
    /// How often a point of the screen is painted on average, where it is most.
    public let overdraw: Double
    /// How many views were drawn for each row that came on display.
    public let drawingsPerRow: Double
    /// How many views were drawn while the table went into editing and out of it.
    public let drawingsWhileEditing: Int
    public let findings: [PerformanceFinding]

    /// Whether nothing was found.
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
