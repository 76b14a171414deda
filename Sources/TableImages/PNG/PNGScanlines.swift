import Foundation
import TableDrawing

/// The rows of a PNG, inflated but still filtered.
///
/// Two similar pictures can be compared without decoding their common rows, which are usually
/// most rows (`forEachDifferentRow`). The pixels are decoded on demand.
package final class PNGScanlines: @unchecked Sendable {
    /// Width in pixels.
    package let width: Int
    /// Height in pixels.
    package let height: Int
    private let form: PNGForm
    /// Samples of all rows with their filter bytes.
    ///
    /// The memory is immutable.
    private let memory: UnsafeMutableRawBufferPointer

    /// Inflates a PNG of the common form with a sample for each channel.
    ///
    /// Returns `nil` for other pictures, including palettes, and for damaged pictures.
    /// `ImageDecoder.decode` handles them or reports the error.
    package init?(_ data: Data, limits: ImageLimits) {
        let read = data.withBytes { (bytes) -> (CommonPNG, UnsafeMutableRawBufferPointer)? in
            guard ImageKind(bytes) == .png, Self.isPlain(bytes, limits: limits),
                let common = CommonPNG(bytes), common.form != .palette,
                let memory = common.inflated()
            else { return nil }
            return (common, memory)
        }
        guard let (common, memory) = read else { return nil }
        (width, height, form) = (common.width, common.height, common.form)
        self.memory = memory
        // Filters are checked now, because rows that are not decoded cannot fail later.
        guard (0..<height).allSatisfy({ row($0).filter <= Self.lastFilter }) else { return nil }
    }

    deinit { memory.deallocate() }

    /// Number of the Paeth filter.
    private static let lastFilter: UInt8 = 4

    /// Returns whether a PNG is within the limits, complete, in sRGB, not animated and not rotated.
    private static func isPlain(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) -> Bool {
        let reader = PNGChunkReader(bytes)
        guard bytes.count <= limits.bytes, let size = try? reader.header(),
            (try? limits.check(width: size.width, height: size.height)) != nil,
            let isAnimated = try? reader.requireEnd(), !isAnimated,
            let orientation = try? reader.orientation(), let colors = try? PNGColors(bytes)
        else { return false }
        // The decoder records what is wrong with colours.
        return orientation == .upright && colors.isSRGB
    }

    private var rowLength: Int { width * form.channels }

    private func row(_ y: Int) -> (filter: UInt8, samples: UnsafePointer<UInt8>) {
        let bytes = UnsafePointer(start + y * (rowLength + 1))
        return (bytes[0], bytes + 1)
    }

    private var start: UnsafeMutablePointer<UInt8> {
        guard let start = memory.baseAddress else {
            preconditionFailure("a PNG of \(width) × \(height) pixels has no bytes")
        }
        return start.assumingMemoryBound(to: UInt8.self)
    }

    /// Returns the premultiplied pixels.
    package func bitmap() -> Bitmap {
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            guard let target = buffer.baseAddress else { return }
            HugePages.advise(UnsafeMutableRawBufferPointer(buffer))
            let decoder = RowDecoder(self)
            for y in 0..<height { decoder.decode(row: y, to: target + y * width) }
            count = width * height
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Whether the rows of both pictures can be compared.
    package func isComparable(with other: PNGScanlines) -> Bool {
        width == other.width && height == other.height
    }

    /// Calls `body` for each row that differs from another picture, from the top, with the row
    /// index and both rows' premultiplied pixels.
    ///
    /// In pictures of the same form, rows with different samples differ. Equal bytes after
    /// equal rows are equal samples with any filter. For other rows, the rows above are
    /// decoded, starting with the last row that is independent of the row above. Pictures of
    /// different forms, such as RGB and RGBA, are decoded row by row, and rows are compared by
    /// pixels.
    ///
    /// - Precondition: `isComparable(with: other)`.
    package func forEachDifferentRow(
        from other: PNGScanlines,
        _ body: (Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>) -> Void
    ) {
        precondition(isComparable(with: other), "the pictures differ in size")
        let (here, there) = (RowDecoder(self), RowDecoder(other))
        guard form == other.form else {
            for y in 0..<height {
                let (new, old) = (here.pixels(ofRow: y), there.pixels(ofRow: y))
                if memcmp(new, old, 4 * width) != 0 { body(y, new, old) }
            }
            return
        }
        var areEqual = true
        for y in 0..<height {
            let (left, right) = (row(y), other.row(y))
            let isIndependent = areEqual || left.filter <= RowDecoder.lastIndependentFilter
            if isIndependent, left.filter == right.filter,
                memcmp(left.samples, right.samples, rowLength) == 0
            {
                areEqual = true
                continue
            }
            let (new, old) = (here.samples(ofRow: y), there.samples(ofRow: y))
            areEqual = memcmp(new, old, rowLength) == 0
            if !areEqual { body(y, here.pixels, there.pixels) }
        }
    }

    /// Decodes rows in increasing order.
    private final class RowDecoder {
        /// Number of the last filter that is independent of the row above: None or Sub.
        static let lastIndependentFilter: UInt8 = 1
        private let picture: PNGScanlines
        private let filters: PNGRowFilters
        private let widening: PNGWidening
        private let room: UnsafeMutablePointer<UInt32>
        /// Index after the last decoded row.
        private var next = 0

        init(_ picture: PNGScanlines) {
            self.picture = picture
            filters = PNGRowFilters(length: picture.rowLength, channels: picture.form.channels)
            widening = PNGWidening(form: picture.form, palette: [], width: picture.width)
            room = .allocate(capacity: picture.width)
            room.initialize(repeating: 0, count: picture.width)
        }

        deinit { room.deallocate() }

        /// Returns the samples of a row, valid until the next call.
        func samples(ofRow y: Int) -> UnsafePointer<UInt8> {
            var first = y
            while first > next, picture.row(first).filter > Self.lastIndependentFilter {
                first -= 1
            }
            for index in first...y {
                let (filter, samples) = picture.row(index)
                _ = filters.undo(filter, samples)
            }
            next = y + 1
            return filters.row
        }

        /// The pixels of the row with the last requested samples.
        var pixels: UnsafePointer<UInt32> {
            _ = widening.widen(filters.row, to: room)
            return UnsafePointer(room)
        }

        func pixels(ofRow y: Int) -> UnsafePointer<UInt32> {
            _ = samples(ofRow: y)
            return pixels
        }

        func decode(row y: Int, to target: UnsafeMutablePointer<UInt32>) {
            _ = widening.widen(samples(ofRow: y), to: target)
        }
    }
}

/// Requests pages of 2 MiB for large memory that is about to be filled.
///
/// Pages of 4 KiB are allocated separately on first access, which takes as long as decoding.
enum HugePages {
    private static let size = 2 << 20

    /// Requests huge pages for all whole pages in the memory, if the system supports them.
    static func advise(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard memory.count >= 2 * size, let start = memory.baseAddress else { return }
            let offset = (size - Int(bitPattern: start) & (size - 1)) & (size - 1)
            let length = (memory.count - offset) / size * size
            _ = madvise(start + offset, length, MADV_HUGEPAGE)
        #endif
    }
}
