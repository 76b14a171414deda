/// The environment that an interface adapts to.
public struct TraitCollection: Sendable, Hashable {
    public var userInterfaceStyle: UserInterfaceStyle
    public var accessibilityContrast: AccessibilityContrast
    public var layoutDirection: LayoutDirection
    public var preferredContentSizeCategory: ContentSizeCategory
    /// Device pixels per point.
    public var displayScale: Double
    public var userInterfaceIdiom: UserInterfaceIdiom
    /// How much width the screen has: tablets have much, and large phones on their sides.
    public var horizontalSizeClass: UserInterfaceSizeClass
    /// How much height the screen has: a phone on its side has little.
    ///
    /// Where the screen has little of both, bars are thinner.
    public var verticalSizeClass: UserInterfaceSizeClass

    /// Traits of which those that are not given are the usual ones.
    ///
    /// - Parameter horizontalSizeClass: Nothing stands for what devices of the idiom have, held upright.
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

    /// The traits of the render that is under way in this task; light, large and 2× outside one.
    @TaskLocal public static var current = TraitCollection()
}
