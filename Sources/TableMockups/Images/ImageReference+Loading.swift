import TableDrawing

extension ImageReference {
    /// Returns the image for the current render's traits, with the document's changes.
    ///
    /// If the image cannot be shown, an error at the reference's location is recorded, which
    /// `render` throws. A diagnostic about a file, such as a faulty colour profile, moves to the
    /// location of the first reference that shows the file.
    package func image(from images: ImageStore) -> Image? {
        let log = DiagnosticLog()
        let result = DiagnosticLog.$current.withValue(log) {
            Result { () throws(ImageFailure) in try images.image(self) }
        }
        for var diagnostic in log.diagnostics {
            // Decoders and asset catalogues state the path of their file.
            guard let file = diagnostic.location, file != DiagnosticLog.place else {
                DiagnosticLog.record(diagnostic)
                continue
            }
            diagnostic.message = "\(file): \(diagnostic.message)"
            diagnostic.location = "\(location)"
            DiagnosticLog.recordOnce(diagnostic)
        }
        do {
            return look.applied(to: try result.get())
        } catch {
            DiagnosticLog.record(
                Diagnostic(
                    "document.image", severity: .error, message: error.description,
                    location: "\(location)"))
            return nil
        }
    }
}
