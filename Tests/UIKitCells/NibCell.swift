// Fixtures/uikit-cells/NibCell.swift, rewritten.
import UIKit

class NibCell: UITableViewCell {
    @Outlet(.weak) private var titleLabel: UILabel!
    @Outlet(.weak) var detailLabel: UILabel!
    @Outlet(.weak) var favoriteButton: UIButton!
    @OutletCollection var dividers: [UIView]

    var onFavorite: (() -> Void)?

    static var nib: UINib { UINib(nibName: "NibCell", bundle: nil) }

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel?.font = .preferredFont(forTextStyle: .headline)
        selectionStyle = .none
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        contentView.backgroundColor = selected ? .systemYellow : nil
    }

    func favoriteTapped(_ sender: UIButton) {
        sender.isSelected.toggle()
        onFavorite?()
    }

    func configure(title: String, detail: String) {
        titleLabel.text = title
        detailLabel.text = detail
    }
}

extension NibCell: ActionNaming {
    var actions: [String: NamedAction] {
        ["favoriteTapped": NamedAction(self, NibCell.favoriteTapped)]
    }
}
