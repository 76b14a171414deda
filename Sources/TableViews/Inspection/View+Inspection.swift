import Foundation
import TableDrawing
import TableText

/// What a tool may know of a view.
extension View {
    /// The name in dumps: that of a part, or the class's.
    package var inspectionName: String { nodeName }

    /// The name in trees of what is drawn and of what is heard: that of a part, as a row's place, that which a
    /// description gives the view, or the class's.
    package var treeName: String { partName ?? outletName ?? nodeName }

    /// The name in dumps with the name that a description gives the view; a row is named by its place alone.
    package var spokenInspectionName: String {
        guard let outletName, !(self is TableViewCell) else { return inspectionName }
        return "\(inspectionName) \"\(outletName)\""
    }

    /// The name in paths: with the name that a description gives the view, and its tag.
    package var pathInspectionName: String {
        spokenInspectionName + (tag == 0 || self is TableViewCell ? "" : " tag=\(tag)")
    }

    /// The same with the view's number among the views beside it that have this name too: `View #2`.
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

    /// Whether the view was made by the library for its own purposes, not by its user; a cell, whose
    /// looks its user decides, counts as the user's.
    package var isOwnPart: Bool { partName != nil && !(self is TableViewCell) }

    /// What the view shows of its own.
    package var shownContents: RenderContents { makeContents() }

    /// What its layer shows beside its contents: a gradient, a shape, a picture, and layers that are no
    /// view's.
    package var shownLayers: [RenderNode] {
        let own = layer.hasOwnContents ? layer.contentNodes() : []
        let below = (layer.sublayers ?? []).filter { $0.view == nil }
        return own + below.compactMap { $0.lowered(depth: 0) }
    }

    /// The outline of the view's bounds, with the round corners of its layer.
    package var shownOutline: Path { layer.outline }

    /// The text that the view was given, and whether it shows only some of it; nothing for views
    /// without one.
    package var inspectedText: (text: String, isTruncated: Bool)? {
        switch self {
        case let label as Label:
            label.text.map { ($0, label.currentLayout?.isTruncated == true) }
        case let view as TextView: (view.text ?? "", view.isCut)
        default: nil
        }
    }

    /// Whether it shows something that may leave its bounds.
    package var showsOverflow: Bool { makeOverflow() != nil }

    /// What lies beneath its contents.
    package var shownBackground: Paint? { makeBackground() }

    /// Whether what it holds ends at its edge.
    package var isClipping: Bool { clipsContents }

    /// Has the view and everything below it drawn anew.
    package func setNeedsDisplayBelow() {
        setNeedsDisplay()
        for view in ownSubviews { view.setNeedsDisplayBelow() }
    }

    /// How often the view and everything below it has been drawn.
    package var drawingsBelow: Int {
        ownSubviews.reduce(work.drawings) { $0 + $1.drawingsBelow }
    }

    /// Forgets which views were placed, of this one and everything below it.
    package func forgetPlacesBelow() {
        work.isPlaced = false
        for view in ownSubviews { view.forgetPlacesBelow() }
    }
}
