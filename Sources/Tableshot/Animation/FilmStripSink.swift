import Foundation
import TableDrawing
import TableGeometry
import TableImages
import TableText
import TableViews

/// Writes the frames of an animation as one PNG: a grid with the time below each frame, and the
/// animation's name above all.
///
/// Every frame that comes is shown, once, however long it lasts; leave out those that need not be
/// seen. A frame's pixels are the sheet's, unless that would have more than 48 million: then it is
/// drawn at a smaller scale. Of frames higher than 1,400 points the top is shown. Only the frames of
/// one row of the grid are kept, in the sheet's pixels; a row is written as soon as it is full.
public final class FilmStripSink: FrameSink {
    /// The most frames of a strip.
    public static let limit = ContactSheet.limit

    private let sink: any ByteSink
    private let commit: () throws -> Void
    private let columns: Int?
    private let fontBook: FontBook
    private let compression: PNGCompression
    private let log = DiagnosticLog()
    private var order: FrameOrder?
    private var grid: FilmStripGrid?
    private var encoder: PNGEncoder?
    private var waiting: [SheetContent] = []
    private var fonts = UsedFonts()

    /// A file that is there whole or not at all; see `init(sink:columns:fontBook:compression:commit:)`.
    public convenience init(
        path: String, columns: Int? = nil, fontBook: FontBook = .standard,
        compression: PNGCompression = .portable
    ) throws {
        let file = try AtomicFile(path: path)
        self.init(sink: file, columns: columns, fontBook: fontBook, compression: compression) {
            try file.commit()
        }
    }

    /// Bytes for a sink; `commit` is called when they are all there.
    ///
    /// - Parameters:
    ///   - columns: how many frames stand side by side at most; nothing makes the strip about as wide
    ///     as it is high.
    ///   - fontBook: the fonts of the name and the times.
    public init(
        sink: any ByteSink, columns: Int? = nil, fontBook: FontBook = .standard,
        compression: PNGCompression = .portable, commit: @escaping () throws -> Void = {}
    ) {
        self.sink = sink
        self.columns = columns
        self.fontBook = fontBook
        self.compression = compression
        self.commit = commit
    }

    /// What was noticed so far, such as characters of the name that no font has.
    public var diagnostics: [Diagnostic] { log.diagnostics }

    /// Lays out the strip.
    ///
    /// - Throws: `RenderError.size` for more frames or pixels than a strip has.
    public func begin(_ sequence: FrameSequence) throws {
        order = try FrameOrder(sequence)
        let grid = try FilmStripGrid(
            sequence, columns: columns, fontBook: fontBook, log: log)
        self.grid = grid
        let stamped = Set(PictureStamp.texts.map(\.keyword))
        encoder = try PNGEncoder(
            width: grid.pixelWidth, height: grid.pixelHeight, isOpaque: true,
            scale: grid.layout.scale,
            text: PictureStamp.texts + sequence.text.filter { !stamped.contains($0.keyword) },
            compression: compression, sink: sink)
    }

    public func write(_ frame: Frame) throws {
        guard var order, let grid else {
            throw FrameSinkError.order(found: frame.index, expected: 0)
        }
        try order.accept(frame)
        self.order = order
        waiting.append(try grid.content(of: frame))
        guard waiting.count == grid.layout.columns || order.isComplete else { return }
        try writeRow(grid, from: frame.index + 1 - waiting.count)
        waiting.removeAll(keepingCapacity: true)
    }

    public func finish() throws {
        try order?.checkComplete()
        try encoder?.finish(text: fonts.stamp())
        try commit()
    }

    /// Paints the frames that wait, the first of which has the given number.
    private func writeRow(_ grid: FilmStripGrid, from first: Int) throws {
        let row = first / grid.layout.columns
        let top = grid.pixelRows(of: row).lowerBound
        let picture = try grid.picture(ofRow: row, waiting)
        try picture.forEachBand(noting: { fonts.note($0) }) { band in
            try encoder?.write(Band(y: top + band.y, bitmap: band.bitmap))
        }
    }
}
