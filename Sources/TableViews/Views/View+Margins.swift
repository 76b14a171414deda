import Foundation
import TableDrawing

/// Margins that content keeps from the view's edges, and the direction of content.
extension View {
    /// The margins by their sides on the screen, in points; 8 on each side unless set.
    ///
    /// The default is documented for `UIView.layoutMargins`; the content view of a cell, a header or a footer has
    /// the theme's side margins, so that what keeps to them stands in line with the standard parts.
    public var layoutMargins: EdgeInsets {
        get { directionalLayoutMargins.resolved(in: effectiveUserInterfaceLayoutDirection) }
        set {
            directionalLayoutMargins = DirectionalEdgeInsets(
                newValue, in: effectiveUserInterfaceLayoutDirection)
        }
    }

    /// The margins by the direction of the interface, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { ownLayoutMargins ?? contentMargins ?? .defaultLayoutMargins }
        set {
            guard newValue != directionalLayoutMargins else { return }
            ownLayoutMargins = newValue
            setNeedsLayout()
        }
    }

    /// The margins of a content view: a header's or footer's titles', a cell's texts', and beside an accessory those of
    /// any view.
    ///
    /// The sides are measured in pictures; the distances from above and below, and from an
    /// accessory, are not proven.
    private var contentMargins: DirectionalEdgeInsets? {
        if let header = superview as? TableViewHeaderFooterView, header.contentView === self {
            return header.backgroundMargins
        }
        guard let cell = superview as? TableViewCell, cell.contentView === self else { return nil }
        var margins = DirectionalEdgeInsets.defaultLayoutMargins
        let side = RenderContext.current.theme.cell.margins.margin(forWidth: cell.marginWidth)
        margins.leading = side
        if cell.sideInsets.trailing == 0 { margins.trailing = side }
        return margins
    }

    /// Fills the superview's bounds less its margins, now and whenever they change their size.
    func fillMargins(of superview: View) {
        fillsSuperviewMargins = true
        frame = superview.bounds.inset(by: superview.layoutMargins)
    }

    /// Updates the subviews that fill the margins after the margins have changed.
    func refillMargins() {
        for view in ownSubviews where view.fillsSuperviewMargins { view.fillMargins(of: self) }
    }

    /// The direction that the view's content runs in.
    public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
    }

    /// The direction of content with an attribute in an interface of a direction.
    public static func userInterfaceLayoutDirection(
        for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection
    ) -> LayoutDirection {
        switch attribute {
        case .unspecified: return direction
        case .playback, .spatial, .forceLeftToRight: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        }
    }
}

extension DirectionalEdgeInsets {
    /// Documented for `UIView.layoutMargins`: eight points on each side.
    static let defaultLayoutMargins = DirectionalEdgeInsets(
        top: 8, leading: 8, bottom: 8, trailing: 8)
}
