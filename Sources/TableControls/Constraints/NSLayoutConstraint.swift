import Foundation
import TableDrawing

/// Linear relation between attributes of two views or layout guides:
/// `first = multiplier × second + constant`, or with `≤` or `≥`.
///
/// This is UIKit's class. An active constraint belongs to the nearest view that contains both items.
public final class NSLayoutConstraint: NSObject {
    /// Attributes of views and layout guides.
    public enum Attribute: String, Sendable, Hashable, CaseIterable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute
    }

    /// Relations of the left side to the right side.
    public enum Relation: String, Sendable, Hashable, CaseIterable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// Axes of a layout.
    public typealias Axis = StackView.Axis

    /// View or layout guide of the left side, or `nil` if it no longer exists.
    public private(set) weak var firstItem: AnyObject?
    /// Attribute of the left side.
    public let firstAttribute: Attribute
    /// Relation of the left side to the right side.
    public let relation: Relation
    /// View or layout guide of the right side, or `nil` for a constant.
    public private(set) weak var secondItem: AnyObject?
    /// Attribute of the right side; `notAnAttribute` for a constant.
    public let secondAttribute: Attribute
    /// Factor of the second attribute.
    public let multiplier: CGFloat
    /// Constant, in points.
    public var constant: CGFloat {
        didSet { if constant != oldValue { holder?.constraintValuesDidChange() } }
    }
    /// Priority; the default is `required`.
    public var priority = LayoutPriority.required {
        didSet { if priority != oldValue { holder?.constraintStructureDidChange() } }
    }
    /// Name in messages, or `nil` for no name.
    public var identifier: String?
    /// Source location of the constraint's description as `file:line:column`, or `nil` for a
    /// constraint in Swift.
    public var sourcePlace: String?
    /// View that holds the active constraint.
    weak var holder: View?
    /// Number of items; a constraint with a released item has no effect.
    let itemCount: Int

    /// Creates an inactive constraint.
    ///
    /// - Parameters:
    ///   - view1: view or layout guide of the left side.
    ///   - view2: view or layout guide of the right side, or `nil` for a constant.
    ///   - multiplier: factor of the second attribute.
    ///   - constant: constant, in points.
    public init(
        item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = (view1 as AnyObject) as? any LayoutItem
        secondItem = view2.flatMap { ($0 as AnyObject) as? any LayoutItem }
        itemCount = view2 == nil ? 1 : 2
        firstAttribute = attribute1
        secondAttribute = view2 == nil ? .notAnAttribute : attribute2
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
        if let problem { DiagnosticLog.fail("constraint.invalid", "\(self): \(problem)") }
    }

    /// Reason for which the constraint has no effect, or `nil` for a valid constraint.
    private var problem: String? {
        guard (firstItem == nil ? 0 : 1) + (secondItem == nil ? 0 : 1) == itemCount else {
            return "an item is neither a view nor a layout guide"
        }
        guard let first = firstAttribute.kind else { return "the first attribute is missing" }
        guard constant.isFinite, multiplier.isFinite else {
            return "the constant and the multiplier must be finite numbers"
        }
        guard itemCount == 2 else {
            return first == .size
                ? nil : "only a width or a height can be equal to a constant; name a second item"
        }
        guard let second = secondAttribute.kind else { return "the second attribute is missing" }
        guard first == second, first == .size || firstAttribute.axis == secondAttribute.axis else {
            return "the attributes cannot be compared; relate two horizontal positions, two "
                + "vertical positions or two sizes"
        }
        guard
            firstAttribute.isDirectional == secondAttribute.isDirectional
                || firstAttribute.isNeutral || secondAttribute.isNeutral
        else { return "leading and trailing cannot be related to left and right" }
        return nil
    }

    /// Whether the constraint can be solved: it is valid, and its items exist.
    var isSolvable: Bool { problem == nil }

    // MARK: Activation

    /// Whether the constraint takes part in the layout.
    ///
    /// A constraint without a view that contains both items cannot be activated, which is an error.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { holder?.removeConstraint(self) }
        }
    }

    private func activate() {
        let first = (firstItem as? any LayoutItem)?.layoutView
        let second = (secondItem as? any LayoutItem)?.layoutView
        let common = second == nil ? first : first?.nearestCommonAncestor(with: second)
        guard let common else {
            return DiagnosticLog.record(
                Diagnostic(
                    "constraint.no-common-ancestor", severity: .error,
                    message: "\(self) was activated, but no view contains both items; add the "
                        + "views before activating the constraint", location: sourcePlace))
        }
        common.addConstraint(self)
    }

    /// Activates constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The constraint as UIKit prints it, for example
    /// `<NSLayoutConstraint title.leading == contentView.leadingMargin + 8>`.
    public override var description: String {
        var text = "<NSLayoutConstraint "
        if let identifier { text += "'\(identifier)' " }
        text += "\(name(of: firstItem)).\(firstAttribute.rawValue) \(relation.symbol) "
        if itemCount == 1 {
            text += constant.shortText
        } else {
            if multiplier != 1 { text += "\(multiplier.shortText)*" }
            text += "\(name(of: secondItem)).\(secondAttribute.rawValue)"
            if constant > 0 { text += " + \(constant.shortText)" }
            if constant < 0 { text += " - \((-constant).shortText)" }
        }
        if priority != .required { text += " @\(CGFloat(priority.rawValue).shortText)" }
        return text + ">"
    }

    // MARK: Anchors

    /// Anchor of the left side, or `nil` if its item no longer exists.
    public var firstAnchor: AnyObject? {
        firstItem.flatMap { firstAttribute.anchor(of: $0) }
    }

    /// Anchor of the right side, or `nil` for a constant.
    public var secondAnchor: AnyObject? {
        secondItem.flatMap { secondAttribute.anchor(of: $0) }
    }
}

/// View or layout guide.
package protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: View? { get }
    /// Name in messages.
    var layoutName: String { get }
}

extension View: LayoutItem {
    package var layoutView: View? { self }
    package var layoutName: String { inspection.treeName }
}
