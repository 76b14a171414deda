import UIKit

/// Parcel with its courier, weight and remaining time, and a button that follows its state.
class DeliveryCell: UITableViewCell {
    private let initials = UILabel()
    private let facts = UILabel()
    private let track = UIButton(type: .system)
    private let cancel = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        initials.textAlignment = .center
        initials.textColor = .white
        initials.backgroundColor = UIColor(ciColor: CIColor(red: 0.2, green: 0.45, blue: 0.4))
        initials.layer.cornerRadius = 20
        initials.clipsToBounds = true
        facts.numberOfLines = 0
        facts.font = .preferredFont(forTextStyle: .subheadline)
        for view in [initials, facts, track, cancel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        var outline = UIButton.Configuration.plain()
        outline.title = "Cancel"
        outline.background.strokeColor = .systemRed
        outline.background.strokeWidth = 1
        outline.background.cornerRadius = 10
        outline.baseForegroundColor = .systemRed
        outline.contentInsets.top = 4
        outline.contentInsets.bottom = 4
        cancel.configuration = outline
        track.configuration = .filled()
        track.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "Tracking" : "Track"
            button.configuration?.subtitle = button.isEnabled ? nil : "unavailable"
            button.configuration?.baseBackgroundColor =
                button.isSelected ? .systemGreen : .systemBlue
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            initials.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            initials.topAnchor.constraint(equalTo: margins.topAnchor),
            initials.widthAnchor.constraint(equalToConstant: 40),
            initials.heightAnchor.constraint(equalToConstant: 40),
            facts.leadingAnchor.constraint(equalTo: initials.trailingAnchor, constant: 12),
            facts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            facts.topAnchor.constraint(equalTo: margins.topAnchor),
            track.leadingAnchor.constraint(equalTo: facts.leadingAnchor),
            track.topAnchor.constraint(equalTo: facts.bottomAnchor, constant: 8),
            track.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            cancel.leadingAnchor.constraint(equalTo: track.trailingAnchor, constant: 8),
            cancel.centerYAnchor.constraint(equalTo: track.centerYAnchor),
        ])
        var courier = PersonNameComponents()
        courier.givenName = "Nadia"
        courier.familyName = "Okafor"
        show(courier, weight: Measurement(value: 2.5, unit: .kilograms), seconds: 5_400)
        track.isSelected = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ courier: PersonNameComponents, weight: Measurement<UnitMass>, seconds: Double) {
        let names = PersonNameComponentsFormatter()
        names.style = .abbreviated
        initials.text = names.string(from: courier)
        names.style = .medium
        let times = DateComponentsFormatter()
        times.allowedUnits = [.hour, .minute]
        times.unitsStyle = .abbreviated
        let masses = MeasurementFormatter()
        masses.unitOptions = .providedUnit
        let lines = [
            ListFormatter.localizedString(byJoining: [names.string(from: courier), "Tom", "Li"]),
            "\(masses.string(from: weight)), arrives in \(times.string(from: seconds) ?? "")",
        ]
        facts.text = lines.joined(separator: "\n")
    }
}
