import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableMockups
import TableScreens

extension RenderContext {
    /// Returns the context of every variant of a matrix, in the matrix's order.
    ///
    ///     for (variant, context) in RenderContext().variants(of: matrix) {
    ///         let picture = try render(size: size, context: context) { makeTable() }
    ///         try picture.writePNG(to: variant.name(of: "settings") + ".png")
    ///     }
    ///
    /// A device provides its scale; the caller applies the device's size, in points.
    public func variants(
        of matrix: RenderMatrix
    ) -> [(variant: RenderVariant, context: RenderContext)] {
        matrix.variants.map { ($0, applying($0)) }
    }

    /// Returns the context with the values of a variant; a locale without an explicit direction
    /// provides its own direction.
    public func applying(_ variant: RenderVariant) -> RenderContext {
        var result = self
        if let theme = variant.theme { result.theme = theme }
        if let appearance = variant.appearance { result.traits.userInterfaceStyle = appearance }
        if let contrast = variant.contrast { result.traits.accessibilityContrast = contrast }
        if let size = variant.contentSize { result.traits.preferredContentSizeCategory = size }
        if let locale = variant.locale {
            result.locale = locale
            result.traits.layoutDirection = LayoutDirection(of: locale)
        }
        if let direction = variant.direction { result.traits.layoutDirection = direction }
        if let scale = variant.scale ?? variant.device.map({ Double($0.scale) }) {
            result.traits.displayScale = scale
        }
        return result
    }
}
