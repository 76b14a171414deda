import DocumentSyntax
import TableScreens

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
        let bar = StatusBar(time: time ?? StatusBar.currentTime)
        bar.date = date ?? StatusBar.currentDate
        bar.carrier = carrier
        bar.signalStrength = signal
        bar.wifiStrength = wifi
        bar.batteryLevel = Double(battery) / 100
        bar.showsBatteryPercentage = percentage
        bar.style = style
        return bar
    }
}

/// `statusBar: {time: "9:41", battery: 80}`.
final class StatusBarSchema: MappingSchema {
    static let displayName = "a status bar"
    static let definition = "statusBar"
    static let summary = "The status bar with time, signal and battery."

    let time = Key<String>(
        "time", .text, "The displayed time. The default is the time of now in timeZone.")
    let date = Key<String>(
        "date", .text,
        "The date beside the time on tablets since ios13. The default is the date of now in timeZone."
    )
    let carrier = Key<String>(
        "carrier", .text,
        "The name of the carrier. Screens with a cutout, and tablets since ios13, do not show the "
            + "carrier.")
    let signal = DefaultedKey<Int>(
        "signal", .integer(0...4, "a strength"), default: 4,
        "The signal strength, from 0 to 4 bars. Tablets since ios13 do not show the strength.")
    let wifi = DefaultedKey<Int>(
        "wifi", .integer(0...3, "a strength"), default: 3, "The Wi-Fi strength, from 0 to 3 bars.")
    let battery = DefaultedKey<Int>(
        "battery", .integer(0...100, "a percentage"), default: 100,
        "The battery level, from 0 to 100 percent.")
    let percentage = DefaultedKey<Bool>(
        "percentage", .boolean, default: false,
        "Whether the battery level is shown as a number. Screens with a cutout do not show the "
            + "number; tablets since ios13 always show the number.")
    let style = DefaultedKey<StatusBar.Style>(
        "style",
        .choice([
            ("default", .default), ("lightContent", .lightContent), ("darkContent", .darkContent),
        ]), default: .default, "The colour style of the content.")
}
