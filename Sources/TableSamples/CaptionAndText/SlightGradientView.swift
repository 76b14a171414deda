import Foundation
import Tableshot

/// Background of a cell that darkens slightly towards the bottom.
final class SlightGradientView: View {
    override func draw(_ rect: CGRect) {
        guard let canvas = Canvas.current else { return }
        canvas.setFillColor(SampleColors.background)
        canvas.fill(bounds)
        let shade = SampleColors.text(highlighted: false)
        canvas.drawLinearGradient(
            Gradient(colors: [shade.withAlphaComponent(0), shade.withAlphaComponent(0.09)]),
            start: .zero, end: CGPoint(x: 0, y: bounds.height))
    }
}
