import CCairo
import CFreeType
import TableDrawing

/// Face embedded in a PDF by Cairo.
///
/// Cairo decides how long it keeps a face. Each face therefore owns a FreeType library and a
/// file, which are released together with the face.
final class PDFFont {
    /// Data behind Cairo's face.
    private final class Source {
        let handle: FontLibrary.Handle
        let file: MappedFontFile?
        let face: FT_Face

        init(_ font: FontFace) throws(CompositingError) {
            handle = try FontLibrary.Handle()
            (face, file) = try handle.open(font)
        }

        deinit { FT_Done_Face(face) }
    }

    /// Key of the data that a face keeps alive; only its address matters.
    nonisolated(unsafe) private static let key = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t())
        return key
    }()

    let face: OpaquePointer

    init(_ font: FontFace) throws(CompositingError) {
        let source = try Source(font)
        face = cairo_ft_font_face_create_for_ft_face(
            source.face, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
        let kept = Unmanaged.passRetained(source)
        let status = cairo_font_face_set_user_data(face, Self.key, kept.toOpaque()) { source in
            guard let source else { return }
            Unmanaged<Source>.fromOpaque(source).release()
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            kept.release()
            cairo_font_face_destroy(face)
            throw .cairo(
                operation: "keeping the font \(font.file)", status: Int(status.rawValue),
                reason: String(cString: cairo_status_to_string(status)))
        }
    }

    deinit { cairo_font_face_destroy(face) }
}
