// Fixtures/uikit-cells/PriceCell.swift, rewritten.
import UIKit

final class PriceCell: UITableViewCell {
    static let reuseIdentifier = "PriceCell"

    private let nameLabel = UILabel()
    private let priceLabel = UILabel()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .body)
        nameLabel.adjustsFontForContentSizeCategory = true
        priceLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        priceLabel.textColor = .systemGreen
        [nameLabel, priceLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        priceLabel.setContentHuggingPriority(.required, for: .horizontal)
        priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            priceLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
            priceLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            priceLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
        ])
        configure(name: "Coffee", price: 3.2)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(name: String, price: Double) {
        nameLabel.text = name
        priceLabel.text = String(format: "€ %.2f", price)
    }
}
