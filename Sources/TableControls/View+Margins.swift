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
        get { placement.ownLayoutMargins ?? marginsInContainer ?? .defaultLayoutMargins }
        set {
            guard newValue != directionalLayoutMargins else { return }
            placement.ownLayoutMargins = newValue
            setNeedsLayout()
        }
    }

    /// Default margins of a content view, or `nil` for other views.
    private var marginsInContainer: DirectionalEdgeInsets? {
        guard let container = superview as? any ContentContainer, container.contentView === self
        else { return nil }
        return container.contentMargins
    }

    /// Fills the superview's bounds inside its layout margins, now and after each change of
    /// size.
    package func fillMargins(of superview: View) {
        placement.fillsSuperviewMargins = true
        frame = superview.bounds.inset(by: superview.layoutMargins)
    }

    /// Adapts the subviews that fill the margins to changed margins.
    package func refillMargins() {
        for view in ownSubviews where view.placement.fillsSuperviewMargins {
            view.fillMargins(of: self)
        }
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
    package static let defaultLayoutMargins = DirectionalEdgeInsets(
        top: 8, leading: 8, bottom: 8, trailing: 8)
}
