import Foundation
import TableDrawing

extension Image {
    /// Creates an image of an SVG, drawn for the scale of the current render, and redrawn for
    /// every other scale and size.
    ///
    /// If vectors are not kept, the SVG is drawn only at its own size and then enlarged.
    convenience init(
        svg: SVGDocument, keepsVectors: Bool = true, name: String?
    ) throws(ImageError.Reason) {
        let drawings = SVGDrawings.shared
        let asset = ImageAsset(fingerprint: svg.fingerprint, byteCount: svg.byteCount) {
            traits, size in
            do {
                return try drawings.image(
                    of: svg, name: name, for: keepsVectors ? size ?? svg.size : svg.size,
                    scale: CGFloat(traits.displayScale))
            } catch let reason as ImageError.Reason {
                throw ImageError(reason, name: name)
            }
        }
        // Drawing at its own size reveals errors immediately.
        _ = try drawings.image(
            of: svg, name: name, for: svg.size, scale: CGFloat(TraitCollection.current.displayScale)
        )
        do {
            try self.init(asset: asset)
        } catch let error as ImageError {
            throw error.reason
        } catch {
            throw .damaged("\(error)")
        }
    }
}
