/// What the files of an animation's frames have in common.
struct FrameFile: Sendable {
    let folder: String
    /// How many frames there are: it decides the length of their numbers.
    let count: Int
    let compression: PNGCompression
    let head: PNGHead
    /// The bytes that stand before the pixels of every frame.
    let start: [UInt8]

    /// Writes a frame's file; `memory` holds its bytes meanwhile.
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
