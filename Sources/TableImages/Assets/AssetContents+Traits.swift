import Foundation
import TableDrawing

extension AssetContents.Entry {
    /// Traits of the variant, or `nil` if it is for an unsupported device.
    ///
    /// Variants for a colour gamut, a size class or device hardware are left out, because
    /// catalogues also contain a variant without these conditions.
    var traits: VariantTraits? {
        guard displayGamut == nil || displayGamut == "sRGB", widthClass == nil,
            heightClass == nil, subtype == nil, memory == nil, graphicsFeatureSet == nil
        else { return nil }
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
            // Tinted icons and unknown appearances are left out.
            default: return nil
            }
        }
        if let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0 {
            traits.displayScale = CGFloat(number)
        }
        return traits
    }
}
