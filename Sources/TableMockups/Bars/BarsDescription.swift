import DocumentSyntax

/// Optional bars around a document's table.
public struct BarsDescription: Sendable {
    /// The status bar.
    public var statusBar: StatusBarDescription?
    /// The navigation bar.
    public var navigationBar: NavigationBarDescription?
    /// Buttons of the toolbar.
    public var toolbar: [BarItemDescription]?
    /// The tab bar.
    public var tabBar: TabBarDescription?
    /// Whether the screen has a home indicator.
    public var homeIndicator: Bool
    /// The keyboard.
    public var keyboard: KeyboardDescription?
    /// Whether a device body surrounds the screen.
    public var bezel: Bool
    /// Locations of the bars in the document.
    let locations: Locations

    /// Locations of the bars in the document, or `nil` for missing bars.
    struct Locations: Sendable {
        let statusBar, navigationBar, toolbar, tabBar, keyboard: DocumentLocation?
    }

    init(reader: SchemaReader<BarsSchema>) {
        statusBar = reader[\.statusBar] ?? nil
        navigationBar = reader[\.navigationBar]
        toolbar = reader[\.toolbar]
        tabBar = reader[\.tabBar]
        homeIndicator = reader[\.homeIndicator]
        keyboard = reader[\.keyboard] ?? nil
        bezel = reader[\.bezel]
        locations = Locations(
            statusBar: reader.node(\.statusBar)?.location,
            navigationBar: reader.node(\.navigationBar)?.location,
            toolbar: reader.node(\.toolbar)?.location, tabBar: reader.node(\.tabBar)?.location,
            keyboard: reader.node(\.keyboard)?.location)
        reader.finish()
    }
}

/// `bars: {statusBar: true, navigationBar: {title: Inbox}}`.
final class BarsSchema: MappingSchema {
    static let displayName = "the bars"
    static let definition = "bars"
    static let summary = "The bars and other screen elements around the table."

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
        "toolbar", .list(of: .barItem),
        "The buttons of the toolbar, with equal distances between them. A toolbar is above the "
            + "tab bar.")
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
