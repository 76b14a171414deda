import UIKit

class HeaderView: UITableViewHeaderFooterView {
    let button = UIButton(type: .system)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Recent"
        button.setTitle("See all", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        button.addTarget(self, action: #selector(seeAll(_:)), for: .touchUpInside)
        contentView.addSubview(button)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc func seeAll(_ sender: UIButton) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        button.sizeToFit()
        button.frame.origin = CGPoint(
            x: contentView.bounds.maxX - button.frame.width - 16,
            y: contentView.bounds.midY - button.frame.height / 2)
    }
}

class HeaderedCell: UITableViewCell {
    let header = HeaderView(reuseIdentifier: nil)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        header.frame = contentView.bounds
        header.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(header)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
