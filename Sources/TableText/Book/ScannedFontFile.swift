import CFontconfig
import CFreeType
import TableDrawing

/// A font file that Fontconfig looks through by way of FreeType, over the bytes that all others read too.
final class ScannedFontFile {
    private let file: MappedFontFile
    private let library: FT_Library

    /// Opens a file; nothing for one that cannot be read.
    init?(_ path: String) {
        guard let file = MappedFontFiles.shared.file(path) else { return nil }
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        self.file = file
        self.library = library
    }

    deinit { FT_Done_FreeType(library) }

    /// How many faces the file has; none if it is no font.
    var count: Int { withFace(at: 0) { Int($0.pointee.num_faces) } ?? 0 }

    /// What Fontconfig finds in a face; nothing if there is none.
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
