import UIKit

class MenuCell: UITableViewCell {
    let moreButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Report.pdf"
        imageView?.image = UIImage(systemName: "doc.fill")
        moreButton.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        moreButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        moreButton.menu = UIMenu(
            title: "",
            children: [
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
                },
                UIMenu(
                    title: "Sort", options: .displayInline,
                    children: [
                        UIAction(title: "Name", state: .on) { _ in },
                        UIAction(title: "Date", state: .off) { _ in },
                    ]),
                UIAction(title: "Delete", attributes: .destructive) { _ in },
            ])
        moreButton.showsMenuAsPrimaryAction = true
        accessoryView = moreButton
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
