import Foundation
import InterfaceBuilder
import TableDrawing
import TableMockups
import TableScreens

/// Screen of a scene on Xcode's canvas, and the place of the root view on the screen.
struct IBSceneCanvas {
    /// The screen.
    private(set) var screen: DocumentScreen
    /// Size classes of the screen.
    private(set) var sizeClasses = IBSizeClasses.phone
    /// Frame of the root view on the screen in points, or `nil` for a view that fills the screen.
    private(set) var rootFrame: CGRect?
    /// Whether the screen has a status bar.
    private(set) var hasStatusBar = true
    /// Whether the scene is a sheet in front of another scene.
    private(set) var isSheet = false

    /// Whether wide screens have wide margins.
    private(set) var hasWideMargins = true
    /// Height of navigation bars on the canvas in points, or `nil` for the height of the theme.
    private(set) var barHeight: CGFloat?

    /// Lays out the canvas of a controller.
    ///
    /// A scene has the size of its root view in the file: the size of the file's device, the size
    /// of a sheet, or a size of its own.
    init(
        of controller: IBViewController, _ bars: IBSceneBars, _ document: IBDocument,
        _ index: IBIndex, _ options: IBPictureOptions
    ) {
        let hidesStatusBar = controller.object["simulatedStatusBarMetrics"]?.isNone == true
        let canvas = IBCanvas(document)
        let turned = options.orientation.map { _ in canvas.device ?? .standard }
        if let device = options.device ?? turned {
            screen = DocumentScreen(device: device, orientation: options.orientation ?? .portrait)
            hasStatusBar = !hidesStatusBar && screen.frame.safeAreaInsets.top > 0
            sizeClasses = Self.sizeClasses(of: screen)
            return
        }
        barHeight = canvas.barHeight(onPad: canvas.isPad)
        hasWideMargins = !canvas.isOlder(than: IBCanvas.xcode7)
        let saved = controller.view?.frame.flatMap { frame in
            frame.width > 0 && frame.height > 0 && frame.x >= 0 && frame.y >= 0
                ? frame.cgRect : nil
        }
        let frame = saved ?? .zero
        let isSized = saved != nil
        let size = CGSize(
            width: min(frame.maxX, Self.largest), height: min(frame.maxY, Self.largest))
        screen =
            canvas.screen(showing: isSized ? size : nil)
            ?? DocumentScreen(
                width: size.width, height: .points(size.height),
                scale: options.scale ?? canvas.scale)
        sizeClasses =
            screen.device == nil && size == Self.square
            ? IBSizeClasses(horizontal: .any, vertical: .any) : Self.sizeClasses(of: screen)
        let isEmbedded = controller.id.map(index.embedded.contains) == true
        let metrics = controller.object["simulatedDestinationMetrics"]?.object?.element ?? ""
        hasStatusBar =
            !hidesStatusBar && !isEmbedded && !metrics.hasPrefix("modal")
            && screen.frame.safeAreaInsets.top > 0
        guard isSized else { return }
        if frame.minY > 0 {
            rootFrame = frame
        } else if let insets = canvas.opaqueInsets(bars, of: frame.size, on: screen) {
            rootFrame = CGRect(origin: CGPoint(x: 0, y: insets.top), size: frame.size)
        } else if !screen.hasSize(size) {
            isSheet = canvas.isSheet(frame.size, on: screen)
            let isFreeform = controller.object["freeformSize"] != nil && !canvas.hasFreeformBars
            if isSheet || isFreeform { hasStatusBar = false }
            shrink(to: size, isEmbedded: isEmbedded)
        }
    }

    /// The canvas with a root view that fills the screen.
    var filled: IBSceneCanvas {
        var result = self
        result.rootFrame = nil
        return result
    }

    /// Gives the screen a size that differs from the size of its device.
    private mutating func shrink(to size: CGSize, isEmbedded: Bool) {
        let insets = screen.frame.safeAreaInsets
        let keepsShape = screen.width == size.width && !isSheet && !isEmbedded
        screen.width = size.width
        screen.height = .points(size.height)
        guard !keepsShape else { return }
        var frame = DeviceFrame.plain
        frame.safeAreaInsets =
            isEmbedded
            ? .zero : EdgeInsets(top: hasStatusBar ? insets.top : 0, bottom: insets.bottom)
        frame.horizontalSizeClass = screen.frame.horizontalSizeClass
        screen.frame = frame
    }

