import Foundation
import TableDrawing

/// Effects of a device's body on its screen: safe area, cutout and corners.
///
/// Lengths are in points, for the portrait orientation.
///
/// Safe areas follow Apple's guidelines and many published tables. Corner radii and cutout
/// sizes are approximate, not proven.
public struct DeviceFrame: Sendable, Hashable {
    /// Cutout in the screen, or button below the screen.
    public struct Cutout: Sendable, Hashable {
        /// Form of a cutout.
        public enum Kind: String, Sendable, Hashable {
            /// Neither a cutout nor a button.
            case none
            /// No cutout; a round button is below the screen.
            case homeButton
            /// Cutout at the edge of the screen.
            case notch
            /// Cutout surrounded by the screen.
            case island
        }

        /// Form of the cutout.
        public var kind: Kind
        /// Size of the notch or island, in points; zero for other kinds.
        public var size: CGSize
        /// Distance from the screen's top to the cutout.
        public var top: CGFloat

        /// Creates a cutout with a size and a distance from the screen's top, in points.
        public init(_ kind: Kind, size: CGSize = .zero, top: CGFloat = 0) {
            self.kind = kind
            self.size = size
            self.top = top
        }

        /// Neither a cutout nor a button.
        public static let none = Cutout(.none)

        /// Whether the cutout splits the status bar in two parts.
        public var splitsStatusBar: Bool { kind == .notch || kind == .island }

        /// Returns the y coordinate of the centre of a status bar's content.
        func statusMiddle(inHeight height: CGFloat) -> CGFloat {
            kind == .island ? top + size.height / 2 : height / 2 + 1.5
        }
    }

    /// Safe area of the screen without bars.
    public var safeAreaInsets: EdgeInsets
    /// Safe area of the screen without bars, in landscape.
    public var landscapeSafeAreaInsets: EdgeInsets
    /// Cutout in the portrait orientation.
    public var cutout: Cutout
    /// Corner radius of the screen.
    public var cornerRadius: CGFloat

    /// Vertical size class of the screen; compact on a phone in landscape.
    public private(set) var verticalSizeClass = UserInterfaceSizeClass.regular
    /// Horizontal size class of the screen.
    public var horizontalSizeClass = UserInterfaceSizeClass.compact
    /// Horizontal size class of the screen in landscape; regular on large phones.
    public var landscapeHorizontalSizeClass = UserInterfaceSizeClass.compact
    /// Cutout of a device in landscape, with lengths for the portrait orientation.
    ///
    /// In landscape a notch or an island is at the left, and a button at the right.
    public private(set) var sideCutout = Cutout.none

    /// Whether the device has a button beside its screen.
    public var hasHomeButton: Bool { cutout.kind == .homeButton || sideCutout.kind == .homeButton }

    /// Creates the frame of a screen with a compact width and a regular height; lengths in points.
    public init(
        safeAreaInsets: EdgeInsets, landscapeSafeAreaInsets: EdgeInsets, cutout: Cutout,
        cornerRadius: CGFloat
    ) {
        self.safeAreaInsets = safeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
        self.cutout = cutout
        self.cornerRadius = cornerRadius
    }

    /// Screen without a body, with square corners, no cutout and a status bar of 20 points.
    public static let plain = DeviceFrame(
        safeAreaInsets: EdgeInsets(top: 20), landscapeSafeAreaInsets: EdgeInsets(top: 20),
        cutout: .none, cornerRadius: 0)
    /// Phone with a button below its screen.
    public static let homeButton = DeviceFrame(
        safeAreaInsets: EdgeInsets(top: 20), landscapeSafeAreaInsets: .zero,
        cutout: Cutout(.homeButton), cornerRadius: 0)
    /// Tablet without a button.
    public static let tablet = DeviceFrame(
        safeAreaInsets: EdgeInsets(top: 24, bottom: 20),
        landscapeSafeAreaInsets: EdgeInsets(top: 24, bottom: 20), cutout: .none, cornerRadius: 18
    ).wide
    /// Tablet with a button.
    public static let tabletWithHomeButton = DeviceFrame(
        safeAreaInsets: EdgeInsets(top: 20), landscapeSafeAreaInsets: EdgeInsets(top: 20),
        cutout: Cutout(.homeButton), cornerRadius: 0
    ).wide

    /// Frame with a regular width in both orientations.
    private var wide: DeviceFrame {
        var frame = self
        frame.horizontalSizeClass = .regular
        frame.landscapeHorizontalSizeClass = .regular
        return frame
    }

    /// Returns a phone with a notch, for a top safe area and a corner radius.
    public static func notch(
        top: CGFloat, cornerRadius: CGFloat, width: CGFloat, height: CGFloat
    ) -> DeviceFrame {
        faced(
            top: top, cornerRadius: cornerRadius,
            Cutout(.notch, size: CGSize(width: width, height: height)))
    }

    /// Returns a phone with an island, for a top safe area and a corner radius.
    public static func island(
        top: CGFloat, cornerRadius: CGFloat, islandTop: CGFloat = 11
    ) -> DeviceFrame {
        faced(
            top: top, cornerRadius: cornerRadius,
            Cutout(.island, size: CGSize(width: 126, height: 37), top: islandTop))
    }

    /// Bottom safe area for a phone's home indicator.
    static let homeIndicatorInset: CGFloat = 34
    /// Bottom safe area for a phone's home indicator in landscape.
    static let landscapeHomeIndicatorInset: CGFloat = 21

    private static func faced(
        top: CGFloat, cornerRadius: CGFloat, _ cutout: Cutout
    ) -> DeviceFrame {
        DeviceFrame(
            safeAreaInsets: EdgeInsets(top: top, bottom: homeIndicatorInset),
            landscapeSafeAreaInsets: EdgeInsets(
                left: top, bottom: landscapeHomeIndicatorInset, right: top),
            cutout: cutout, cornerRadius: cornerRadius)
    }

    /// Frame in landscape, with its safe areas and the cutout at the side.
    public var landscape: DeviceFrame {
        var frame = self
        frame.safeAreaInsets = landscapeSafeAreaInsets
        frame.sideCutout = cutout
        frame.cutout = .none
        frame.verticalSizeClass = landscapeSafeAreaInsets.top == 0 ? .compact : .regular
        frame.horizontalSizeClass = landscapeHorizontalSizeClass
        return frame
    }
}
