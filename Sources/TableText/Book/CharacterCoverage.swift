import CFontconfig

/// The characters that a face has glyphs for.
///
/// It owns a reference to Fontconfig's set, which is only read after it was made.
final class CharacterCoverage: @unchecked Sendable {
    private let set: OpaquePointer

    /// Takes the set out of a scanned pattern.
    init?(pattern: OpaquePointer) {
        var borrowed: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &borrowed) == FcResultMatch,
            let copy = FcCharSetCopy(borrowed)
        else { return nil }
        set = copy
    }

    deinit { FcCharSetDestroy(set) }

    func contains(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(set, scalar.value) != 0 }

    /// How many characters there are.
    var count: Int { Int(FcCharSetCount(set)) }
}
