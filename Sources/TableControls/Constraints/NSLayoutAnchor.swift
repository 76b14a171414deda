import Foundation
import TableGeometry
import TableText

/// Attribute of a view or layout guide that creates constraints.
///
/// This is UIKit's class. Distances are in points. The constraints are inactive.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// View or layout guide of the anchor.
    let layoutItem: any LayoutItem
    /// Attribute of the item.
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        layoutItem = item
        self.attribute = attribute
    }

    /// View or layout guide of the anchor, or `nil` for the anchor of a guide without a view.
    public var item: AnyObject? { layoutItem }
    /// Name of the anchor in messages, for example `title.leading`.
    public var name: String { "\(layoutItem.layoutName).\(attribute.rawValue)" }

    /// Creates a constraint `anchor = other anchor + constant`.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: constant)
    }

    /// Creates a constraint `anchor ≥ other anchor + constant`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: constant)
    }

    /// Creates a constraint `anchor ≤ other anchor + constant`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: constant)
    }

    func related(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: layoutItem, attribute: attribute, relatedBy: relation,
            toItem: anchor?.layoutItem, attribute: anchor?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }
}

/// Horizontal position of a view or layout guide.
///
/// This is UIKit's class.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Creates a constraint `anchor = other anchor + multiplier × 8 points`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: multiplier * SystemSpacing.between)
    }

    /// Creates a constraint `anchor ≥ other anchor + multiplier × 8 points`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.between)
    }

    /// Creates a constraint `anchor ≤ other anchor + multiplier × 8 points`.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.between)
    }
}

/// Vertical position of a view or layout guide.
///
/// This is UIKit's class.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Creates a constraint `anchor = other anchor + multiplier × system spacing`.
    ///
    /// The system spacing is 8 points. Between a last and a first baseline it is the line height of
    /// the anchor's font.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: multiplier * spacing(below: anchor))
    }

    /// Creates a constraint `anchor ≥ other anchor + multiplier × system spacing`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: multiplier * spacing(below: anchor))
    }

    /// Creates a constraint `anchor ≤ other anchor + multiplier × system spacing`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: multiplier * spacing(below: anchor))
    }

    private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        guard attribute == .firstBaseline, anchor.attribute == .lastBaseline,
            let label = layoutItem as? Label
        else { return SystemSpacing.between }
        return PixelGrid.current.ceil(label.font.lineHeight)
    }
}

/// Width or height of a view or layout guide.
///
/// This is UIKit's class.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates a constraint `dimension = constant`.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: nil, constant: constant)
    }

    /// Creates a constraint `dimension ≥ constant`.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: nil, constant: constant)
    }

    /// Creates a constraint `dimension ≤ constant`.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: nil, constant: constant)
    }

    /// Creates a constraint `dimension = multiplier × other dimension + constant`.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// Creates a constraint `dimension ≥ multiplier × other dimension + constant`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// Creates a constraint `dimension ≤ multiplier × other dimension + constant`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }
}

/// Standard distances of the system.
package enum SystemSpacing {
    /// Distance between adjacent views, and between a view and the margin of its superview, in
    /// points.
    package static let between: CGFloat = 8
}
