// Fixtures/uikit-cells/SliderCell.swift, rewritten.
import UIKit

class SliderCell: UITableViewCell {
    private let slider = UISlider()
    private let minimum = UIImageView(image: UIImage(systemName: "sun.min"))
    private let maximum = UIImageView(image: UIImage(systemName: "sun.max"))

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        slider.value = 0.6
        slider.minimumTrackTintColor = .systemYellow
        slider.addAction(
            UIAction { action in
                guard let slider = action.sender as? UISlider else { return }
                UIScreen.main.brightness = CGFloat(slider.value)
            }, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [minimum, slider, maximum])
        row.spacing = 12
        row.alignment = .center
        row.tintColor = .systemGray
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentView.readableContentGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.readableContentGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
