import Foundation
import InterfaceBuilder
import TableControls

/// Properties of classes.
extension IBDescriber {
    /// Adds a property of the view's class, and returns whether the property is known.
    func apply(
        _ property: IBProperty, _ all: IBProperties, of view: IBView,
        to result: inout ViewDescription
    ) -> Bool {
        switch view.kind {
        case .label: applyLabel(property, all, &result)
        case .textField: applyTextField(property, &result) || applyControl(property, &result)
        case .textView: applyTextView(property, &result)
        case .imageView: applyImageView(property, all, &result)
        case .stackView: applyStackView(property, &result)
        case .button: applyButton(property, all, view, &result) || applyControl(property, &result)
        case .switch: applySwitch(property, &result) || applyControl(property, &result)
        case .slider: applySlider(property, &result) || applyControl(property, &result)
        case .stepper: applyStepper(property, &result) || applyControl(property, &result)
        case .segmentedControl:
            applySegments(property, view, &result) || applyControl(property, &result)
        case .pageControl: applyPages(property, &result) || applyControl(property, &result)
        case .progressView: applyProgress(property, &result)
        case .activityIndicatorView: applyActivity(property, &result)
        case .tableViewCell: applyCell(property, &result)
        case .tableView: applyTable(property, &result)
        case .control: applyControl(property, &result)
        case .scrollView: applyScrolling(property, &result)
        case .pickerView, .datePicker:
            applyPicker(property, view) || applyControl(property, &result)
        default: false
        }
    }

