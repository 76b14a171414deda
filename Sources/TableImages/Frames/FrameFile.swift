/// Common properties of the files of an animation's frames.
struct FrameFile: Sendable {
    let folder: String
    /// Number of frames, which determines the number of digits.
    let count: Int
    let compression: PNGCompression
    let head: PNGHead
    /// Bytes before the pixels of every frame.
    let start: [UInt8]

    /// Writes a frame's file, using `memory` as a buffer.
    func write(
        _ index: Int, through memory: MemorySink, _ body: (PNGEncoder) throws -> Void
    ) throws {
        let file = try AtomicFile(
            path: FrameFolderSink.path(ofFrame: index, of: count, in: folder), replacement: .quick)
        memory.removeAll()
        let encoder = try PNGEncoder(
            head, start: start, compression: compression, sink: memory)
        try body(encoder)
        try encoder.finish()
        try file.write(memory.bytes)
        try file.commit()
    }
}
