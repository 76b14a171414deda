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
