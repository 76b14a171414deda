import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableText

/// Labels, text fields and text views.
extension IBDescriber {
    func applyLabel(
        _ property: IBProperty, _ all: IBProperties, _ result: inout ViewDescription
    ) -> Bool {
        switch property.name {
        case "text":
            if all["attributedText"]?.attributedText == nil {
                add(text: property.value.text, "text", &result)
            }
        case "attributedText": add(attributedText: property, &result)
        case "fontDescription", "font": add(font: property, &result)
        case "textColor", "shadowColor": add(color(property), property.name, &result)
        case "highlightedColor": add(color(property), "highlightedTextColor", &result)
        case "textAlignment", "baselineAdjustment":
            add(text: property.value.text, property.name, &result)
        case "lineBreakMode": add(lineBreakMode: property, &result)
        case "numberOfLines":
            add(property.value.number?.rounded(), property.name, in: 0...1000, &result)
        case "adjustsFontSizeToFit": add(property.value.flag, "adjustsFontSizeToFitWidth", &result)
        case "minimumScaleFactor": add(property.value.number, property.name, in: 0...1, &result)
        case "minimumFontSize": addMinimumFontSize(property, all, &result)
        case "preferredMaxLayoutWidth":
            add(property.value.number, property.name, in: 0...10_000, &result)
        case "enabled": add(property.value.flag, "isEnabled", &result)
        case "highlighted": add(property.value.flag, "isHighlighted", &result)
        case "shadowOffset":
            guard let size = property.value.size else { return true }
            result.properties["shadowOffset"] = .size(
                CGSize(width: size.width, height: size.height))
        case "lineBreakStrategy":
            // The standard strategy is the theme's.
            return property.value.text == "standard" || property.value.text == "none"
        default: return false
        }
        return true
    }

    /// Adds the minimum size of older files as a scale of the font's size.
    private func addMinimumFontSize(
        _ property: IBProperty, _ all: IBProperties, _ result: inout ViewDescription
    ) {
        guard all["minimumScaleFactor"] == nil, let least = property.value.number, least > 0 else {
            return
        }
        let size = all["fontDescription"]?.font?.pointSize ?? Self.labelSize
        add(least / max(size, 1), "minimumScaleFactor", in: 0...1, &result)
    }

    /// Size of a label's font without a size, in points.
    private static let labelSize = 17.0

    func applyTextField(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "text", "placeholder": add(text: property.value.text, property.name, &result)
        case "attributedText":
            add(text: property.value.text, "text", &result)
            addFieldAttributes(property, color: "textColor", &result)
        case "attributedPlaceholder":
            add(text: property.value.text, "placeholder", &result)
            addFieldAttributes(property, color: nil, &result)
        case "fontDescription", "font": add(font: property, &result)
        case "textColor": add(color(property), property.name, &result)
        case "background", "disabledBackground": add(image: property, property.name, &result)
        case "textAlignment", "borderStyle", "clearButtonMode", "leftViewMode", "rightViewMode":
            add(text: property.value.text, property.name, &result)
        case "adjustsFontSizeToFit": add(property.value.flag, "adjustsFontSizeToFitWidth", &result)
        case "minimumFontSize": add(property.value.number, property.name, in: 0...1000, &result)
        case "textInputTraits":
            guard let flag = property.value.object?["secureTextEntry"]?.flag else { return true }
            add(flag, "isSecureTextEntry", &result)
        default: return false
        }
        return true
    }

    /// Adds the font and the color of the first characters of a field's text.
    ///
    /// - Parameter color: the property of the color, or `nil` if the color cannot be set.
    private func addFieldAttributes(
        _ property: IBProperty, color: String?, _ result: inout ViewDescription
    ) {
        let fragments = property.value.attributedText?.fragments ?? []
        for attribute in fragments.flatMap(\.attributes) {
            switch attribute.name {
            case "NSFont":
                if result.properties["font"] == nil { add(font: attribute, &result) }
            case "NSColor" where color != nil:
                if let color { add(self.color(attribute), color, &result) }
            case "NSParagraphStyle", "NSLigature", "NSOriginalFont": break
            default:
                leaveOut(
                    "the attribute \(attribute.name) of the text field is not drawn",
                    at: attribute.location)
            }
        }
    }

    func applyTextView(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        switch property.name {
        case "text": add(text: property.value.text, "text", &result)
        case "attributedText": add(attributedText: property, &result)
        case "fontDescription", "font": add(font: property, &result)
        case "textColor": add(color(property), property.name, &result)
        case "textAlignment": add(text: property.value.text, property.name, &result)
        case "scrollEnabled": add(property.value.flag, "isScrollEnabled", &result)
        case "textContainerInset":
            guard let insets = property.value.insets else { return true }
            result.properties[property.name] = .insets(insets.edgeInsets)
        default: return false
        }
        return true
    }

    private func add(attributedText property: IBProperty, _ result: inout ViewDescription) {
        guard let text = property.value.attributedText else { return }
        result.properties["text"] = attributedText(text, at: property.location)
    }

    func add(lineBreakMode property: IBProperty, _ result: inout ViewDescription) {
        guard let mode = property.value.text.flatMap(LineBreakMode.named) else { return }
        result.properties["lineBreakMode"] = .text("\(mode)")
    }
}
