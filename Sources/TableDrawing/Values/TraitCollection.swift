/// Environment of an interface.
public struct TraitCollection: Sendable, Hashable {
    /// Appearance: light or dark.
    public var userInterfaceStyle: UserInterfaceStyle
    /// Contrast chosen in the accessibility settings.
    public var accessibilityContrast: AccessibilityContrast
    /// Reading direction of the interface.
    public var layoutDirection: LayoutDirection
    /// Preferred text size.
    public var preferredContentSizeCategory: ContentSizeCategory
    /// Device pixels per point.
    public var displayScale: Double
    /// Kind of device.
    public var userInterfaceIdiom: UserInterfaceIdiom
    /// Horizontal size class: regular for tablets and for large phones in landscape.
    public var horizontalSizeClass: UserInterfaceSizeClass
    /// Vertical size class: compact for a phone in landscape.
    ///
    /// Bars are thinner if both size classes are compact.
    public var verticalSizeClass: UserInterfaceSizeClass

    /// Creates traits with usual default values.
    ///
    /// - Parameter horizontalSizeClass: Size class, or `nil` for the size class of the idiom's
    ///   devices in portrait.
    public init(
        userInterfaceStyle: UserInterfaceStyle = .light,
        accessibilityContrast: AccessibilityContrast = .normal,
        layoutDirection: LayoutDirection = .leftToRight,
        preferredContentSizeCategory: ContentSizeCategory = .large,
        displayScale: Double = 2,
        userInterfaceIdiom: UserInterfaceIdiom = .phone,
        horizontalSizeClass: UserInterfaceSizeClass? = nil,
        verticalSizeClass: UserInterfaceSizeClass = .regular
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.displayScale = displayScale
        self.userInterfaceIdiom = userInterfaceIdiom
        self.horizontalSizeClass =
            horizontalSizeClass ?? (userInterfaceIdiom == .pad ? .regular : .compact)
        self.verticalSizeClass = verticalSizeClass
    }

    /// Traits of the current render in this task; light, large and 2× outside of a render.
    @TaskLocal public static var current = TraitCollection()
}

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

/// Available space of an interface in a direction.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little space, for example the height of a phone in landscape.
    case compact
    case regular
}

/// Contrast chosen in the accessibility settings.
public enum AccessibilityContrast: String, Sendable, Hashable, CaseIterable {
    case normal
    case high
}

/// Layout direction of an interface.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    case leftToRight
    case rightToLeft
}

/// Kind of device of an interface.
public enum UserInterfaceIdiom: String, Sendable, Hashable, CaseIterable {
    case phone
    case pad
}

/// Light or dark appearance of an interface.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
}
