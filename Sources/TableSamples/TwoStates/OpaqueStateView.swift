import Foundation
import Tableshot

/// Opaque view that draws the background and content for its cell's state.
final class OpaqueStateView: View {
    private weak var cell: TableViewCell?
    var content = TwoStateContent() { didSet { if content != oldValue { setNeedsDisplay() } } }

    init(frame: CGRect, cell: TableViewCell) {
        self.cell = cell
        super.init(frame: frame)
        isOpaque = true
        isAccessibilityElement = true
    }

    /// Label with the drawn texts.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.spoken }
        set { super.accessibilityLabel = newValue }
    }

    override func draw(_ rect: CGRect) {
        let isSelected = cell.map { $0.isSelected || $0.isHighlighted } ?? false
        content.draw(in: bounds, selected: isSelected)
    }
}
