import UIKit

class SymbolCell: UITableViewCell {
    private enum Metrics {
        static let side: CGFloat = 30
    }

    private let tile = UIView()
    private let symbolView = UIImageView()
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
        symbolView.image = UIImage(systemName: "wifi", withConfiguration: configuration)?
            .withRenderingMode(.alwaysTemplate)
        symbolView.tintColor = .white
        tile.backgroundColor = .systemBlue
        tile.layer.cornerRadius = 7
        label.text = "Wi-Fi"
        [tile, label].forEach(contentView.addSubview)
        tile.addSubview(symbolView)
        accessoryType = .disclosureIndicator
        separatorInset = UIEdgeInsets(top: 0, left: 58, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        tile.frame = CGRect(
            x: 16, y: (bounds.height - Metrics.side) / 2, width: Metrics.side, height: Metrics.side)
        symbolView.sizeToFit()
        symbolView.center = CGPoint(x: tile.bounds.midX, y: tile.bounds.midY)
        label.frame = CGRect(
            x: tile.frame.maxX + 12, y: 0, width: bounds.width - tile.frame.maxX - 24,
            height: bounds.height)
    }
}