    /// Side of the canvas of Xcode 6 and 7 for any size class, in points.
    private static let square = CGSize(width: 600, height: 600)
    /// Largest length of a scene, in points.
    private static let largest: CGFloat = 10_000

    /// Returns the size classes of a screen.
    static func sizeClasses(of screen: DocumentScreen) -> IBSizeClasses {
        guard screen.idiom == .phone else {
            return IBSizeClasses(horizontal: .regular, vertical: .regular)
        }
        guard screen.orientation == .landscape else { return .phone }
        let isWide = screen.frame.horizontalSizeClass == .regular
        return IBSizeClasses(horizontal: isWide ? .regular : .compact, vertical: .compact)
    }
}

extension DocumentScreen {
    /// Returns whether the screen has a size, in points.
    fileprivate func hasSize(_ size: CGSize) -> Bool {
        abs(width - size.width) < 1 && abs(self.size.height - size.height) < 1
    }
}

/// Devices of the canvas.
extension IBCanvas {
    /// Returns the screen of the file's device with the safe area of its time.
    ///
    /// A file without a device has the device of a size in points.
    ///
    /// - Returns: `nil` for a size without a device. Without a size, the screen is the standard
    ///   screen.
    func screen(showing size: CGSize?) -> DocumentScreen? {
        let isLandscape = document.device?.orientation == "landscape"
        if let id = document.device?.id, let name = Self.devices[id],
            let device = Device.named(name)
        {
            var screen = DocumentScreen(
                device: device, orientation: isLandscape ? .landscape : .portrait)
            if !isLandscape { screen.frame.safeAreaInsets.top = statusHeight(of: device) }
            return screen
        }
        guard let size else { return DocumentScreen(device: .standard) }
        return Device.all.last { $0.size == size }.map { DocumentScreen(device: $0) }
    }

    /// Whether a scene of any size has a status bar, as up to Xcode 13.
    fileprivate var hasFreeformBars: Bool { isOlder(than: Self.xcode14) }

    /// Whether the device of the file is a tablet.
    fileprivate var isPad: Bool { document.device?.id.hasPrefix("ipad") == true }

    /// Returns the height of navigation bars in points, or `nil` for the height of the theme.
    ///
    /// Tablets have higher bars since Xcode 10. Xcode 26 saves files with the bars of iOS 26.
    fileprivate func barHeight(onPad isPad: Bool) -> CGFloat? {
        if isOfXcode26 { return 54 }
        return isPad && !isOlder(than: Self.xcode10) ? 50 : nil
    }

    /// Returns the insets of bars that no content is behind, or `nil` if a root view of a size does
    /// not fill the space between bars.
    fileprivate func opaqueInsets(
        _ bars: IBSceneBars, of size: CGSize, on screen: DocumentScreen
    ) -> EdgeInsets? {
        let safe = screen.frame.safeAreaInsets
        let top = safe.top + (bars.hasNavigationBar ? 44 : 0)
        let bottom = bars.hasTabBar ? 49 + safe.bottom : bars.hasToolbar ? 44 + safe.bottom : 0
        let missing = screen.size.height - size.height
        guard abs(screen.width - size.width) < 1, bars.hasNavigationBar || bars.hasTabBar else {
            return nil
        }
        let candidates = [
            EdgeInsets(top: top, bottom: bottom), EdgeInsets(top: top),
            EdgeInsets(top: 0, bottom: bottom),
        ]
        return candidates.first { insets in
            let height = insets.top + insets.bottom
            return height > 0 && abs(height - missing) < 1
        }
    }

    /// Returns whether a size is the size of a sheet on a screen.
    ///
    /// Since Xcode 11, a scene that a segue presents leaves a part of the scene behind visible.
    fileprivate func isSheet(_ size: CGSize, on screen: DocumentScreen) -> Bool {
        guard !isOlder(than: Self.xcode11), abs(screen.width - size.width) < 1 else { return false }
        let missing = screen.size.height - size.height
        let gaps: [CGFloat] = [20, screen.frame.safeAreaInsets.top + 10]
        return gaps.contains { abs($0 - missing) < 1 }
    }
}
