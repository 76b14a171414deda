import TableViews

/// A status bar as a document describes it.
public struct StatusBarDescription: Sendable, Hashable {
    /// The time as it is shown; nothing is the document's instant.
    public var time: String?
    /// The network's name.
    public var carrier: String?
    /// From 0 to 4.
    public var signal = 4
    /// From 0 to 3.
    public var wifi = 3
    /// From 0 to 100.
    public var battery = 100
    /// Whether the battery's level stands beside it.
    public var percentage = false
    /// The colour of the content.
    public var style = StatusBar.Style.default

    init() {}

    init(reader: ShapeReader<StatusBarShape>) {
        time = reader[\.time]
        carrier = reader[\.carrier]
        signal = reader[\.signal]
        wifi = reader[\.wifi]
        battery = reader[\.battery]
        percentage = reader[\.percentage]
        style = reader[\.style]
        reader.finish()
    }

    /// The bar in the render under way.
    func bar() -> StatusBar {
        let context = RenderContext.current
        let shown =
            time
            ?? StatusBar.time(
                of: context.now, timeZone: context.timeZone, locale: context.locale,
                showsDayPeriod: context.theme.name == Theme.classic.name)
        let bar = StatusBar(time: shown)
        bar.carrier = carrier
        bar.signalStrength = signal
        bar.wifiStrength = wifi
        bar.batteryLevel = Double(battery) / 100
        bar.showsBatteryPercentage = percentage
        bar.style = style
        return bar
    }
}
