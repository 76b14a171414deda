import Foundation

/// Which titles of a section index stand in which line of its bar.
///
/// Lines have one pitch and are centred in the height. Where there are more titles than lines, the
/// number of lines is odd, titles and dots take turns, and the titles are sampled evenly, the first
/// and the last among them (as MYTableViewIndex does, which was set against the system's; UIKit's own
/// rule is not published). A search glyph in front keeps a line of its own.
public struct SectionIndexLayout: Sendable, Hashable {
    /// What a line shows.
    public enum Line: Sendable, Hashable {
        /// The title of this number.
        case title(Int)
        /// A dot for the titles that are left out.
        case dot
    }

    /// From the top down.
    public let lines: [Line]
    /// The number of titles.
    public let count: Int
    /// The distance of two lines, in points.
    public let pitch: CGFloat
    /// Where the first line begins, in points from the top of the bar.
    public let minY: CGFloat
    private let beginsWithSearch: Bool

    /// A layout of `count` titles in a bar of a height in points.
    ///
    /// A bar that is lower than one line shows nothing.
    public init(count: Int, height: CGFloat, pitch: CGFloat, beginsWithSearch: Bool = false) {
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

    /// Where a line lies, in points from the top of the bar.
    public func extent(ofLine line: Int) -> Extent {
        Extent(minY: minY + CGFloat(line) * pitch, height: pitch)
    }

    /// The number of the title that a touch at `y` means; nothing for an index without titles.
    ///
    /// The nearest line's; where titles are left out, those that a dot stands for are reached in
    /// equal shares of the way.
    public func title(at y: CGFloat) -> Int? {
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
