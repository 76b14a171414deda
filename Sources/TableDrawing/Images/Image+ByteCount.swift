extension Image {
    /// Approximate memory use in bytes, including all variants of the image's asset.
    package var byteCount: Int {
        let own =
            switch source {
            case .bitmap(let bitmap): bitmap.pixels.count * MemoryLayout<UInt32>.stride
            // A path has about ten elements, and a text has about ten glyphs.
            case .drawing(let drawing): drawing.commands.count * 400
            }
        return 512 + own + (imageAsset?.byteCount ?? 0)
    }
}
