import UIKit

/// A header with a title and a button.
final class SectionHeaderView: UITableViewHeaderFooterView {
    private let titleLabel = UILabel()
    private let moreButton = UIButton(type: .system)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .title3)
        moreButton.setTitle("See all", for: .normal)
        moreButton.addTarget(self, action: #selector(showMore), for: .touchUpInside)
        for view in [titleLabel, moreButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(
                equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            moreButton.leadingAnchor.constraint(
                greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            moreButton.trailingAnchor.constraint(
                equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            moreButton.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var title: String? {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    var onMore: (() -> Void)?

    @objc private func showMore() { onMore?() }
}
