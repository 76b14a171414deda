import UIKit

class StepperCell: UITableViewCell {
    let stepper = UIStepper()
    let valueLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Guests"
        stepper.minimumValue = 1
        stepper.maximumValue = 12
        stepper.value = 4
        stepper.addTarget(self, action: #selector(StepperCell.valueChanged), for: .valueChanged)
        accessoryView = stepper
        valueChanged()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    @objc func valueChanged() {
        detailTextLabel?.text = "\(Int(stepper.value))"
    }
}
