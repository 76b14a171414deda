/// U+00AD, which shows a hyphen where a line breaks after it, and nothing elsewhere.
enum SoftHyphen {
    static let scalar: Unicode.Scalar = "\u{AD}"

    /// Where the soft hyphens of UTF-8 text end, in bytes.
    static func ends(in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(0xC2) else { return [] }
        return bytes.indices.filter { $0 > 0 && bytes[$0] == 0xAD && bytes[$0 - 1] == 0xC2 }
            .map { $0 + 1 }
    }
}
