import Foundation

/// Arrangement of a section index's titles in the lines of its bar.
///
/// The lines have an equal pitch and are centred in the height of the bar. If the index has
/// more titles than lines, the number of lines is odd and titles alternate with dots. The
/// titles are then sampled evenly and include the first and the last title. MYTableViewIndex,
/// which was compared with the system's index, samples titles in this way; UIKit's rule is not
/// published. A leading search glyph always keeps a line.
package struct SectionIndexLayout: Sendable, Hashable {
    /// Content of a line.
    package enum Line: Sendable, Hashable {
        /// The title with the given index.
        case title(Int)
        /// A dot for the omitted titles.
        case dot
    }

    /// Lines from top to bottom.
    package let lines: [Line]
    /// Number of titles.
    package let count: Int
    /// Distance between two neighbouring lines, in points.
    package let pitch: CGFloat
    /// Upper edge of the first line, in points from the top of the bar.
    package let minY: CGFloat
    private let beginsWithSearch: Bool

    /// Creates a layout of `count` titles in a bar with the given height, in points.
    ///
    /// A bar lower than one line shows no titles.
    package init(count: Int, height: CGFloat, pitch: CGFloat, beginsWithSearch: Bool = false) {
        let titles = max(0, count)
        let space = height.isFinite && pitch.isFinite && pitch > 0 ? max(0, height / pitch) : 0
        // A tall bar would have more lines than any index has titles.
        let room = Int(min(space, CGFloat(titles)))
        let lead = beginsWithSearch && titles > 0 ? 1 : 0
        var lines: [Line] = []
        if room >= titles {
            lines = (0..<titles).map(Line.title)
        } else {
            if lead == 1, room > 0 { lines.append(.title(0)) }
            lines += Self.sampled(lead..<titles, lines: room - lead)
        }
        self.lines = lines
        self.count = titles
        self.pitch = pitch
        self.beginsWithSearch = lead == 1
        minY = (max(0, height) - CGFloat(lines.count) * pitch) / 2
    }

    private static func sampled(_ titles: Range<Int>, lines room: Int) -> [Line] {
        let odd = room % 2 == 0 ? room - 1 : room
        guard odd > 0, let first = titles.first else { return [] }
        guard odd > 1 else { return [.title(first)] }
        let shown = (odd + 1) / 2
        var lines: [Line] = []
        for place in 0..<shown {
            let share = Double(place) / Double(shown - 1)
            let title = first + Int((share * Double(titles.count - 1)).rounded())
            if place > 0 { lines.append(.dot) }
            lines.append(.title(title))
        }
        return lines
    }

    /// Returns the extent of a line, in points from the top of the bar.
    package func extent(ofLine line: Int) -> Extent {
        Extent(minY: minY + CGFloat(line) * pitch, height: pitch)
    }

    /// Returns the index of the title for a touch at `y`, or `nil` if no line is shown or `y`
    /// is not finite.
    ///
    /// The result is the title of the nearest line. If titles are omitted, all titles share the
    /// height of the lines equally, and a dot gives access to the titles around it.
    package func title(at y: CGFloat) -> Int? {
        guard let first = lines.first, y.isFinite else { return nil }
        let lead = beginsWithSearch && lines.count > 1 ? 1 : 0
        let top = minY + CGFloat(lead) * pitch
        if lead == 1, y < top, case .title(let title) = first { return title }
        let height = CGFloat(lines.count - lead) * pitch
        let titles = count - (beginsWithSearch ? 1 : 0)
        guard height > 0, titles > 0 else { return 0 }
        let share = min(max(0, (y - top) / height), 1)
        return min(count - 1, count - titles + Int(share * CGFloat(titles)))
    }
}
