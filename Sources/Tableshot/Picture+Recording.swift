import TableCompositing
import TableDrawing
import TableImages

extension Picture {
    /// Returns the pixels of the whole picture and the texts for its file: the program,
    /// libraries and fonts.
    ///
    /// - Throws: `RenderError`, or the compositor's error for a picture above its size limit.
    public func recording() throws -> (bitmap: Bitmap, stamps: [PNGText]) {
        let tree = try renderTree()
        var fonts = UsedFonts()
        fonts.note(tree.root)
        return (
            try bitmap(of: tree), PictureStamp.texts + PictureStamp.furtherTexts + fonts.stamp()
        )
    }
}
