// Fixtures/uikit-cells/StepperCell.swift, rewritten.
import UIKit

class StepperCell: UITableViewCell {
    let stepper = UIStepper()
    let valueLabel = UILabel()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Guests"
        stepper.minimumValue = 1
        stepper.maximumValue = 12
        stepper.value = 4
        stepper.addTarget(
            self, action: Selector("valueChanged", StepperCell.valueChanged), for: .valueChanged)
        accessoryView = stepper
        valueChanged()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(style: .default, reuseIdentifier: nil)
    }

    func valueChanged() {
        detailTextLabel?.text = "\(Int(stepper.value))"
    }
}
