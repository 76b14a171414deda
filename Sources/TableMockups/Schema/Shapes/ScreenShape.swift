import Foundation

/// `screen: {device: iphone-15}` or `screen: {width: 390, height: 844, scale: 2}`.
struct ScreenShape: Shape {
    static let noun = "a screen"
    static let definition = "screen"
    static let summary = "The size of the picture in points, and its pixels per point."

    let device = Key<Device>(
        "device", .choice(Device.all.map { (name: $0.name, value: $0) }),
        "A device, whose size and scale count where no others are given.")
    let orientation = DefaultedKey<ScreenOrientation>(
        "orientation", .caseName, default: .portrait, "How the device is held.")
    let width = Key<CGFloat>(
        "width", .number(.from(1, through: 10_000, "a width")), "The width in points.")
    let height = Key<ScreenHeight>(
        "height", .screenHeight, "The height in points, or content for the whole table.")
    let scale = Key<Int>(
        "scale", .integer(1...4, "a scale"), "Device pixels per point.")
}
