import Foundation
import InterfaceBuilder
import TableControls
import TableText

/// Buttons with states, and buttons with a configuration.
extension IBDescriber {
    func applyButton(
        _ property: IBProperty, _ all: IBProperties, _ view: IBView,
        _ result: inout ViewDescription
    ) -> Bool {
        switch property.name {
        case "buttonType": add(text: property.value.text, "type", &result)
        case "fontDescription", "font": add(font: property, &result)
        case "lineBreakMode": add(lineBreakMode: property, &result)
        case "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets":
            guard let insets = property.value.insets else { return true }
            result.properties[property.name] = .insets(insets.edgeInsets)
        case "titleShadowOffset", "shadowOffset":
            guard let size = property.value.size else { return true }
            result.properties["titleShadowOffset"] = .size(
                CGSize(width: size.width, height: size.height))
        // A configuration replaces the titles and images of the states.
        case "state" where all["configuration"] != nil: break
        case "state":
            guard let object = property.value.object else { return true }
            addState(object, all, &result)
        case "configuration":
            guard let object = property.value.object else { return true }
            addConfiguration(object, &result)
        default: return false
        }
        return true
    }

    func addButtonDefaults(_ properties: IBProperties, _ result: inout ViewDescription) {
        if result.properties["type"] == nil { result.properties["type"] = "custom" }
        // Types that a later system adds have the look of the type `custom`.
        if let type = result.properties["type"]?.text, type == "plain" {
            result.properties["type"] = "custom"
        }
        guard properties["configuration"] == nil, result.properties["font"] == nil else { return }
        let isSystem = ["system", "roundedRect"].contains(result.properties["type"]?.text)
        result.properties["font"] = .font(
            FontDescription(size: isSystem ? 15 : 18, weight: .regular))
    }

    /// Size of a symbol in a button without a configuration, in points.
    private static let symbolSize = 18.0

    private func addState(
        _ object: IBObject, _ all: IBProperties, _ result: inout ViewDescription
    ) {
        let state = object.key ?? "normal"
        // A still picture has no focus.
        if state == "focused" { return }
        guard ["normal", "highlighted", "selected", "disabled"].contains(state) else {
            return leaveOut("the state \(state) of the button is not drawn", at: object.location)
        }
        /// Returns the name of a value in the state, such as `highlightedTitle`.
        func name(_ value: String) -> String {
            state == "normal" ? value : state + value.prefix(1).uppercased() + value.dropFirst()
        }
        for property in object.properties {
            switch property.name {
            case "title": add(text: property.value.text, name("title"), &result)
            case "attributedTitle":
                add(text: property.value.text, name("title"), &result)
                addTitleAttributes(
                    property, font: state == "normal" ? "font" : nil, color: name("titleColor"),
                    &result)
            case "titleColor": add(color(property), name("titleColor"), &result)
            case "image":
                guard var image = property.value.image else { continue }
                let configuration = object["preferredSymbolConfiguration"]?.symbolConfiguration
                var symbol =
                    image.symbol ?? configuration
                    ?? IBSymbolConfiguration(pointSize: Self.symbolSize)
                if symbol.pointSize == nil, symbol.font == nil {
                    symbol.pointSize = Self.symbolSize
                }
                image.symbol = symbol
                result.properties[name("image")] = self.image(
                    image, at: property.location, isCut: false)
            case "backgroundImage": add(image: property, name("backgroundImage"), &result)
            case "titleShadowColor" where state == "normal":
                add(color(property), "titleShadowColor", &result)
            case "titleShadowColor":
                // A shadow without an offset is behind the title.
                let hasOffset = all["titleShadowOffset"] != nil || all["shadowOffset"] != nil
                if !property.value.isNone, hasOffset { leaveOut(property, of: object) }
            case "preferredSymbolConfiguration", "catalog", "backgroundCatalog": break
            default: leaveOut(property, of: object)
            }
        }
    }

