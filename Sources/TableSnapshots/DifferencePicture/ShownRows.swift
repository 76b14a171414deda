/// Which rows of two pictures a difference picture shows: all, or those around what differs.
struct ShownRows {
    /// Stretches of rows from the top, none of them empty.
    let stretches: [Range<Int>]
    /// Where each stretch begins in the panel.
    private let tops: [Int]
    /// Pixels down of what stands between two stretches.
    let cut: Int

    /// Rows shown around a row that differs, so that its place is recognised.
    private static let margin = 48

    /// - Parameters:
    ///   - differing: The rows that differ, from the top.
    ///   - height: Rows of the larger picture.
    ///   - limit: How many rows are shown at most.
    ///   - cut: Pixels down of what stands between two stretches.
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
        // Nothing differs: the uppermost part.
        return shown.isEmpty ? [0..<min(limit, height)] : shown
    }

    /// Pixels down of all that is shown.
    var height: Int {
        guard let top = tops.last, let last = stretches.last else { return 0 }
        return top + last.count
    }

    /// The stretches with the place of each in the panel.
    var places: [(rows: Range<Int>, top: Int)] {
        zip(stretches, tops).map { (rows: $0, top: $1) }
    }

    /// Where shown rows lie in the panel; nothing where none is shown.
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
