import TableDrawing
import TableImages
import TableSnapshots

extension Animation {
    /// Returns the frames of a playback in recorded form: an animated PNG, with a palette if
    /// the frames together have few enough colours.
    ///
    /// - Throws: The errors of `write`.
    package func recordedBytes(
        _ playback: AnimationPlayback, name: String = ""
    ) throws -> [UInt8] {
        let sink = MemorySink()
        try write(
            to: [APNGSink(sink: sink, compression: .recorded)], playback: playback, name: name)
        return try PaletteAPNG.encode(sink.data) ?? sink.bytes
    }

    /// Returns the named regions of a playback's frames, the fonts of all frames, and the
    /// libraries missing in the stamp of every picture.
    ///
    /// Paints no frame.
    ///
    /// - Throws: The errors of `forEachTree(_:)`.
    package func recordedDetails(_ playback: AnimationPlayback) throws -> RecordedDetails {
        var details = RecordedDetails()
        var fonts = UsedFonts()
        try forEachShown(playback) { tree, _, _ in
            details.regions.append(Picture.namedRegions(of: tree))
            fonts.note(tree.root)
        }
        details.stamps = PictureStamp.furtherTexts + fonts.stamp()
        return details
    }

    /// Returns the paths of the font files that the texts of all frames are drawn with.
    ///
    /// Paints no frame.
    ///
    /// - Throws: The errors of `forEachTree(_:)`.
    package func fontFiles(_ playback: AnimationPlayback) throws -> Set<String> {
        var fonts = UsedFonts()
        try forEachShown(playback) { tree, _, _ in fonts.note(tree.root) }
        return fonts.paths
    }
}
