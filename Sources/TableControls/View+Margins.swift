import Foundation
import TableDrawing

/// Layout margins and the direction of content.
extension View {
    /// The layout margins by interface direction, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get {
            let own = placement.ownLayoutMargins ?? marginsOfContainer ?? .defaultLayoutMargins
            return placement.preservesSuperviewMargins ? reachingMarginsOfSuperview(own) : own
        }
        set { setOwnMargins(newValue) }
    }

    /// Whether each margin reaches at least to the margin of the superview.
    public var preservesSuperviewLayoutMargins: Bool {
        get { placement.preservesSuperviewMargins }
        set {
            placement.preservesSuperviewMargins = newValue
            setNeedsLayout()
        }
    }

    private func reachingMarginsOfSuperview(_ own: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
        guard let superview else { return own }
        let direction = effectiveUserInterfaceLayoutDirection
        let (inner, area) = (own.resolved(in: direction), untransformedFrame)
        let outer = superview.bounds.inset(by: superview.layoutMargins)
        return DirectionalEdgeInsets(
            EdgeInsets(
                top: max(inner.top, outer.minY - area.minY),
                left: max(inner.left, outer.minX - area.minX),
                bottom: max(inner.bottom, area.maxY - outer.maxY),
                right: max(inner.right, area.maxX - outer.maxX)), in: direction)
    }

    /// Sets the layout margins; `nil` restores the default.
    package func setOwnMargins(_ margins: DirectionalEdgeInsets?) {
        guard margins != placement.ownLayoutMargins else { return }
        placement.ownLayoutMargins = margins
        setNeedsLayout()
        refillMargins()
        guard let content = (self as? any ContentContainer)?.contentView else { return }
        content.refillMargins()
        for view in content.ownSubviews { view.setNeedsLayout() }
    }

    /// Default margins of a cell, header or footer or its content view, or `nil` for other
    /// views.
    private var marginsOfContainer: DirectionalEdgeInsets? {
        if let container = self as? any ContentContainer { return container.standardMargins }
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

/// The meaning of a view's content, which decides whether the content is mirrored.
///
/// The values are UIKit's.
public enum SemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
    /// Content that is mirrored with the interface.
    case unspecified
    /// Playback controls, which are not mirrored.
    case playback
    /// Directions in space, which are not mirrored.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}
