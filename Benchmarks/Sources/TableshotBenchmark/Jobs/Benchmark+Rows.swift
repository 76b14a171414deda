import Foundation
import Tableshot

/// Rows whose constraints determine their heights.
extension Benchmark {
    /// Measures the first screen of a document whose rows have a height of their own, beyond the time
    /// for equal heights.
    ///
    /// Prints a number that identifies all heights.
    func selfSizingRows(_ count: Int) throws -> Measurement {
        let documents = [
            try Self.document(rows: count, height: 110), try Self.document(rows: count),
        ]
        // The first picture of a process also opens the fonts.
        _ = try screen(of: Self.document(rows: 1))
        let fixed = try screen(of: documents[0]).duration
        let (own, bytes, table) = try screen(of: documents[1])
        var digest: UInt64 = 0
        for row in 0..<count {
            let height = table.rectForRow(at: IndexPath(row: row, section: 0)).height
            digest = digest &* 0x100_0000_01B3 ^ UInt64((height * 6).rounded())
        }
        return Measurement(
            name: "rows", frames: count, duration: max(own - fixed, .zero), bytes: bytes,
            note: "height \(Int(table.contentSize.height.rounded())) "
                + "digest \(String(digest, radix: 16))")
    }

    /// Returns the duration and the bytes of a document's first screen, and its table.
    private func screen(
        of document: TableDocument
    ) throws -> (duration: Duration, bytes: Int, table: TableView) {
        var made: TableView?
        let start = ContinuousClock.now
        let picture = try render(size: ZoneTable.screen, context: document.context()) {
            let table = document.makeTable()
            made = table
            return table
        }
        if let threads { picture.threads = threads }
        let bytes = try picture.pngData().count
        let duration = start.duration(to: .now)
        guard let made else { preconditionFailure("a picture has a table") }
        return (duration, bytes, made)
    }

    /// Returns a document of rows that use a prototype with constraints.
    ///
    /// - Parameter height: Height of all rows in points, or `nil` for the heights of their texts.
    private static func document(rows count: Int, height: Int? = nil) throws -> TableDocument {
        var text = prototype
        if let height { text += "  rowHeight: \(height)\n" }
        text += "  rows:\n"
        for row in 0..<count {
            // Texts of two to fourteen words, all different.
            let title = (0..<2 + row % 13).map { words[(row + $0 * $0) % words.count] }
            text +=
                "    - {cell: product, values: "
                + "{title: \"\(title.joined(separator: " ")) \(row)\", price: \"€ \(row)\"}}\n"
        }
        return try DocumentReader().read(text: text)
    }

    private static let words = [
        "Basil", "lemon", "balm", "likes", "the", "sun", "and", "needs", "much", "water", "in",
        "summer", "rosemary", "Thyme", "garden", "shade", "winter",
    ]

    private static let prototype = """
        screen: {width: 390, height: 844, scale: 2}
        prototypes:
          product:
            constraints:
              - picture.leading = margins.leading
              - picture.centerY = centerY
              - picture.top >= margins.top
              - picture.width = 48
              - picture.height = picture.width
              - title.leading = picture.trailing + 12
              - title.trailing <= price.leading - 8
              - title.centerY = centerY
              - title.top >= margins.top
              - price.trailing = margins.trailing
              - price.firstBaseline = title.firstBaseline
            subviews:
              - {class: ImageView, name: picture, image: {symbol: leaf}}
              - {class: Label, name: title, numberOfLines: 0}
              - {class: Label, name: price, horizontalCompressionResistancePriority: 760}
        table:

        """
}
