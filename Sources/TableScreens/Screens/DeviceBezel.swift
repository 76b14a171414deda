import Foundation
import TableControls
import TableDrawing
import TableGeometry

/// Plain device around a screen, on a transparent background.
///
/// Its shapes are drawn by this project. Lengths are in points.
package final class DeviceBezel: View {
    /// Screen inside the body.
    package let screen: ScreenView
    /// View in the screen's place that contains the screen, or `nil` to display the screen
    /// itself.
    ///
    /// A stage is used, for example, while another screen slides over the screen.
    package var stage: View? { didSet { fitScreen() } }
    /// Frame of the screen within the body.
    private var place = CGRect.zero
    private let cutout = View(frame: .zero)
    private let button = View(frame: .zero)

    /// Thickness of the body around the screen; `chin` is the thickness above and below a
    /// screen with a button.
    static let thickness: CGFloat = 14
    static let chin: CGFloat = 84
    /// Margin around the body for its edge.
    static let margin: CGFloat = 12

    /// Creates a body around a screen; its size depends on the screen's size.
    package init(screen: ScreenView) {
        self.screen = screen
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "bezel"
        cutout.identity.partName = "cutout"
        button.identity.partName = "homeButton"
        fitScreen()
    }

    private var hasButton: Bool { screen.device.hasHomeButton }
    /// Whether the device is in landscape, with its top at the left.
    private var isOnItsSide: Bool { screen.device.sideCutout.kind != .none }
    private var hole: DeviceFrame.Cutout {
        isOnItsSide ? screen.device.sideCutout : screen.device.cutout
    }

    /// Adapts the size to the current size of the screen.
    package func fitScreen() {
        let beside = Self.margin + Self.thickness
        let long = Self.margin + (hasButton ? Self.chin : Self.thickness)
        let (horizontal, vertical) = isOnItsSide ? (long, beside) : (beside, long)
        frame = CGRect(
            x: 0, y: 0, width: screen.bounds.width + horizontal * 2,
            height: screen.bounds.height + vertical * 2)
        place = CGRect(
            origin: CGPoint(x: horizontal, y: vertical), size: screen.bounds.size)
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        let shown = stage ?? screen
        shown.frame = place
        addSubview(shown)
        screen.layer.cornerRadius = stage == nil ? screen.device.cornerRadius : 0
        stage?.layer.cornerRadius = screen.device.cornerRadius
        stage?.clipsToBounds = true
        cutout.backgroundColor = .black
        button.layer.borderWidth = 2
        button.layer.borderColor = Color(hex: 0x3F3F42)
        if hole.splitsStatusBar {
            layoutCutout()
            addSubview(cutout)
        }
        if hasButton {
            let side: CGFloat = 56
            let distance = (Self.chin - side) / 2
            button.frame = CGRect(
                x: isOnItsSide ? place.maxX + distance : place.midX - side / 2,
                y: isOnItsSide ? place.midY - side / 2 : place.maxY + distance, width: side,
                height: side)
            button.layer.cornerRadius = side / 2
            addSubview(button)
        }
        renderState.needsLayout = false
    }

    /// Places the notch or island in the middle of the screen's top, or of its left side.
    private func layoutCutout() {
        let isIsland = hole.kind == .island
        cutout.layer.cornerRadius = isIsland ? hole.size.height / 2 : 20
        if isOnItsSide {
            cutout.frame = CGRect(
                x: place.minX + hole.top, y: place.midY - hole.size.width / 2,
                width: hole.size.height, height: hole.size.width)
            cutout.layer.maskedCorners = isIsland ? .allCorners : [.topRight, .bottomRight]
        } else {
            cutout.frame = CGRect(
                x: place.midX - hole.size.width / 2, y: place.minY + hole.top,
                width: hole.size.width, height: hole.size.height)
            cutout.layer.maskedCorners = isIsland ? .allCorners : [.bottomLeft, .bottomRight]
        }
    }

    /// Draws a dark body with a lighter edge.
    package override func draw(_ rect: CGRect) {
        let body = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let radius = hasButton ? 52 : screen.device.cornerRadius + Self.thickness
        Color(hex: 0x8A8A8E).setFill()
        BezierPath(
            roundedRect: body.insetBy(dx: -2.5, dy: -2.5), cornerRadius: radius + 2.5
        ).fill()
        Color(hex: 0x3A3A3D).setFill()
        BezierPath(roundedRect: body.insetBy(dx: -1, dy: -1), cornerRadius: radius + 1).fill()
        Color(hex: 0x0B0B0C).setFill()
        BezierPath(roundedRect: body, cornerRadius: radius).fill()
    }

    /// Returns the device as a single render node with the rows in a vertical extent.
    package func lowered(slab: Extent) -> RenderNode {
        screen.slab = slab.offset(by: -place.minY)
        defer { screen.slab = nil }
        return lowered()
    }
}
