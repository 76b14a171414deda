/// Vertical position of text that was shrunk to fit.
///
/// Raw values are UIKit's.
public enum BaselineAdjustment: Int, Sendable, Hashable, CaseIterable {
    /// The text stands on the baseline of the original size.
    case alignBaselines
    /// The text stands in the middle of the original line.
    case alignCenters
    /// The text stands at the top of the original line.
    case none
}
