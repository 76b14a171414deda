/// A view that shows itself otherwise while its cell is selected or highlighted.
///
/// A cell sets `isHighlighted` on every such view below it, as UIKit does for subviews that have
/// the property. Controls that are pressed by touches of their own alone, such as switches, steppers, sliders,
/// segmented controls, page controls and text fields, keep their state, with what is in them.
public protocol HighlightableView: View {
    var isHighlighted: Bool { get set }
}
