import TableDrawing

extension Image {
    /// Loads the image in a file, as UIKit does.
    ///
    /// Returns `nil` with a diagnostic if no file can be read.
    ///
    /// If the file name has no scale, files with `@2x` and `@3x` beside it are variants.
    public convenience init?(contentsOfFile path: String) {
        do {
            self.init(try ImageFolder("").image(named: path))
        } catch {
            DiagnosticLog.record(Diagnostic("image.file", message: "\(error)"))
            return nil
        }
    }
}
