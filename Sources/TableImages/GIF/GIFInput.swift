import CGIF
import Foundation
import SharedLibraries

/// Sole owner of giflib's decoder for bytes in memory.
final class GIFInput {
    private let gif: GIFLibrary
    private let file: UnsafeMutablePointer<GifFileType>
    private let source: Source

    /// Types of records in the file.
    enum Record { case image, control(GraphicsControlBlock), repeats(Int), other, end }

    private final class Source {
        let data: Data
        var offset = 0

        init(_ data: Data) { self.data = data }

        func read(into bytes: UnsafeMutablePointer<GifByteType>, _ count: Int) -> Int {
            let end = min(data.count, offset + max(0, count))
            let room = UnsafeMutableRawBufferPointer(start: bytes, count: end - offset)
            data.copyBytes(to: room, from: (data.startIndex + offset)..<(data.startIndex + end))
            defer { offset = end }
            return end - offset
        }
    }

    init(_ data: Data) throws(ImageError.Reason) {
        do throws(LibraryProblem) {
            gif = try .loaded()
        } catch {
            throw ImageError.Reason("a GIF", error)
        }
        source = Source(data)
        var code: Int32 = 0
        let read: InputFunc = { file, bytes, count in
            guard let user = file?.pointee.UserData, let bytes else { return 0 }
            let source = Unmanaged<Source>.fromOpaque(user).takeUnretainedValue()
            return Int32(source.read(into: bytes, Int(count)))
        }
        guard let file = gif.openInput(Unmanaged.passUnretained(source).toOpaque(), read, &code)
        else {
            throw Self.reason(code, gif)
        }
        self.file = file
    }

    deinit {
        var code: Int32 = 0
        _ = gif.closeInput(file, &code)
    }

    var width: Int { Int(file.pointee.SWidth) }
    var height: Int { Int(file.pointee.SHeight) }

    /// Reads the next record.
    ///
    /// For an image it reads position and colours, and `readImage` reads the pixels.
    func next() throws(ImageError.Reason) -> Record {
        var type = UNDEFINED_RECORD_TYPE
        try check(gif.recordType(file, &type))
        switch type {
        case IMAGE_DESC_RECORD_TYPE:
            try check(gif.imageDescription(file))
            return .image
        case EXTENSION_RECORD_TYPE: return try readExtension()
        case TERMINATE_RECORD_TYPE: return .end
        default: return .other
        }
    }

    private func readExtension() throws(ImageError.Reason) -> Record {
        var function: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        try check(gif.getExtension(file, &function, &block))
        var record = Record.other
        var isNetscape = false
        while let bytes = block {
            // The first byte of a block is its length.
            let length = Int(bytes[0])
            if function == GRAPHICS_EXT_FUNC_CODE, length == 4 {
                var control = GraphicsControlBlock()
                try check(gif.control(length, bytes + 1, &control))
                record = .control(control)
            } else if function == APPLICATION_EXT_FUNC_CODE {
                let block = UnsafeBufferPointer(start: bytes + 1, count: length)
                if isNetscape, length == 3, block[0] == 1 {
                    record = .repeats(Int(block[1]) | Int(block[2]) << 8)
                }
                isNetscape = isNetscape || block.elementsEqual("NETSCAPE2.0".utf8)
            }
            try check(gif.nextExtension(file, &block))
        }
        return record
    }

    /// Position and size of the image found by `next`.
    var region: FrameRegion {
        let place = file.pointee.Image
        var region = FrameRegion()
        (region.x, region.y) = (Int(place.Left), Int(place.Top))
        (region.width, region.height) = (Int(place.Width), Int(place.Height))
        return region
    }

    /// The image's opaque colours: its own colours, or the global colours.
    var colors: [UInt32] {
        guard let map = file.pointee.Image.ColorMap ?? file.pointee.SColorMap,
            let colors = map.pointee.Colors
        else { return [] }
        return (0..<Int(map.pointee.ColorCount)).map { index in
            let color = colors[index]
            return 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8
                | UInt32(color.Blue)
        }
    }

    /// Reads the image's pixels, in rows from the top, as indices of colours.
    ///
    /// The size must be checked before, because the method allocates a byte for each pixel.
    func readImage() throws(ImageError.Reason) -> [UInt8] {
        let (width, height) = (region.width, region.height)
        var indices = [UInt8](repeating: 0, count: width * height)
        for y in Self.order(height, isInterlaced: file.pointee.Image.Interlace) {
            let status = indices.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.map { gif.getLine(file, $0 + y * width, Int32(width)) }
            }
            try check(status ?? 0)
        }
        return indices
    }

    /// Returns the rows in file order.
    ///
    /// Interlaced rows are every 8th, the 8th between them, the 4th, the 2nd.
    private static func order(_ height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
            Array(stride(from: $0.0, to: height, by: $0.1))
        }
    }

    private func check(_ status: Int32) throws(ImageError.Reason) {
        guard status == 0 else { return }
        throw Self.reason(file.pointee.Error, gif)
    }

    private static func reason(_ code: Int32, _ gif: GIFLibrary) -> ImageError.Reason {
        if code == D_GIF_ERR_EOF_TOO_SOON || code == D_GIF_ERR_READ_FAILED {
            return .truncated("within the GIF")
        }
        let text = gif.errorText(code).map { String(cString: $0) } ?? "code \(code)"
        return .damaged("giflib says \"\(text)\"")
    }
}
