import UIKit

/// Five stars, filled up to a rating.
@IBDesignable
final class RatingView: UIView {
    @IBInspectable var rating: Double = 0 {
        didSet {
            accessibilityValue = "\(rating) of 5"
            setNeedsDisplay()
        }
    }

    private let starSize: CGFloat = 14
    private let spacing: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        isOpaque = false
        isAccessibilityElement = true
        accessibilityLabel = NSLocalizedString("Rating", comment: "")
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 5 * starSize + 4 * spacing, height: starSize)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for index in 0..<5 {
            let frame = CGRect(
                x: CGFloat(index) * (starSize + spacing), y: 0, width: starSize, height: starSize)
            let star = path(in: frame)
            UIColor.systemGray4.setFill()
            star.fill()
            let share = min(max(CGFloat(rating) - CGFloat(index), 0), 1)
            guard share > 0 else { continue }
            context.saveGState()
            context.clip(
                to: CGRect(
                    x: frame.minX, y: frame.minY, width: frame.width * share, height: frame.height))
            UIColor.star.setFill()
            star.fill()
            context.restoreGState()
        }
    }

    private func path(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for corner in 0..<10 {
            let radius = corner.isMultiple(of: 2) ? rect.width / 2 : rect.width / 4.6
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(
                x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            corner == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }
}
