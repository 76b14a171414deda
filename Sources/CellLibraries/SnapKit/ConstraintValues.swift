import TableControls
import TableDrawing
import UIKit

/// Value that SnapKit's constraints are related to: a number, a size, a view or an attribute.
public protocol ConstraintRelatableTarget {
    /// The value as the right side of a constraint.
    var constraintTarget: ConstraintTarget { get }
}

/// Value of an offset.
public protocol ConstraintOffsetTarget {
    /// Returns the constant for an attribute, in points.
    func constraintOffset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

/// Value of an inset.
public protocol ConstraintInsetTarget {
    /// The inset of each edge, in points.
    var constraintInsets: UIEdgeInsets { get }
}

/// Priority of a constraint as a number or a name.
public protocol ConstraintPriorityTarget {
    /// The priority from 1 to 1,000.
    var constraintPriority: Float { get }
}

/// Factor of a constraint.
public protocol ConstraintMultiplierTarget {
    /// The factor.
    var constraintFactor: CGFloat { get }
}

/// View or layout guide of a constraint.
public protocol ConstraintRelatableView: ConstraintRelatableTarget {}

/// Right side of a constraint.
public struct ConstraintTarget {
    /// View or layout guide, or `nil` for a constant.
    private(set) weak var item: AnyObject?
    /// Attributes of the item; none for the attributes of the left side.
    let attributes: [NSLayoutConstraint.Attribute]
    /// Constant for an attribute.
    let offset: (NSLayoutConstraint.Attribute) -> CGFloat

    init(item: AnyObject?, attributes: [NSLayoutConstraint.Attribute] = []) {
        self.item = item
        self.attributes = attributes
        offset = { _ in 0 }
    }

    init(_ offset: @escaping (NSLayoutConstraint.Attribute) -> CGFloat) {
        item = nil
        attributes = []
        self.offset = offset
    }
}

extension ConstraintRelatableTarget where Self: ConstraintOffsetTarget {
    /// The value as a constant.
    public var constraintTarget: ConstraintTarget { ConstraintTarget(constraintOffset) }
}

// MARK: Numbers

extension ConstraintOffsetTarget where Self: BinaryFloatingPoint {
    /// Returns the number, in points.
    public func constraintOffset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        CGFloat(self)
    }
}

extension ConstraintOffsetTarget where Self: BinaryInteger {
    /// Returns the number, in points.
    public func constraintOffset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        CGFloat(Int(self))
    }
}

extension ConstraintInsetTarget where Self: ConstraintOffsetTarget {
    /// The number for each edge, in points.
    public var constraintInsets: UIEdgeInsets {
        let inset = constraintOffset(for: .left)
        return UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }
}

extension ConstraintMultiplierTarget where Self: ConstraintOffsetTarget {
    /// The number.
    public var constraintFactor: CGFloat { constraintOffset(for: .width) }
}

extension ConstraintPriorityTarget where Self: ConstraintOffsetTarget {
    /// The number.
    public var constraintPriority: Float { Float(constraintOffset(for: .width)) }
}

/// Number that SnapKit takes as a constant, inset, factor and priority.
public typealias ConstraintNumber = ConstraintRelatableTarget & ConstraintOffsetTarget
    & ConstraintInsetTarget & ConstraintMultiplierTarget & ConstraintPriorityTarget

extension Int: ConstraintNumber {}
extension UInt: ConstraintNumber {}
extension Float: ConstraintNumber {}
extension Double: ConstraintNumber {}
extension CGFloat: ConstraintNumber {}

// MARK: Sizes, points and insets

extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {
    /// Returns the width or the height, in points.
    public func constraintOffset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        attribute == .width ? width : attribute == .height ? height : 0
    }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {
    /// Returns the horizontal or the vertical distance, in points.
    public func constraintOffset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        attribute.isVertical ? y : x
    }
}

extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {
    /// The insets.
    public var constraintInsets: UIEdgeInsets { self }

    /// Returns the inset of an edge with the sign of a constraint's constant, in points.
    public func constraintOffset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: left
        case .right, .trailing, .rightMargin, .trailingMargin: -right
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .lastBaseline: -bottom
        case .width: -(left + right)
        case .height: -(top + bottom)
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        case .notAnAttribute: 0
        }
    }
}

extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget,
    ConstraintInsetTarget
{
    /// The insets.
    public var constraintInsets: UIEdgeInsets {
        UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    }

    /// Returns the inset of an edge with the sign of a constraint's constant, in points.
    public func constraintOffset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        constraintInsets.constraintOffset(for: attribute)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a position or length of the vertical axis.
    var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            true
        default: false
        }
    }
}

// MARK: Priorities

/// Names of SnapKit's priorities.
public struct ConstraintPriority: ConstraintPriorityTarget, Hashable, Sendable {
    /// The priority from 1 to 1,000.
    public let value: Float
    /// The priority from 1 to 1,000.
    public var constraintPriority: Float { value }

    /// Creates a priority from 1 to 1,000.
    public init(_ value: Float) { self.value = value }

    /// 1,000.
    public static let required = ConstraintPriority(1_000)
    /// 750.
    public static let high = ConstraintPriority(750)
    /// 500.
    public static let medium = ConstraintPriority(500)
    /// 250.
    public static let low = ConstraintPriority(250)
}

extension UILayoutPriority: ConstraintPriorityTarget {
    /// The priority from 1 to 1,000.
    public var constraintPriority: Float { Float(rawValue) }
}

// MARK: Items

extension UIView: ConstraintRelatableView {
    /// The view, with the attributes of the left side.
    public var constraintTarget: ConstraintTarget { ConstraintTarget(item: self) }
}

extension UILayoutGuide: ConstraintRelatableView {
    /// The guide, with the attributes of the left side.
    public var constraintTarget: ConstraintTarget { ConstraintTarget(item: self) }
}

/// Attributes of a view or layout guide.
public final class ConstraintItem: ConstraintRelatableTarget {
    let item: AnyObject
    let attributes: [NSLayoutConstraint.Attribute]

    init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.item = item
        self.attributes = attributes
    }

    /// The item with its attributes.
    public var constraintTarget: ConstraintTarget {
        ConstraintTarget(item: item, attributes: attributes)
    }
}
