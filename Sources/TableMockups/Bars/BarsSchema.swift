import DocumentSyntax

/// `bars: {statusBar: true, navigationBar: {title: Inbox}}`.
final class BarsSchema: MappingSchema {
    static let displayName = "the bars"
    static let definition = "bars"
    static let summary = "The bars and other screen elements around the table."
    static let exclusive = [["toolbar", "tabBar"]]

    let statusBar = Key<StatusBarDescription?>(
        "statusBar",
        .optionalMapping(
            StatusBarSchema(), plain: StatusBarDescription(), StatusBarDescription.init(reader:)),
        "The status bar with time, signal and battery. The value true shows the default status "
            + "bar.")
    let navigationBar = Key<NavigationBarDescription>(
        "navigationBar", .mapping(NavigationBarSchema(), NavigationBarDescription.init(reader:)),
        "The navigation bar.")
    let toolbar = Key<[BarItemDescription]>(
        "toolbar", .toolbar, "The buttons of the toolbar, with equal spacing.")
    let tabBar = Key<TabBarDescription>(
        "tabBar", .mapping(TabBarSchema(), TabBarDescription.init(reader:)),
        "The tab bar at the bottom of the screen.")
    let homeIndicator = DefaultedKey<Bool>(
        "homeIndicator", .boolean, default: false,
        "Whether the home indicator is drawn at the bottom of the screen.")
    let keyboard = Key<KeyboardDescription?>(
        "keyboard", .keyboard,
        "A keyboard with blank keys: true, a height in points, or a mapping.")
    let bezel = DefaultedKey<Bool>(
        "bezel", .boolean, default: false,
        "Whether a device frame surrounds the screen on a transparent background. The device is "
            + "screen.device.")
}
