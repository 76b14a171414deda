import Foundation
import TableDrawing
import TableMockups
import TableViews

extension RenderContext {
    /// The context of every variant of a matrix, in the matrix's order.
    ///
    ///     for (variant, context) in RenderContext().variants(of: matrix) {
    ///         let picture = try render(size: size, context: context) { makeTable() }
    ///         try picture.writePNG(to: variant.name(of: "settings") + ".png")
    ///     }
    ///
    /// A device gives its scale; its size, in points, is for the caller to use.
    public func variants(
        of matrix: RenderMatrix
    ) -> [(variant: RenderVariant, context: RenderContext)] {
        matrix.variants.map { ($0, applying($0)) }
    }

    /// The context as a variant has it; a locale without a direction beside it gives its own.
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
