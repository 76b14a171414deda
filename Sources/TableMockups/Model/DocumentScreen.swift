import Foundation
import TableDrawing
import TableViews

/// The size of a document's picture.
///
/// Screens of one size, scale and kind are equal, whatever device they are of.
public struct DocumentScreen: Sendable {
    /// The width in points.
    public var width: CGFloat
    /// The height in points, or that of the content.
    public var height: ScreenHeight
    /// Device pixels per point.
    public var scale: Double
    /// The device that the screen is of, if it was given by one.
    public private(set) var device: Device?
    /// How the device is held.
    public private(set) var orientation = ScreenOrientation.portrait
    /// The kind of device, for images and colours that differ by it.
    public var idiom = UserInterfaceIdiom.phone

    /// How much width the screen has: that of the device, or on a screen without one what its kind has.
    var horizontalSizeClass: UserInterfaceSizeClass {
        idiom == .pad ? .regular : frame.horizontalSizeClass
    }

    /// What the device does to the screen: its safe area and its form.
    public var frame: DeviceFrame

    /// A screen of a size in points, with its pixels per point.
    public init(
        width: CGFloat, height: ScreenHeight, scale: Double, frame: DeviceFrame = .plain
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.frame = frame
    }

    /// The screen of a device.
    public init(device: Device, orientation: ScreenOrientation = .portrait) {
        let isUpright = orientation == .portrait
        self.init(
            width: isUpright ? device.size.width : device.size.height,
            height: .points(isUpright ? device.size.height : device.size.width),
            scale: Double(device.scale), frame: isUpright ? device.frame : device.frame.landscape)
        self.device = device
        self.orientation = orientation
        idiom = device.idiom
    }

    /// Takes the size and scale of a device, held as before; a height of `content` stays.
    public mutating func show(on device: Device) {
        var other = DocumentScreen(device: device, orientation: orientation)
        if height == .content { other.height = .content }
        self = other
    }

    /// The size of the table's window in points; a picture of the content has a device's height.
    public var size: CGSize {
        switch height {
        case .points(let height): CGSize(width: width, height: height)
        case .content: CGSize(width: width, height: Device.standard.size.height)
        }
    }

    /// The kind of device that a screen without a device is of: a tablet's where no side is as short as a
    /// phone's, in points.
    private static func idiom(ofSize size: CGSize) -> UserInterfaceIdiom {
        min(size.width, size.height) >= shortestSideOfTablets ? .pad : .phone
    }

    /// Between the largest phone's short side, 440, and the smallest tablet's, 744; points.
    private static let shortestSideOfTablets: CGFloat = 600

    init(reader: ShapeReader<ScreenShape>) {
        let device = reader[\.device] ?? .standard
        self.init(device: device, orientation: reader[\.orientation])
        // A size without a device is that of no device: it has no cutout and no corners.
        if reader[\.device] == nil, reader[\.width] != nil { frame = .plain }
        if let width = reader[\.width] { self.width = width }
        if let height = reader[\.height] { self.height = height }
        if let scale = reader[\.scale] { self.scale = scale }
        if reader[\.device] == nil, reader[\.width] != nil { idiom = Self.idiom(ofSize: size) }
        reader.finish()
    }
}

extension DocumentScreen: Hashable {
    public static func == (left: DocumentScreen, right: DocumentScreen) -> Bool {
        left.width == right.width && left.height == right.height && left.scale == right.scale
            && left.idiom == right.idiom
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(scale)
    }
}
