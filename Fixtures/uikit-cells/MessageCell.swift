import UIKit

final class BubbleView: UIView {
    var isOutgoing = false {
        didSet { setNeedsLayout() }
    }

    private let maskLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.mask = maskLayer
        backgroundColor = .systemBlue
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let corners: UIRectCorner =
            isOutgoing
            ? [.topLeft, .topRight, .bottomLeft] : [.topLeft, .topRight, .bottomRight]
        maskLayer.frame = bounds
        maskLayer.path =
            UIBezierPath(
                roundedRect: bounds, byRoundingCorners: corners,
                cornerRadii: CGSize(width: 16, height: 16)
            ).cgPath
    }
}

final class MessageCell: UITableViewCell {
    private let bubble = BubbleView()
    private let messageLabel = UILabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        messageLabel.numberOfLines = 0
        messageLabel.textColor = .white
        bubble.translatesAutoresizingMaskIntoConstraints = false
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        bubble.addSubview(messageLabel)
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        trailing = contentView.trailingAnchor.constraint(
            equalTo: bubble.trailingAnchor, constant: 16)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(
                lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            bubble.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 12),
            bubble.bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
        ])
        configure("Are you coming to the station, or shall we meet there?", outgoing: true)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(_ text: String, outgoing: Bool) {
        messageLabel.text = text
        bubble.isOutgoing = outgoing
        leading.isActive = !outgoing
        trailing.isActive = outgoing
        bubble.backgroundColor = outgoing ? .systemBlue : .systemGray
    }
}
