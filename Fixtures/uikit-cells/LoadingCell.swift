import UIKit

final class LoadingCell: UITableViewCell {
    private let spinner: UIActivityIndicatorView
    private let label = UILabel(frame: .zero)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        if #available(iOS 13.0, *) {
            spinner = UIActivityIndicatorView(style: .medium)
        } else {
            spinner = UIActivityIndicatorView(style: .gray)
        }
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.text = NSLocalizedString("Loading…", comment: "Shown while rows load")
        label.textColor = UIColor.secondaryLabel
        let stack = UIStackView(arrangedSubviews: [spinner, label])
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint(
            item: stack, attribute: .centerX, relatedBy: .equal, toItem: contentView,
            attribute: .centerX, multiplier: 1, constant: 0
        ).isActive = true
        NSLayoutConstraint(
            item: stack, attribute: .centerY, relatedBy: .equal, toItem: contentView,
            attribute: .centerY, multiplier: 1, constant: 0
        ).isActive = true
        spinner.startAnimating()
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
