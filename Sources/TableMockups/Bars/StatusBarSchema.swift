import DocumentSyntax
import TableScreens

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
            (name: "default", value: .default), (name: "lightContent", value: .lightContent),
            (name: "darkContent", value: .darkContent),
        ]), default: .default, "The colour style of the content.")
}
