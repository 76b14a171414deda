import DocumentSyntax
import Foundation
import TableDrawing

/// `screen: {device: iphone-15}` or `screen: {width: 390, height: 844, scale: 2}`.
struct ScreenSchema: MappingSchema {
    static let displayName = "a screen"
    static let definition = "screen"
    static let summary = "The size of the picture in points, and its pixels per point."

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        if case .int = node.scalar?.resolved {
            return "a width is written screen: {width: \(text)}"
        }
        let name =
            Device.named(text)?.name
            ?? Suggestion.names(
                near: text, among: Device.all.map(\.name)
            ).first
        return "a device is written screen: {device: \(name ?? Device.standard.name)}"
    }

    let device = Key<Device>(
        "device", .device,
        "A device, whose size and scale count where no others are given.")
    let orientation = DefaultedKey<ScreenOrientation>(
        "orientation", .caseName, default: .portrait,
        "How the device is held; phones have thin bars on their sides.")
    let width = Key<CGFloat>(
        "width", .number(.from(1, through: 10_000, "a width")),
        "The width in points. A screen without a device that is 600 points or more along both sides is a tablet's."
    )
    let height = Key<ScreenHeight>(
        "height", .screenHeight, "The height in points, or content for the whole table.")
    let scale = Key<Double>(
        "scale", .double(.scale), "Device pixels per point, from 0.25 to 8.")
}
