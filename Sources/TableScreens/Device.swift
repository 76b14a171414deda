import Foundation
import TableDrawing

/// A device's screen: its size in points in portrait orientation, and its pixels per point.
///
/// The figures are Apple's published values for developers.
public struct Device: Sendable, Hashable {
    /// Name of the device in documents.
    public let name: String
    /// Size of the screen, in points.
    public let size: CGSize
    /// Device pixels per point.
    public let scale: Int
    /// The safe area, the cutout and the corners.
    public let frame: DeviceFrame

    /// The user interface idiom of the device.
    public var idiom: UserInterfaceIdiom { name.hasPrefix("ipad") ? .pad : .phone }

    private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: Int, _ frame: DeviceFrame
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.scale = scale
        var frame = frame
        if width >= Self.leastWidthOfLargePhones { frame.landscapeHorizontalSizeClass = .regular }
        self.frame = frame
    }

    /// Minimum portrait width of phones with a regular horizontal size class in landscape
    /// orientation, in points.
    ///
    /// These phones are the Plus and Max models, the XR and the 11 (Apple's guidelines).
    private static let leastWidthOfLargePhones: CGFloat = 414

    /// The default device of documents.
    public static let standard = Device(
        "iphone-15", 393, 852, 3, .island(top: 59, cornerRadius: 55))

    /// Returns the device with a name, or `nil` if no device has this name.
    public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

    /// All devices, phones first, ordered by age.
    public static let all: [Device] = [
        Device("iphone-3gs", 320, 480, 1, .homeButton),
        Device("iphone-4", 320, 480, 2, .homeButton),
        Device("iphone-5", 320, 568, 2, .homeButton),
        Device("iphone-6", 375, 667, 2, .homeButton),
        Device("iphone-6-plus", 414, 736, 3, .homeButton),
        Device("iphone-7", 375, 667, 2, .homeButton),
        Device("iphone-7-plus", 414, 736, 3, .homeButton),
        Device("iphone-8", 375, 667, 2, .homeButton),
        Device("iphone-8-plus", 414, 736, 3, .homeButton),
        Device("iphone-se", 375, 667, 2, .homeButton),
        Device("iphone-x", 375, 812, 3, .notch(top: 44, cornerRadius: 39, width: 209, height: 30)),
        Device(
            "iphone-xr", 414, 896, 2, .notch(top: 48, cornerRadius: 41.5, width: 230, height: 33)),
        Device("iphone-xs", 375, 812, 3, .notch(top: 44, cornerRadius: 39, width: 209, height: 30)),
        Device(
            "iphone-xs-max", 414, 896, 3, .notch(top: 44, cornerRadius: 39, width: 209, height: 30)),
        Device(
            "iphone-11", 414, 896, 2, .notch(top: 48, cornerRadius: 41.5, width: 230, height: 33)),
        Device(
            "iphone-11-pro", 375, 812, 3, .notch(top: 44, cornerRadius: 39, width: 209, height: 30)),
        Device(
            "iphone-11-pro-max", 414, 896, 3,
            .notch(top: 44, cornerRadius: 39, width: 209, height: 30)),
        Device("iphone-12", 390, 844, 3, .notch(top: 47, cornerRadius: 47, width: 210, height: 32)),
        Device(
            "iphone-12-mini", 375, 812, 3, .notch(top: 50, cornerRadius: 44, width: 210, height: 34)
        ),
        Device(
            "iphone-12-pro", 390, 844, 3, .notch(top: 47, cornerRadius: 47, width: 210, height: 32)),
        Device(
            "iphone-12-pro-max", 428, 926, 3,
            .notch(top: 47, cornerRadius: 53, width: 210, height: 32)),
        Device("iphone-13", 390, 844, 3, .notch(top: 47, cornerRadius: 47, width: 162, height: 33)),
        Device(
            "iphone-13-mini", 375, 812, 3, .notch(top: 50, cornerRadius: 44, width: 210, height: 34)
        ),
        Device(
            "iphone-13-pro", 390, 844, 3, .notch(top: 47, cornerRadius: 47, width: 162, height: 33)),
        Device(
            "iphone-13-pro-max", 428, 926, 3,
            .notch(top: 47, cornerRadius: 53, width: 162, height: 33)),
        Device("iphone-14", 390, 844, 3, .notch(top: 47, cornerRadius: 47, width: 162, height: 33)),
        Device(
            "iphone-14-plus", 428, 926, 3, .notch(top: 47, cornerRadius: 53, width: 162, height: 33)
        ),
        Device("iphone-14-pro", 393, 852, 3, .island(top: 59, cornerRadius: 55)),
        Device("iphone-14-pro-max", 430, 932, 3, .island(top: 59, cornerRadius: 55)),
        standard,
        Device("iphone-15-plus", 430, 932, 3, .island(top: 59, cornerRadius: 55)),
        Device("iphone-15-pro", 393, 852, 3, .island(top: 59, cornerRadius: 55)),
        Device("iphone-15-pro-max", 430, 932, 3, .island(top: 59, cornerRadius: 55)),
        Device("iphone-16", 393, 852, 3, .island(top: 59, cornerRadius: 55)),
        Device("iphone-16-plus", 430, 932, 3, .island(top: 59, cornerRadius: 55)),
        Device("iphone-16-pro", 402, 874, 3, .island(top: 62, cornerRadius: 62, islandTop: 14)),
        Device("iphone-16-pro-max", 440, 956, 3, .island(top: 62, cornerRadius: 62, islandTop: 14)),
        Device("ipad", 810, 1080, 2, .tabletWithHomeButton),
        Device("ipad-10", 820, 1180, 2, .tablet),
        Device("ipad-9.7", 768, 1024, 2, .tabletWithHomeButton),
        Device("ipad-air", 820, 1180, 2, .tablet),
        Device("ipad-mini", 744, 1133, 2, .tablet),
        Device("ipad-pro-11", 834, 1194, 2, .tablet),
        Device("ipad-pro-12.9", 1024, 1366, 2, .tablet),
    ]
}
