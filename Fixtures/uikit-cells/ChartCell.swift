import UIKit
import CoreGraphics

final class SparklineView: UIView {
    var values: [CGFloat] = [3, 5, 4, 8, 6, 9, 12, 10] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext(), let top = values.max() else { return }
        let step = rect.width / CGFloat(values.count - 1)
        let points = values.enumerated().map { index, value in
            CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value / top))
        }
        let area = CGMutablePath()
        area.move(to: CGPoint(x: 0, y: rect.maxY))
        points.forEach { area.addLine(to: $0) }
        area.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        area.closeSubpath()
        context.saveGState()
        context.addPath(area)
        context.clip()
        let colors = [
            UIColor.systemBlue.withAlphaComponent(0.5).cgColor,
            UIColor.systemBlue.withAlphaComponent(0).cgColor,
        ]
        if let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
            locations: [0, 1])
        {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
        }
        context.restoreGState()
        context.setStrokeColor(UIColor.systemBlue.cgColor)
        context.setLineWidth(2)
        context.setLineJoin(.round)
        context.addLines(between: points)
        context.strokePath()
    }
}

final class ChartCell: UITableViewCell {
    private let sparkline = SparklineView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        sparkline.backgroundColor = .clear
        sparkline.isOpaque = false
        sparkline.frame = contentView.bounds.insetBy(dx: 16, dy: 6)
        sparkline.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(sparkline)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
