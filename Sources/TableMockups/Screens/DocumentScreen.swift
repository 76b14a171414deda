import DocumentSyntax
import Foundation
import TableDrawing
import TableScreens

/// The size of a document's picture.
///
/// Screens with equal size, scale and idiom are equal, independent of the device.
public struct DocumentScreen: Sendable {
    /// The width in points.
    public var width: CGFloat
    /// Height in points, or the height of the content.
    public var height: ScreenHeight
    /// Device pixels per point.
    public var scale: Double
    /// The device of the screen, or `nil` if the document states a size.
    public private(set) var device: Device?
    /// Orientation of the device.
    public private(set) var orientation = ScreenOrientation.portrait
    /// User interface idiom, for images and colours that depend on it.
    public var idiom = UserInterfaceIdiom.phone

    /// The horizontal size class of the device.
    ///
    /// Without a device, the size class follows from the idiom.
    var horizontalSizeClass: UserInterfaceSizeClass {
        idiom == .pad ? .regular : frame.horizontalSizeClass
    }

    /// The device's safe area and shape.
    public var frame: DeviceFrame

    /// Creates a screen with a size in points and a scale.
    public init(
        width: CGFloat, height: ScreenHeight, scale: Double, frame: DeviceFrame = .plain
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.frame = frame
    }

    /// Creates the screen of a device.
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

    /// Sets the size and scale of a device.
    ///
    /// The orientation and a height of `content` do not change.
    public mutating func show(on device: Device) {
        var other = DocumentScreen(device: device, orientation: orientation)
        if height == .content { other.height = .content }
        self = other
    }

    /// Sets the orientation of the device, with the size of the device.
    ///
    /// The scale and a height of `content` do not change.
    ///
    /// - Returns: `false` for a screen with a size of its own, which stays as it is.
    public mutating func turn(to orientation: ScreenOrientation) -> Bool {
        guard let device else { return false }
        let own = DocumentScreen(device: device, orientation: self.orientation)
        guard width == own.width else { return false }
        let scale = self.scale
        self.orientation = orientation
        show(on: device)
        self.scale = scale
        return true
    }

    /// Size of the table's window in points.
    ///
    /// A picture of the content has the height of a device.
    public var size: CGSize {
        switch height {
        case .points(let height): CGSize(width: width, height: height)
        case .content: CGSize(width: width, height: Device.standard.size.height)
        }
    }

    /// Returns the idiom for a screen without a device.
    ///
    /// A screen is a tablet if its shorter side is longer than a phone's shorter side, in points.
    private static func idiom(ofSize size: CGSize) -> UserInterfaceIdiom {
        min(size.width, size.height) >= shortestSideOfTablets ? .pad : .phone
    }

    /// Minimum shorter side of tablets, between the largest phone's 440 and the smallest
    /// tablet's 744, in points.
    private static let shortestSideOfTablets: CGFloat = 600

    init(reader: SchemaReader<ScreenSchema>) {
        let device = reader[\.device] ?? .standard
        self.init(device: device, orientation: reader[\.orientation])
        // A custom size has no cutout and no rounded corners.
        if reader[\.device] == nil, reader[\.width] != nil { frame = .plain }
        if let width = reader[\.width] { self.width = width }
        if let height = reader[\.height] { self.height = height }
        if let scale = reader[\.scale] { self.scale = scale }
        if reader[\.device] == nil, reader[\.width] != nil { idiom = Self.idiom(ofSize: size) }
        reader.finish()
    }
}

extension DocumentScreen: Hashable {
    /// Compares two screens by size, scale and idiom.
    public static func == (left: DocumentScreen, right: DocumentScreen) -> Bool {
        left.width == right.width && left.height == right.height && left.scale == right.scale
            && left.idiom == right.idiom
    }

    /// Hashes the size and the scale.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(scale)
    }
}

/// Orientation of a device.
public enum ScreenOrientation: String, Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// Landscape: width and height are exchanged.
    case landscape
}

/// Height of the visible part of a table.
public enum ScreenHeight: Sendable, Hashable {
    /// A height in points, starting at the content offset.
    case points(CGFloat)
    /// The whole table.
    case content
}
