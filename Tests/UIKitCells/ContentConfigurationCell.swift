// Fixtures/uikit-cells/ContentConfigurationCell.swift, rewritten.
import UIKit

final class ContentConfigurationCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.image = UIImage(systemName: "star.fill")
        content.imageProperties.tintColor = .systemYellow
        content.text = "Configured"
        content.secondaryText = state.isSelected ? "Selected" : "By a configuration"
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryTextProperties.color = .systemGray
        contentConfiguration = content

        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        background.cornerRadius = 8
        if state.isHighlighted || state.isSelected {
            background.backgroundColor = .systemTeal
        }
        backgroundConfiguration = background
    }
}
