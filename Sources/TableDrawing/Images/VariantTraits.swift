import Foundation

/// Traits that a variant of an image or colour is made for; a `nil` trait matches any value.
public struct VariantTraits: Sendable, Hashable {
    /// Appearance, or `nil` for a variant that fits every appearance.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// Contrast, or `nil` for a variant that fits every contrast.
    public var accessibilityContrast: AccessibilityContrast?
    /// Layout direction, or `nil` for a variant that fits both directions.
    public var layoutDirection: LayoutDirection?
    /// Kind of device, or `nil` for a variant that fits every device.
    public var userInterfaceIdiom: UserInterfaceIdiom?
    /// Pixels per point, or `nil` for a variant that fits every scale.
    public var displayScale: CGFloat?

    /// Creates traits of a variant; an omitted trait matches any value.
    public init(
        userInterfaceStyle: UserInterfaceStyle? = nil,
        accessibilityContrast: AccessibilityContrast? = nil,
        layoutDirection: LayoutDirection? = nil, userInterfaceIdiom: UserInterfaceIdiom? = nil,
        displayScale: CGFloat? = nil
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.layoutDirection = layoutDirection
        self.userInterfaceIdiom = userInterfaceIdiom
        self.displayScale = displayScale
    }

    /// Returns the index of the variant that fits the traits best, or `nil` if no variant fits.
    ///
    /// Variants for another appearance, contrast, layout direction or idiom do not fit. The
    /// remaining variants are ordered by specified idiom, appearance, contrast and direction,
    /// in this order. Scale has the lowest priority: an equal scale is best, followed by the
    /// next larger scale and by the largest smaller scale. The first variant wins among equal
    /// variants.
    public static func bestIndex(
        among variants: [VariantTraits], for traits: TraitCollection
    ) -> Int? {
        var best: (index: Int, rank: [CGFloat])?
        for (index, variant) in variants.enumerated() {
            guard let rank = variant.rank(for: traits) else { continue }
            if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
            best = (index, rank)
        }
        return best?.index
    }

    /// Returns the rank of the variant for traits, most significant value first, or `nil` if
    /// the variant does not fit.
    private func rank(for traits: TraitCollection) -> [CGFloat]? {
        func match<Value: Equatable>(_ own: Value?, _ wanted: Value) -> CGFloat? {
            guard let own else { return 0 }
            return own == wanted ? 1 : nil
        }
        guard let idiom = match(userInterfaceIdiom, traits.userInterfaceIdiom),
            let style = match(userInterfaceStyle, traits.userInterfaceStyle),
            let contrast = match(accessibilityContrast, traits.accessibilityContrast),
            let direction = match(layoutDirection, traits.layoutDirection)
        else { return nil }
        let scale: CGFloat
        if let displayScale {
            let wanted = CGFloat(traits.displayScale)
            // Larger scales from the nearest scale on, then smaller scales.
            scale = displayScale >= wanted ? 1_000 - (displayScale - wanted) : displayScale - wanted
        } else {
            scale = 1_000
        }
        return [idiom, style, contrast, direction, scale]
    }
}
