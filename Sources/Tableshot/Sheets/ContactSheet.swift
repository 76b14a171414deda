import Dispatch
import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Grid of several pictures with captions, in a single picture.
///
/// Every picture is shown at its size in points. Only the pictures in the current slab of the
/// sheet are in memory.
public struct ContactSheet: Sendable {
    /// Picture of a sheet.
    public struct Item: Sendable {
        /// First line of the caption.
        public var title: String
        /// Text below the title; can be empty.
        public var detail: String
        /// Size of the picture, in points.
        public var size: CGSize
        /// Device pixels per point of the picture.
        public var scale: Double
        /// Creates the picture with the given number of device pixels per point.
        public var picture: @Sendable (Double) throws -> Picture

        /// Creates an item with a size in points, whose picture is created on demand.
        public init(
            title: String, detail: String = "", size: CGSize, scale: Double,
            picture: @escaping @Sendable (Double) throws -> Picture
        ) {
            self.title = title
            self.detail = detail
            self.size = size
            self.scale = scale
            self.picture = picture
        }
    }

    /// Pictures from left to right and from top to bottom.
    public var items: [Item]
    /// Number of columns, or `nil` for a sheet with nearly equal width and height.
    public var columns: Int?
    /// Number of pictures created concurrently.
    public var jobs: Int

    /// Maximum number of pictures of a sheet.
    public static let limit = 1_000

    /// Creates a sheet of pictures.
    public init(items: [Item], columns: Int? = nil, jobs: Int = 1) {
        self.items = items
        self.columns = columns
        self.jobs = jobs
    }

    /// Returns a picture of the sheet.
    ///
    /// Its scale is the largest scale of the pictures, or a smaller scale if the sheet would
    /// have too many pixels. Pictures higher than `SheetLayout.tallest` are cropped to their
    /// top.
    ///
    /// - Throws: `RenderError.size` for an empty sheet, for too many pictures, or for a sheet
    ///   above the limits of a PNG.
    public func picture(fontBook: FontBook = .standard) throws -> Picture {
        guard !items.isEmpty else { throw RenderError.size("a sheet needs a picture") }
        guard items.count <= Self.limit else {
            throw RenderError.size(
                "a sheet of \(items.count) pictures is asked for; it has at most \(Self.limit)")
        }
        var context = RenderContext(theme: .ios15, fontBook: fontBook)
        let layout = context.run {
            SheetLayout(
                sizes: items.map(\.size), captions: items.map(\.caption),
                scale: items.map(\.scale).max() ?? 1, columns: columns)
        }
        context.traits.displayScale = layout.scale
        let log = DiagnosticLog()
        for item in items where item.size.height > SheetLayout.tallest {
            log.record(
                Diagnostic(
                    "sheet.cut",
                    message: "the sheet shows the uppermost \(Int(SheetLayout.tallest)) of the "
                        + "\(Int(clamping: item.size.height)) points of \(item.title)"))
        }
        let plan = PicturePlan(
            size: layout.size, background: SheetView.background.resolved,
            lower: { _, slab in
                try SheetView.lowered(layout, slab: slab) {
                    try contents(of: $0, scale: layout.scale)
                }
            })
        return try context.run {
            try Picture(
                view: View(frame: CGRect(origin: .zero, size: layout.size)), plan: plan,
                context: context, log: log)
        }
    }

    /// Returns the contents of cells in the pixels of the sheet, in the order of the cells;
    /// creates several contents concurrently.
    private func contents(
        of cells: [SheetLayout.Cell], scale: Double
    ) throws -> [SheetContent] {
        let slots = OrderedResults<Image>(count: cells.count)
        for start in stride(from: 0, to: cells.count, by: max(1, jobs)) {
            let part = min(max(1, jobs), cells.count - start)
            DispatchQueue.concurrentPerform(iterations: part) { offset in
                let cell = cells[start + offset]
                slots.fill(start + offset) {
                    try items[cell.index].image(size: cell.picture.size, scale: scale)
                }
            }
        }
        return zip(cells, try slots.values()).map {
            SheetContent(image: $1, caption: items[$0.index].caption)
        }
    }
}

extension ContactSheet.Item {
    fileprivate var caption: SheetCaption { SheetCaption(title: title, detail: detail) }

    /// Maximum number of pixels of a picture before resampling to the sheet's scale.
    private static let mostPixels = 24_000_000.0

    /// Returns the top of the picture with the given size, in the pixels of a sheet.
    fileprivate func image(size: CGSize, scale: Double) throws -> Image {
        // Create a huge picture directly at a smaller scale.
        let fitting = (Self.mostPixels / Double(size.width * size.height)).squareRoot()
        let used = min(self.scale, max(PictureLimits.scale.lowerBound, fitting))
        let picture = try picture(used)
        picture.threads = 1
        let bitmap = try picture.bitmap(ofTop: size.height)
        return try Image(bitmap: bitmap, scale: CGFloat(used)).resampled(size: size, scale: scale)
    }
}
