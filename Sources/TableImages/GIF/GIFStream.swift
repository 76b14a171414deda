import CGIF
import SharedLibraries

/// Sole owner of giflib's encoder, which writes to a sink.
///
/// giflib calls back for every few bytes. Errors of the sink are stored and thrown afterwards,
/// because Swift errors cannot pass through C.
final class GIFStream {
    private let gif: GIFLibrary
    private let file: UnsafeMutablePointer<GifFileType>
    private let target: Target
    private var isOpen = true

    private final class Target {
        let sink: any ByteSink
        var error: (any Error)?
        var buffer: [UInt8] = []

        init(_ sink: any ByteSink) { self.sink = sink }

        func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            guard error == nil else { return false }
            buffer += bytes
            return buffer.count < 1 << 16 || flush()
        }

        func flush() -> Bool {
            do {
                try sink.write(buffer)
                buffer.removeAll(keepingCapacity: true)
                return true
            } catch {
                self.error = error
                return false
            }
        }
    }

    init(sink: any ByteSink) throws {
        do throws(LibraryProblem) {
            gif = try .loaded()
        } catch {
            throw FrameSinkError("a GIF", error)
        }
        target = Target(sink)
        var code: Int32 = 0
        let write: OutputFunc = { file, bytes, count in
            guard let file, let user = file.pointee.UserData, let bytes, count >= 0 else {
                return 0
            }
            let target = Unmanaged<Target>.fromOpaque(user).takeUnretainedValue()
            return target.take(UnsafeBufferPointer(start: bytes, count: Int(count))) ? count : 0
        }
        guard let file = gif.openOutput(Unmanaged.passUnretained(target).toOpaque(), write, &code)
        else {
            throw FrameSinkError.library("giflib", code: Int(code))
        }
        self.file = file
        // Version 89a supports delays, transparency and repetition.
        gif.setVersion(file, true)
    }

    deinit { close() }

    /// Writes the size of the whole picture, without global colours.
    func writeScreen(width: Int, height: Int) throws {
        try check(gif.putScreen(file, Int32(width), Int32(height), 8, 0, nil))
    }

    /// Writes the number of repetitions after the first time, in Netscape's extension.
    ///
    /// 0 means forever.
    func writeLoopCount(_ count: Int) throws {
        let repeats = UInt16(min(max(0, count), 65_535))
        try check(gif.putExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
        try writeBlock(Array("NETSCAPE2.0".utf8))
        try writeBlock([1, UInt8(repeats & 0xFF), UInt8(repeats >> 8)])
        try check(gif.putExtensionTrailer(file))
    }

    /// Writes a frame's delay in hundredths of a second, and the transparent colour index.
    func writeControl(delay: Int, transparent: UInt8?) throws {
        let centiseconds = UInt16(min(max(0, delay), 65_535))
        // Disposal 1 keeps the frame.
        let flags: UInt8 = 1 << 2 | (transparent == nil ? 0 : 1)
        let block: [UInt8] = [
            flags, UInt8(centiseconds & 0xFF), UInt8(centiseconds >> 8), transparent ?? 0,
        ]
        try check(gif.putExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, block))
    }

    /// Writes a frame's rectangle, its colours (a power of two in number) and its pixels.
    func writeImage(_ region: FrameRegion, colors: [UInt32], indices: [UInt8]) throws {
        let map = gif.makeMap(Int32(colors.count), nil)
        guard let map else { throw FrameSinkError.library("giflib", code: 0) }
        defer { gif.freeMap(map) }
        for (index, color) in colors.enumerated() {
            map.pointee.Colors[index] = GifColorType(
                Red: UInt8(color >> 16 & 0xFF), Green: UInt8(color >> 8 & 0xFF),
                Blue: UInt8(color & 0xFF))
        }
        try check(
            gif.putImage(
                file, Int32(region.x), Int32(region.y), Int32(region.width), Int32(region.height),
                false, map))
        var indices = indices
        try check(gif.putLine(file, &indices, Int32(indices.count)))
    }

    /// Writes the end of the file.
    ///
    /// Further frames cannot be written.
    func finish() throws {
        guard isOpen else { return }
        isOpen = false
        var code: Int32 = 0
        let result = gif.closeOutput(file, &code)
        if let error = target.error { throw error }
        guard result != 0 else { throw FrameSinkError.library("giflib", code: Int(code)) }
        guard target.flush() else {
            throw target.error ?? FrameSinkError.library("giflib", code: 0)
        }
    }

    private func writeBlock(_ bytes: [UInt8]) throws {
        try check(gif.putExtensionBlock(file, Int32(bytes.count), bytes))
    }

    private func check(_ result: Int32) throws {
        if let error = target.error { throw error }
        guard result != 0 else {
            throw FrameSinkError.library("giflib", code: Int(file.pointee.Error))
        }
    }

    private func close() {
        guard isOpen else { return }
        isOpen = false
        target.error = target.error ?? FrameSinkError.library("giflib", code: 0)
        var code: Int32 = 0
        _ = gif.closeOutput(file, &code)
    }
}
