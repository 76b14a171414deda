import Foundation
import TableDrawing

extension Image {
    /// An image of an SVG, drawn for the scale of the render under way, and anew for every other
    /// scale and size that it is shown at.
    ///
    /// Where the vectors are not kept it is drawn at its own size alone and then enlarged.
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
        // Drawn once at its own size, so that what cannot be drawn is known at once.
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
