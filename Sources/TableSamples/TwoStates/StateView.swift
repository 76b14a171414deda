import Foundation
import Tableshot

/// View that draws one of a cell's two states.
///
/// The view for the normal state draws no content while its cell is selected. The view for the
/// selected state, in the selected background beneath, is then visible.
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

    /// Label with the drawn texts.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.spoken }
        set { super.accessibilityLabel = newValue }
    }

    override func draw(_ rect: CGRect) {
        guard showsSelected || !isHighlighted else { return }
        content.draw(in: bounds, selected: showsSelected)
    }
}
