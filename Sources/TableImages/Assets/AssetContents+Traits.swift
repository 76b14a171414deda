import Foundation
import TableDrawing

extension AssetContents.Entry {
    /// What the variant is for; nothing for one that is for none of the devices that are drawn.
    ///
    /// Variants for a size class or a device's hardware are left out: catalogues hold one without these beside them
    /// (`AssetContents.unused` names them). Pictures are sRGB, so a variant for a wide gamut is used only if `isWide` asks for it.
    func traits(isWide: Bool = false) -> VariantTraits? {
        let hasGamut = isWide || displayGamut == nil || displayGamut == "sRGB"
        guard hasGamut, widthClass == nil, heightClass == nil, subtype == nil, memory == nil,
            graphicsFeatureSet == nil, screenWidth == nil
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
        case nil: break
        default: return nil
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
