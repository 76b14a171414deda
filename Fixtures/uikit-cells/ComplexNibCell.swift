import UIKit

/// The base class of cells whose nib has the name of the class.
class NibBasedCell: UITableViewCell {
    class var cellIdentifier: String { String(describing: self) }

    class var nib: UINib { UINib(nibName: cellIdentifier, bundle: Bundle(for: self)) }

    class func cell(for tableView: UITableView, fromNib nib: UINib) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier) {
            return cell
        }
        let objects = nib.instantiate(withOwner: nil, options: nil)
        guard let cell = objects.first as? UITableViewCell else {
            fatalError("\(cellIdentifier).xib has no cell")
        }
        return cell
    }
}

final class ComplexNibCell: NibBasedCell {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private weak var slider: UISlider!

    @IBAction func sliderValueChanged(_ sender: UISlider) {
        nameLabel.alpha = CGFloat(sender.value)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        nameLabel?.text = "Lamp"
    }
}
