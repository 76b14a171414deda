import UIKit

protocol ProductCellDelegate: AnyObject {
    func productCellDidTapBuy(_ cell: ProductCell)
}

/// A product with its price, rating and a button, laid out with stack views and anchors.
final class ProductCell: UITableViewCell {
    static let reuseIdentifier = String(describing: ProductCell.self)

    weak var delegate: ProductCellDelegate?

    private lazy var thumbnailView: UIImageView = {
        let view = UIImageView(image: UIImage(systemName: "photo"))
        view.contentMode = .center
        view.tintColor = .secondaryLabel
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 8
        view.layer.masksToBounds = true
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private let nameLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }()

    private let detailsLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        return label
    }()

    private let ratingView = RatingView()
    private let priceLabel = UILabel()
    private let buyButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setupViews()
        setupConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private lazy var textStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [nameLabel, detailsLabel, ratingView])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 4
        stack.setCustomSpacing(8, after: detailsLabel)
        return stack
    }()

    private lazy var buyStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [priceLabel, buyButton])
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.spacing = 8
        return stack
    }()

    private func setupViews() {
        selectionStyle = .none
        priceLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        buyButton.setTitle(NSLocalizedString("Buy", comment: "Button"), for: .normal)
        buyButton.setTitleColor(.white, for: .normal)
        buyButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        buyButton.backgroundColor = .brand
        buyButton.contentEdgeInsets = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
        buyButton.layer.cornerRadius = 14
        buyButton.addTarget(self, action: #selector(buyTapped(_:)), for: .touchUpInside)
        [textStack, buyStack].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        contentView.addSubview(thumbnailView)
    }

    private func setupConstraints() {
        let margins = contentView.layoutMarginsGuide
        let bottom = textStack.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            thumbnailView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            thumbnailView.topAnchor.constraint(equalTo: margins.topAnchor),
            thumbnailView.widthAnchor.constraint(equalToConstant: 56),
            thumbnailView.heightAnchor.constraint(equalTo: thumbnailView.widthAnchor),
            thumbnailView.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),

            textStack.leadingAnchor.constraint(
                equalTo: thumbnailView.trailingAnchor, constant: 12),
            textStack.topAnchor.constraint(equalTo: margins.topAnchor),
            textStack.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            bottom,

            buyStack.leadingAnchor.constraint(
                greaterThanOrEqualTo: textStack.trailingAnchor, constant: 12),
            buyStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            buyStack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        delegate = nil
        ratingView.rating = 0
    }

    func configure(with product: Product) {
        nameLabel.text = product.name
        detailsLabel.text = product.details
        ratingView.rating = product.rating
        priceLabel.text = product.priceText
        buyButton.isEnabled = product.isAvailable
        buyButton.alpha = product.isAvailable ? 1 : 0.4
    }

    @objc private func buyTapped(_ sender: UIButton) {
        delegate?.productCellDidTapBuy(self)
    }
}
