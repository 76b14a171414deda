import UIKit

class OwnerViewController: UITableViewController, OwnerCellDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Owners"
        tableView.register(OwnerCell.self, forCellReuseIdentifier: "owner")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.separatorStyle = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(withIdentifier: "owner", for: indexPath)
                as? OwnerCell
        else { return UITableViewCell() }
        cell.delegate = self
        return cell
    }

    func ownerCellDidCall(_ cell: OwnerCell) {
        let alert = UIAlertController(title: "Call?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(alert, animated: true)
    }
}

@objc protocol OwnerCellDelegate: AnyObject {
    func ownerCellDidCall(_ cell: OwnerCell)
}

class OwnerCell: UITableViewCell {
    weak var delegate: OwnerCellDelegate?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Grace Hopper"
        detailTextLabel?.text =
            UIDevice.current.userInterfaceIdiom == .pad ? "on a tablet" : "Owner"
        let button = UIButton(type: .detailDisclosure)
        button.addTarget(self, action: #selector(call), for: .touchUpInside)
        accessoryView = button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc private func call() {
        delegate?.ownerCellDidCall(self)
        if let url = URL(string: "tel:112"), UIApplication.shared.canOpenURL(url) {
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
    }
}
