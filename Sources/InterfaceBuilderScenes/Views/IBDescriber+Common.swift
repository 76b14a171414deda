import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing

/// Properties of all views.
extension IBDescriber {
    /// Adds a property that every view has, and returns whether the property is known.
    func applyCommon(_ property: IBProperty, to result: inout ViewDescription) -> Bool {
        switch property.name {
        case "backgroundColor", "tintColor": add(color(property), property.name, &result)
        case "alpha": add(property.value.number, "alpha", in: 0...1, &result)
        case "hidden": add(property.value.flag, "isHidden", &result)
        case "opaque": add(property.value.flag, "isOpaque", &result)
        case "clipsSubviews", "clipsToBounds": add(property.value.flag, "clipsToBounds", &result)
        case "autoresizesSubviews": add(property.value.flag, property.name, &result)
        case "userInteractionEnabled":
            add(property.value.flag, "isUserInteractionEnabled", &result)
        case "contentMode", "semanticContentAttribute":
            add(text: property.value.text, property.name, &result)
        case "horizontalHuggingPriority", "verticalHuggingPriority",
            "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority":
            add(property.value.number, property.name, in: 0...1000, &result)
        case "layoutMargins", "directionalLayoutMargins":
            guard let insets = property.value.insets else { return true }
            result.properties[property.name] = .insets(insets.edgeInsets)
        case "overrideUserInterfaceStyle", "userInterfaceStyle":
            let style = property.value.text.flatMap(UserInterfaceStyle.init(named:))
            add(text: style?.rawValue, "overrideUserInterfaceStyle", &result)
        case "accessibility", "accessibilityConfiguration":
            guard let object = property.value.object else { return true }
            addAccessibility(object, &result)
        default: return false
        }
        return true
    }

    /// Returns whether the appearance that a property states is the appearance of the picture.
    func hasAppearance(_ property: IBProperty) -> Bool {
        let style = property.value.text.flatMap(UserInterfaceStyle.init(named:))
        return style == nil || style == environment.traits.userInterfaceStyle
    }

    private func addAccessibility(_ object: IBObject, _ result: inout ViewDescription) {
        for property in object.properties {
            switch property.name {
            case "label", "hint", "value", "identifier":
                let name =
                    "accessibility" + property.name.prefix(1).uppercased()
                    + property.name.dropFirst()
                add(text: property.value.text, name, &result)
            case "isElement": add(property.value.flag, "isAccessibilityElement", &result)
            case "traits", "accessibilityTraits":
                let traits = (property.value.options ?? []).subtracting(["none"]).sorted()
                let known = traits.filter(AccessibilityTraits.allNames.contains)
                result.properties["accessibilityTraits"] = .texts(known)
            default: leaveOut(property, of: object)
            }
        }
    }

    /// Adds the values that Interface Builder means if a file states no value.
    func addDefaults(
        _ properties: IBProperties, of view: IBView, to result: inout ViewDescription
    ) {
        switch view.kind {
        case .label:
            // Interface Builder states 251, its own default value.
            for name in ["horizontalHuggingPriority", "verticalHuggingPriority"]
            where result.properties[name] == nil {
                result.properties[name] = 250
            }
            if result.properties["font"] == nil {
                result.properties["font"] = .font(FontDescription(size: 17))
            }
            let shrinks =
                properties["minimumScaleFactor"]?.number ?? properties["minimumFontSize"]?.number
            if properties["adjustsFontSizeToFit"] == nil, (shrinks ?? 0) > 0 {
                result.properties["adjustsFontSizeToFitWidth"] = true
            }
        case .button: addButtonDefaults(properties, &result)
        case .textField:
            if result.properties["borderStyle"] == nil { result.properties["borderStyle"] = "none" }
        case .activityIndicatorView:
            if result.properties["hidesWhenStopped"] == nil {
                result.properties["hidesWhenStopped"] = false
            }
        case .scrollView, .tableView, .collectionView, .mapView:
            if result.properties["clipsToBounds"] == nil, view.kind != .tableView {
                result.properties["clipsToBounds"] = true
            }
        case .visualEffectView:
            addEffect(of: view, to: &result)
        case .stackView:
            // Interface Builder arranges the subviews inside of stated margins.
            if view.layoutMargins != nil, properties["layoutMarginsRelativeArrangement"] == nil {
                result.properties["isLayoutMarginsRelativeArrangement"] = true
            }
        default: break
        }
        let isContainer = view.kind == .tableViewCell || view.kind == .tableViewHeaderFooterView
        if !isContainer {
            add(
                properties["preservesSuperviewLayoutMargins"]?.flag,
                "preservesSuperviewLayoutMargins", &result)
        }
        if view.kind == .tableView, !isForCode, embeddedClasses[view.location] == nil {
            leaveOut(
                "the rows of the tableView inside another view are not drawn", at: view.location)
        }
        if view.kind == .collectionView {
            leaveOut(
                "the collectionView shows its prototypes, each at its place in the file",
                at: view.location, .undrawn, .note)
        }
    }

