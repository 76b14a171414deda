import Foundation
import TableDrawing
import TableText
import TableViews

/// Where the pictures of a sheet, their captions and its heading stand; lengths are points.
struct SheetLayout: Sendable {
    /// A picture's place.
    struct Cell: Sendable {
        /// The picture's number, counted from 0.
        var index: Int
        var picture: CGRect
        var title: CGRect
        var detail: CGRect

        /// All that the cell covers.
        var bounds: CGRect { picture.union(title).union(detail) }
    }

    /// Of a higher picture this much is shown.
    static let tallest: CGFloat = 1_400
    /// A sheet of more pixels is drawn at a smaller scale.
    static let mostPixels = 48_000_000.0
    private static let margin: CGFloat = 32
    private static let gap: CGFloat = 28
    private static let captionGap: CGFloat = 8
    private static let headingGap: CGFloat = 20
    /// Captions are not narrower than this, however narrow the picture.
    private static let narrowest: CGFloat = 120

    static let headingFont = Font.systemFont(ofSize: 20, weight: .bold)
    static let titleFont = Font.systemFont(ofSize: 13, weight: .semibold)
    static let detailFont = Font.systemFont(ofSize: 12)

    let cells: [Cell]
    /// How many pictures stand side by side.
    let columns: Int
    let heading: CGRect
    let size: CGSize
    let scale: Double

    /// Call it in the context that captions are drawn in.
    ///
    /// - Parameters:
    ///   - sizes: the pictures' sizes in points.
    ///   - captions: what stands below each.
    ///   - wanted: pixels per point, if that many fit.
    ///   - count: how many stand side by side; nothing makes the sheet about as wide as high.
    ///   - heading: what stands above all; may be empty.
    init(
        sizes: [CGSize], captions: [SheetCaption], scale wanted: Double, columns count: Int?,
        heading: String = ""
    ) {
        let sizes = sizes.map { CGSize(width: $0.width, height: min($0.height, Self.tallest)) }
        let width = max(Self.narrowest, sizes.map(\.width).max() ?? 0).rounded(.up)
        let captions = captions.map { Self.captionHeights($0, width: width) }
        let headingHeight = Self.height(
            heading, Self.headingFont, lines: 1, width: .greatestFiniteMagnitude)
        let headingGap = headingHeight > 0 ? Self.headingGap : 0
        func heights(_ columns: Int) -> [CGFloat] {
            stride(from: 0, to: sizes.count, by: columns).map { start in
                (start..<min(start + columns, sizes.count)).map { index in
                    (sizes[index].height + Self.captionGap + captions[index].title
                        + captions[index].detail).rounded(.up)
                }.max() ?? 0
            }
        }
        func extent(_ columns: Int) -> CGSize {
            let rows = heights(columns)
            return CGSize(
                width: Self.margin * 2 + CGFloat(columns) * (width + Self.gap) - Self.gap,
                height: Self.margin * 2 + headingHeight + headingGap + rows.reduce(0, +)
                    + CGFloat(max(0, rows.count - 1)) * Self.gap)
        }
        let columns =
            count.map { min(max(1, $0), sizes.count) } ?? Self.columns(sizes.count, extent)
        self.columns = columns
        size = extent(columns)
        scale = Self.scale(for: size, wanted: wanted)
        self.heading = CGRect(
            x: Self.margin, y: Self.margin, width: size.width - 2 * Self.margin,
            height: headingHeight)

        var cells: [Cell] = []
        var top = Self.margin + headingHeight + headingGap
        for (row, height) in heights(columns).enumerated() {
            for column in 0..<columns {
                let index = row * columns + column
                guard index < sizes.count else { break }
                let left = Self.margin + CGFloat(column) * (width + Self.gap)
                let picture = CGRect(origin: CGPoint(x: left, y: top), size: sizes[index])
                let title = CGRect(
                    x: left, y: (picture.maxY + Self.captionGap).rounded(.up), width: width,
                    height: captions[index].title)
                let detail = CGRect(
                    x: left, y: title.maxY, width: width, height: captions[index].detail)
                cells.append(
                    Cell(index: index, picture: picture, title: title, detail: detail))
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
        _ caption: SheetCaption, width: CGFloat
    ) -> (title: CGFloat, detail: CGFloat) {
        (
            height(caption.title, titleFont, lines: 1, width: width),
            height(caption.detail, detailFont, lines: 2, width: width)
        )
    }

    private static func height(
        _ text: String, _ font: Font, lines: Int, width: CGFloat
    ) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        let label = Label(frame: .zero)
        label.text = text
        label.font = font
        label.numberOfLines = lines
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            .height.rounded(.up)
    }
}
