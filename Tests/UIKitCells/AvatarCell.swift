// Fixtures/uikit-cells/AvatarCell.swift, rewritten.
import UIKit

class AvatarCell: UITableViewCell {
    let avatarView: UIImageView = {
        let view = UIImageView(image: UIImage(systemName: "person.fill"))
        view.contentMode = .center
        view.tintColor = .white
        view.backgroundColor = .systemIndigo
        view.layer.cornerRadius = 22
        view.clipsToBounds = true
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    let titleLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    lazy var subtitleLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setupViews()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(style: .default, reuseIdentifier: nil)
        setupViews()
    }

    private func setupViews() {
        contentView.addSubview(avatarView)
        contentView.addSubview(titleLabel)
        contentView.addSubview(subtitleLabel)
        titleLabel.text = "Ada Lovelace"
        subtitleLabel.text = "The engine might compose elaborate pieces of music of any complexity."

        let bottom = subtitleLabel.bottomAnchor.constraint(
            equalTo: contentView.bottomAnchor, constant: -12)
        bottom.priority = UILayoutPriority.required - 1
        NSLayoutConstraint.activate([
            avatarView.widthAnchor.constraint(equalToConstant: 44),
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            avatarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            avatarView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.trailingAnchor.constraint(
                equalTo: contentView.trailingAnchor, constant: -16),
            subtitleLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            subtitleLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
            bottom,
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.textColor = .label
        avatarView.alpha = 1
    }
}
