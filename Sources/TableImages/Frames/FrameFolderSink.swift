import Foundation
import TableDrawing

/// Writes each frame as a PNG of its own: `frame-0000.png` and so on.
///
/// A frame that is held is one file; its duration is not kept. Each file appears whole or not at all, and stays if a later one fails.
/// Other files of the folder stay; `removeOthers(than:in:)` removes a longer run's frames. With more than ten thousand
/// frames the numbers have as many digits as the last one needs.
public final class FrameFolderSink: CompressedFrameSink {
    /// The folder, which must exist.
    public let folder: String
    public let compression: PNGCompression
    private var order: FrameOrder?
    /// What stands before the pixels of every frame.
    private var head: (head: PNGHead, bytes: [UInt8])?
    /// A file's bytes, so that the system is asked once to write them.
    private let memory = MemorySink()

    public init(folder: String, compression: PNGCompression = .portable) {
        self.folder = folder
        self.compression = compression
    }

    /// The path of a frame's file.
    public static func path(ofFrame index: Int, of count: Int, in folder: String) -> String {
        let digits = max(4, String(max(0, count - 1)).count)
        let number = String(index)
        let padding = String(repeating: "0", count: max(0, digits - number.count))
        return (folder as NSString).appendingPathComponent("frame-\(padding)\(number).png")
    }

    /// Removes what an earlier, longer run has left in a folder, which would be taken for frames of
    /// this one: every file with a frame's name that is none of the first `count` frames.
    ///
    /// - Throws: the system's error if a file cannot be removed.
    public static func removeOthers(than count: Int, in folder: String) throws {
        let files = FileManager.default
        let own = Set(
            (0..<count).map {
                (path(ofFrame: $0, of: count, in: folder) as NSString).lastPathComponent
            })
        for name in try files.contentsOfDirectory(atPath: folder)
        where isFrame(name) && !own.contains(name) {
            try files.removeItem(atPath: (folder as NSString).appendingPathComponent(name))
        }
    }

    /// Whether a file's name is one that frames are given.
    private static func isFrame(_ name: String) -> Bool {
        guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
        let number = name.dropFirst("frame-".count).dropLast(".png".count)
        return number.count >= 4 && number.allSatisfy { $0.isASCII && $0.isNumber }
    }

    public func begin(_ sequence: FrameSequence) throws {
        order = try FrameOrder(sequence)
        let head = PNGHead(
            width: sequence.width, height: sequence.height, isOpaque: sequence.isOpaque,
            scale: sequence.scale, text: sequence.text)
        self.head = (head, try head.bytes())
    }

    public func write(_ frame: Frame) throws {
        guard var order else { throw FrameSinkError.order(found: frame.index, expected: 0) }
        try order.accept(frame)
        self.order = order
        try write(frame.index, of: order.sequence) { encoder in
            try encoder.write(Band(y: 0, bitmap: frame.bitmap))
        }
    }

    public func write(_ frame: CompressedFrame) throws {
        guard var order else { throw FrameSinkError.order(found: frame.index, expected: 0) }
        try order.accept(frame)
        self.order = order
        try write(frame.index, of: order.sequence) { encoder in
            for band in frame.bands { try encoder.append(band) }
        }
    }

    private func write(
        _ index: Int, of sequence: FrameSequence, _ body: (PNGEncoder) throws -> Void
    ) throws {
        guard let head else { throw FrameSinkError.order(found: index, expected: 0) }
        let path = Self.path(ofFrame: index, of: sequence.frameCount, in: folder)
        let file = try AtomicFile(path: path)
        memory.removeAll()
        let encoder = try PNGEncoder(
            head.head, start: head.bytes, compression: compression, sink: memory)
        try body(encoder)
        try encoder.finish()
        try file.write(memory.bytes)
        try file.commit()
    }

    public func finish() throws { try order?.checkComplete() }
}
