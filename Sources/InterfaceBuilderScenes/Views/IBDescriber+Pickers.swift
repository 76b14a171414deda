import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableText

/// Date pickers and picker views, which are drawn as labels and buttons.
extension IBDescriber {
    /// Size of a picker with wheels, in points.
    private static let wheelSize = CGSize(width: 320, height: 216)
    /// Height of a row of a wheel, in points.
    private static let rowHeight: CGFloat = 32

    /// Returns whether a view is a picker that is drawn.
    static func isDrawnPicker(_ view: IBView) -> Bool {
        view.kind == .pickerView || view.kind == .datePicker && style(of: view) != "inline"
    }

    /// Adds a property of a date picker, and returns whether the picker's look contains the property.
    func applyPicker(_ property: IBProperty, _ view: IBView) -> Bool {
        switch property.name {
        case "datePickerMode", "date", "minimumDate", "maximumDate", "locale", "timeZone",
            "calendar", "minuteInterval", "countDownDuration", "useCurrentDate", "style",
            "preferredDatePickerStyle", "roundsToMinuteInterval", "showsSelectionIndicator",
            "contentHorizontalAlignment", "contentVerticalAlignment":
            Self.isDrawnPicker(view)
        default: false
        }
    }

    /// Adds the wheels or the buttons of a picker.
    ///
    /// A picker view has the rows of Xcode's canvas, because its rows come from the application.
    func addPicker(_ view: IBView, _ role: IBViewRole, to result: inout ViewDescription) {
        if view.kind == .pickerView {
            addWheels([["", "", "Mountain View", "Sunnyvale", "Cupertino"]], role, to: &result)
            return
        }
        let texts = IBDateTexts(view)
        let mode = view["datePickerMode"]?.text ?? "dateAndTime"
        guard isCompact(view, mode) else {
            let minutes = view["minuteInterval"]?.number.flatMap { Int(exactly: $0) } ?? 1
            addWheels(
                texts.wheels(mode: mode, minutes: min(max(minutes, 1), 30)), role, to: &result)
            return
        }
        if result.className == "View" { result.className = "StackView" }
        result.properties["spacing"] = 5
        result.properties["alignment"] = "center"
        result.subviews = texts.buttons(mode: mode).map { text in
            ViewDescription(
                "Button",
                properties: [
                    "type": "custom", "title": .text(text), "titleColor": .color(.label),
                    "font": .font(FontDescription(size: 17, weight: .regular)),
                    "backgroundColor": .color(.tertiarySystemFill), "cornerRadius": 6,
                    "contentEdgeInsets": .insets(
                        EdgeInsets(top: 6, left: 11, bottom: 6, right: 11)),
                ], location: result.location)
        }
    }

    private static func style(of picker: IBView) -> String {
        picker["style"]?.text ?? picker["preferredDatePickerStyle"]?.text ?? "automatic"
    }

    private func isCompact(_ picker: IBView, _ mode: String) -> Bool {
        switch Self.style(of: picker) {
        case "compact": true
        case "wheels": false
        default: IBCanvas(document).hasCompactPickers && !mode.hasPrefix("countDown")
        }
    }

    private func addWheels(
        _ wheels: [[String]], _ role: IBViewRole, to result: inout ViewDescription
    ) {
        let identifier = "\(result.identifier ?? "picker").selection"
        var band = ViewDescription(
            "View", place: .natural,
            properties: [
                "backgroundColor": .color(.tertiarySystemFill), "cornerRadius": 8,
            ], location: result.location)
        band.identifier = identifier
        band.translatesAutoresizingMask = false
        let wheelsIdentifier = "\(result.identifier ?? "picker").wheels"
        var columns = ViewDescription(
            "StackView", place: .natural, properties: ["distribution": "fillProportionally"],
            subviews: wheels.map { wheel(of: $0, at: result.location) }, location: result.location)
        columns.identifier = wheelsIdentifier
        columns.translatesAutoresizingMask = false
        let rows = CGFloat(wheels.map(\.count).max() ?? 0)
        result.properties["clipsToBounds"] = true
        result.subviews = [band, columns]
        result.constraints += [
            constraint(identifier, .centerY, .centerY),
            constraint(identifier, .leading, .leading, 9),
            constraint(identifier, .trailing, .trailing, -9),
            ConstraintDescription(
                .init(identifier, .height), constant: Self.rowHeight, location: result.location),
            constraint(wheelsIdentifier, .centerY, .centerY),
            constraint(wheelsIdentifier, .leading, .leading),
            constraint(wheelsIdentifier, .trailing, .trailing),
            ConstraintDescription(
                .init(wheelsIdentifier, .height), constant: rows * Self.rowHeight,
                location: result.location),
        ]
        guard role == .arranged || result.translatesAutoresizingMask == false else { return }
        result.constraints += Self.size(Self.wheelSize, at: result.location)
    }

    private func constraint(
        _ item: String, _ first: NSLayoutConstraint.Attribute,
        _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
    ) -> ConstraintDescription {
        ConstraintDescription(
            .init(item, first), .equal, .init(nil, second), constant: constant)
    }

    /// Returns the constraints of a natural size.
    static func size(_ size: CGSize, at location: String?) -> [ConstraintDescription] {
        let lengths: [(NSLayoutConstraint.Attribute, CGFloat)] = [
            (.width, size.width), (.height, size.height),
        ]
        return lengths.flatMap { attribute, length in
            [
                ConstraintDescription(
                    .init(nil, attribute), .greaterThanOrEqual, constant: length,
                    priority: .defaultHigh, location: location),
                ConstraintDescription(
                    .init(nil, attribute), .lessThanOrEqual, constant: length,
                    priority: .defaultLow, location: location),
            ]
        }
    }

    private func wheel(of rows: [String], at location: String?) -> ViewDescription {
        let height = Self.rowHeight
        return ViewDescription(
            "Label", place: .natural,
            properties: [
                "numberOfLines": 0, "textAlignment": "center", "lineBreakMode": "byClipping",
                "font": .font(FontDescription(size: 21, weight: .regular)),
                "text": .attributedText { font in
                    let result = NSMutableAttributedString(string: "")
                    var style = ParagraphStyle()
                    style.alignment = .center
                    style.minimumLineHeight = height
                    style.maximumLineHeight = height
                    for (index, row) in rows.enumerated() {
                        let distance = abs(index - IBDateTexts.reach)
                        let opacity = [1, 0.5, 0.2][min(distance, 2)]
                        let end = index == rows.count - 1 ? "" : "\n"
                        result.append(
                            NSAttributedString(
                                string: (row.isEmpty ? " " : row) + end,
                                attributes: [
                                    .font: font, .paragraphStyle: style,
                                    .foregroundColor: Color.label.withAlphaComponent(opacity),
                                ]))
                    }
                    return result
                },
            ], location: location)
    }
}
