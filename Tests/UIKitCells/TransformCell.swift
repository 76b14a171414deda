// Fixtures/uikit-cells/TransformCell.swift, rewritten.
import UIKit

class TransformCell: UITableViewCell {
    private let arrow = UIImageView(image: UIImage(systemName: "arrow.up"))
    private let dot = CALayer()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Wind from the south-west"
        arrow.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        arrow.layer.shadowOpacity = 0.3
        arrow.layer.shadowRadius = 1
        arrow.layer.shadowOffset = .zero
        accessoryView = arrow
        dot.backgroundColor = UIColor.systemTeal.cgColor
        dot.frame = CGRect(x: 2, y: 2, width: 6, height: 6)
        dot.cornerRadius = 3
        dot.contentsScale = UIScreen.main.scale
        layer.addSublayer(dot)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        dot.position = CGPoint(x: 8, y: bounds.midY)
    }
}
