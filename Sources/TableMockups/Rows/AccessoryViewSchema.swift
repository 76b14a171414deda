import DocumentSyntax
import Foundation
import TableDrawing

/// `accessoryView: {switch: true}`.
struct AccessoryViewSchema: MappingSchema {
    static let displayName = "an accessory view"
    static let definition = "accessoryView"
    static let summary = "A control or a sign at the end of a row; one of the kinds."
    static let kinds = [
        "switch", "text", "badge", "image", "symbol", "slider", "segments", "stepper", "progress",
        "activity", "field", "button",
    ]
    static let exclusive = [kinds]
    static let hints = [
        "disclosureIndicator": "standard accessories are written accessory: disclosureIndicator",
        "checkmark": "standard accessories are written accessory: checkmark",
        "segmented": "the titles are written segments: [Day, Week]",
        "toggle": "a switch is written {switch: true}",
    ]

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        return "a text is written {text: \(text.quoted)}"
    }

    let toggle = Key<Bool>("switch", .boolean, "A switch that is on or off.")
    let text = Key<String>("text", .text, "A text.")
    let badge = Key<String>("badge", .text, "A text on a coloured ground with round ends.")
    let image = Key<ImageReference>("image", .image, "An image.")
    let symbol = Key<ImageReference>("symbol", .systemSymbol, "A symbol by its usual name.")
    let slider = Key<CGFloat>(
        "slider", .number(.from(0, through: 1, "a share")), "A slider, from 0 to 1.")
    let segments = Key<[SegmentDescription]>(
        "segments", .segments, "The titles or images of a segmented control.")
    let stepper = Key<CGFloat>(
        "stepper", .number(.from(0, through: 100, "a value")),
        "A stepper with a value from 0 to 100, which it does not show.")
    let progress = Key<CGFloat>(
        "progress", .number(.from(0, through: 1, "a share")), "A progress bar, from 0 to 1.")
    let activity = Key<Bool>("activity", .boolean, "A wheel that turns, or stands still.")
    let field = Key<String>("field", .text, "A field with a text to be edited.")
    let button = Key<String>("button", .text, "A button with a title.")

    let selected = Key<Int>(
        "selected", .integer(0...1000, "a segment"), "The chosen segment, counted from 0.")
    let placeholder = Key<String>(
        "placeholder", .text, "What an empty field shows.")
    let tint = Key<Color>("tint", .color, "The colour of what is shown, or of its ground.")
    let width = Key<CGFloat>(
        "width", .number(.above(0, through: 10_000, "a width")), "The width in points.")
    let accessibilityLabel = Key<String>(
        "accessibilityLabel", .text,
        "What a screen reader says of it; without it, a switch, slider or field is called as its row."
    )
    let enabled = DefaultedKey<Bool>(
        "enabled", .boolean, default: true, "Whether a control can be used.")
}
