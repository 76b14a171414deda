import DocumentSyntax

/// Colors, fonts and images.
extension IBReader {
    // MARK: Colors

    /// Returns a color, or `nil` with a warning for an element without a color.
    func color(_ element: IBElement) -> IBColor? {
        _ = element["key"]
        let components = components(element)
        let alpha = components?.alpha ?? number(element.attribute("alpha")) ?? 1
        let source: IBColor.Source
        // The second name is from Xcode 11.
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] {
            source = .system(name)
            _ = element["cocoaTouchSystemColor"]
        } else if let name = element["cocoaTouchSystemColor"] {
            source = .legacySystem(name)
        } else if let name = element["name"] {
            // The catalog "System" has the colors of macOS, which attributed texts refer to.
            source = element["catalog"] == "System" ? .system(name) : .named(name)
            _ = element["colorSpace"]
        } else if let components {
            return IBColor(source: .components(components.values, components.space), alpha: alpha)
        } else {
            problems.warning(
                "found <color> without components and name; the color is left out",
                at: element.location, length: 6)
            return nil
        }
        return IBColor(source: source, alpha: alpha, fallback: components)
    }

    private func components(_ element: IBElement) -> IBColor.Components? {
        let names: [String]
        if element.peek("white") != nil {
            names = ["white"]
        } else if element.peek("red") != nil {
            names = ["red", "green", "blue"]
        } else if element.peek("cyan") != nil {
            names = ["cyan", "magenta", "yellow", "black"]
        } else {
            return nil
        }
        let values = names.map { number(element.attribute($0)) ?? 0 }
        let alpha = number(element.attribute("alpha")) ?? 1
        let place = element.attribute("colorSpace")
        let custom = element.attribute("customColorSpace")
        let name = place?.value == "custom" ? custom?.value : place?.value
        let standard: IBColor.Space = [1: .gray, 3: .sRGB][names.count] ?? .cmyk
        guard let space = name.map({ Self.spaces[$0] }) ?? standard, isSpace(space, names.count)
        else {
            if let attribute = place?.value == "custom" ? custom : place {
                warn(
                    attribute,
                    expected: "a color space of \(names.count) component"
                        + "\(names.count == 1 ? "" : "s")",
                    note: "the color is taken as \(standard.rawValue)")
            }
            return IBColor.Components(values: values, space: standard, alpha: alpha)
        }
        return IBColor.Components(values: values, space: space, alpha: alpha)
    }

    private func isSpace(_ space: IBColor.Space, _ count: Int) -> Bool {
        switch space {
        case .sRGB, .extendedSRGB, .displayP3: count == 3
        case .gray, .extendedGray: count == 1
        case .cmyk: count == 4
        }
    }

    /// Color spaces by their names; calibrated and device colors of iOS are sRGB.
    private static let spaces: [String: IBColor.Space] = [
        "calibratedRGB": .sRGB, "deviceRGB": .sRGB, "sRGB": .sRGB, "genericRGB": .sRGB,
        "adobeRGB1998": .sRGB, "extendedSRGB": .extendedSRGB, "displayP3": .displayP3,
        "calibratedWhite": .gray, "deviceWhite": .gray, "genericGamma22GrayColorSpace": .gray,
        "genericGray": .gray, "extendedGenericGamma22GrayColorSpace": .extendedGray,
        "extendedGray": .extendedGray, "deviceCMYK": .cmyk, "genericCMYK": .cmyk,
        "genericCMYKColorSpace": .cmyk, "genericRGBColorSpace": .sRGB, "sRGBColorSpace": .sRGB,
    ]

    // MARK: Fonts

    /// Returns a font, or `nil` with a warning for an element without a font.
    func font(_ element: IBElement) -> IBFont? {
        _ = element["key"]
        let size = number(element.attribute("pointSize") ?? element.attribute("size"))
        let width = element["width"]
        let weight = choice(element.attribute("weight"), Self.weights)
        func font(_ face: IBFont.Face) -> IBFont {
            IBFont(face: face, pointSize: size, width: width)
        }
        if let style = element["style"] { return font(.textStyle(style)) }
        if let role = element["metaFont"] {
            _ = element["name"]
            return font(.role(role))
        }
        if let type = element.attribute("type") {
            switch choice(type, ["system", "boldSystem", "italicSystem"]) {
            case "boldSystem": return font(.boldSystem)
            case "italicSystem": return font(.italicSystem)
            default: return font(.system(weight: weight))
            }
        }
        if let name = element["name"] { return font(.named(name, family: element["family"])) }
        // A description with a size only is the system font.
        guard size != nil || weight != nil else {
            problems.warning(
                "found <\(element.name)> without a type, style or name; the font is left out",
                at: element.location, length: element.name.count + 1)
            return nil
        }
        return font(.system(weight: weight))
    }

    private static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    // MARK: Images

    /// Returns the image that an attribute names.
    ///
    /// Another attribute or the list of resources states that the image is a symbol.
    func image(_ attribute: IBElement.Attribute, in element: IBElement) -> IBImage {
        let catalogs =
            attribute.name == "image"
            ? ["catalog"]
            : [attribute.name + "Catalog", attribute.name.dropLast(5) + "Catalog"]
        let catalog = catalogs.lazy.compactMap { element[$0] }.first
        let isSymbol =
            catalog.map { $0 == "system" } ?? resources.images[attribute.value]?.isSymbol ?? false
        return IBImage(name: attribute.value, isSymbol: isSymbol)
    }

    /// Returns the image of an element, or `nil` with a warning for an element without a name.
    func image(_ element: IBElement) -> IBImage? {
        guard let name = element.attribute("image") ?? element.attribute("name") else {
            warnMissing("image", element)
            return nil
        }
        var image = IBImage(name: name.value)
        image.isSymbol =
            element["catalog"].map { $0 == "system" }
            ?? resources.images[name.value]?.isSymbol ?? false
        image.renderingMode = element["renderingMode"]
        var symbol = IBSymbolConfiguration()
        symbol.scale = element["symbolScale"]
        symbol.variableValue = number(element.attribute("variableValue"))
        // Colors may also be children of the image.
        read(element.children, into: &symbol)
        for child in element.children {
            if child.name == "symbolConfiguration" || child.name == "preferredSymbolConfiguration" {
                child.markRead()
                let outer = symbol
                symbol = symbolConfiguration(child)
                symbol.scale = symbol.scale ?? outer.scale
                symbol.variableValue = symbol.variableValue ?? outer.variableValue
            }
        }
        if symbol != IBSymbolConfiguration() { image.symbol = symbol }
        return image
    }

    /// Returns the configuration of a symbol.
    func symbolConfiguration(_ element: IBElement) -> IBSymbolConfiguration {
        var result = IBSymbolConfiguration()
        _ = element["key"]
        result.kind = element["configurationType"]
        result.pointSize = number(element.attribute("pointSize"))
        result.scale = element["scale"]
        result.weight = element["weight"]
        result.renderingMode = element["renderingMode"]
        result.variableValue = number(element.attribute("variableValue"))
        read(element.children, into: &result)
        return result
    }

    private func read(_ children: [IBElement], into result: inout IBSymbolConfiguration) {
        for child in children {
            switch child.name {
            case "fontDescription":
                child.markRead()
                result.font = font(child)
            case "color":
                child.markRead()
                if let color = color(child) { result.colors.append(color) }
            case "hierarchicalColors", "paletteColors", "array":
                child.markRead()
                _ = child["key"]
                read(child.children, into: &result)
            default: break
            }
        }
    }
}
