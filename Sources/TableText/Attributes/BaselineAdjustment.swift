/// Where a text stands that was drawn smaller to fit; UIKit's raw values.
public enum BaselineAdjustment: Int, Sendable, Hashable, CaseIterable {
    /// On the baseline of the original size.
    case alignBaselines
    /// In the middle of the original line.
    case alignCenters
    /// At the top of the original line.
    case none
}
