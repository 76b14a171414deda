import DocumentSyntax
import Foundation
import TableDrawing
import TableScreens
import TableViews

extension TableDocument {
    /// Returns the document with the values of a variant.
    ///
    /// Another locale or another kind of device requires reading the texts again. Throws a
    /// `DocumentError` if the strings do not form a valid document.
    public func variant(_ variant: RenderVariant) throws(DocumentError) -> TableDocument {
        var result = self
        if let device = variant.device { result.screen.show(on: device) }
        if let scale = variant.scale { result.screen.scale = scale }
        if let theme = variant.theme { result.theme = theme }
        if let appearance = variant.appearance { result.appearance = appearance }
        if let contrast = variant.contrast { result.contrast = contrast }
        if let contentSize = variant.contentSize { result.contentSize = contentSize }
        if let direction = variant.direction { result.direction = direction }
        return try result.localized(to: variant.locale ?? locale)
    }

    /// Returns all variants of a matrix in the matrix's order.
    ///
    /// The default is the document's own matrix.
    ///
    /// Variants with the same locale share the texts.
    public func variants(
        of matrix: RenderMatrix? = nil
    ) throws(DocumentError) -> [(variant: RenderVariant, document: TableDocument)] {
        var read: [Localization.Need: TableDocument] = [:]
        var result: [(variant: RenderVariant, document: TableDocument)] = []
        for variant in (matrix ?? self.matrix).variants {
            let need = Localization.Need(
                locale: variant.locale ?? locale,
                idiom: variant.device?.idiom ?? screen.idiom)
            let base: TableDocument
            if let known = read[need] { base = known } else { base = try self.variant(variant) }
            read[need] = base
            result.append((variant, try base.variant(variant)))
        }
        return result
    }

    /// Returns the document with the texts of a locale.
    ///
    /// If the document states no direction, the direction changes, too.
    ///
    /// Throws a `DocumentError` if the strings do not form a valid document.
    public func localized(to locale: Locale) throws(DocumentError) -> TableDocument {
        let need = Localization.Need(locale: locale, idiom: screen.idiom)
        var result = self
        result.locale = locale
        guard need != source.need else { return result }
        let other = try source.read(for: need, name: name)
        result.table = other.table
        // Bars that the caller removed stay removed.
        if result.bars != nil { result.bars = other.bars }
        result.timeline = other.timeline
        result.warnings = other.warnings
        result.source = other.source
        result.localizedDefaults = other.localizedDefaults
        return result
    }
}
