import Foundation
import TableDrawing

extension AssetContents.Entry {
    /// Returns the traits of the variant, or `nil` if no drawn device uses the variant.
    ///
    /// Variants for a size class or for hardware are left out, because catalogues also hold
    /// variants without these conditions. Pictures are sRGB, so a variant for a wide gamut has
    /// traits only if `isWide` is true.
    func traits(isWide: Bool = false) -> VariantTraits? {
        let hasGamut = isWide || displayGamut == nil || displayGamut == "sRGB"
        guard hasGamut, narrowings.isEmpty else { return nil }
        var traits = VariantTraits()
        switch idiom {
        case nil, "universal": break
        case "iphone": traits.userInterfaceIdiom = .phone
        case "ipad": traits.userInterfaceIdiom = .pad
        default: return nil
        }
        switch languageDirection {
        case "left-to-right": traits.layoutDirection = .leftToRight
        case "right-to-left": traits.layoutDirection = .rightToLeft
        default: break
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): traits.userInterfaceStyle = .dark
            case ("luminosity", "light"): traits.userInterfaceStyle = .light
            case ("contrast", "high"): traits.accessibilityContrast = .high
            case ("contrast", "normal"): traits.accessibilityContrast = .normal
            default: break
            }
        }
        if let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0 {
            traits.displayScale = CGFloat(number)
        }
        return traits
    }
}
