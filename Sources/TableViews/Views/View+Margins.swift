import Foundation
import TableDrawing

/// Layout margins and the direction of content.
extension View {
    /// The layout margins by screen side, in points.
    ///
    /// The default is 8 on each side.
    ///
    /// The default is documented for `UIView.layoutMargins`. The content views of cells,
    /// headers and footers have the theme's side margins, so that custom content aligns with
    /// the standard parts.
    public var layoutMargins: EdgeInsets {
        get { directionalLayoutMargins.resolved(in: effectiveUserInterfaceLayoutDirection) }
        set {
            directionalLayoutMargins = DirectionalEdgeInsets(
                newValue, in: effectiveUserInterfaceLayoutDirection)
        }
    }

    /// The layout margins by interface direction, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { ownLayoutMargins ?? contentMargins ?? .defaultLayoutMargins }
        set {
            guard newValue != directionalLayoutMargins else { return }
            ownLayoutMargins = newValue
            setNeedsLayout()
        }
    }

    /// Default margins of a content view, or `nil` for other views.
    ///
    /// The content view of a header or footer has the margins of titles. The content view of a
    /// cell has the margins of texts, and beside an accessory the margins of any view. The side
    /// margins were measured in pictures. The distances at top and bottom, and from an
    /// accessory, are unproven.
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

    /// Fills the superview's bounds inside its layout margins, now and after each change of
    /// size.
    func fillMargins(of superview: View) {
        fillsSuperviewMargins = true
        frame = superview.bounds.inset(by: superview.layoutMargins)
    }

    /// Adapts the subviews that fill the margins to changed margins.
    func refillMargins() {
        for view in ownSubviews where view.fillsSuperviewMargins { view.fillMargins(of: self) }
    }

    /// The direction of the view's content.
    public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
    }

    /// Returns the content direction for an attribute in an interface with a direction.
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
    /// Margins of eight points on each side, documented for `UIView.layoutMargins`.
    static let defaultLayoutMargins = DirectionalEdgeInsets(
        top: 8, leading: 8, bottom: 8, trailing: 8)
}
