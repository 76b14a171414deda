import Foundation
import TableDrawing

/// Sizes that satisfy constraints.
extension View {
    /// The length of `intrinsicContentSize` along an axis without an intrinsic length.
    public static let noIntrinsicMetric: CGFloat = -1
    /// Target of `systemLayoutSizeFitting(_:)` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Target of `systemLayoutSizeFitting(_:)` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the size that satisfies the constraints of the view and the views below it and is
    /// closest to a target size, with the priority `fittingSizeLevel`.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the alignment rectangle of a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// Returns the frame of an alignment rectangle.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: EdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom,
                right: -insets.right))
    }
}
