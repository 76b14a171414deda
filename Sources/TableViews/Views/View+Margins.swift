import Foundation
import TableDrawing

/// Margins that content keeps from the view's edges, and the direction of content.
extension View {
    /// The margins by their sides on the screen, in points; 8 on each side unless set.
    ///
    /// The default is documented for `UIView.layoutMargins`.
    public var layoutMargins: EdgeInsets {
        get { directionalLayoutMargins.resolved(in: effectiveUserInterfaceLayoutDirection) }
        set {
            directionalLayoutMargins = DirectionalEdgeInsets(
                newValue, in: effectiveUserInterfaceLayoutDirection)
        }
    }

    /// The margins by the direction of the interface, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { ownLayoutMargins ?? .defaultLayoutMargins }
        set {
            guard newValue != directionalLayoutMargins else { return }
            ownLayoutMargins = newValue
            setNeedsLayout()
        }
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
