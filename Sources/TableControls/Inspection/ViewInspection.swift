import Foundation
import TableDrawing
import TableText

/// Facts about a view for inspections and checks of finished pictures.
package struct ViewInspection {
    let view: View

    /// Name in dumps: the name of a part, or the name of the class.
    package var inspectionName: String { view.nodeName }

    /// Name in trees of drawing and accessibility: a part's name, a description's name, or the
    /// class name.
    ///
    /// The part name of a row is its index path.
    package var treeName: String { view.identity.partName ?? view.outletName ?? view.nodeName }

    /// Name in dumps, with the name from a description; a row's name is only its index path.
    package var spokenInspectionName: String {
        guard let outletName = view.outletName, !(view is any RowView) else {
            return inspectionName
        }
        return "\(inspectionName) \"\(outletName)\""
    }

    /// Name in paths, with the name from a description and the tag.
    package var pathInspectionName: String {
        spokenInspectionName + (view.tag == 0 || view is any RowView ? "" : " tag=\(view.tag)")
    }

    /// Name with the view's number among siblings of equal name, for example `View #2`.
    package var distinctInspectionName: String {
        let name = spokenInspectionName
        guard view.identity.partName == nil, let superview = view.superview else { return name }
        let alike = superview.subviews.filter {
            type(of: $0) == type(of: view) && $0.identity.partName == nil
                && $0.outletName == view.outletName
        }
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === view }) else {
            return name
        }
        return "\(name) #\(index + 1)"
    }

    /// Whether the view is an internal part of the library.
    ///
    /// Cells are not internal parts, because users determine their appearance.
    package var isOwnPart: Bool { view.identity.partName != nil && !(view is any RowView) }

    /// Whether the view's drawing may extend beyond its bounds.
    package var showsOverflow: Bool { view.makeOverflow() != nil }

    /// Contents of the view.
    package var shownContents: RenderContents { view.makeContents() }

    /// Nodes of the layer besides its contents: gradient, shape, image, and sublayers without
    /// a view.
    package var shownLayers: [RenderNode] {
        let own = view.layer.hasOwnContents ? view.layer.contentNodes() : []
        let below = (view.layer.sublayers ?? []).filter { $0.view == nil }
        return own + below.compactMap { $0.lowered(depth: 0) }
    }

    /// Outline of the view's bounds, with the round corners of its layer.
    package var shownOutline: Path { view.layer.outline }

    /// Text of the view and whether it is truncated, or `nil` for a view without text.
    package var inspectedText: (text: String, isTruncated: Bool)? {
        switch view {
        case let label as Label:
            label.text.map { ($0, label.currentLayout?.isTruncated == true) }
        case let view as TextView: (view.text ?? "", view.isCut)
        default: nil
        }
    }

    /// Background beneath the contents.
    package var shownBackground: Paint? { view.makeBackground() }

    /// Whether the contents are clipped to the view's bounds.
    package var isClipping: Bool { view.clipsContents }

    /// Marks the view and all its descendants for redrawing.
    package func setNeedsDisplayBelow() {
        self.view.setNeedsDisplay()
        for view in self.view.ownSubviews { view.inspection.setNeedsDisplayBelow() }
    }

    /// Number of drawings of the view and its descendants.
    package var drawingsBelow: Int {
        view.ownSubviews.reduce(view.renderState.work.drawings) { $0 + $1.inspection.drawingsBelow }
    }

    /// Resets the placement flag of the view and its descendants.
    package func forgetPlacesBelow() {
        self.view.renderState.work.isPlaced = false
        for view in self.view.ownSubviews { view.inspection.forgetPlacesBelow() }
    }

    /// Returns the single colour that results from drawing this view over a colour.
    ///
    /// The rectangle is in the superview's coordinates. If the view does not fill the
    /// rectangle, the colour is unchanged. The result is `nil` if the view shows more than a
    /// colour.
    package func color(over color: RGBA, in rect: CGRect) -> RGBA? {
        // Half a point allows for rounding to pixels.
        guard !self.view.isHidden, self.view.alpha > 0,
            self.view.frame.insetBy(dx: -0.5, dy: -0.5).contains(rect)
        else {
            return color
        }
        guard !showsPicture else { return nil }
        var shown = color
        if let backgroundColor = self.view.backgroundColor {
            shown = backgroundColor.resolved.composited(over: shown)
        }
        let inside = rect.offsetBy(
            dx: self.view.bounds.minX - self.view.frame.minX,
            dy: self.view.bounds.minY - self.view.frame.minY)
        for view in self.view.ownSubviews {
            guard let next = view.inspection.color(over: shown, in: inside) else { return nil }
            shown = next
        }
        return shown.multiplyingAlpha(by: Double(min(1, self.view.alpha))).composited(over: color)
    }

    /// Whether the view shows more than a background colour, as far as known without drawing.
    private var showsPicture: Bool {
        if let view = view as? ImageView { return view.image != nil }
        return self.view.appearance.promisedOpacity == true && self.view.backgroundColor == nil
            || self.view.layer is GradientLayer
            || self.view.layer.sublayers?.contains { $0.view == nil } == true
    }
}

extension RGBA {
    /// Returns this colour composited over another colour.
    fileprivate func composited(over other: RGBA) -> RGBA {
        let rest = other.alpha * (1 - alpha)
        let sum = alpha + rest
        guard sum > 0 else { return .clear }
        func mixed(_ path: KeyPath<RGBA, Double>) -> Double {
            (self[keyPath: path] * alpha + other[keyPath: path] * rest) / sum
        }
        return RGBA(
            red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: sum)
    }
}
