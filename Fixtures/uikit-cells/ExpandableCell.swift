import UIKit

class ExpandableCell: UITableViewCell {
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
    private let detail = UILabel()
    private lazy var collapsed = detail.heightAnchor.constraint(equalToConstant: 0)

    var isExpanded = false {
        didSet {
            collapsed.isActive = !isExpanded
            UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut]) {
                self.chevron.transform =
                    self.isExpanded
                    ? CGAffineTransform(rotationAngle: .pi) : .identity
                self.layoutIfNeeded()
            } completion: { _ in
                self.setNeedsLayout()
            }
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let title = UILabel()
        title.text = "Shipping"
        title.font = .preferredFont(forTextStyle: .headline)
        detail.text = "Orders before noon are sent on the day. Returns are free for thirty days."
        detail.numberOfLines = 0
        detail.font = .preferredFont(forTextStyle: .subheadline)
        for view in [title, chevron, detail] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        chevron.tintColor = .tertiaryLabel
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: guide.topAnchor),
            title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            chevron.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            chevron.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            detail.topAnchor.constraint(
                equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1),
            detail.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            detail.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            detail.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        isExpanded = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
