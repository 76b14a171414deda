import Foundation

/// What a variant of an image or a colour is made for; nothing stands for any.
public struct VariantTraits: Sendable, Hashable {
    public var userInterfaceStyle: UserInterfaceStyle?
    public var accessibilityContrast: AccessibilityContrast?
    public var layoutDirection: LayoutDirection?
    public var userInterfaceIdiom: UserInterfaceIdiom?
    /// Pixels per point; nothing for a variant that suits every scale.
    public var displayScale: CGFloat?

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

    /// The index of the variant that suits traits best; nothing if none was made for them.
    ///
    /// One that was made for another appearance, contrast, direction or device is left out. Of the
    /// rest, the device counts before the appearance, that before the contrast, that before the
    /// direction, and last the scale: the same, else the next larger, else the largest. Among
    /// equals the first wins.
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

    /// How well the variant suits traits, the weightiest first; nothing if it does not.
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
            // Larger ones from the nearest on, then smaller ones.
            scale = displayScale >= wanted ? 1_000 - (displayScale - wanted) : displayScale - wanted
        } else {
            scale = 1_000
        }
        return [idiom, style, contrast, direction, scale]
    }
}
