import Foundation
import TableDrawing

/// What a device's body does to its screen: the safe area, the cutout, the corners.
///
/// Points, held upright.
///
/// Safe areas are those that Apple's guidelines and many published tables give; corner radii and cutouts'
/// sizes are approximate, not proven.
public struct DeviceFrame: Sendable, Hashable {
    /// What is missing from the screen, or what stands below it.
    public struct Cutout: Sendable, Hashable {
        /// Its form.
        public enum Kind: String, Sendable, Hashable {
            case none
            /// Nothing is missing; a round button stands below the screen.
            case homeButton
            case notch
            case island
        }

        public var kind: Kind
        public var size: CGSize
        /// From the screen's top.
        public var top: CGFloat

        public init(_ kind: Kind, size: CGSize = .zero, top: CGFloat = 0) {
            self.kind = kind
            self.size = size
            self.top = top
        }

        public static let none = Cutout(.none)

        /// Whether the status bar stands in two parts beside it.
        public var splitsStatusBar: Bool { kind == .notch || kind == .island }

        /// The y of the middle of a status bar's content.
        func statusMiddle(inHeight height: CGFloat) -> CGFloat {
            kind == .island ? top + size.height / 2 : height / 2 + 1.5
        }
    }

    /// What the screen's own edges take, without bars.
    public var safeAreaInsets: EdgeInsets
    /// The same while the device lies on its side.
    public var landscapeSafeAreaInsets: EdgeInsets
    public var cutout: Cutout
    /// Of the screen.
    public var cornerRadius: CGFloat

    /// How much height the device's screen has: little on a phone on its side.
    public private(set) var verticalSizeClass = UserInterfaceSizeClass.regular
    /// How much width the device's screen has.
    public var horizontalSizeClass = UserInterfaceSizeClass.compact
    /// The same while the device lies on its side: large phones have much then.
    public var landscapeHorizontalSizeClass = UserInterfaceSizeClass.compact
    /// The cutout of a device that lies on its side, in the lengths of the device held upright.
    ///
    /// A notch or an island is at the left then, a button at the right.
    public private(set) var sideCutout = Cutout.none

    /// Whether the device has a button beside its screen.
    public var hasHomeButton: Bool { cutout.kind == .homeButton || sideCutout.kind == .homeButton }

    public init(
        safeAreaInsets: EdgeInsets, landscapeSafeAreaInsets: EdgeInsets, cutout: Cutout,
        cornerRadius: CGFloat
    ) {
        self.safeAreaInsets = safeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
        self.cutout = cutout
        self.cornerRadius = cornerRadius
    }

    /// A screen without a body: square corners, nothing missing, a status bar of 20 points.
    public static let plain = DeviceFrame(
        safeAreaInsets: EdgeInsets(top: 20), landscapeSafeAreaInsets: EdgeInsets(top: 20),
        cutout: .none, cornerRadius: 0)
    /// A phone with a button below its screen.
    public static let homeButton = DeviceFrame(
        safeAreaInsets: EdgeInsets(top: 20), landscapeSafeAreaInsets: .zero,
        cutout: Cutout(.homeButton), cornerRadius: 0)
    /// A tablet without a button.
    public static let tablet = DeviceFrame(
        safeAreaInsets: EdgeInsets(top: 24, bottom: 20),
        landscapeSafeAreaInsets: EdgeInsets(top: 24, bottom: 20), cutout: .none, cornerRadius: 18
    ).wide
    /// A tablet with a button.
    public static let tabletWithHomeButton = DeviceFrame(
        safeAreaInsets: EdgeInsets(top: 20), landscapeSafeAreaInsets: EdgeInsets(top: 20),
        cutout: Cutout(.homeButton), cornerRadius: 0
    ).wide

    /// The same with much width, however the device is held.
    private var wide: DeviceFrame {
        var frame = self
        frame.horizontalSizeClass = .regular
        frame.landscapeHorizontalSizeClass = .regular
        return frame
    }

    /// A phone with a notch, by its safe area's top and its corners.
    public static func notch(
        top: CGFloat, cornerRadius: CGFloat, width: CGFloat, height: CGFloat
    ) -> DeviceFrame {
        faced(
            top: top, cornerRadius: cornerRadius,
            Cutout(.notch, size: CGSize(width: width, height: height)))
    }

    /// A phone with an island, by its safe area's top and its corners.
    public static func island(
        top: CGFloat, cornerRadius: CGFloat, islandTop: CGFloat = 11
    ) -> DeviceFrame {
        faced(
            top: top, cornerRadius: cornerRadius,
            Cutout(.island, size: CGSize(width: 126, height: 37), top: islandTop))
    }

    /// What a phone's home indicator takes from the bottom of its screen.
    static let homeIndicatorInset: CGFloat = 34
    /// The same of a phone on its side.
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

    /// The frame with the device on its side: safe areas change, and the cutout becomes the side's.
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
