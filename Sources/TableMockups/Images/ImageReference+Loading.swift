import TableDrawing

extension ImageReference {
    /// The image for the traits of the render under way, with the document's changes; what is wrong with it is an error at its
    /// place, which `render` throws.
    func image(from images: ImageStore) -> Image? {
        do {
            return look.applied(to: try images.image(self))
        } catch {
            DiagnosticLog.record(
                Diagnostic(
                    "document.image", severity: .error, message: error.description,
                    location: "\(location)"))
            return nil
        }
    }
}
