import Foundation
import TableDrawing
import TableGeometry
import TableImages
import TableText
import TableViews

/// Writer of an animation's frames as a single PNG: a grid with the time below each frame and
/// the animation's name on top.
///
/// Every received frame is shown once, regardless of its duration; leave out unnecessary
/// frames. The sheet has the scale of the frames, unless it would exceed 48 million pixels. In
/// this case, it is drawn at a smaller scale. Frames higher than 1,400 points are cropped to
/// their top. The sink keeps only the frames of a grid row in memory, in the sheet's pixels,
/// and writes a row as soon as it is complete.
public final class FilmStripSink: FrameSink {
    /// Maximum number of frames of a strip.
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

    /// Creates a sink that writes a file atomically; see
    /// `init(sink:columns:fontBook:compression:commit:)`.
    public convenience init(
        path: String, columns: Int? = nil, fontBook: FontBook = .standard,
        compression: PNGCompression = .portable
    ) throws {
        let file = try AtomicFile(path: path)
        self.init(sink: file, columns: columns, fontBook: fontBook, compression: compression) {
            try file.commit()
        }
    }

    /// Creates a sink that writes bytes to another sink.
    ///
    /// - Parameters:
    ///   - sink: Receiver of the bytes.
    ///   - columns: Maximum number of frames in a row, or `nil` for a strip with nearly equal
    ///     width and height.
    ///   - fontBook: Fonts for the name and the times.
    ///   - compression: Compression of the PNG.
    ///   - commit: Called after the last byte.
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

    /// Diagnostics recorded since the sink was created, for example about characters of the
    /// name without a font.
    public var diagnostics: [Diagnostic] { log.diagnostics }

    /// Lays out the strip.
    ///
    /// - Throws: `RenderError.size` for too many frames or pixels.
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

    /// Keeps the frame, and paints a row of the grid as soon as the row is complete.
    ///
    /// Throws a `FrameSinkError` for an unexpected frame, and the errors of painting and of the
    /// output.
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

    /// Writes the end of the PNG with the stamp of its fonts, and commits the output.
    ///
    /// Throws a `FrameSinkError` if frames are missing, and the errors of the output.
    public func finish() throws {
        try order?.checkComplete()
        try encoder?.finish(text: fonts.stamp())
        try commit()
    }

    /// Paints the waiting frames, beginning with the given frame index.
    private func writeRow(_ grid: FilmStripGrid, from first: Int) throws {
        let row = first / grid.layout.columns
        let top = grid.pixelRows(of: row).lowerBound
        let picture = try grid.picture(ofRow: row, waiting)
        try picture.forEachBand(noting: { fonts.note($0) }) { band in
            try encoder?.write(Band(y: top + band.y, bitmap: band.bitmap))
        }
    }
}
