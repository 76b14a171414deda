import Foundation

extension RowHeights {
    /// Returns the heights after row deletions and insertions; remaining rows keep their
    /// heights.
    ///
    /// O(changes) for uniform rows, otherwise O(rows with custom heights).
    /// - Parameters:
    ///   - count: number of rows afterwards.
    ///   - standard: height of new rows without a given height.
    ///   - given: heights of new or changed rows, by index afterwards.
    func updated(
        by shift: IndexShift, count: Int, standard: CGFloat, given: [Int: CGFloat]
    ) -> RowHeights {
        guard count > 0 else { return .none }
        let result: RowHeights
        switch self {
        case .uniform(let old, let height):
            if given.count == count { return .varying((0..<count).map { given[$0] ?? standard }) }
            let base = old == 0 ? standard : height
            if given.values.allSatisfy({ $0 == base }) {
                return .uniform(count: count, height: base)
            }
            result = .uniform(count: count, height: base)
        case .sparse(let heights):
            var own: [Int: CGFloat] = [:]
            for (row, height) in zip(heights.rows, heights.heights) {
                if let new = shift.new(row) { own[new] = height }
            }
            result = .sparse(SparseRowHeights(count: count, height: heights.height, own: own))
        case .varying(let heights):
            result = .varying(Self.merged(heights, shift, count, standard))
        }
        return result.replacing(given)
    }

    private static func merged(
        _ heights: [CGFloat], _ shift: IndexShift, _ count: Int, _ standard: CGFloat
    ) -> [CGFloat] {
        var result: [CGFloat] = []
        result.reserveCapacity(count)
        var removed = shift.removed[...]
        var added = shift.added[...]
        for (row, height) in heights.enumerated() {
            if removed.first == row {
                removed.removeFirst()
                continue
            }
            while added.first == result.count {
                result.append(standard)
                added.removeFirst()
            }
            result.append(height)
        }
        while result.count < count { result.append(standard) }
        return result
    }
}
