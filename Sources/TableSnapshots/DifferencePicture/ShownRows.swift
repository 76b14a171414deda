/// The rows of two pictures shown in a difference picture: all rows, or the rows around
/// differences.
struct ShownRows {
    /// Non-empty stretches of rows from the top.
    let stretches: [Range<Int>]
    /// Top of each stretch in the panel.
    private let tops: [Int]
    /// Height of the gap between two stretches, in pixels.
    let cut: Int

    /// Number of rows shown around a differing row as context.
    private static let margin = 48

    /// - Parameters:
    ///   - differing: differing rows from the top.
    ///   - height: number of rows in the larger picture.
    ///   - limit: maximum number of shown rows.
    ///   - cut: height of the gap between two stretches, in pixels.
    init(differing: [Range<Int>], height: Int, limit: Int, cut: Int) {
        self.cut = cut
        stretches =
            height <= limit
            ? [0..<height].filter { !$0.isEmpty }
            : Self.around(differing, height: height, limit: limit)
        var top = 0
        tops = stretches.map { stretch in
            defer { top += stretch.count + cut }
            return top
        }
    }

    private static func around(_ differing: [Range<Int>], height: Int, limit: Int) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        for rows in differing {
            let (top, bottom) = (
                max(0, rows.lowerBound - margin), min(height, rows.upperBound + margin)
            )
            if let last = stretches.last, last.upperBound >= top {
                stretches[stretches.count - 1] = last.lowerBound..<max(last.upperBound, bottom)
            } else {
                stretches.append(top..<bottom)
            }
        }
        var room = limit
        let shown = stretches.compactMap { stretch in
            defer { room -= min(room, stretch.count) }
            return room == 0 ? nil : stretch.prefix(room)
        }
        // Without differences, the uppermost part is shown.
        return shown.isEmpty ? [0..<min(limit, height)] : shown
    }

    /// Total height of the panel, in pixels.
    var height: Int {
        guard let top = tops.last, let last = stretches.last else { return 0 }
        return top + last.count
    }

    /// The stretches with their tops in the panel.
    var places: [(rows: Range<Int>, top: Int)] {
        zip(stretches, tops).map { (rows: $0, top: $1) }
    }

    /// Returns the range of shown rows in the panel, or `nil` if no row is shown.
    func panelRows(of rows: Range<Int>) -> Range<Int>? {
        let shown = places.compactMap { place -> Range<Int>? in
            let rows = rows.clamped(to: place.rows)
            let shift = place.top - place.rows.lowerBound
            return rows.isEmpty ? nil : (rows.lowerBound + shift)..<(rows.upperBound + shift)
        }
        guard let first = shown.first, let last = shown.last else { return nil }
        return first.lowerBound..<last.upperBound
    }
}
