import TableDrawing

extension SnapshotComparison {
    /// Stretches of differing rows, including rows covered by a single picture.
    var differingRows: [Range<Int>] {
        guard let mask else { return [] }
        let (expected, actual) = (pictures.expectedSize, pictures.actualSize)
        let height = max(expected.height, actual.height)
        if expected.width != actual.width { return [0..<height].filter { !$0.isEmpty } }
        var stretches: [Range<Int>] = []
        for y in mask.rows {
            if let last = stretches.last, last.upperBound == y {
                stretches[stretches.count - 1] = last.lowerBound..<(y + 1)
            } else {
                stretches.append(y..<(y + 1))
            }
        }
        return stretches + [mask.height..<height].filter { !$0.isEmpty }
    }

    /// Returns the marks of a common row, or `nil` if the row is equal in both pictures.
    func marks(ofRow y: Int) -> ArraySlice<UInt8>? {
        guard let mask else { return nil }
        let index = mask.index(ofRow: y)
        guard index < mask.rows.count, mask.rows[index] == y else { return nil }
        return mask.marks[(index * mask.width)..<((index + 1) * mask.width)]
    }
}
