import TableDrawing

extension Image {
    /// The image of a file, as UIKit loads it; nothing if there is none that can be read, and then a
    /// diagnostic says why.
    ///
    /// Beside a file without a scale in its name, those with `@2x` and `@3x` are its variants.
    public convenience init?(contentsOfFile path: String) {
        do {
            self.init(try ImageFolder("").image(named: path))
        } catch {
            DiagnosticLog.record(Diagnostic("image.file", message: "\(error)"))
            return nil
        }
    }
}
