import UIKit

class SegmentedCell: UITableViewCell {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    var handler: ((Int) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        control.selectedSegmentIndex = 1
        control.setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .selected)
        control.addTarget(self, action: #selector(changed), for: .valueChanged)
        control.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(control)
        control.leadingAnchor.constraint(
            equalTo: contentView.leadingAnchor, constant: 16
        ).isActive = true
        control.trailingAnchor.constraint(
            equalTo: contentView.trailingAnchor, constant: -16
        ).isActive = true
        control.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
        let bottom = control.bottomAnchor.constraint(
            equalTo: contentView.bottomAnchor, constant: -8)
        bottom.priority = UILayoutPriority(rawValue: 999)
        bottom.isActive = true
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc func changed(_ sender: UISegmentedControl) {
        handler?(sender.selectedSegmentIndex)
    }
}
