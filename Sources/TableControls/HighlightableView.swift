/// A view with a different look while its cell is selected or highlighted.
///
/// A cell sets `isHighlighted` on every such view below it, as UIKit does for subviews with the
/// property. A cell does not change controls that handle touches, or their subviews: switches,
/// steppers, sliders, segmented controls, page controls and text fields.
public protocol HighlightableView: View {
    /// Whether the view shows its highlighted look.
    var isHighlighted: Bool { get set }
}