    /// Adds the font and the color of the first characters of a title, which the whole title has.
    ///
    /// - Parameters:
    ///   - font: the property of the font, or `nil` if the state has no font of its own.
    ///   - color: the property of the color.
    private func addTitleAttributes(
        _ property: IBProperty, font: String?, color: String, _ result: inout ViewDescription
    ) {
        let fragments = property.value.attributedText?.fragments ?? []
        for attribute in fragments.first?.attributes ?? IBProperties() {
            switch attribute.name {
            case "NSFont":
                guard let value = attribute.value.font, let font else { continue }
                result.properties[font] = .font(self.font(value, at: attribute.location))
            case "NSColor": add(self.color(attribute), color, &result)
            // A title is a centered line.
            case "NSParagraphStyle", "NSLigature", "NSOriginalFont": break
            default:
                leaveOut(
                    "the attribute \(attribute.name) of the button's title is not drawn",
                    at: attribute.location)
            }
        }
        guard fragments.dropFirst().contains(where: { !$0.attributes.isEmpty }) else { return }
        leaveOut(
            "the button's title has the font and the color of its first characters",
            at: property.location)
    }

    // MARK: Configurations

    private static let styles = [
        "plain": "plain", "borderless": "plain", "gray": "gray", "bordered": "gray",
        "tinted": "tinted", "borderedTinted": "tinted", "filled": "filled",
        "borderedProminent": "filled", "glass": "gray", "clearGlass": "gray",
        "prominentGlass": "filled", "prominentClearGlass": "filled",
    ]

    /// Key of the configuration for the symbol of a button's image.
    private static let symbolKey = "preferredSymbolConfigurationForImage"

    private func addConfiguration(_ object: IBObject, _ result: inout ViewDescription) {
        let style = object["style"]?.text ?? "plain"
        result.properties["configuration"] = .text(Self.styles[style] ?? "plain")
        for property in object.properties {
            switch property.name {
            case "style":
                if style.contains("lass") { leaveOut(property, of: object) }
            case "title", "attributedTitle":
                add(text: property.value.text, "title", &result)
                addTitleAttributes(property, font: "font", color: "titleColor", &result)
            case "image":
                guard var image = property.value.image else { continue }
                let configuration = object[Self.symbolKey]?.symbolConfiguration
                image.symbol = image.symbol ?? configuration
                result.properties["image"] = self.image(image, at: property.location)
            case Self.symbolKey: break
            case "imagePadding":
                add(property.value.number, "configuration.imagePadding", in: 0...1000, &result)
            case "imagePlacement" where property.value.text != "all":
                add(text: property.value.text, "configuration.imagePlacement", &result)
            case "contentInsets", "directionalContentInsets":
                guard let insets = property.value.insets else { continue }
                result.properties["configuration.contentInsets"] = .insets(insets.edgeInsets)
            case "baseForegroundColor": add(color(property), "titleColor", &result)
            case "baseBackgroundColor":
                // The color of the background precedes.
                if object["background"]?.object?["backgroundColor"] == nil {
                    add(color(property), "configuration.baseBackgroundColor", &result)
                }
            case "subtitle": add(text: property.value.text, "configuration.subtitle", &result)
            case "cornerStyle":
                add(text: property.value.text, "configuration.cornerStyle", &result)
            case "background":
                guard let object = property.value.object else { continue }
                addBackground(object, &result)
            case "fontDescription", "titleFontDescription": add(font: property, &result)
            case "titleLineBreakMode": add(lineBreakMode: property, &result)
            case "buttonSize" where property.value.text == "medium": break
            case "catalog", "macIdiomStyle", "automaticallyUpdateForSelection": break
            default: if !property.value.isNone { leaveOut(property, of: object) }
            }
        }
    }

    private func addBackground(_ object: IBObject, _ result: inout ViewDescription) {
        for property in object.properties {
            switch property.name {
            case "backgroundColor":
                add(color(property), "configuration.baseBackgroundColor", &result)
            case "cornerRadius":
                add(property.value.number, "configuration.cornerRadius", in: 0...1000, &result)
            case "strokeWidth", "strokeOutset": if property.value.number != 0 { fallthrough }
            default: if !property.value.isNone { leaveOut(property, of: object) }
            }
        }
    }
}
