import Foundation
import TableDrawing

/// Values of a view that descriptions state differently from the view's properties.
struct DescribedValues {
    let view: View

    subscript(hugs axis: StackView.Axis) -> Float {
        get { view.contentHuggingPriority(for: axis).rawValue }
        nonmutating set { view.setContentHuggingPriority(LayoutPriority(newValue), for: axis) }
    }

    subscript(keeps axis: StackView.Axis) -> Float {
        get { view.contentCompressionResistancePriority(for: axis).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: axis)
        }
    }

    var spacing: CGFloat? {
        get { view.placement.contentPriorities?.spacingAfter }
        nonmutating set {
            var priorities = view.placement.contentPriorities ?? ContentPriorities()
            priorities.spacingAfter = newValue
            view.placement.contentPriorities = priorities
            view.superview?.setNeedsLayout()
        }
    }

    /// Rotation of the transform in degrees.
    var rotation: CGFloat { atan2(view.transform.b, view.transform.a) * 180 / .pi }

    /// Scale of the transform.
    var scale: CGFloat { hypot(view.transform.a, view.transform.b) }

    static func transform(turned degrees: CGFloat, scale: CGFloat) -> CGAffineTransform {
        guard degrees != 0 || scale != 1 else { return .identity }
        return CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: scale, y: scale)
    }

    /// Tint colour of the view itself; resetting the property restores an inherited tint
    /// colour.
    var tint: Color? {
        get { view.appearance.ownTintColor }
        nonmutating set { view.tintColor = newValue }
    }
}

extension View {
    var described: DescribedValues { DescribedValues(view: self) }
}

/// Origin of a view in its description.
package struct DescribedOrigin {
    /// Location of the description, or `nil` if unknown.
    ///
    /// The location is `file:line:column`, or the path within a nib.
    package let location: String?
    /// Frame in the superview, in points, or `nil` for a view without a frame.
    ///
    /// For a cell, the frame has the size that the frames of the cell's subviews are based on.
    package let frame: CGRect?

    /// Identifier of the view in its description, or `nil`.
    package let identifier: String?

    package init(_ description: ViewDescription) {
        location = description.location
        identifier = description.identifier
        frame = if case .frame(let frame) = description.place { frame } else { nil }
    }

    /// Creates the origin of a view without a description of its own.
    package init(identifier: String) {
        (self.identifier, location, frame) = (identifier, nil, nil)
    }
}

/// Text of a label in a description.
enum DescribedText {
    case plain(String?)
    case attributed(NSAttributedString)
}
