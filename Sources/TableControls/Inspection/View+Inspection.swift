import Foundation
import TableDrawing
import TableText

/// Properties of a view for tools.
extension View {
    /// Name in dumps: the name of a part, or the name of the class.
    package var inspectionName: String { nodeName }

    /// Name in trees of drawing and accessibility: a part's name, a description's name, or the
    /// class name.
    ///
    /// The part name of a row is its index path.
    package var treeName: String { partName ?? outletName ?? nodeName }

    /// Name in dumps, with the name from a description; a row's name is only its index path.
    package var spokenInspectionName: String {
        guard let outletName, !(self is any RowView) else { return inspectionName }
        return "\(inspectionName) \"\(outletName)\""
    }

    /// Name in paths, with the name from a description and the tag.
    package var pathInspectionName: String {
        spokenInspectionName + (tag == 0 || self is any RowView ? "" : " tag=\(tag)")
    }

    /// Name with the view's number among siblings of equal name, for example `View #2`.
    package var distinctInspectionName: String {
        let name = spokenInspectionName
        guard partName == nil, let superview else { return name }
        let alike = superview.subviews.filter {
            type(of: $0) == type(of: self) && $0.partName == nil && $0.outletName == outletName
        }
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === self }) else {
            return name
        }
        return "\(name) #\(index + 1)"
    }

    /// Whether the view is an internal part of the library.
    ///
    /// Cells are not internal parts, because users determine their appearance.
    package var isOwnPart: Bool { partName != nil && !(self is any RowView) }

    /// Contents of the view.
    package var shownContents: RenderContents { makeContents() }

    /// Nodes of the layer besides its contents: gradient, shape, image, and sublayers without
    /// a view.
    package var shownLayers: [RenderNode] {
        let own = layer.hasOwnContents ? layer.contentNodes() : []
        let below = (layer.sublayers ?? []).filter { $0.view == nil }
        return own + below.compactMap { $0.lowered(depth: 0) }
    }

    /// Outline of the view's bounds, with the round corners of its layer.
    package var shownOutline: Path { layer.outline }

    /// Text of the view and whether it is truncated, or `nil` for a view without text.
    package var inspectedText: (text: String, isTruncated: Bool)? {
        switch self {
        case let label as Label:
            label.text.map { ($0, label.currentLayout?.isTruncated == true) }
        case let view as TextView: (view.text ?? "", view.isCut)
        default: nil
        }
    }

    /// Whether the view's drawing may extend beyond its bounds.
    package var showsOverflow: Bool { makeOverflow() != nil }

    /// Background beneath the contents.
    package var shownBackground: Paint? { makeBackground() }

    /// Whether the contents are clipped to the view's bounds.
    package var isClipping: Bool { clipsContents }

    /// Marks the view and all its descendants for redrawing.
    package func setNeedsDisplayBelow() {
        setNeedsDisplay()
        for view in ownSubviews { view.setNeedsDisplayBelow() }
    }

    /// Number of drawings of the view and its descendants.
    package var drawingsBelow: Int {
        ownSubviews.reduce(work.drawings) { $0 + $1.drawingsBelow }
    }

    /// Resets the placement flag of the view and its descendants.
    package func forgetPlacesBelow() {
        work.isPlaced = false
        for view in ownSubviews { view.forgetPlacesBelow() }
    }
}
