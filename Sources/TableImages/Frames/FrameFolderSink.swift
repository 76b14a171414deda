import Foundation
import TableDrawing

/// Writes each frame as a separate PNG: `frame-0000.png` and so on.
///
/// A held frame is a single file, and its duration is not stored. Each file appears completely
/// or not at all, and remains if a later file fails. With `replacesFrames`, frames of an
/// earlier run are removed before the first frame is written. Other files in the folder remain.
/// With more than ten thousand frames, the numbers have as many digits as the last number.
public final class FrameFolderSink: CompressedFrameSink {
    /// Path of the folder, which must exist.
    public let folder: String
    /// Compression of the files, required of frames with compressed bands.
    public let compression: PNGCompression
    /// Whether existing frame files are removed before the first frame is written.
    ///
    /// Otherwise frames of a longer or aborted run could be mistaken for frames of this run.
    public let replacesFrames: Bool
    private var order: FrameOrder?
    /// Header of every frame with its bytes.
    private var head: (head: PNGHead, bytes: [UInt8])?
    /// Buffers for files, so that each file is written with a single system call.
    ///
    /// Each thread has its own buffer.
    private var memories = [MemorySink()]

    /// Creates a sink for an existing folder.
    public init(
        folder: String, compression: PNGCompression = .portable, replacesFrames: Bool = false
    ) {
        self.folder = folder
        self.compression = compression
        self.replacesFrames = replacesFrames
    }

    /// Returns the path of a frame's file.
    public static func path(ofFrame index: Int, of count: Int, in folder: String) -> String {
        let digits = max(4, String(max(0, count - 1)).count)
        let number = String(index)
        let padding = String(repeating: "0", count: max(0, digits - number.count))
        return (folder as NSString).appendingPathComponent("frame-\(padding)\(number).png")
    }

    /// Returns the paths of files with names of frames in a folder, sorted, or none if the folder
    /// cannot be listed.
    package static func frames(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(isFrame)
            .sorted().map { (folder as NSString).appendingPathComponent($0) }
    }

    /// Returns whether Tableshot has written a frame, according to the text `Software` before the
    /// pixels.
    ///
    /// A folder with the name of a frame stays, and counts as written by Tableshot.
    package static func isOwnFrame(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            !isFolder.boolValue, let file = FileHandle(forReadingAtPath: path)
        else { return true }
        defer { try? file.close() }
        let head = (try? file.read(upToCount: 4_096)) ?? Data()
        return head.range(of: Data("Software\0Tableshot ".utf8)) != nil
    }

    /// Removes the frames of an earlier run; a folder that is called like a frame stays.
    private func removeFrames() throws {
        for path in Self.frames(in: folder) {
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { continue }
            guard unlink(path) != 0, errno != ENOENT else { continue }
            throw OutputError(.create, path: path, code: errno)
        }
    }

    /// Whether a file's name is one that frames are given.
    package static func isFrame(_ name: String) -> Bool {
        guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
        let number = name.dropFirst("frame-".count).dropLast(".png".count)
        return number.count >= 4 && number.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// Encodes the header shared by all files.
    ///
    /// Throws a `FrameSinkError` or a `PNGEncodingError` for an invalid sequence.
    public func begin(_ sequence: FrameSequence) throws {
        order = try FrameOrder(sequence)
        let head = PNGHead(
            width: sequence.width, height: sequence.height, isOpaque: sequence.isOpaque,
            scale: sequence.scale, text: sequence.text)
        self.head = (head, try head.bytes())
    }

    /// Writes the next frame to a file.
    ///
    /// With `replacesFrames`, old frames are removed before the first frame is written. Throws a
    /// `FrameSinkError` for an unexpected frame, and an `OutputError` if a file fails.
    public func write(_ frame: Frame) throws {
        guard var order else { throw FrameSinkError.order(found: frame.index, expected: 0) }
        try order.accept(frame)
        if replacesFrames, frame.index == 0 { try removeFrames() }
        self.order = order
        try file(of: order.sequence).write(frame.index, through: memories[0]) { encoder in
            try encoder.write(Band(y: 0, bitmap: frame.bitmap))
        }
    }

    /// Writes the next frame to a file from its compressed bands.
    public func write(_ frame: CompressedFrame) throws { try write([frame], threads: 1) }

    /// Writes frames in parallel, because they are separate files.
    ///
    /// If a frame fails, later frames may exist already.
    public func write(_ frames: [CompressedFrame], threads: Int) throws {
        guard var order else {
            throw FrameSinkError.order(found: frames.first?.index ?? 0, expected: 0)
        }
        for frame in frames { try order.accept(frame) }
        if replacesFrames, frames.first?.index == 0 { try removeFrames() }
        self.order = order
        let sequence = order.sequence
        let failure = FirstFailure()
        let workers = min(max(1, threads), frames.count)
        while memories.count < workers { memories.append(MemorySink()) }
        let (memories, file) = (memories, try file(of: sequence))
        @Sendable func work(_ worker: Int) {
            for index in stride(from: worker, to: frames.count, by: workers) {
                failure.note(index) {
                    try file.write(frames[index].index, through: memories[worker]) { encoder in
                        for band in frames[index].bands { try encoder.append(band) }
                    }
                }
            }
        }
        if workers > 1 {
            DispatchQueue.concurrentPerform(iterations: workers, execute: work)
        } else if workers == 1 {
            work(0)
        }
        try failure.check()
    }

    private func file(of sequence: FrameSequence) throws -> FrameFile {
        guard let head else { throw FrameSinkError.order(found: 0, expected: 0) }
        return FrameFile(
            folder: folder, count: sequence.frameCount, compression: compression,
            head: head.head, start: head.bytes)
    }

    /// Checks that all frames were written, and throws a `FrameSinkError` otherwise.
    public func finish() throws { try order?.checkComplete() }
}
