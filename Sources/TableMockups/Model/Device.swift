import Foundation
import TableDrawing

/// A device's screen: its size in points, held upright, and its pixels per point.
///
/// The figures are those that Apple publishes for developers; they are well known.
public struct Device: Sendable, Hashable {
    /// The name that documents use.
    public let name: String
    /// The screen in points.
    public let size: CGSize
    /// Device pixels per point.
    public let scale: Int

    /// What kind of device it is.
    public var idiom: UserInterfaceIdiom { name.hasPrefix("ipad") ? .pad : .phone }

    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: Int) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.scale = scale
    }

    /// The device of documents that name none.
    public static let standard = Device("iphone-15", 393, 852, 3)

    /// The device of a name; nothing if no device has it.
    public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

    /// All devices, phones first, by age.
    public static let all: [Device] = [
        Device("iphone-3gs", 320, 480, 1),
        Device("iphone-4", 320, 480, 2),
        Device("iphone-5", 320, 568, 2),
        Device("iphone-6", 375, 667, 2),
        Device("iphone-6-plus", 414, 736, 3),
        Device("iphone-7", 375, 667, 2),
        Device("iphone-7-plus", 414, 736, 3),
        Device("iphone-8", 375, 667, 2),
        Device("iphone-8-plus", 414, 736, 3),
        Device("iphone-se", 375, 667, 2),
        Device("iphone-x", 375, 812, 3),
        Device("iphone-xr", 414, 896, 2),
        Device("iphone-xs", 375, 812, 3),
        Device("iphone-xs-max", 414, 896, 3),
        Device("iphone-11", 414, 896, 2),
        Device("iphone-11-pro", 375, 812, 3),
        Device("iphone-11-pro-max", 414, 896, 3),
        Device("iphone-12", 390, 844, 3),
        Device("iphone-12-mini", 375, 812, 3),
        Device("iphone-12-pro", 390, 844, 3),
        Device("iphone-12-pro-max", 428, 926, 3),
        Device("iphone-13", 390, 844, 3),
        Device("iphone-13-mini", 375, 812, 3),
        Device("iphone-13-pro", 390, 844, 3),
        Device("iphone-13-pro-max", 428, 926, 3),
        Device("iphone-14", 390, 844, 3),
        Device("iphone-14-plus", 428, 926, 3),
        Device("iphone-14-pro", 393, 852, 3),
        Device("iphone-14-pro-max", 430, 932, 3),
        standard,
        Device("iphone-15-plus", 430, 932, 3),
        Device("iphone-15-pro", 393, 852, 3),
        Device("iphone-15-pro-max", 430, 932, 3),
        Device("iphone-16", 393, 852, 3),
        Device("iphone-16-plus", 430, 932, 3),
        Device("iphone-16-pro", 402, 874, 3),
        Device("iphone-16-pro-max", 440, 956, 3),
        Device("ipad", 810, 1080, 2),
        Device("ipad-10", 820, 1180, 2),
        Device("ipad-9.7", 768, 1024, 2),
        Device("ipad-air", 820, 1180, 2),
        Device("ipad-mini", 744, 1133, 2),
        Device("ipad-pro-11", 834, 1194, 2),
        Device("ipad-pro-12.9", 1024, 1366, 2),
    ]
}
