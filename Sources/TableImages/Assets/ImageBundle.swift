import TableDrawing

/// A source of images with names: a folder of files, or an asset catalogue.
public protocol ImageBundle: Sendable {
    /// Returns the image with a name and all its variants.
    ///
    /// Throws an error with the searched places.
    func image(named name: String) throws -> Image
}

extension Image {
    /// Creates the image with a name in a folder or an asset catalogue.
    ///
    /// This is UIKit's initializer.
    ///
    ///     let icons = ImageFolder("Icons")
    ///     cell.imageView?.image = Image(named: "clock", in: icons)
    ///
    /// On failure the initializer returns `nil`, and an error of the current render is reported
    /// (`image.named`). `ImageBundle.image(named:)` throws instead.
    public convenience init?(named name: String, in bundle: any ImageBundle) {
        do {
            self.init(try bundle.image(named: name))
        } catch {
            DiagnosticLog.record(
                Diagnostic("image.named", severity: .error, message: "\(error)"))
            return nil
        }
    }
}
