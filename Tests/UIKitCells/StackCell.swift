// Fixtures/uikit-cells/StackCell.swift, rewritten.
import UIKit

final class StackCell: UITableViewCell {
    private let stack = UIStackView()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        let icon = UIImageView(image: UIImage(systemName: "cart.fill"))
        icon.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [
            makeLabel("Order 4711", .headline, .label),
            makeLabel("Three items, arrives on Tuesday", .footnote, .secondaryLabel),
        ])
        texts.axis = .vertical
        texts.spacing = 2
        stack.addArrangedSubview(icon)
        stack.addArrangedSubview(texts)
        stack.axis = .horizontal
        stack.alignment = .center
        stack.distribution = .fill
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 8, leading: 16, bottom: 8, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) { fatalError() }

    private func makeLabel(
        _ text: String, _ style: UIFont.TextStyle, _ color: UIColor
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        return label
    }
}
