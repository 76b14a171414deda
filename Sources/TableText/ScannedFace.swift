import CFontconfig
import TableDrawing

/// Fontconfig's result of scanning a face, so that other configurations need not scan the file
/// again.
///
/// The object owns a reference to the pattern, which is only read after creation.
final class ScannedFace: @unchecked Sendable {
    let pattern: OpaquePointer
    /// Identity of the scanned file.
    private let identity: FontFileIdentity

    /// Creates a face that takes ownership of a pattern.
    init(pattern: OpaquePointer, identity: FontFileIdentity) {
        self.pattern = pattern
        self.identity = identity
    }

    deinit { FcPatternDestroy(pattern) }

    /// Whether the file has not changed since the scan.
    var isCurrent: Bool { FontFileIdentity(identity.path) == identity }

    /// Adds the face to a set of fonts.
    func add(to set: UnsafeMutablePointer<FcFontSet>) {
        FcPatternReference(pattern)
        if FcFontSetAdd(set, pattern) == 0 { FcPatternDestroy(pattern) }
    }

    /// Adds the face with another family name to a set of fonts.
    func add(to set: UnsafeMutablePointer<FcFontSet>, family: String) {
        guard let copy = FcPatternDuplicate(pattern) else { return }
        FcPatternDel(copy, FC_FAMILY)
        FcPatternDel(copy, FC_FAMILYLANG)
        FcPatternAddString(copy, FC_FAMILY, family)
        if FcFontSetAdd(set, copy) == 0 { FcPatternDestroy(copy) }
    }
}
