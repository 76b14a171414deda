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
        let layout = context.run { SheetLayout(items: items, columns: columns) }
        context.traits.displayScale = layout.scale
        let log = DiagnosticLog()
        let plan = PicturePlan(
            size: layout.size, background: SheetView.background.resolved,
            lower: { [jobs] _, slab in
                try SheetView.lowered(layout, slab: slab, jobs: jobs)
            })
        return try context.run {
            try Picture(
                view: View(frame: CGRect(origin: .zero, size: layout.size)), plan: plan,
                context: context, log: log)
        }
    }
}
