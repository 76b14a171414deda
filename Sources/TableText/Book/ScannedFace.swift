import CFontconfig
import TableDrawing

/// What Fontconfig found in a face, so that no other of its configurations has to look through the file again.
///
/// It owns a reference to the pattern, which is only read after it was made.
final class ScannedFace: @unchecked Sendable {
    let pattern: OpaquePointer
    /// The file that was looked through.
    private let identity: FontFileIdentity

    /// Takes over a pattern.
    init(pattern: OpaquePointer, identity: FontFileIdentity) {
        self.pattern = pattern
        self.identity = identity
    }

    deinit { FcPatternDestroy(pattern) }

    /// Whether the file is still the one that was looked through.
    var isCurrent: Bool { FontFileIdentity(identity.path) == identity }

    /// Adds the face to a set of fonts.
    func add(to set: UnsafeMutablePointer<FcFontSet>) {
        FcPatternReference(pattern)
        if FcFontSetAdd(set, pattern) == 0 { FcPatternDestroy(pattern) }
    }
}
