import TableDrawing
import TableImages
import TableSnapshots

extension Animation {
    /// The frames of a playback as they are recorded: an animated PNG, with a palette where all frames
    /// together have few enough colours.
    ///
    /// - Throws: as `write` does.
    package func recordedBytes(
        _ playback: AnimationPlayback, name: String = ""
    ) throws -> [UInt8] {
        let sink = MemorySink()
        try write(
            to: [APNGSink(sink: sink, compression: .recorded)], playback: playback, name: name)
        return try PaletteAPNG.encode(sink.data) ?? sink.bytes
    }

    /// The named places of a playback's frames, the fonts of all of them, and the libraries that every
    /// picture does not name, for which nothing is painted.
    ///
    /// - Throws: as `forEachTree(_:)` does.
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
}
