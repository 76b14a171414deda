import Foundation
import Tableshot

/// A product on the left and its price on the right: a cell class, as in UIKit.
public final class PriceCell: TableViewCell {
    private let productLabel = Label()
    private let priceLabel = Label()

    public required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        productLabel.font = .systemFont(ofSize: 17)
        priceLabel.font = .boldSystemFont(ofSize: 17)
        priceLabel.textAlignment = .right
        // Tests name the label by it, to leave it out.
        priceLabel.accessibilityIdentifier = "price"
        contentView.addSubview(productLabel)
        contentView.addSubview(priceLabel)
    }

    public func show(product: String, price: String) {
        productLabel.text = product
        priceLabel.text = price
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 16, dy: 0)
        let priceWidth = priceLabel.sizeThatFits(area.size).width
        priceLabel.frame = CGRect(
            x: area.maxX - priceWidth, y: 0, width: priceWidth, height: area.height)
        productLabel.frame = CGRect(
            x: area.minX, y: 0, width: area.width - priceWidth - 8, height: area.height)
    }
}
