import UIKit

class NibCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet weak var detailLabel: UILabel!
    @IBOutlet weak var favoriteButton: UIButton!
    @IBOutlet var dividers: [UIView]!

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

    @IBAction func favoriteTapped(_ sender: UIButton) {
        sender.isSelected.toggle()
        onFavorite?()
    }

    func configure(title: String, detail: String) {
        titleLabel.text = title
        detailLabel.text = detail
    }
}
