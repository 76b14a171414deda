// Fixtures/uikit-cells/CardCell.swift, rewritten.
import UIKit

open class CardCell: UITableViewCell {
    public let cardView = UIView()
    public let bodyLabel = UILabel()

    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(style: .default, reuseIdentifier: nil)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .systemGroupedBackground
        selectionStyle = .none
        cardView.backgroundColor = .secondarySystemGroupedBackground
        cardView.layer.cornerRadius = 10
        cardView.layer.cornerCurve = .continuous
        cardView.layer.borderWidth = 1 / UIScreen.main.scale
        cardView.layer.borderColor = UIColor.separator.cgColor
        cardView.layer.shadowColor = UIColor.black.cgColor
        cardView.layer.shadowOpacity = 0.15
        cardView.layer.shadowRadius = 4
        cardView.layer.shadowOffset = CGSize(width: 0, height: 2)
        cardView.layer.masksToBounds = false
        bodyLabel.numberOfLines = 0
        bodyLabel.text = "A card with a border, a shadow and a text that needs more than one line."
        cardView.translatesAutoresizingMaskIntoConstraints = false
        bodyLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(cardView)
        cardView.addSubview(bodyLabel)
        let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        NSLayoutConstraint.activate([
            cardView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: insets.top),
            cardView.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: insets.left),
            cardView.rightAnchor.constraint(
                equalTo: contentView.rightAnchor, constant: -insets.right),
            cardView.bottomAnchor.constraint(
                equalTo: contentView.bottomAnchor, constant: -insets.bottom),
            bodyLabel.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 12),
            bodyLabel.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 12),
            bodyLabel.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -12),
            bodyLabel.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -12),
        ])
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        cardView.layer.shadowPath =
            UIBezierPath(roundedRect: cardView.bounds, cornerRadius: 10).cgPath
    }

    public override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: 0.2) {
            self.cardView.alpha = highlighted ? 0.6 : 1
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            cardView.layer.borderColor = UIColor.separator.cgColor
        }
    }
}
