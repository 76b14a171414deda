import Foundation

/// Symbol on a tile: the inputs from which the image is drawn again in another size or weight.
package struct SymbolTile: Sendable, Hashable {
    /// Name of the symbol.
    package let symbolName: String
    private let look: ImageLook
    private let color: Color

    init(symbolName: String, look: ImageLook, color: Color) {
        (self.symbolName, self.look, self.color) = (symbolName, look, color)
    }

    /// Returns the size that a symbol without a configuration has on the tile, in points.
    package func standardSize(of image: Image) -> CGSize { look.contentSize(of: image) }

    /// Returns the tile with a symbol in a size, in points.
    ///
    /// A symbol that is larger than the tile gets the size of the tile.
    package func image(of symbol: Image, in size: CGSize) -> Image {
        look.tile(symbol, color, contentSize: size, tile: self)
    }
}
