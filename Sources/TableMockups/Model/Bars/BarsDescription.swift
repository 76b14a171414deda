/// What stands around a document's table, all of it optional.
public struct BarsDescription: Sendable {
    /// The line with time and battery.
    public var statusBar: StatusBarDescription?
    /// The bar with the title.
    public var navigationBar: NavigationBarDescription?
    /// Buttons at the bottom.
    public var toolbar: [BarItemDescription]?
    /// Tabs at the bottom.
    public var tabBar: TabBarDescription?
    /// The bar at the bottom of screens without a button.
    public var homeIndicator: Bool
    /// A keyboard's place.
    public var keyboard: KeyboardDescription?
    /// A device around the screen.
    public var bezel: Bool

    init(reader: ShapeReader<BarsShape>) {
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
