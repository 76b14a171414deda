// Fixtures/uikit-cells/SeparatorCell.swift, rewritten.
import UIKit

class BaseCell: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(style: .default, reuseIdentifier: nil)
        setup()
    }

    func setup() {}
}

extension NSObject {
    static var className: String { String(describing: self) }
}

extension UIView {
    func addSubviews(_ views: UIView...) { views.forEach(addSubview(_:)) }

    func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
        ])
    }
}

final class SeparatorCell: BaseCell {
    private let label = UILabel()
    private let line = UIView()

    override func setup() {
        super.setup()
        label.text = SeparatorCell.className
        line.backgroundColor = .opaqueSeparator
        contentView.addSubviews(label, line)
        label.pin(to: contentView, insets: UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
        line.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
            line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
}
