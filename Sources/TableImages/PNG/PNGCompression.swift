/// How a picture's bytes are compressed; the pixels are the same with each.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
    /// For frames and previews: ISA-L, bands in parallel.
    ///
    /// The same pixels always; the bytes may differ in rare cases, since ISA-L 2.30 lets addresses
    /// in memory have a say. Without ISA-L it is `portable`.
    case fast
    /// For snapshots that are kept: libdeflate, smaller files and the same bytes everywhere.
    ///
    /// A picture of more than `recordedLimit` is compressed with zlib instead, in bounded memory.
    case recorded
    /// What pictures are written with: zlib, bands in parallel, the same bytes everywhere.
    case portable

    /// How many bytes of rows libdeflate is given at once: 24 MiB.
    ///
    /// They are all in memory together; the largest tablet's screen fits at its full scale.
    public static let recordedLimit = 24 << 20
}
