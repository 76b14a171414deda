import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableImages
import TableText
import TableThemes

/// Layout of a film strip's frames and drawing of a grid row.
struct FilmStripGrid {
    let layout: SheetLayout
    private let sequence: FrameSequence
    private let context: RenderContext
    private let log: DiagnosticLog
    /// Number of decimals required to distinguish the times of neighbouring frames.
    private let decimals: Int

    /// - Throws: `RenderError.size` for too many frames or pixels.
    init(
        _ sequence: FrameSequence, columns: Int?, fontBook: FontBook, log: DiagnosticLog
    ) throws {
        let count = sequence.frameCount
        guard count <= FilmStripSink.limit else {
            throw RenderError.size(
                "a strip of \(count) frames is asked for; it has at most \(FilmStripSink.limit): "
                    + "take fewer of them")
        }
        let size = CGSize(
            width: Double(sequence.width) / sequence.scale,
            height: Double(sequence.height) / sequence.scale)
        try PictureLimits.check(size: size, scale: sequence.scale)
        self.sequence = sequence
        self.log = log
        let decimals = sequence.framesPerSecond > 100 ? 3 : 2
        self.decimals = decimals
        var context = RenderContext(theme: .ios15, fontBook: fontBook)
        let layout = context.run {
            SheetLayout(
                sizes: Array(repeating: size, count: count),
                captions: Array(
                    repeating: SheetCaption(title: Self.stamp(0, decimals: decimals)),
                    count: count),
                scale: sequence.scale, columns: columns, heading: sequence.name)
        }
        context.traits.displayScale = layout.scale
        self.layout = layout
        self.context = context
        guard Double(pixelWidth) * Double(pixelHeight) <= SheetLayout.mostPixels * 1.01 else {
            throw RenderError.size(
                "a strip of \(count) frames of \(sequence.width) × \(sequence.height) px has more "
                    + "than \(Int(SheetLayout.mostPixels)) pixels even at "
                    + "\(layout.scale) pixels a point: take fewer frames")
        }
        try PictureLimits.check(size: layout.size, scale: layout.scale)
    }

    /// Width in pixels.
    var pixelWidth: Int { RenderTree.empty(size: layout.size, scale: layout.scale).pixelWidth }
    /// Height in pixels.
    var pixelHeight: Int { RenderTree.empty(size: layout.size, scale: layout.scale).pixelHeight }

    /// Returns a frame with its time, in the pixels of the strip.
    func content(of frame: Frame) throws -> SheetContent {
        let size = layout.cells[frame.index].picture.size
        let rows = min(
            frame.bitmap.height, Int(clamping: (Double(size.height) * sequence.scale).rounded()))
        let shown =
            rows == frame.bitmap.height
            ? frame.bitmap
            : Bitmap(
                width: frame.bitmap.width, height: rows,
                pixels: Array(frame.bitmap.pixels[..<(rows * frame.bitmap.width)]))
        let image = Image(bitmap: shown, scale: CGFloat(sequence.scale))
        return SheetContent(
            image: try image.resampled(size: size, scale: layout.scale),
            caption: SheetCaption(title: Self.stamp(frame.time, decimals: decimals)))
    }

    /// Returns the part of the strip, in its whole width, for a grid row and half of the
    /// adjacent gaps.
    ///
    /// - Parameter content: Content of the row's cells, from left to right.
    func picture(ofRow row: Int, _ content: [SheetContent]) throws -> Picture {
        let rows = pixelRows(of: row)
        let top = CGFloat(rows.lowerBound) / layout.scale
        let size = CGSize(
            width: layout.size.width, height: CGFloat(rows.count) / layout.scale)
        let first = row * layout.columns
        let plan = PicturePlan(size: size, background: SheetView.background.resolved) { _, slab in
            try SheetView.lowered(
                layout, slab: slab.offset(by: top), heading: sequence.name
            ) { cells in cells.map { content[$0.index - first] } }
        }
        return try context.run {
            try Picture(
                view: View(frame: CGRect(origin: .zero, size: size)), plan: plan,
                context: context, log: log)
        }
    }

    /// Returns the pixel rows of the strip that belong to a grid row.
    func pixelRows(of row: Int) -> Range<Int> { boundary(above: row)..<boundary(above: row + 1) }

    /// Returns the middle between two grid rows, or an end of the strip.
    private func boundary(above row: Int) -> Int {
        let first = row * layout.columns
        guard row > 0 else { return 0 }
        guard first < layout.cells.count else { return pixelHeight }
        let (upper, lower) = (layout.cells[first - 1].bounds, layout.cells[first].bounds)
        return Int(clamping: (Double(upper.maxY + lower.minY) / 2 * layout.scale).rounded())
    }

    /// Returns a time in seconds, independent of the locale: `0.20 s`.
    static func stamp(_ time: Double, decimals: Int) -> String {
        // Clamp to about a century, longer than any animation.
        let time = time.isFinite ? min(max(time, -4e9), 4e9) : 0
        let power = decimals == 3 ? 1_000 : 100
        let units = Int(clamping: (time * Double(power)).rounded())
        let rest = String(abs(units) % power)
        let zeros = String(repeating: "0", count: decimals - rest.count)
        return "\(units < 0 ? "-" : "")\(abs(units) / power).\(zeros)\(rest) s"
    }
}
