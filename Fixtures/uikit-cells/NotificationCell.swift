import UIKit

extension Notification.Name {
    static let unreadCountDidChange = Notification.Name("unreadCountDidChange")
}

class NotificationCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Unread"
        detailTextLabel?.text = "0"
        NotificationCenter.default.addObserver(
            self, selector: #selector(unreadCountDidChange(_:)), name: .unreadCountDidChange,
            object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(sizeDidChange),
            name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func unreadCountDidChange(_ notification: Notification) {
        let count = notification.userInfo?["count"] as? Int ?? 0
        detailTextLabel?.text = "\(count)"
    }

    @objc private func sizeDidChange() {
        invalidateIntrinsicContentSize()
    }
}
