import TableImages

extension PictureFonts {
    /// Reads the list of fonts in a PNG or animated PNG.
    ///
    /// Throws a `ReferenceError` or an `ImageError` if the file is missing or not a PNG.
    package init(ofFile path: String) throws {
        guard let data = try ReferenceFile.read(path) else {
            throw ReferenceError(path, "there is no such file")
        }
        self.init(try PNGMetadata(data, name: path).texts)
    }
}
