import DocumentSyntax
import Foundation
import TableDrawing

/// `accessoryView: {switch: true}`.
final class AccessoryViewSchema: MappingSchema {
    static let displayName = "an accessory view"
    static let definition = "accessoryView"
    static let summary =
        "A control, text, badge or image at the end of a row. The kinds exclude each other."
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

    let toggle = Key<Bool>(
        "switch", .boolean,
        "A switch. The value states whether the switch is on.")
    let text = Key<String>("text", .text, "The text of a label.")
    let badge = Key<String>("badge", .text, "A badge: text on a coloured capsule.")
    let image = Key<ImageReference>("image", .image, "An image.")
    let symbol = Key<ImageReference>("symbol", .systemSymbol, "A symbol by its SF Symbols name.")
    let slider = Key<CGFloat>(
        "slider", .number(.from(0, through: 1, "a share")), "A slider with a value from 0 to 1.")
    let segments = Key<[SegmentDescription]>(
        "segments", .segments, "The titles or images of a segmented control.")
    let stepper = Key<CGFloat>(
        "stepper", .number(.from(0, through: 100, "a value")),
        "A stepper with a value from 0 to 100. The value is not displayed.")
    let progress = Key<CGFloat>(
        "progress", .number(.from(0, through: 1, "a share")),
        "A progress bar with a value from 0 to 1.")
    let activity = Key<Bool>(
        "activity", .boolean,
        "An activity indicator. The value states whether the indicator is animating.")
    let field = Key<String>("field", .text, "A text field with the given text.")
    let button = Key<String>("button", .text, "A button with a title.")

    let selected = Key<Int>(
        "selected", .integer(0...1000, "a segment"), "The index of the selected segment, from 0.")
    let placeholder = Key<String>(
        "placeholder", .text, "The placeholder text of an empty field.")
    let tint = Key<Color>("tint", .color, "The tint colour. In a badge, the background colour.")
    let width = Key<CGFloat>(
        "width", .number(.above(0, through: 10_000, "a width")), "The width in points.")
    let accessibilityLabel = Key<String>(
        "accessibilityLabel", .text,
        "The accessibility label. If the key is absent, a switch, slider or field has the row's "
            + "label."
    )
    let enabled = DefaultedKey<Bool>(
        "enabled", .boolean, default: true, "Whether the control is enabled.")
}
