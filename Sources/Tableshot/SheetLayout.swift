import Foundation
import TableDrawing
import TableText
import TableViews

/// Where the pictures of a sheet and their captions stand; lengths are points.
struct SheetLayout: Sendable {
    /// A picture's place.
    struct Cell: Sendable {
        var item: ContactSheet.Item
        var picture: CGRect
        var title: CGRect
        var detail: CGRect

        /// All that the cell covers.
        var bounds: CGRect { picture.union(title).union(detail) }
    }

    /// Of a higher picture this much is shown.
    static let tallest: CGFloat = 1_400
    /// A sheet of more pixels is drawn at a smaller scale.
    private static let mostPixels = 48_000_000.0
    private static let margin: CGFloat = 32
    private static let gap: CGFloat = 28
    private static let captionGap: CGFloat = 8
    /// Captions are not narrower than this, however narrow the picture.
    private static let narrowest: CGFloat = 120

    static let titleFont = Font.systemFont(ofSize: 13, weight: .semibold)
    static let detailFont = Font.systemFont(ofSize: 12)

    let cells: [Cell]
    let size: CGSize
    let scale: Double

    /// Call it in the context that captions are drawn in.
    init(items: [ContactSheet.Item], columns wanted: Int?) {
        let sizes = items.map {
            CGSize(width: $0.size.width, height: min($0.size.height, Self.tallest))
        }
        let width = max(Self.narrowest, sizes.map(\.width).max() ?? 0).rounded(.up)
        let captions = items.map { Self.captionHeights($0, width: width) }
        func heights(_ columns: Int) -> [CGFloat] {
            stride(from: 0, to: items.count, by: columns).map { start in
                (start..<min(start + columns, items.count)).map { index in
                    (sizes[index].height + Self.captionGap + captions[index].title
                        + captions[index].detail).rounded(.up)
                }.max() ?? 0
            }
        }
        func extent(_ columns: Int) -> CGSize {
            let rows = heights(columns)
            return CGSize(
                width: Self.margin * 2 + CGFloat(columns) * (width + Self.gap) - Self.gap,
                height: Self.margin * 2 + rows.reduce(0, +)
                    + CGFloat(max(0, rows.count - 1)) * Self.gap)
        }
        let columns =
            wanted.map { min(max(1, $0), items.count) } ?? Self.columns(items.count, extent)
        size = extent(columns)
        scale = Self.scale(for: size, wanted: items.map(\.scale).max() ?? 1)

        var cells: [Cell] = []
        var top = Self.margin
        for (row, height) in heights(columns).enumerated() {
            for column in 0..<columns {
                let index = row * columns + column
                guard index < items.count else { break }
                let left = Self.margin + CGFloat(column) * (width + Self.gap)
                let picture = CGRect(origin: CGPoint(x: left, y: top), size: sizes[index])
                let title = CGRect(
                    x: left, y: (picture.maxY + Self.captionGap).rounded(.up), width: width,
                    height: captions[index].title)
                let detail = CGRect(
                    x: left, y: title.maxY, width: width, height: captions[index].detail)
                cells.append(
                    Cell(item: items[index], picture: picture, title: title, detail: detail))
            }
            top += height + Self.gap
        }
        self.cells = cells
    }

    /// The number of columns that makes a sheet a little wider than high, with full rows rather than
    /// not.
    private static func columns(_ count: Int, _ extent: (Int) -> CGSize) -> Int {
        func cost(_ columns: Int) -> Double {
            let size = extent(columns)
            let shape = abs(log(Double(size.width / size.height) / 1.4))
            return shape + (count.isMultiple(of: columns) ? 0 : 0.3)
        }
        let candidates = 1...min(count, 40)
        return candidates.min { cost($0) < cost($1) } ?? 1
    }

    /// The scale that was wanted, or the largest quarter that keeps the sheet within its bounds.
    private static func scale(for size: CGSize, wanted: Double) -> Double {
        let byArea = (mostPixels / Double(size.width * size.height)).squareRoot()
        let byWidth = Double(PictureLimits.width) / Double(size.width)
        let largest = min(wanted, byArea, byWidth)
        return max(PictureLimits.scale.lowerBound, (largest * 4).rounded(.down) / 4)
    }

    /// The heights of a caption's two parts; the second has two lines at most.
    private static func captionHeights(
        _ item: ContactSheet.Item, width: CGFloat
    ) -> (title: CGFloat, detail: CGFloat) {
        func height(_ text: String, _ font: Font, lines: Int) -> CGFloat {
            guard !text.isEmpty else { return 0 }
            let label = Label(frame: .zero)
            label.text = text
            label.font = font
            label.numberOfLines = lines
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
                .height.rounded(.up)
        }
        return (
            height(item.title, titleFont, lines: 1), height(item.detail, detailFont, lines: 2)
        )
    }
}
