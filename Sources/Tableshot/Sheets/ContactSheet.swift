import Dispatch
import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableViews

/// Several pictures in one, in a grid, each with a caption.
///
/// Every picture is shown at its size in points. Only those that a slab of the sheet shows are in
/// memory at once.
public struct ContactSheet: Sendable {
    /// One of the pictures.
    public struct Item: Sendable {
        /// The caption's first line.
        public var title: String
        /// What follows below it; may be empty.
        public var detail: String
        /// The picture's size in points.
        public var size: CGSize
        /// The picture's device pixels per point.
        public var scale: Double
        /// Makes the picture, with the given device pixels per point.
        public var picture: @Sendable (Double) throws -> Picture

        /// A picture of a size in points, which is made when it is needed.
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

    /// The pictures, from the left to the right and from the top down.
    public var items: [Item]
    /// How many stand side by side; nothing chooses a number that makes the sheet about as wide as
    /// it is high.
    public var columns: Int?
    /// How many pictures are made at once.
    public var jobs: Int

    /// The most pictures of a sheet.
    public static let limit = 1_000

    /// A sheet of pictures.
    public init(items: [Item], columns: Int? = nil, jobs: Int = 1) {
        self.items = items
        self.columns = columns
        self.jobs = jobs
    }

    /// Begins the sheet.
    ///
    /// Its scale is the largest of its pictures, or less where the sheet would have too many pixels;
    /// of a picture higher than `SheetLayout.tallest` the top is shown.
    ///
    /// - Throws: `RenderError.size` for no pictures, or too many, or more than a PNG can hold.
    public func picture(fontBook: FontBook = .standard) throws -> Picture {
        guard !items.isEmpty else { throw RenderError.size("a sheet needs a picture") }
        guard items.count <= Self.limit else {
            throw RenderError.size(
                "a sheet of \(items.count) pictures is asked for; it has at most \(Self.limit)")
        }
        var context = RenderContext(theme: .modern, fontBook: fontBook)
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

    /// What cells show, in the pixels of the sheet, made several at once; the order is that of the
    /// cells.
    private func contents(
        of cells: [SheetLayout.Cell], scale: Double
    ) throws -> [SheetContent] {
        let slots = ResultSlots<Image>(count: cells.count)
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

    /// Pixels of a picture before it is brought to the sheet's scale.
    private static let mostPixels = 24_000_000.0

    /// The picture, or as much of its top as `size` shows, in the pixels of a sheet.
    fileprivate func image(size: CGSize, scale: Double) throws -> Image {
        // A huge picture is made smaller at once.
        let fitting = (Self.mostPixels / Double(size.width * size.height)).squareRoot()
        let used = min(self.scale, max(PictureLimits.scale.lowerBound, fitting))
        let picture = try picture(used)
        picture.threads = 1
        let bitmap = try picture.bitmap(ofTop: size.height)
        return try Image(bitmap: bitmap, scale: CGFloat(used)).resampled(size: size, scale: scale)
    }
}