    private func applyControl(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "enabled": add(property.value.flag, "isEnabled", &result)
        case "selected": add(property.value.flag, "isSelected", &result)
        case "highlighted": add(property.value.flag, "isHighlighted", &result)
        case "contentHorizontalAlignment", "contentVerticalAlignment":
            add(text: property.value.text, property.name, &result)
        default: return false
        }
        return true
    }

    private func applyImageView(
        _ property: IBProperty, _ all: IBProperties, _ result: inout ViewDescription
    ) -> Bool {
        switch property.name {
        case "image", "highlightedImage": add(image: property, property.name, &result)
        case "highlighted": add(property.value.flag, "isHighlighted", &result)
        case "preferredSymbolConfiguration":
            guard let configuration = property.value.symbolConfiguration else { return true }
            result.properties[property.name] = .symbolConfiguration(
                symbolConfiguration(configuration, at: property.location))
        default: return false
        }
        return true
    }

    private func applyStackView(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "axis", "alignment", "distribution":
            add(text: property.value.text, property.name, &result)
        case "spacing":
            // The system's standard space has a name.
            let spacing = property.value.number ?? Self.standardSpacing
            add(spacing, "spacing", in: -1000...1000, &result)
        case "spacingType":
            guard property.value.text == "standard" else { return true }
            add(Self.standardSpacing, "spacing", &result)
        case "layoutMarginsRelativeArrangement":
            add(property.value.flag, "isLayoutMarginsRelativeArrangement", &result)
        case "baselineRelativeArrangement":
            add(property.value.flag, "isBaselineRelativeArrangement", &result)
        default: return false
        }
        return true
    }

    /// The system's standard space between two views, in points.
    private static let standardSpacing = 8.0

    private func applySwitch(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "on": add(property.value.flag, "isOn", &result)
        case "onTintColor", "thumbTintColor": add(color(property), property.name, &result)
        default: return false
        }
        return true
    }

    private func applySlider(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "value": add(property.value.number, "value", &result)
        case "minValue": add(property.value.number, "minimumValue", &result)
        case "maxValue": add(property.value.number, "maximumValue", &result)
        case "minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor":
            add(color(property), property.name, &result)
        case "minimumValueImage", "minimumImage":
            add(image: property, "minimumValueImage", &result)
        case "maximumValueImage", "maximumImage":
            add(image: property, "maximumValueImage", &result)
        default: return false
        }
        return true
    }

    private func applyStepper(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "value", "minimumValue", "maximumValue":
            add(property.value.number, property.name, &result)
        case "stepValue":
            add(property.value.number, "stepValue", in: 0.000_001...1_000_000, &result)
        case "wraps": add(property.value.flag, "wraps", &result)
        default: return false
        }
        return true
    }

    private func applySegments(
        _ property: IBProperty, _ view: IBView, _ result: inout ViewDescription
    ) -> Bool {
        switch property.name {
        case "segments":
            let segments = view.segments
            result.properties["segments"] = .list(
                segments.map { segment in
                    if let image = segment.properties.property("image"),
                        let value = self.image(image)
                    {
                        return value
                    }
                    return .text(segment["title"]?.text ?? "")
                })
            let disabled = segments.indices.filter { segments[$0]["enabled"]?.flag == false }
            if !disabled.isEmpty {
                result.properties["disabledSegments"] = .texts(disabled.map(String.init))
            }
        case "selectedSegmentIndex":
            let last = Double(view.segments.count) - 1
            add(property.value.number?.rounded(), property.name, in: -1...last, &result)
        case "momentary": add(property.value.flag, "isMomentary", &result)
        case "apportionsSegmentWidthsByContent":
            add(property.value.flag, property.name, &result)
        case "selectedSegmentTintColor": add(color(property), property.name, &result)
        default: return false
        }
        return true
    }

    private func applyPages(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "numberOfPages", "currentPage":
            add(property.value.number?.rounded(), property.name, in: 0...1000, &result)
        case "hidesForSinglePage": add(property.value.flag, property.name, &result)
        case "pageIndicatorTintColor", "currentPageIndicatorTintColor":
            add(color(property), property.name, &result)
        default: return false
        }
        return true
    }

    private func applyProgress(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "progress": add(property.value.number, "progress", in: 0...1, &result)
        case "progressViewStyle": add(text: property.value.text, property.name, &result)
        case "progressTintColor", "trackTintColor": add(color(property), property.name, &result)
        default: return false
        }
        return true
    }

    private func applyActivity(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "style": add(text: property.value.text, "style", &result)
        case "animating": add(property.value.flag, "isAnimating", &result)
        case "hidesWhenStopped": add(property.value.flag, property.name, &result)
        case "color": add(color(property), "color", &result)
        default: return false
        }
        return true
    }

    private func applyTable(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "style": add(text: property.value.text, "style", &result)
        case "rowHeight": add(property.value.number, "rowHeight", in: -1...10_000, &result)
        case "separatorColor": add(color(property), property.name, &result)
        default: return !property.value.isView
        }
        return true
    }

    private func applyCell(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "accessoryType": add(text: Self.accessory(property.value), "accessory", &result)
        case "selectionStyle": add(text: property.value.text, property.name, &result)
        case "indentationLevel":
            add(property.value.number?.rounded(), property.name, in: 0...100, &result)
        case "selected", "shouldIndentWhileEditing":
            add(property.value.flag, property.name, &result)
        case "editingAccessoryType":
            add(text: Self.accessory(property.value), "editingAccessory", &result)
        case "indentationWidth": add(property.value.number, property.name, in: 0...1000, &result)
        case "separatorInset":
            guard let insets = property.value.insets else { return true }
            result.properties[property.name] = .insets(insets.edgeInsets)
        // A standard style is a row of its own.
        case "style", "text", "detailText", "image", "contentMode", "opaque": break
        default: return false
        }
        return true
    }

    /// Returns the name of an accessory, or `nil` for another value.
    static func accessory(_ value: IBValue) -> String? {
        // The name of older files.
        value.text == "disclosureButton" ? "detailDisclosureButton" : value.text
    }
}

extension IBValue {
    /// Whether the value is a view, or a list with a view.
    fileprivate var isView: Bool { view != nil || list.contains { $0.view != nil } }
}
