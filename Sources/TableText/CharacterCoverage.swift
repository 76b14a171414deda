import CFontconfig

/// The characters covered by a face.
///
/// The object owns a reference to Fontconfig's set, which is only read after creation.
final class CharacterCoverage: @unchecked Sendable {
    private let set: OpaquePointer

    /// Creates the coverage from a scanned pattern.
    init?(pattern: OpaquePointer) {
        var borrowed: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &borrowed) == FcResultMatch,
            let copy = FcCharSetCopy(borrowed)
        else { return nil }
        set = copy
    }

    deinit { FcCharSetDestroy(set) }

    func contains(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(set, scalar.value) != 0 }

    /// Number of characters.
    var count: Int { Int(FcCharSetCount(set)) }
}
