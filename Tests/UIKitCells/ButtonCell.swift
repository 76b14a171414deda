// Fixtures/uikit-cells/ButtonCell.swift, rewritten.
import UIKit

final class ButtonCell: UITableViewCell {
    private lazy var button = makeButton()
    private(set) var taps = 0

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        button.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func makeButton() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Add to cart"
        configuration.image = UIImage(systemName: "cart.badge.plus")
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 10, leading: 20, bottom: 10, trailing: 20)
        configuration.baseBackgroundColor = .systemOrange
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.taps += 1 })
    }

    func tap() { button.sendActions(for: .primaryActionTriggered) }
}
