/// A JPEG with repaired faults before its first scan, which every viewer ignores.
///
/// Cameras leave stray bytes between segments, and write parameters of progressive images into
/// baseline images. libjpeg-turbo warns only of the first fault, so a fault in the pixels may
/// be hidden. The fault is small only if the repaired file decodes without a warning. Stray
/// bytes within or after a scan are lost pixels, and are never repaired.
struct JPEGHeaderRepair {
    /// The repaired file.
    let bytes: [UInt8]

    /// Repairs a file.
    ///
    /// Returns `nil` if there is nothing to repair, or if no scan is found.
    init?(_ data: UnsafeBufferPointer<UInt8>) {
        guard data.count > 4, data[0] == 0xFF, data[1] == 0xD8 else { return nil }
        var result: [UInt8] = [0xFF, 0xD8]
        var at = 2
        var isRepaired = false
        var isSequential = false
        while true {
            // Stray bytes between segments are skipped. Several 0xFF before a marker are
            // allowed.
            while at < data.count, data[at] != 0xFF {
                isRepaired = true
                at += 1
            }
            while at + 1 < data.count, data[at + 1] == 0xFF { at += 1 }
            guard at + 3 < data.count else { return nil }
            let marker = data[at + 1]
            guard marker != 0 else {
                isRepaired = true
                at += 2
                continue
            }
            let length = Int(data[at + 2]) << 8 | Int(data[at + 3])
            guard Self.hasLength(marker), length >= 2, at + 2 + length <= data.count else {
                return nil
            }
            var segment = Array(data[at..<at + 2 + length])
            at += segment.count
            if marker == 0xC0 || marker == 0xC1 { isSequential = true }
            if marker == 0xDA, isSequential, segment.count > 7,
                segment.suffix(3) != [0, 63, 0]
            {
                segment.replaceSubrange((segment.count - 3)..., with: [0, 63, 0])
                isRepaired = true
            }
            result += segment
            if marker == 0xDA { break }
        }
        guard isRepaired else { return nil }
        bytes = result + data[at...]
    }

    /// Whether a marker is followed by a length, as all markers except restarts, the start and
    /// the end are.
    private static func hasLength(_ marker: UInt8) -> Bool {
        marker != 0x01 && !(0xD0...0xD9).contains(marker)
    }
}
