/// Compression of a picture's bytes.
///
/// All methods give the same pixels.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
    /// For frames and previews: ISA-L, with bands in parallel.
    ///
    /// The bytes may differ in rare cases, because ISA-L 2.30 depends on memory addresses.
    /// Without ISA-L the method is `portable`.
    case fast
    /// For recorded snapshots: libdeflate, with smaller files and reproducible bytes.
    ///
    /// A picture larger than `recordedLimit` is compressed with zlib in limited memory.
    case recorded
    /// The default for pictures: zlib, with bands in parallel and reproducible bytes.
    case portable

    /// Maximum number of bytes of rows for libdeflate: 24 MiB.
    ///
    /// All rows are in memory at once. The limit covers the largest tablet's screen at its full
    /// scale.
    public static let recordedLimit = 24 << 20
}
