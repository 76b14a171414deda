import DocumentSyntax
import TableControls
import TableScreens
import TableThemes

/// A status bar of a document.
public struct StatusBarDescription: Sendable, Hashable {
    /// The visible time, or `nil` for the document's instant.
    public var time: String?
    /// The visible date of a tablet, or `nil` for the date of the document's instant.
    public var date: String?
    /// Name of the carrier.
    public var carrier: String?
    /// Signal strength from 0 to 4.
    public var signal = 4
    /// Wi-Fi strength from 0 to 3.
    public var wifi = 3
    /// Battery level from 0 to 100.
    public var battery = 100
    /// Whether the battery percentage is visible.
    public var percentage = false
    /// The colour of the content.
    public var style = StatusBar.Style.default

    init() {}

    init(reader: SchemaReader<StatusBarSchema>) {
        time = reader[\.time]
        date = reader[\.date]
        carrier = reader[\.carrier]
        signal = reader[\.signal]
        wifi = reader[\.wifi]
        battery = reader[\.battery]
        percentage = reader[\.percentage]
        style = reader[\.style]
        reader.finish()
    }

    /// Creates the bar for the current render.
    func bar() -> StatusBar {
        let context = RenderContext.current
        let shown =
            time
            ?? StatusBar.time(
                of: context.now, timeZone: context.timeZone, locale: context.locale,
                showsDayPeriod: context.theme.name == Theme.ios6.name
                    || StatusBar.hasTabletLayout)
        let bar = StatusBar(time: shown)
        bar.date =
            date
            ?? StatusBar.date(of: context.now, timeZone: context.timeZone, locale: context.locale)
        bar.carrier = carrier
        bar.signalStrength = signal
        bar.wifiStrength = wifi
        bar.batteryLevel = Double(battery) / 100
        bar.showsBatteryPercentage = percentage
        bar.style = style
        return bar
    }
}
