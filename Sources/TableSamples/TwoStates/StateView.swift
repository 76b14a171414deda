import Foundation
import Tableshot

/// Draws one of the two states of a cell.
///
/// The view of the normal state draws nothing while its cell is selected, so that the other, which
/// lies in the selected background beneath it, shows.
final class StateView: View, HighlightableView {
    private let showsSelected: Bool
    var content = TwoStateContent() { didSet { if content != oldValue { setNeedsDisplay() } } }
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    init(frame: CGRect, showsSelected: Bool) {
        self.showsSelected = showsSelected
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isAccessibilityElement = true
    }

    /// What is drawn, in words.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.spoken }
        set { super.accessibilityLabel = newValue }
    }

    override func draw(_ rect: CGRect) {
        guard showsSelected || !isHighlighted else { return }
        content.draw(in: bounds, selected: showsSelected)
    }
}
