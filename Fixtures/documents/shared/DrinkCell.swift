import UIKit

final class DrinkCell: UITableViewCell {
    var name = "Coffee" { didSet { textLabel?.text = name } }
    var price = "€ 3.20" { didSet { detailTextLabel?.text = price } }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        textLabel?.text = name
        detailTextLabel?.text = price
        detailTextLabel?.textColor = .systemGreen
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
