import UIKit

final class StarsView: UIView {
    var rating: Double = 3.5 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .clear
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = bounds.height
        for index in 0..<5 {
            let box = CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side)
                .insetBy(dx: 2, dy: 2)
            let path = star(in: box)
            context.saveGState()
            context.setStrokeColor(UIColor.systemYellow.cgColor)
            context.setLineWidth(1)
            context.addPath(path.cgPath)
            context.strokePath()
            let filled = min(max(rating - Double(index), 0), 1)
            context.clip(
                to: CGRect(
                    x: box.minX, y: box.minY, width: box.width * CGFloat(filled), height: box.height
                ))
            UIColor.systemYellow.setFill()
            path.fill()
            context.restoreGState()
        }
    }

    private func star(in box: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let radius = corner % 2 == 0 ? box.width / 2 : box.width / 5
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(
                x: box.midX + radius * cos(angle), y: box.midY + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

final class RatingCell: UITableViewCell {
    private let stars = StarsView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Rating"
        stars.sizeToFit()
        stars.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
        accessoryView = stars
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
