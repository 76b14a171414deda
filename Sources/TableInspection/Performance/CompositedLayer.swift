import Foundation
import TableDrawing
import TableViews

/// A view that shows something of its own, as a compositor mixes it with what lies beneath.
struct CompositedLayer {
    var view: View
    /// The names of the views from the table's child on.
    var path: [String]
    /// What can be seen of it on the screen, in points.
    var rect: CGRect
    /// Whether what lies beneath shows through, or might.
    var isBlended: Bool
    /// Whether it calls itself opaque and draws less than all of itself.
    var isClaimFalse: Bool
    /// Whether it is blended though it need not be: by a translucent background, or by its alpha.
    var isAvoidable = false

    /// The layers of a table on display, from the back to the front.
    static func layers(of table: TableView) -> [CompositedLayer] {
        var layers: [CompositedLayer] = []
        let screen = table.convert(table.bounds, to: nil)
        layers.append(
            CompositedLayer(
                view: table, path: [], rect: screen, isBlended: !isSolid(table.shownBackground),
                isClaimFalse: false))
        for part in table.displayedParts {
            collect(part, [], screen, isGroupOpaque: table.alpha >= 1, into: &layers)
        }
        return layers
    }

    /// The layers of a view that lies beside the table, such as a bar, from the back to the front.
    static func layers(of view: View, on screen: View) -> [CompositedLayer] {
        var layers: [CompositedLayer] = []
        collect(
            view, [], screen.convert(screen.bounds, to: nil), isGroupOpaque: true, into: &layers)
        return layers
    }

    private static func collect(
        _ view: View, _ path: [String], _ clip: CGRect, isGroupOpaque: Bool,
        into layers: inout [CompositedLayer]
    ) {
        guard !view.isHidden, view.alpha > 0, path.count < InspectedView.maximumDepth else {
            return
        }
        let frame = view.convert(view.bounds, to: nil)
        let path = path + [view.spokenInspectionName]
        let isGroupOpaque = isGroupOpaque && view.alpha >= 1 && view.layer.mask == nil
        let background = view.shownBackground
        let contents = view.shownContents
        let rect = frame.intersection(clip)
        if background != nil || contents != .none || view.showsOverflow, !rect.isEmpty {
            let fill = fills(view, background, contents)
            layers.append(
                CompositedLayer(
                    view: view, path: path, rect: rect,
                    isBlended: !fill.isOpaque || !isGroupOpaque || view.layer.cornerRadius > 0,
                    isClaimFalse: fill.isClaimFalse,
                    isAvoidable: background.map { !isSolid($0) } == true || !isGroupOpaque))
        }
        let inner = view.isClipping ? rect : clip
        for subview in view.subviews {
            collect(subview, path, inner, isGroupOpaque: isGroupOpaque, into: &layers)
        }
    }

    private static func fills(
        _ view: View, _ background: Paint?, _ contents: RenderContents
    ) -> (isOpaque: Bool, isClaimFalse: Bool) {
        if isSolid(background) { return (true, false) }
        switch contents {
        case .drawing(let drawing):
            let isFilled = DrawingCoverage.fills(drawing, view.bounds)
            let isClaimed = view.isOpaque && !view.isOwnPart && !(view is TableViewCell)
            return (isFilled && view.isOpaque, isClaimed && !isFilled)
        case .image(let image, let rect, let tint):
            let covers = rect.insetBy(dx: -0.01, dy: -0.01).contains(view.bounds)
            return (covers && tint == nil && DrawingCoverage.isOpaque(image), false)
        case .none, .text, .mix: return (false, false)
        }
    }

    private static func isSolid(_ paint: Paint?) -> Bool {
        paint.map(DrawingCoverage.isOpaque) ?? false
    }
}
