import UIKit

/// An opaque view draws background and content of both states.
final class StateContentView: UIView {
    private unowned let cell: UITableViewCell
    var title = "" {
        didSet { setNeedsDisplay() }
    }
    var detail = "" {
        didSet { setNeedsDisplay() }
    }

    init(frame: CGRect, cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: frame)
        isOpaque = true
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isOn = cell.isSelected || cell.isHighlighted
        drawBackground(in: context, isOn)
        drawBadge(in: context, isOn)
        let main = UIFont.boldSystemFont(ofSize: 16)
        let secondary = UIFont.systemFont(ofSize: 12)
        var y = bounds.midY - (main.lineHeight + secondary.lineHeight) / 2
        (title as NSString).draw(
            at: CGPoint(x: 54, y: y),
            withAttributes: [.font: main, .foregroundColor: isOn ? UIColor.white : .label])
        y += main.lineHeight
        let pale = isOn ? UIColor(white: 1, alpha: 0.8) : UIColor.label.withAlphaComponent(2 / 3)
        (detail as NSString).draw(
            at: CGPoint(x: 54, y: y), withAttributes: [.font: secondary, .foregroundColor: pale])
    }

    private func drawBackground(in context: CGContext, _ isOn: Bool) {
        context.setFillColor(UIColor.systemBackground.cgColor)
        context.fill(bounds)
        let colors =
            isOn
            ? [color(0x2B, 0xB3, 0xA3), color(0x12, 0x77, 0x6F)]
            : [UIColor.label.withAlphaComponent(0), UIColor.label.withAlphaComponent(0.07)]
        let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors.map { $0.cgColor } as CFArray, locations: [0, 1])!
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: bounds.minY), end: CGPoint(x: 0, y: bounds.maxY),
            options: [])
        guard isOn else { return }
        context.setFillColor(UIColor(white: 1, alpha: 0.25).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    }

    private func drawBadge(in context: CGContext, _ isOn: Bool) {
        let ring = CGRect(x: 14, y: bounds.midY - 13, width: 26, height: 26)
        guard isOn else {
            context.setStrokeColor(UIColor.label.withAlphaComponent(0.3).cgColor)
            context.setLineWidth(1.5)
            context.strokeEllipse(in: ring.insetBy(dx: 1, dy: 1))
            return
        }
        context.setFillColor(UIColor.white.cgColor)
        context.fillEllipse(in: ring)
        let tick = UIBezierPath()
        tick.move(to: CGPoint(x: ring.minX + 7.5, y: ring.midY + 0.5))
        tick.addLine(to: CGPoint(x: ring.minX + 11.5, y: ring.midY + 4.5))
        tick.addLine(to: CGPoint(x: ring.minX + 18.5, y: ring.midY - 4))
        tick.lineWidth = 2.5
        tick.lineCapStyle = .round
        tick.lineJoinStyle = .round
        color(0x12, 0x77, 0x6F).setStroke()
        tick.stroke()
    }

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
}

/// A cell that fades between pictures of its states by itself.
final class FadingStateCell: UITableViewCell {
    private var stateView: StateContentView!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stateView = StateContentView(frame: contentView.bounds, cell: self)
        stateView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stateView)
        configure(title: "Water the plants", detail: "Every Thursday")
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, detail: String) {
        stateView.title = title
        stateView.detail = detail
    }

    private func screenshot() -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: contentView.bounds)
        return renderer.image { context in
            contentView.layer.render(in: context.cgContext)
        }
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        guard animated, selected != isSelected else {
            super.setSelected(selected, animated: false)
            stateView?.setNeedsDisplay()
            return
        }
        let before = UIImageView(image: screenshot())
        super.setSelected(selected, animated: false)
        stateView.setNeedsDisplay()
        let after = UIImageView(image: screenshot())
        contentView.addSubview(before)
        contentView.addSubview(after)
        after.alpha = 0
        UIView.animate(
            withDuration: 0.5,
            animations: {
                before.alpha = 0
                after.alpha = 1
            },
            completion: { _ in
                before.removeFromSuperview()
                after.removeFromSuperview()
            })
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: false)
        stateView?.setNeedsDisplay()
    }
}
