// Fixtures/uikit-cells/CustomContentCell.swift, rewritten.
import UIKit

struct TemperatureConfiguration: UIContentConfiguration, Hashable {
    var city = ""
    var degrees = 0

    func makeContentView() -> UIView & UIContentView { TemperatureView(self) }
    func updated(for state: any UIConfigurationState) -> TemperatureConfiguration { self }
}

final class TemperatureView: UIView, UIContentView {
    private let cityLabel = UILabel()
    private let degreesLabel = UILabel()

    var configuration: UIContentConfiguration {
        didSet { apply() }
    }

    init(_ configuration: TemperatureConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        degreesLabel.font = .systemFont(ofSize: 34, weight: .thin)
        let stack = UIStackView(arrangedSubviews: [cityLabel, degreesLabel])
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
        apply()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func apply() {
        guard let configuration = configuration as? TemperatureConfiguration else { return }
        cityLabel.text = configuration.city
        degreesLabel.text = "\(configuration.degrees)°"
    }
}

final class CustomContentCell: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentConfiguration = TemperatureConfiguration(city: "Lisbon", degrees: 23)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
