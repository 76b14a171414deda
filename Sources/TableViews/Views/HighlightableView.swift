/// A view that shows itself otherwise while its cell is selected or highlighted.
///
/// A cell sets `isHighlighted` on every such view below it, as UIKit does for subviews that have
/// the property.
public protocol HighlightableView: View {
    var isHighlighted: Bool { get set }
}
