import DocumentSyntax

/// `bars: {statusBar: true, navigationBar: {title: Inbox}}`.
struct BarsSchema: MappingSchema {
    static let displayName = "the bars"
    static let definition = "bars"
    static let summary = "What stands around the table, so that the picture looks like a screen."
    static let exclusive = [["toolbar", "tabBar"]]

    let statusBar = Key<StatusBarDescription?>(
        "statusBar",
        .optionalMapping(
            StatusBarSchema(), plain: StatusBarDescription(), StatusBarDescription.init(reader:)),
        "The line with time, signal and battery; true shows it as it is by default.")
    let navigationBar = Key<NavigationBarDescription>(
        "navigationBar", .mapping(NavigationBarSchema(), NavigationBarDescription.init(reader:)),
        "The bar with the title.")
    let toolbar = Key<[BarItemDescription]>(
        "toolbar", .toolbar, "Buttons at the bottom, spread evenly.")
    let tabBar = Key<TabBarDescription>(
        "tabBar", .mapping(TabBarSchema(), TabBarDescription.init(reader:)), "Tabs at the bottom.")
    let homeIndicator = DefaultedKey<Bool>(
        "homeIndicator", .boolean, default: false,
        "The bar at the bottom of screens without a button.")
    let keyboard = Key<KeyboardDescription?>(
        "keyboard", .keyboard,
        "A keyboard's place with blank keys: true, its height in points, or a mapping.")
    let bezel = DefaultedKey<Bool>(
        "bezel", .boolean, default: false,
        "A plain device around the screen, on nothing; its form is that of screen.device.")
}
