/// The seven passes of an interlaced PNG, from its specification.
enum Adam7 {
    /// A pass, which consists of every nth column and row of a picture, and forms a smaller
    /// picture.
    struct Pass {
        let firstColumn: Int
        let firstRow: Int
        let columns: Int
        let rows: Int
        let width: Int
        let height: Int
    }

    private static let steps = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
    ]

    /// Returns the non-empty passes of a picture of a size in pixels.
    static func passes(width: Int, height: Int) -> [Pass] {
        steps.map { column, row, columns, rows in
            Pass(
                firstColumn: column, firstRow: row, columns: columns, rows: rows,
                width: (width - column + columns - 1) / columns,
                height: (height - row + rows - 1) / rows)
        }
        .filter { $0.width > 0 && $0.height > 0 }
    }
}
