import CFontconfig
import CFreeType
import TableDrawing

/// A font file opened with FreeType for scanning, using the shared mapping of the file.
final class ScannedFontFile {
    private let file: MappedFontFile
    private let library: FT_Library

    /// Opens a file, or returns `nil` if the file is unreadable.
    init?(_ path: String) {
        guard let file = MappedFontFiles.shared.file(path) else { return nil }
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        self.file = file
        self.library = library
    }

    deinit { FT_Done_FreeType(library) }

    /// Number of faces in the file; 0 if the file is not a font.
    var count: Int { withFace(at: 0) { Int($0.pointee.num_faces) } ?? 0 }

    /// Returns the result of scanning a face, or `nil` if the face does not exist.
    func face(at index: Int) -> ScannedFace? {
        withFace(at: index) { face in
            FcFreeTypeQueryFace(
                UnsafeRawPointer(face), file.identity.path, UInt32(index), nil
            ).map { ScannedFace(pattern: $0, identity: file.identity) }
        } ?? nil
    }

    private func withFace<Value>(at index: Int, _ body: (FT_Face) -> Value) -> Value? {
        guard let base = file.bytes.baseAddress else { return nil }
        var face: FT_Face?
        let bytes = base.assumingMemoryBound(to: FT_Byte.self)
        guard
            FT_New_Memory_Face(library, bytes, FT_Long(file.bytes.count), FT_Long(index), &face)
                == 0, let face
        else { return nil }
        defer { FT_Done_Face(face) }
        return body(face)
    }
}
