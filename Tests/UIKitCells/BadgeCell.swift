// Fixtures/uikit-cells/BadgeCell.swift, rewritten.
import UIKit

class InsetLabel: UILabel {
    var insets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom)
    }
}

class BadgeCell: UITableViewCell {
    let badge = InsetLabel()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Inbox"
        imageView?.image = UIImage(systemName: "tray.fill")
        badge.text = "128"
        badge.textColor = .white
        badge.font = .boldSystemFont(ofSize: 13)
        badge.backgroundColor = .systemRed
        badge.layer.masksToBounds = true
        badge.frame.size = badge.intrinsicContentSize
        badge.layer.cornerRadius = badge.frame.height / 2
        accessoryView = badge
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func setSelected(_ selected: Bool, animated: Bool) {
        let color = badge.backgroundColor
        super.setSelected(selected, animated: animated)
        badge.backgroundColor = color
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let color = badge.backgroundColor
        super.setHighlighted(highlighted, animated: animated)
        badge.backgroundColor = color
    }
}
