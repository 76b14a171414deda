import CFreeType
import Foundation
import TableDrawing

/// FreeType library for a thread with its open faces.
final class FontLibrary {
    /// Sole owner of an `FT_Library`, kept alive by its faces.
    final class Handle {
        let library: FT_Library

        init() throws(CompositingError) {
            var created: FT_Library?
            let code = FT_Init_FreeType(&created)
            guard code == 0, let created else {
                throw .freeType(
                    operation: "starting FreeType", code: Int(code),
                    reason: FontLibrary.reason(code))
            }
            library = created
            // The environment variable FREETYPE_PROPERTIES could make all text bolder.
            for driver in ["cff", "type1", "t1cid"] {
                var off: FT_Bool = 1
                FT_Property_Set(library, driver, "no-stem-darkening", &off)
            }
        }

        deinit { FT_Done_FreeType(library) }

        /// Opens a face over the file's bytes and returns both; the bytes must outlive the
        /// face.
        ///
        /// If the file cannot be mapped, FreeType reads it, and the returned file is `nil`.
        func open(_ font: FontFace) throws(CompositingError) -> (FT_Face, MappedFontFile?) {
            var opened: FT_Face?
            let code: FT_Error
            let file = MappedFontFiles.shared.file(font.file)
            if let file, let base = file.bytes.baseAddress {
                code = FT_New_Memory_Face(
                    library, base.assumingMemoryBound(to: FT_Byte.self),
                    FT_Long(file.bytes.count), FT_Long(font.index), &opened)
            } else {
                code = FT_New_Face(library, font.file, FT_Long(font.index), &opened)
            }
            guard code == 0, let opened else {
                throw .fontUnreadable(
                    file: font.file, index: font.index, reason: FontLibrary.reason(code))
            }
            return (opened, file)
        }
    }

    struct FaceKey: Hashable {
        var file: String
        var index: Int
    }

    /// Glyph of a face at a size in 1/64 pixels.
    struct OutlineKey: Hashable {
        var face: Int
        var glyph: UInt32
        var size: Int
    }

    let handle: Handle
    /// Open faces; a picture with more faces reopens some of them.
    let faces: LRUCache<FaceKey, OpenFace>
    let outlines: LRUCache<OutlineKey, GlyphOutline>
    /// Characters of the glyphs, by face number.
    let characterMaps: LRUCache<Int, CharacterMap>
    private var opened = 0

    init(
        _ budgets: CacheBudgets = .current, ledger: CacheLedger? = nil
    ) throws(CompositingError) {
        handle = try Handle()
        faces = LRUCache(capacity: budgets.faces)
        outlines = LRUCache(capacity: budgets.outlines, ledger: ledger)
        // A Chinese face needs more than a quarter of the budget.
        characterMaps = LRUCache(
            capacity: budgets.characterMaps, largest: budgets.characterMaps, ledger: ledger)
    }

    /// Returns the face of a run, opened at its first use.
    func face(_ face: FontFace) throws(CompositingError) -> OpenFace {
        let key = FaceKey(file: face.file, index: face.index)
        if let known = faces[key] { return known }
        opened += 1
        let new = try OpenFace(face, number: opened, in: handle, outlines, characterMaps)
        faces.insert(new, for: key)
        return new
    }

    /// Returns FreeType's message for an error code; libraries without messages get a text or
    /// the number.
    static func reason(_ code: FT_Error) -> String {
        if let text = FT_Error_String(code) { return String(cString: text) }
        switch Int(code) {
        case 0x01: return "cannot open the file"
        case 0x02: return "unknown file format"
        case 0x03: return "broken file"
        case 0x06: return "no such face"
        case 0x10: return "no such glyph"
        case 0x40: return "out of memory"
        case 0x51: return "cannot open the file"
        case 0x55: return "cannot read the file"
        default: return "error \(code)"
        }
    }
}
