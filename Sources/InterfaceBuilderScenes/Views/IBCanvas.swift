import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableScreens
import TableThemes

/// Xcode's canvas, which places views by the margins and the safe area of its time.
struct IBCanvas {
    let document: IBDocument
    /// Main number of the Xcode tools that saved the file, or `nil`.
    let tools: Int?

    /// Creates the canvas of a file.
    init(_ document: IBDocument) {
        self.document = document
        tools = document.toolsVersion?.split(separator: ".").first.flatMap { Int($0) }
    }

    /// Margins of content views in points, or `nil` for the margins of the theme.
    ///
    /// Content views have the margins of every view up to Xcode 9.0. Xcode 11 has 15 points beside
    /// the content of narrow cells of xibs without an accessory.
    func contentMargins(of cell: IBView) -> EdgeInsets? {
        if isOlder(than: 13_500) { return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        if cell.frame?.width == Self.widthInBox {
            return EdgeInsets(top: 11, left: 20, bottom: 11, right: 20)
        }
        guard document.kind == .xib, cell.kind == .tableViewCell, let width = cell.frame?.width,
            width < 390, cell["accessoryType"] == nil, tools != nil, !isOlder(than: Self.xcode11),
            isOlder(than: 17_000)
        else { return nil }
        return EdgeInsets(top: 11, left: 15, bottom: 11, right: 15)
    }

    /// Width of a cell in an inset section of a screen of 414 points, which has wide margins.
    private static let widthInBox = 374.0

    /// Returns the margins of a content view whose content follows the readable width, in points,
    /// or `nil` for the margins of other content views.
    ///
    /// Stated margins are then at least the standard margins. Up to Xcode 9.0, the margins at the
    /// sides are 15 points.
    func readableMargins(of cell: IBView, _ content: IBView) -> EdgeInsets? {
        guard content["layoutMarginsFollowReadableWidth"]?.flag == true else { return nil }
        let stated = content.layoutMargins?.edgeInsets
        if isOlder(than: 13_500) {
            let own = stated ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            return EdgeInsets(
                top: own.top, left: max(own.left, 15), bottom: own.bottom,
                right: max(own.right, 15))
        }
        guard let stated else { return nil }
        let side: CGFloat = (cell.frame?.width ?? 0) < 390 ? 16 : 20
        return EdgeInsets(
            top: max(stated.top, 11), left: max(stated.left, side), bottom: max(stated.bottom, 11),
            right: max(stated.right, side))
    }

    /// Returns the width of a cell beside its content view for a standard accessory, in points, or
    /// `nil` for the width of the theme.
    ///
    /// Up to Xcode 10, an accessory ends at the start of the texts' margin.
    func accessoryWidth(of cell: IBView) -> CGFloat? {
        guard isOlder(than: 15_000), let width = cell.frame?.width,
            let type = cell["accessoryType"].flatMap(IBDescriber.accessory),
            let own = Self.accessoryWidths[type]
        else { return nil }
        let isNarrow = width < 414 || width == 600
        return own + (isNarrow ? isOlder(than: 13_500) ? 15 : 16 : 20)
    }

    /// Height of the line below the content view of a cell whose height the file states, in points,
    /// or `nil` for the height of the theme.
    ///
    /// Since Xcode 11, the content view has the height of the cell. In files of earlier versions the
    /// line is 0.5 or 1 point high, depending on the display of the Mac.
    var heightBelowContent: CGFloat? {
        tools == nil ? nil : isOlder(than: Self.xcode11) ? 0.5 : 0
    }

    /// Widths of accessories with the gap before them, in points.
    private static let accessoryWidths: [String: CGFloat] = [
        "disclosureIndicator": 18, "checkmark": 24, "detailButton": 32,
        "detailDisclosureButton": 52,
    ]

    /// Returns the change of the content size of a view, or `nil` for the size of the theme.
    ///
    /// Controls have the heights of their time. Up to Xcode 7, texts have whole points, and in
    /// Xcode 14, lines of text on devices with 3 pixels per point.
    func contentAdjustment(of view: IBView) -> ContentAdjustment? {
        var result = ContentAdjustment()
        switch view.kind {
        case .label:
            let isLine = view["numberOfLines"]?.number ?? 1 == 1
            let isOfXcode14 = !isOlder(than: Self.xcode14) && isOlder(than: 22_600) && tools != nil
            result.roundsUp = isOlder(than: 10_000) || isOfXcode14 && isLine && device?.scale == 3
        case .textField:
            switch view["borderStyle"]?.text {
            case "roundedRect": if isOlder(than: 15_000) { result.height = 30 }
            case nil, "none":
                result.roundsUp = isOlder(than: 15_000)
                result.padding = isOlder(than: 15_000) ? 0 : Self.paddingOfBareField
            default: break
            }
        case .segmentedControl:
            if isOlder(than: 15_000) { result.height = 28 }
            let count = CGFloat(view["segments"]?.list.count ?? 0)
            result.width = count * (isOlder(than: 15_000) ? -7.5 : -2.5)
        case .stepper: if isOlder(than: 15_000) { result.height = 29 }
        case .progressView: if isOlder(than: 17_000) { result.height = 2 }
        case .pageControl:
            // Since iOS 14, the dots have wide margins.
            result.width = isOlder(than: 17_000) ? -26 : 50.5
            if isOlder(than: 17_000) { result.height = 37 }
        case .button where Self.signs.contains(view["buttonType"]?.text ?? ""):
            result.height = isOlder(than: Self.xcode11) ? 22 : 24
            if isOlder(than: Self.xcode11) { result.width = -3 }
        default: break
        }
        return result == ContentAdjustment() ? nil : result
    }

    /// Types of buttons with a sign.
    private static let signs: Set<String> = [
        "detailDisclosure", "infoLight", "infoDark", "contactAdd",
    ]

    /// Height of a text field without a border beyond its line since iOS 13, in points.
    private static let paddingOfBareField: CGFloat = 1.5

    /// Returns the safe area of a view at the top level of a xib, in points.
    ///
    /// The view reaches below the status bar of the device unless the canvas shows no status bar.
    /// A view of the device's height also reaches the home indicator. A view of a xib without a
    /// device has no safe area.
    func safeArea(of view: IBView) -> EdgeInsets {
        guard document.kind == .xib, view.kind == .view, document.usesSafeAreas,
            view["simulatedStatusBarMetrics"]?.isNone != true,
            let id = document.device?.id, let name = Self.devices[id],
            let device = Device.named(name)
        else { return .zero }
        var insets = device.frame.safeAreaInsets
        insets.top = statusHeight(of: device)
        if view.frame?.height != Double(device.size.height) { insets.bottom = 0 }
        return EdgeInsets(top: insets.top, bottom: insets.bottom)
    }

    /// Returns the margins of a view at the top level of a xib in points, or `nil` for the margins
    /// of every view.
    ///
    /// Since Xcode 9, the sides are the minimum margins of a screen.
    func margins(of view: IBView) -> EdgeInsets? {
        guard document.kind == .xib, view.kind == .view, document.usesSafeAreas else { return nil }
        let safeArea = safeArea(of: view)
        let side: CGFloat = (view.frame?.width ?? 0) < 414 ? 16 : 20
        return EdgeInsets(
            top: safeArea.top, left: side, bottom: safeArea.bottom, right: side)
    }

    /// Returns the height of the status bar on a device, in points.
    ///
    /// Xcode 11, 12 and 13 show no status bar on devices with a home button, and 44 points on
    /// each phone with a notch.
    func statusHeight(of device: Device) -> CGFloat {
        let insets = device.frame.safeAreaInsets
        guard isOlder(than: Self.xcode14) else { return insets.top }
        if device.frame.hasHomeButton { return isOlder(than: Self.xcode11) ? insets.top : 0 }
        return device.idiom == .phone ? 44 : insets.top
    }

    /// First versions of the tools of Xcode 7, 10, 11, 14 and 26.
    static let xcode7 = 8_000
    static let xcode10 = 14_000
    static let xcode11 = 14_800
    static let xcode14 = 21_000
    static let xcode26 = 24_000
    /// Version of tools that are not released, of any time.
    static let unreleased = 30_000

    /// Whether date pickers without a style have buttons, as since Xcode 12, in place of wheels.
    var hasCompactPickers: Bool { !isOlder(than: 17_000) }

    /// Device pixels per point of the file's device, or 2 without a known device.
    ///
    /// Xcode rounds frames to the device's pixels.
    var scale: Double { device.map { Double($0.scale) } ?? 2 }

    /// The file's device, or `nil` without a known device.
    var device: Device? {
        document.device.flatMap { Self.devices[$0.id] }.flatMap(Device.named)
    }

    /// Names of devices by their identifiers in Interface Builder.
    static let devices = [
        "retina3_5": "iphone-4", "retina4_0": "iphone-5", "retina4_7": "iphone-8",
        "retina5_5": "iphone-8-plus", "retina5_9": "iphone-x", "retina6_1": "iphone-11",
        "retina6_5": "iphone-11-pro-max", "retina6_0": "iphone-14", "retina6_7": "iphone-14-plus",
        "retina6_12": "iphone-15", "retina6_3": "iphone-16-pro", "retina6_72": "iphone-15-plus",
        "retina6_9": "iphone-16-pro-max", "ipad7_9": "ipad-9.7", "ipad9_7": "ipad-9.7",
        "ipad10_2": "ipad", "ipad10_5": "ipad", "ipad10_9rounded": "ipad-10",
        "ipad11_0rounded": "ipad-pro-11", "ipad12_9": "ipad-pro-12.9",
        "ipad12_9rounded": "ipad-pro-12.9", "ipad8_3rounded": "ipad-mini",
    ]

    /// Returns whether older tools than a version saved the file.
    func isOlder(than version: Int) -> Bool { tools.map { $0 < version } ?? false }

    /// Whether the tools of Xcode 26 or later saved the file.
    var isOfXcode26: Bool { tools.map { $0 >= Self.xcode26 && $0 < Self.unreleased } ?? false }
}

extension IBDocument {
    /// Theme of the canvas of the Xcode that saved the file.
    package var theme: Theme { IBCanvas(self).isOfXcode26 ? .ios26 : .ios15 }
}
