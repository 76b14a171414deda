import CZlib

/// Converts an interlaced PNG with 16 bits per sample to rows from top to bottom.
///
/// libpng's simplified interface assigns pixels of such a file to neighbouring rows (seen with
/// 1.6.39). It reads the same rows correctly in their order, with all information about
/// colours.
enum PNGDeinterlacing {
    /// Returns the same PNG without interlacing.
    ///
    /// Returns `nil` for a PNG of a different form, and for a damaged PNG, which libpng
    /// reports.
    static func plain(_ bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) -> [UInt8]? {
        var reader = PNGChunkReader(bytes)
        guard let header = try reader.next(checksCRC: true), header.type == "IHDR",
            header.isIntact, header.data.count == 13, header.data[8] == 16,
            header.data[10] == 0, header.data[11] == 0, header.data[12] == 1,
            let form = PNGForm(rawValue: header.data[9]), form != .palette
        else { return nil }
        var head = Array(header.data)
        head[12] = 0
        var result = PNGChunk.signature + PNGChunk.bytes("IHDR", head)
        var stream: [UInt8] = []
        while let chunk = try reader.next(checksCRC: true), chunk.type != "IEND" {
            if chunk.type == "IDAT" {
                guard chunk.isIntact else { return nil }
                stream.append(contentsOf: chunk.data)
            } else if stream.isEmpty, let start = chunk.data.baseAddress {
                // The copied range includes the length, the type and the checksum.
                result += UnsafeRawBufferPointer(start: start - 8, count: chunk.data.count + 12)
            }
        }
        let (width, height) = (
            PNGChunkReader.number(header.data, at: 0), PNGChunkReader.number(header.data, at: 4)
        )
        guard
            let rows = rows(
                of: stream, width: width, height: height, bytesOfPixel: 2 * form.channels),
            let data = compressed(rows)
        else { return nil }
        return result + PNGChunk.bytes("IDAT", data) + PNGChunk.bytes("IEND", [])
    }

    /// Returns the unfiltered rows from top to bottom, each with a filter byte of 0.
    private static func rows(
        of stream: [UInt8], width: Int, height: Int, bytesOfPixel: Int
    ) -> [UInt8]? {
        let rowLength = width * bytesOfPixel + 1
        var isWhole = true
        let rows = [UInt8](unsafeUninitializedCapacity: rowLength * height) { buffer, count in
            count = rowLength * height
            buffer.initialize(repeating: 0)
            guard let target = buffer.baseAddress else { return }
            stream.withUnsafeBufferPointer { stream in
                let inflater = ZlibInflater(stream)
                let line = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength)
                defer { line.deallocate() }
                for pass in Adam7.passes(width: width, height: height) {
                    let length = pass.width * bytesOfPixel
                    let filters = PNGRowFilters(length: length, channels: bytesOfPixel)
                    for row in 0..<pass.height {
                        guard inflater.read(length + 1, into: line),
                            filters.undo(line[0], line + 1) != nil
                        else {
                            isWhole = false
                            return
                        }
                        let start = (pass.firstRow + row * pass.rows) * rowLength + 1
                        for column in 0..<pass.width {
                            let place = pass.firstColumn + column * pass.columns
                            (target + start + place * bytesOfPixel).update(
                                from: filters.row + column * bytesOfPixel, count: bytesOfPixel)
                        }
                    }
                }
            }
        }
        return isWhole ? rows : nil
    }

    /// Returns a zlib stream of the bytes, compressed quickly.
    private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        var length = compressBound(uLong(bytes.count))
        var status = Z_OK
        let output = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            status = compress2(buffer.baseAddress, &length, bytes, uLong(bytes.count), 1)
            count = status == Z_OK ? Int(length) : 0
        }
        return status == Z_OK ? output : nil
    }
}
