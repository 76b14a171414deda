import TableDrawing

extension ImageReference {
    /// The image for the traits of the render under way, with the document's changes.
    ///
    /// An image that cannot be shown is an error at the reference's place, which `render` throws. What is wrong with the
    /// image's colour profile is a warning at that place.
    func image(from images: ImageStore) -> Image? {
        let log = DiagnosticLog()
        let result = DiagnosticLog.$current.withValue(log) {
            Result { () throws(ImageFailure) in try images.image(self) }
        }
        for var diagnostic in log.diagnostics {
            if diagnostic.identifier == "image.profile" {
                let file = diagnostic.location.map { "\($0): " } ?? ""
                diagnostic.message = file + diagnostic.message
                diagnostic.location = "\(location)"
            }
            DiagnosticLog.record(diagnostic)
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
