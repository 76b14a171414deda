/// Line breaks: LF, CR, CRLF, and the NEL (U+0085), LS (U+2028) and PS (U+2029) of YAML 1.1.
enum LineBreak {
    /// Returns the length in bytes of the line break at an index, or 0 if the index has no line
    /// break.
    @inline(__always)
    static func length(in bytes: some RandomAccessCollection<UInt8>, at index: Int) -> Int {
        let first = byte(bytes, index)
        if first == 0x0A { return 1 }
        if first == 0x0D { return byte(bytes, index + 1) == 0x0A ? 2 : 1 }
        if first == 0xC2 { return byte(bytes, index + 1) == 0x85 ? 2 : 0 }
        guard first == 0xE2, byte(bytes, index + 1) == 0x80 else { return 0 }
        let third = byte(bytes, index + 2)
        return third == 0xA8 || third == 0xA9 ? 3 : 0
    }

    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    @inline(__always)
    private static func byte(
        _ bytes: some RandomAccessCollection<UInt8>, _ index: Int
    ) -> UInt8 {
        guard index < bytes.count else { return 0 }
        return bytes[bytes.index(bytes.startIndex, offsetBy: index)]
    }
}
