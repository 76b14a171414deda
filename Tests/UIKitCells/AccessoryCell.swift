// Fixtures/uikit-cells/AccessoryCell.swift, rewritten.
import UIKit

final class DownloadAccessory: UIControl {
    enum Phase { case idle, loading, done }

    var phase = Phase.idle {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addTarget(self, action: Selector("advance", DownloadAccessory.advance), for: .touchUpInside)
        accessibilityLabel = NSLocalizedString("Download", comment: "")
        accessibilityTraits = .button
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func advance() {
        switch phase {
        case .idle: phase = .loading
        case .loading, .done: phase = .done
        }
        sendActions(for: .valueChanged)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    override func draw(_ rect: CGRect) {
        let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
        circle.lineWidth = 2
        tintColor.setStroke()
        tintColor.setFill()
        switch phase {
        case .idle:
            circle.stroke()
            let arrow = UIBezierPath()
            arrow.move(to: CGPoint(x: bounds.midX, y: 8))
            arrow.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY - 8))
            arrow.move(to: CGPoint(x: bounds.midX - 5, y: bounds.maxY - 13))
            arrow.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY - 8))
            arrow.addLine(to: CGPoint(x: bounds.midX + 5, y: bounds.maxY - 13))
            arrow.lineWidth = 2
            arrow.lineCapStyle = .round
            arrow.stroke()
        case .loading:
            circle.setLineDash([4, 3], count: 2, phase: 0)
            circle.stroke()
        case .done:
            circle.fill()
        }
    }
}

class AccessoryCell: UITableViewCell {
    let download = DownloadAccessory(frame: CGRect(x: 0, y: 0, width: 28, height: 28))

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Episode 12"
        accessoryView = download
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
