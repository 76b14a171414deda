/// Orientation of a camera in an image's EXIF data, as the corner of the first pixel.
enum EXIFOrientation: UInt16 {
    case upright = 1
    case mirrored, upsideDown, upsideDownMirrored
    /// The four orientations that swap width and height.
    case transposed, turnedRight, transversed, turnedLeft

    /// Reads the orientation of a JPEG.
    ///
    /// A missing or invalid orientation is upright.
    init(_ jpeg: UnsafeBufferPointer<UInt8>) {
        self = Self.exif(in: jpeg).flatMap(Self.orientation) ?? .upright
    }

    /// Reads the orientation of an EXIF block in other formats, with or without its name.
    init(exif: UnsafeBufferPointer<UInt8>) {
        let name: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
        self = Self.orientation(exif.dropFirst(exif.starts(with: name) ? 6 : 0)) ?? .upright
    }

    /// Returns the TIFF block of the first EXIF segment before the pixels, or `nil`.
    private static func exif(
        in jpeg: UnsafeBufferPointer<UInt8>
    ) -> Slice<UnsafeBufferPointer<UInt8>>? {
        var offset = 2
        while offset + 4 <= jpeg.count, jpeg[offset] == 0xFF {
            let marker = jpeg[offset + 1]
            // A fill byte may precede any marker.
            if marker == 0xFF {
                offset += 1
                continue
            }
            // The pixels begin here.
            if marker == 0xDA || marker == 0xD9 { return nil }
            let length = Int(jpeg[offset + 2]) << 8 | Int(jpeg[offset + 3])
            let end = offset + 2 + length
            guard length >= 2, end <= jpeg.count else { return nil }
            let body = jpeg[(offset + 4)..<end]
            if marker == 0xE1, body.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
                return body.dropFirst(6)
            }
            offset = end
        }
        return nil
    }

    /// Returns the orientation in tag 0x0112 of the first directory, or `nil`.
    private static func orientation(_ tiff: Slice<UnsafeBufferPointer<UInt8>>) -> EXIFOrientation? {
        let isLittle = tiff.starts(with: [0x49, 0x49, 42, 0])
        guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
        func byte(_ offset: Int) -> Int? {
            offset >= 0 && offset < tiff.count ? Int(tiff[tiff.startIndex + offset]) : nil
        }
        func short(_ offset: Int) -> Int? {
            guard let first = byte(offset), let second = byte(offset + 1) else { return nil }
            return isLittle ? second << 8 | first : first << 8 | second
        }
        func long(_ offset: Int) -> Int? {
            guard let first = short(offset), let second = short(offset + 2) else { return nil }
            return isLittle ? second << 16 | first : first << 16 | second
        }
        guard let directory = long(4), let count = short(directory) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = short(entry) else { return nil }
            if tag == 0x0112 {
                return short(entry + 8).flatMap { EXIFOrientation(rawValue: UInt16($0)) }
            }
        }
        return nil
    }
}
