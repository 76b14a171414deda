import Foundation

/// Properties of attributes.
extension NSLayoutConstraint.Attribute {
    /// Quantities that can be related.
    enum Kind {
        case position, size
    }

    /// Kind of the attribute, or `nil` for `notAnAttribute`.
    var kind: Kind? {
        switch self {
        case .width, .height: .size
        case .notAnAttribute: nil
        default: .position
        }
    }

    /// Axis of the attribute.
    var axis: StackView.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }

    /// Whether the attribute depends on the direction of the interface.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute can be related to directional and to other attributes.
    var isNeutral: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: false
        default: !isDirectional
        }
    }

    /// The attribute of the view for an attribute of its margins, and whether it is an attribute of
    /// the margins.
    var withoutMargins: (attribute: NSLayoutConstraint.Attribute, isMargin: Bool) {
        switch self {
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        default: (self, false)
        }
    }

    /// Returns the anchor of a view or layout guide for the attribute, or `nil` for
    /// `notAnAttribute`.
    func anchor(of item: AnyObject) -> AnyObject? {
        guard let kind, let item = item as? any LayoutItem else { return nil }
        if kind == .size { return NSLayoutDimension(item, self) }
        return axis == .horizontal
            ? NSLayoutXAxisAnchor(item, self) : NSLayoutYAxisAnchor(item, self)
    }
}

extension NSLayoutConstraint {
    func name(of item: AnyObject?) -> String {
        (item as? any LayoutItem)?.layoutName ?? "nil"
    }
}

extension NSLayoutConstraint.Relation {
    /// Relation in expressions: `==`, `<=` or `>=`.
    package var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension CGFloat {
    /// The number with at most three decimals: `8`, `0.333`.
    var shortText: String {
        Double(self).formatted(
            .number.locale(Locale(identifier: "en_GB")).grouping(.never)
                .precision(.fractionLength(0...3)))
    }
}
