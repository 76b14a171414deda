import Foundation

/// A field for a name, with a help text of HTML.
///
/// The file has UIKit by another file of the app.
final class EntryCell: UITableViewCell, UITextFieldDelegate, UITextViewDelegate {
    private let field = UITextField()
    private let help = UILabel()
    private let border = CALayer()
    weak var entryDelegate: UITextFieldDelegate?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.placeholder = "Name of the boat"
        field.delegate = self
        help.numberOfLines = 0
        let html = "<p>Shown at the <b>stern</b> &amp; in the <i>register</i>.</p>"
        help.attributedText = try? NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        help.textColor = .secondaryLabel
        layer.sublayers?.removeAll { $0 === border }
        border.backgroundColor = UIColor.systemTeal.cgColor
        layer.addSublayer(border)
        for view in [field, help] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20)
                .isActive = true
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20)
                .isActive = true
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            help.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
            help.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !border.frame.size.equalTo(bounds.size) else { return }
        border.frame = CGRect(x: 0, y: 0, width: 6, height: bounds.height)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        if let delegate = entryDelegate, let isAllowed = delegate.textFieldShouldClear?(textField) {
            return isAllowed
        }
        return entryDelegate?.textFieldShouldReturn?(textField) ?? true
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { false }
}
