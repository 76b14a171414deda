/// Checks of the attributes in the short form of a constraint.
///
/// UIKit throws an exception for the refused pairs.
struct ConstraintChecks {
    let first: ConstraintParser.Side
    let relation: ConstraintText.Relation
    let right: ConstraintParser.RightSide

    /// Returns the constraint.
    func constraint() throws(ConstraintSyntaxError) -> ConstraintText {
        try checkGuide(first)
        guard let second = right.second else {
            try checkConstant()
            var text = ConstraintText(first.anchor, relation)
            text.constant = right.constant
            return text
        }
        try checkGuide(second)
        try checkPair(second)
        try checkMultiplier(second)
        try checkStandard(second)
        // The standard space has no sign, so that a negative space exchanges the sides.
        let isExchanged = right.standard?.isNegative == true
        var text =
            isExchanged
            ? ConstraintText(second.anchor, relation.reversed, first.anchor)
            : ConstraintText(first.anchor, relation, second.anchor)
        text.isStandardSpace = right.standard != nil
        text.multiplier = right.multiplier
        text.constant = right.constant
        return text
    }

    private func checkGuide(_ side: ConstraintParser.Side) throws(ConstraintSyntaxError) {
        guard let guide = side.anchor.guide, side.anchor.attribute.isOfViewsOnly else { return }
        throw ConstraintSyntaxError(
            "found \(side.anchor.attribute.rawValue) of the guide \(guide.rawValue), which has no "
                + "margins and no baselines", at: side.range,
            note: "guides have edges, centres, a width and a height")
    }

    private func checkConstant() throws(ConstraintSyntaxError) {
        if let standard = right.standard {
            throw ConstraintSyntaxError(
                "found \"standard\" without an attribute, expected an attribute before the space",
                at: standard.token.range, note: "for example title.top = superview.top + standard")
        }
        guard first.anchor.attribute.group != .size else {
            guard right.constant < 0, relation != .greaterThanOrEqual else { return }
            throw ConstraintSyntaxError(
                "found a negative length for \(first.text), expected 0 or more", at: right.range)
        }
        throw ConstraintSyntaxError(
            "found a number for \(first.text), which is a position, expected another position",
            at: right.range, note: "for example \(first.text) = superview.\(attributeName)")
    }

    private var attributeName: String { first.anchor.attribute.rawValue }

    private func checkPair(
        _ second: ConstraintParser.Side
    ) throws(ConstraintSyntaxError) {
        let own = first.anchor.attribute
        let other = second.anchor.attribute
        guard own.group == other.group else {
            throw ConstraintSyntaxError(
                "found \(second.text), \(other.group.described), for \(first.text), "
                    + own.group.described, at: second.range,
                note: "expected \(own.group.attributes) on the right")
        }
        if own.isDirectional && other.isAbsolute || own.isAbsolute && other.isDirectional {
            throw ConstraintSyntaxError(
                "found \(second.text) for \(first.text), expected leading and trailing, or left "
                    + "and right, on both sides", at: second.range,
                note: "leading and trailing change places in a right-to-left layout")
        }
        if first.anchor == second.anchor {
            throw ConstraintSyntaxError(
                "found \(second.text) on both sides, expected another attribute",
                at: second.range)
        }
    }

    private func checkMultiplier(
        _ second: ConstraintParser.Side
    ) throws(ConstraintSyntaxError) {
        guard right.multiplier == 0 else { return }
        throw ConstraintSyntaxError(
            "found the multiplier 0 of \(second.text), expected another number", at: right.range)
    }

    private func checkStandard(
        _ second: ConstraintParser.Side
    ) throws(ConstraintSyntaxError) {
        guard let standard = right.standard else { return }
        let range = standard.token.range
        if first.anchor.attribute.group == .size {
            throw ConstraintSyntaxError(
                "found \"standard\" between sizes, expected a number of points", at: range,
                note: "the standard space is a distance between positions")
        }
        if right.constant != 0 {
            throw ConstraintSyntaxError(
                "found \"standard\" beside a number, expected either", at: range)
        }
        if right.multiplier != 1 {
            throw ConstraintSyntaxError(
                "found \"standard\" beside a multiplier, expected a number of points", at: range)
        }
    }
}

extension ConstraintAttribute.Group {
    /// Noun for messages.
    fileprivate var described: String {
        switch self {
        case .horizontal: "a horizontal position"
        case .vertical: "a vertical position"
        case .size: "a size"
        }
    }

    /// Attributes for messages.
    fileprivate var attributes: String {
        switch self {
        case .horizontal: "leading, trailing, left, right or centerX"
        case .vertical: "top, bottom, centerY, firstBaseline or lastBaseline"
        case .size: "width, height or a number of points"
        }
    }
}

extension ConstraintText.Relation {
    /// Relation after the sides are exchanged.
    fileprivate var reversed: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
