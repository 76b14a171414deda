extension Image {
    /// About the memory that it holds, with all variants of its asset.
    package var byteCount: Int {
        let own =
            switch source {
            case .bitmap(let bitmap): bitmap.pixels.count * MemoryLayout<UInt32>.stride
            // A path has some ten elements, a text some ten glyphs.
            case .drawing(let drawing): drawing.commands.count * 400
            }
        return 512 + own + (imageAsset?.byteCount ?? 0)
    }
}
