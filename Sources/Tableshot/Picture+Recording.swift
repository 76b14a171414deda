import TableCompositing
import TableDrawing
import TableImages

extension Picture {
    /// The whole picture in memory, with the texts that its file is to carry: the program, the
    /// libraries and the fonts that it was made with.
    ///
    /// - Throws: `RenderError`, or the compositor's error; pictures over its stated size are refused.
    public func recording() throws -> (bitmap: Bitmap, stamps: [PNGText]) {
        let tree = try renderTree()
        var fonts = UsedFonts()
        fonts.note(tree.root)
        return (
            try bitmap(of: tree), PictureStamp.texts + PictureStamp.furtherTexts + fonts.stamp()
        )
    }
}
