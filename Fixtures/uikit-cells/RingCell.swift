import UIKit

class RingView: UIView {
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()

    var fraction: CGFloat = 0.7 {
        didSet { ring.strokeEnd = fraction }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (layer, color) in [(track, UIColor.systemGray5), (ring, UIColor.systemGreen)] {
            layer.fillColor = nil
            layer.strokeColor = color.cgColor
            layer.lineWidth = 6
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        ring.strokeEnd = fraction
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: min(bounds.width, bounds.height) / 2 - 3,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        track.frame = bounds
        ring.frame = bounds
        track.path = path.cgPath
        ring.path = path.cgPath
    }

    func animate() {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = fraction
        animation.duration = 0.6
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        ring.add(animation, forKey: "strokeEnd")
    }
}

class RingCell: UITableViewCell {
    let ring = RingView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Move"
        detailTextLabel?.text = "350 of 500 kcal"
        accessoryView = ring
        ring.animate()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