    /// Adds a translucent color that stands in for a blur.
    private func addEffect(of view: IBView, to result: inout ViewDescription) {
        guard let effect = view["blurEffect"]?.object ?? view["glassEffect"]?.object else {
            guard view["vibrancyEffect"] != nil else { return }
            return leaveOut("the vibrancy of the visualEffectView is not drawn", at: view.location)
        }
        leaveOut(
            "a translucent color stands in for the effect of the visualEffectView",
            at: view.location, .undrawn, .note)
        guard result.properties["backgroundColor"] == nil else { return }
        let style = effect["style"]?.text?.lowercased() ?? ""
        let bright: Color = style.hasSuffix("light") ? .white : .systemBackground
        let color = style.hasSuffix("dark") ? Color(white: 0.1, alpha: 1) : bright
        result.properties["backgroundColor"] = .color(color.withAlphaComponent(0.8))
    }

    // MARK: Values

    func add(_ color: Color?, _ name: String, _ result: inout ViewDescription) {
        if let color { result.properties[name] = .color(color) }
    }

    func add(_ flag: Bool?, _ name: String, _ result: inout ViewDescription) {
        if let flag { result.properties[name] = .boolean(flag) }
    }

    /// Adds a number that is limited to a range.
    func add(
        _ number: Double?, _ name: String, in range: ClosedRange<Double> = -1_000_000...1_000_000,
        _ result: inout ViewDescription
    ) {
        guard let number else { return }
        result.properties[name] = .number(
            min(max(number, range.lowerBound), range.upperBound))
    }

    func add(text: String?, _ name: String, _ result: inout ViewDescription) {
        if let text { result.properties[name] = .text(text) }
    }

    func add(font property: IBProperty, _ result: inout ViewDescription) {
        guard let font = property.value.font else { return }
        result.properties["font"] = .font(self.font(font, at: property.location))
    }

    func add(image property: IBProperty, _ name: String, _ result: inout ViewDescription) {
        if let image = image(property) { result.properties[name] = image }
    }
}

extension IBInsets {
    /// The insets; leading and trailing are left and right.
    var edgeInsets: EdgeInsets {
        EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}

/// Actions of controls.
extension IBDescriber {
    /// Returns the actions that a control sends.
    ///
    /// The name of a method is the selector up to its first colon.
    func actions(of view: IBView, _ className: String) -> [DescribedAction] {
        guard classes[className]?.sendsActions == true else { return [] }
        return view.object.connections.actions.compactMap { action in
            guard let events = Self.events[action.event ?? ""] else { return nil }
            let name = action.selector.prefix { $0 != ":" }
            return DescribedAction(String(name), for: events)
        }
    }

    private static let events: [String: Control.Event] = Dictionary(
        uniqueKeysWithValues: DescribedAction.eventNames.map { ($0.name, $0.value) })
}
