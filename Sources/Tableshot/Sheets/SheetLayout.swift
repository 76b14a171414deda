import Foundation
import TableControls
import TableDrawing
import TableText

/// Layout of a sheet's pictures, captions and heading; lengths are in points.
struct SheetLayout: Sendable {
    /// Place of a picture.
    struct Cell: Sendable {
        /// Index of the picture.
        var index: Int
        var picture: CGRect
        var title: CGRect
        var detail: CGRect

        /// Rectangle that encloses the whole cell.
        var bounds: CGRect { picture.union(title).union(detail) }
    }

    /// Maximum shown height of a picture, in points.
    static let tallest: CGFloat = 1_400
    /// Maximum number of pixels of a sheet; a larger sheet is drawn at a smaller scale.
    static let mostPixels = 48_000_000.0
    private static let margin: CGFloat = 32
    private static let gap: CGFloat = 28
    private static let captionGap: CGFloat = 8
    private static let headingGap: CGFloat = 20
    /// Minimum width of captions, in points, for narrow pictures.
    private static let narrowest: CGFloat = 120

    static let headingFont = Font.systemFont(ofSize: 20, weight: .bold)
    static let titleFont = Font.systemFont(ofSize: 13, weight: .semibold)
    static let detailFont = Font.systemFont(ofSize: 12)

    let cells: [Cell]
    /// Number of columns.
    let columns: Int
    let heading: CGRect
    let size: CGSize
    let scale: Double

    /// Creates a layout; must be called in the context used for drawing captions.
    ///
    /// - Parameters:
    ///   - sizes: Sizes of the pictures, in points.
    ///   - captions: Captions of the pictures.
    ///   - wanted: Requested number of pixels per point, reduced if the sheet gets too large.
    ///   - count: Number of columns, or `nil` for a sheet with nearly equal width and height.
    ///   - heading: Heading of the sheet; can be empty.
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

    /// Returns the number of columns for a sheet that is a little wider than high; prefers full
    /// rows.
    private static func columns(_ count: Int, _ extent: (Int) -> CGSize) -> Int {
        func cost(_ columns: Int) -> Double {
            let size = extent(columns)
            let shape = abs(log(Double(size.width / size.height) / 1.4))
            return shape + (count.isMultiple(of: columns) ? 0 : 0.3)
        }
        let candidates = 1...min(count, 40)
        return candidates.min { cost($0) < cost($1) } ?? 1
    }

    /// Returns the requested scale, or the largest quarter that keeps the sheet within its
    /// limits.
    private static func scale(for size: CGSize, wanted: Double) -> Double {
        let byArea = (mostPixels / Double(size.width * size.height)).squareRoot()
        let byWidth = Double(PictureLimits.width) / Double(size.width)
        let largest = min(wanted, byArea, byWidth)
        return max(PictureLimits.scale.lowerBound, (largest * 4).rounded(.down) / 4)
    }

    /// Returns the heights of a caption's two parts; the detail has at most two lines.
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

/// Caption of a picture in a sheet.
struct SheetCaption: Sendable {
    /// Title in a single line.
    var title: String
    /// Detail text in at most two lines; can be empty.
    var detail = ""
}

/// Content of a sheet's cell.
struct SheetContent {
    /// Picture in the pixels of the sheet.
    var image: Image
    var caption: SheetCaption
}
