import DocumentSyntax
import TableScreens

/// `statusBar: {time: "9:41", battery: 80}`.
struct StatusBarSchema: MappingSchema {
    static let displayName = "a status bar"
    static let definition = "statusBar"
    static let summary = "The line with time, signal and battery."

    let time = Key<String>(
        "time", .text, "The time as it is shown; without it the time of now in the time zone.")
    let carrier = Key<String>(
        "carrier", .text, "The network's name, shown where no cutout is in the way.")
    let signal = DefaultedKey<Int>(
        "signal", .integer(0...4, "a strength"), default: 4, "The signal's strength.")
    let wifi = DefaultedKey<Int>(
        "wifi", .integer(0...3, "a strength"), default: 3, "The Wi-Fi's strength.")
    let battery = DefaultedKey<Int>(
        "battery", .integer(0...100, "a percentage"), default: 100, "How full the battery is.")
    let percentage = DefaultedKey<Bool>(
        "percentage", .boolean, default: false,
        "Whether the battery's level is shown as a number, where no cutout is in the way.")
    let style = DefaultedKey<StatusBar.Style>(
        "style",
        .choice([
            (name: "default", value: .default), (name: "lightContent", value: .lightContent),
            (name: "darkContent", value: .darkContent),
        ]), default: .default, "The colour of the content.")
}
