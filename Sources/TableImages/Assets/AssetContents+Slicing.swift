import Foundation
import TableDrawing

extension AssetContents.Resizing {
    /// Returns an image with the set's slicing, which is stated in pixels.
    ///
    /// The image gets the set's caps, and a centre with the set's length. The region dimmed by
    /// Xcode, between the centre and the far cap, is left out. An image drawn at any size keeps
    /// its whole centre.
    func applied(to image: Image, scale: CGFloat) -> Image {
        func points(_ pixels: Double?) -> CGFloat { max(0, CGFloat(pixels ?? 0)) / scale }
        return shortened(image).resizableImage(
            withCapInsets: EdgeInsets(
                top: points(capInsets?.top), left: points(capInsets?.left),
                bottom: points(capInsets?.bottom), right: points(capInsets?.right)),
            resizingMode: center?.mode == "stretch" ? .stretch : .tile)
    }

    private func shortened(_ image: Image) -> Image {
        guard case .bitmap(let bitmap) = image.source else { return image }
        let columns = Self.shown(
            of: bitmap.width, from: capInsets?.left, to: capInsets?.right, center?.width)
        let rows = Self.shown(
            of: bitmap.height, from: capInsets?.top, to: capInsets?.bottom, center?.height)
        guard columns.count < bitmap.width || rows.count < bitmap.height else { return image }
        let pixels = rows.flatMap { y in columns.map { x in bitmap[x, y] } }
        let short = Bitmap(width: columns.count, height: rows.count, pixels: pixels)
        return Image(bitmap: short, scale: image.scale, name: image.name)
            .withRenderingMode(image.renderingMode)
    }

    /// Returns the shown pixels along a side: both caps and the centre.
    private static func shown(
        of length: Int, from near: Double?, to far: Double?, _ center: Double?
    ) -> [Int] {
        func pixels(_ value: Double?) -> Int {
            Int(clamping: min(max(0, value ?? 0), Double(length)).rounded())
        }
        let (start, end) = (pixels(near), length - pixels(far))
        guard let center, center >= 1, start + pixels(center) < end else {
            return Array(0..<length)
        }
        return Array(0..<(start + pixels(center))) + Array(end..<length)
    }
}
