import Foundation
import Tableshot

/// An opaque view that knows its cell and draws background and content of the cell's state.
final class OpaqueStateView: View {
    private weak var cell: TableViewCell?
    var content = TwoStateContent() { didSet { if content != oldValue { setNeedsDisplay() } } }

    init(frame: CGRect, cell: TableViewCell) {
        self.cell = cell
        super.init(frame: frame)
        isOpaque = true
        isAccessibilityElement = true
    }

    /// What is drawn, in words.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? content.spoken }
        set { super.accessibilityLabel = newValue }
    }

    override func draw(_ rect: CGRect) {
        let isSelected = cell.map { $0.isSelected || $0.isHighlighted } ?? false
        content.draw(in: bounds, selected: isSelected)
    }
}
