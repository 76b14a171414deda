import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes

/// A small, centred text above or below all sections.
///
/// The height fits the text. Lengths are in points.
final class TableTextView: View {
    private let label = Label(frame: .zero)
    /// Width of the section index.
    ///
    /// The centred text leaves this width free on both sides.
    private let indexWidth: CGFloat
    private let padding: CGFloat

    init(text: StyledText, width: CGFloat, indexWidth: CGFloat) {
        self.indexWidth = indexWidth
        let metrics = RenderContext.current.theme.table.text
        padding = metrics.padding
        super.init(frame: .zero)
        label.font = metrics.font.font()
        label.show(text.string, text.isStyled ? text : nil)
        label.textColor = metrics.color
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        let height = label.sizeThatFits(textSpace(width)).height
        frame = CGRect(x: 0, y: 0, width: width, height: height + padding * 2)
    }

    override func layoutSubviews() {
        let space = textSpace(bounds.width)
        label.frame = CGRect(
            x: (bounds.width - space.width) / 2, y: padding, width: space.width,
            height: max(0, bounds.height - padding * 2))
    }

    private func textSpace(_ width: CGFloat) -> CGSize {
        let margin = RenderContext.current.theme.cell.margins.margin(forWidth: width)
        let side = max(margin, indexWidth)
        return CGSize(width: max(1, width - side * 2), height: .greatestFiniteMagnitude)
    }
}
