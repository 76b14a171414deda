import UIKit

protocol SwitchCellDelegate: AnyObject {
    func switchCell(_ cell: SwitchCell, didToggle isOn: Bool)
}

class SwitchCell: UITableViewCell {
    weak var delegate: SwitchCellDelegate?
    private(set) var toggles = 0

    private lazy var toggle: UISwitch = {
        let toggle = UISwitch()
        toggle.onTintColor = .systemOrange
        toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
        return toggle
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Notifications"
        selectionStyle = .none
        toggle.isOn = true
        accessoryView = toggle
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func toggled(_ sender: UISwitch) {
        toggles += 1
        delegate?.switchCell(self, didToggle: sender.isOn)
    }

    func flip() {
        toggle.setOn(!toggle.isOn, animated: true)
        toggle.sendActions(for: .valueChanged)
    }
}
