/// Preferred text size, from the smallest to the largest.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Comparable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Index in the order of sizes, 0 for `extraSmall`, 3 for the default `large`.
    public var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

    /// Compares two categories by their text size.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
