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

    init(reader: SchemaReader<BarsSchema>) {
        statusBar = reader[\.statusBar] ?? nil
        navigationBar = reader[\.navigationBar]
        toolbar = reader[\.toolbar]
        tabBar = reader[\.tabBar]
        homeIndicator = reader[\.homeIndicator]
        keyboard = reader[\.keyboard] ?? nil
        bezel = reader[\.bezel]
        reader.finish()
    }
}
