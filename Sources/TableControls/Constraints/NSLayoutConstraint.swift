import Foundation

/// Linear relation between attributes of two views or layout guides.
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
}
