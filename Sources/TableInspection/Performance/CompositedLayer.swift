import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableViews

/// A view with visible output, as a compositor blends it.
struct CompositedLayer {
    var view: View
    /// Names of the views from the table's child to the view.
    var path: [String]
    /// Visible area of the view on the screen, in points.
    var area: ConvexArea
    /// Whether content beneath the view shows through, or might show through.
    var isBlended: Bool
    /// Reason that the view's claim to be opaque is false, or `nil` if the claim is true or
    /// missing.
    var opacityMismatch: OpacityMismatch?
    /// Whether the blending is avoidable, because it is caused by a translucent background or
    /// by the view's alpha.
    var isAvoidable = false

    /// Reason that a view claiming to be opaque is not opaque.
    enum OpacityMismatch {
        /// The view draws only a part of its bounds.
        case notFilled
        /// The view has round corners that show the content beneath.
        case rounded
        /// The view is blended as a whole.
        case translucent
    }

    /// Returns the layers of a table on display, from back to front.
    static func layers(of table: TableView) -> [CompositedLayer] {
        var layers: [CompositedLayer] = []
        let screen = ConvexArea(of: table)
        layers.append(
            CompositedLayer(
                view: table, path: [], area: screen,
                isBlended: !isSolid(table.inspection.shownBackground)))
        for part in table.displayedParts {
            collect(part, [], screen, isGroupOpaque: table.alpha >= 1, into: &layers)
        }
        return layers
    }

    /// Returns the layers of a view beside the table, such as a bar, from back to front.
    static func layers(of view: View, on screen: View) -> [CompositedLayer] {
        var layers: [CompositedLayer] = []
        collect(view, [], ConvexArea(of: screen), isGroupOpaque: true, into: &layers)
        return layers
    }

    private static func collect(
        _ view: View, _ path: [String], _ clip: ConvexArea, isGroupOpaque: Bool,
        into layers: inout [CompositedLayer]
    ) {
        guard !view.isHidden, view.alpha > 0, path.count < InspectedView.maximumDepth else {
            return
        }
        let path = path + [view.inspection.distinctInspectionName]
        let isGroupOpaque = isGroupOpaque && view.alpha >= 1 && view.layer.mask == nil
        let background = view.inspection.shownBackground
        let contents = view.inspection.shownContents
        let sublayers = view.inspection.shownLayers
        let area = ConvexArea(of: view).intersection(clip)
        for strip in shadowStrips(of: view) {
            let shade = ConvexArea(strip, in: view).intersection(clip)
            guard !shade.isEmpty else { continue }
            layers.append(
                CompositedLayer(view: view, path: path, area: shade, isBlended: true))
        }
        if background != nil || contents != .none || !sublayers.isEmpty
            || view.inspection.showsOverflow,
            !area.isEmpty
        {
            let fill = fills(view, background, contents, sublayers)
            layers.append(
                CompositedLayer(
                    view: view, path: path, area: area,
                    isBlended: !fill.isOpaque || !isGroupOpaque || view.layer.cornerRadius > 0,
                    opacityMismatch: opacityMismatch(of: view, fill),
                    isAvoidable: background.map { !isSolid($0) } == true || !isGroupOpaque))
        } else if !area.isEmpty, let claim = opacityMismatch(of: view, (false, false)) {
            // The view shows nothing, and so covers nothing.
            layers.append(
                CompositedLayer(
                    view: view, path: path, area: ConvexArea(.zero), isBlended: false,
                    opacityMismatch: claim))
        }
        let inner = view.inspection.isClipping ? area : clip
        for subview in view.subviews {
            collect(subview, path, inner, isGroupOpaque: isGroupOpaque, into: &layers)
        }
    }

    /// Returns the blended strips of a view's shadow around its bounds, in the view's
    /// coordinates.
    private static func shadowStrips(of view: View) -> [CGRect] {
        let layer = view.layer
        guard layer.shadowOpacity > 0, layer.shadowColor != nil, !view.inspection.isClipping else {
            return []
        }
        let bounds = view.bounds
        // Beyond twice the standard deviation, a Gaussian is almost invisible.
        let reach = max(0, layer.shadowRadius) * 2
        let shade = (layer.shadowPath?.controlPointBox ?? bounds)
            .offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach)
        func strip(_ minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) -> CGRect? {
            let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
            return maxX > minX && maxY > minY ? rect : nil
        }
        let top = max(shade.minY, min(bounds.minY, shade.maxY))
        let bottom = min(shade.maxY, max(bounds.maxY, shade.minY))
        return [
            strip(shade.minX, shade.minY, shade.maxX, top),
            strip(shade.minX, top, min(bounds.minX, shade.maxX), bottom),
            strip(max(bounds.maxX, shade.minX), top, shade.maxX, bottom),
            strip(shade.minX, bottom, shade.maxX, shade.maxY),
        ].compactMap { $0 }
    }

    private static func fills(
        _ view: View, _ background: Paint?, _ contents: RenderContents, _ sublayers: [RenderNode]
    ) -> (isOpaque: Bool, isDrawnInPart: Bool) {
        if isSolid(background) { return (true, false) }
        let outline = view.inspection.shownOutline
        if sublayers.contains(where: { DrawingCoverage.fills($0, view.bounds, within: outline) }) {
            return (view.isOpaque, false)
        }
        switch contents {
        case .drawing(let drawing):
            let isFilled = DrawingCoverage.fills(drawing, view.bounds)
            return (isFilled && view.isOpaque, !isFilled)
        case .image(let image, let rect, let tint):
            let covers = rect.insetBy(dx: -0.01, dy: -0.01).contains(view.bounds)
            return (covers && tint == nil && DrawingCoverage.isOpaque(image), false)
        case .none, .text, .mix: return (false, false)
        }
    }

    /// Returns the reason that a view is not opaque, or `nil`.
    ///
    /// A view with `isOpaque` set is checked in every way. A view that draws without setting
    /// `isOpaque` is only checked for filling its bounds.
    private static func opacityMismatch(
        of view: View, _ fill: (isOpaque: Bool, isDrawnInPart: Bool)
    ) -> OpacityMismatch? {
        guard view.isOpaque, !view.inspection.isOwnPart, !(view is TableViewCell) else {
            return nil
        }
        guard view.appearance.promisedOpacity == true else {
            return fill.isDrawnInPart ? .notFilled : nil
        }
        if view.alpha < 1 || view.layer.mask != nil { return .translucent }
        guard fill.isOpaque else { return .notFilled }
        return view.layer.cornerRadius == 0 ? nil : .rounded
    }

    private static func isSolid(_ paint: Paint?) -> Bool {
        paint.map(DrawingCoverage.isOpaque) ?? false
    }
}
