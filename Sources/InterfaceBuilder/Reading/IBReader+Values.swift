import DocumentSyntax
import Foundation

/// Values in elements of their own, such as `<color key="textColor" …/>`.
extension IBReader {
    /// Returns the value of an element, or `nil` for an element that is no value.
    ///
    /// The element is marked as read if its name is known.
    func value(_ element: IBElement, _ scope: IBTextScope) -> IBValue? {
        if let names = IBSchemas.options[element.name] {
            element.markRead()
            return .options(options(element, names))
        }
        guard let read = valueReader(element.name) else { return nil }
        element.markRead()
        _ = element["key"]
        return read(element, scope)
    }

    private func valueReader(_ name: String) -> ((IBElement, IBTextScope) -> IBValue?)? {
        switch name {
        case "color": { element, _ in self.color(element).map(IBValue.color) }
        case "fontDescription", "font": { element, _ in self.font(element).map(IBValue.font) }
        case "rect": { element, _ in self.rect(element).map(IBValue.rect) }
        case "size":
            { element, _ in
                self.pair(element, "width", "height")
                    .map { .size(IBSize(width: $0, height: $1)) }
            }
        case "point":
            { element, _ in
                self.pair(element, "x", "y")
                    .map { .point(IBPoint(x: $0, y: $1)) }
            }
        case "offsetWrapper", "offset":
            { element, _ in
                self.pair(element, "horizontal", "vertical")
                    .map { .point(IBPoint(x: $0, y: $1)) }
            }
        case "inset":
            { element, _ in
                self.insets(element, ["minY", "minX", "maxY", "maxX"], isDirectional: false)
            }
        case "edgeInsets":
            { element, _ in
                self.insets(element, ["top", "left", "bottom", "right"], isDirectional: false)
            }
        case "directionalEdgeInsets":
            { element, _ in
                self.insets(element, ["top", "leading", "bottom", "trailing"], isDirectional: true)
            }
        case "string", "mutableString": { element, scope in .text(self.text(element, scope)) }
        // Containers name the list of their controllers, which relationships state.
        case "nil":
            { element, _ in
                _ = element["name"]
                return IBValue.none
            }
        // Sizes of popovers in files of Xcode 5 and 6.
        case "value":
            { element, _ in
                guard element["type"] == "size" else { return nil }
                return self.pair(element, "width", "height")
                    .map { .size(IBSize(width: $0, height: $1)) }
            }
        // Archives of Foundation's objects beside their names, such as the rules of a time zone.
        case "data", "mutableData":
            { element, _ in
                element.markAllRead()
                return nil
            }
        case "real", "integer":
            { element, _ in
                self.number(element.attribute("value")).map(IBValue.number)
            }
        case "bool", "boolean":
            { element, _ in
                self.flag(element.attribute("value")).map(IBValue.flag)
            }
        case "date":
            { element, _ in
                self.number(element.attribute("timeIntervalSinceReferenceDate")).map(IBValue.date)
            }
        case "range":
            { element, _ in
                self.pair(element, "location", "length")
                    .map { .range(location: Int($0), length: Int($1)) }
            }
        case "url": { element, _ in element["string"].map(IBValue.text) }
        case "imageReference", "image": { element, _ in self.image(element).map(IBValue.image) }
        case "preferredSymbolConfiguration", "symbolConfiguration":
            { element, _ in
                .symbolConfiguration(self.symbolConfiguration(element))
            }
        case "attributedString":
            { element, scope in
                .attributedText(self.attributedText(element, scope))
            }
        default: nil
        }
    }

    private func options(_ element: IBElement, _ names: Set<String>) -> Set<String> {
        _ = element["key"]
        var found: Set<String> = []
        for name in names {
            guard let attribute = element.attribute(name) else { continue }
            if flag(attribute) == true { found.insert(name) }
        }
        return found
    }

    // MARK: Geometry

    private func rect(_ element: IBElement) -> IBRect? {
        guard let origin = pair(element, "x", "y"), let size = pair(element, "width", "height")
        else { return nil }
        return IBRect(x: origin.0, y: origin.1, width: size.0, height: size.1)
    }

    private func pair(
        _ element: IBElement, _ first: String, _ second: String
    ) -> (Double, Double)? {
        guard let one = required(first, element), let two = required(second, element) else {
            return nil
        }
        return (one, two)
    }

    private func insets(
        _ element: IBElement, _ names: [String], isDirectional: Bool
    ) -> IBValue? {
        let values = names.map { number(element.attribute($0)) ?? 0 }
        return .insets(
            IBInsets(
                top: values[0], left: values[1], bottom: values[2], right: values[3],
                isDirectional: isDirectional))
    }

    /// Returns the number of a required attribute, or `nil` with a warning.
    private func required(_ name: String, _ element: IBElement) -> Double? {
        guard let attribute = element.attribute(name) else {
            warnMissing(name, element)
            return nil
        }
        return number(attribute)
    }

    // MARK: Texts

    /// Returns the text of an element, which Xcode writes as Base64 if XML cannot hold the text.
    private func text(_ element: IBElement, _ scope: IBTextScope) -> String {
        var text = element.readText()
        if let encoding = element.attribute("base64-UTF8") {
            if flag(encoding) == true { text = decoded(text, element) }
        }
        _ = element["xml:space"]
        return localized(text, element.peek("key") ?? "", scope)
    }

    private func decoded(_ text: String, _ element: IBElement) -> String {
        var digits = text.filter { !$0.isWhitespace && $0 != "=" }
        // Xcode leaves the padding out.
        digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: digits),
            let decoded = String(data: data, encoding: .utf8)
        else {
            problems.warning(
                "found text that is not Base64 of UTF-8; the text is shown as it is",
                at: element.location, length: element.name.count + 1)
            return text
        }
        return decoded
    }

    private func attributedText(_ element: IBElement, _ scope: IBTextScope) -> IBAttributedText {
        var fragments: [IBAttributedText.Fragment] = []
        for child in element.children where child.name == "fragment" {
            child.markRead()
            var fragment = IBAttributedText.Fragment(
                text: child["content"] ?? "", attributes: IBProperties())
            for part in child.children {
                if part.name == "attributes" {
                    part.markRead()
                    for attribute in part.children {
                        let key = attribute.peek("key") ?? attribute.name
                        guard let value = value(attribute, .none) ?? object(attribute) else {
                            continue
                        }
                        fragment.attributes.add(key, value, at: attribute.location)
                    }
                } else if part.peek("key") == "content", let text = value(part, .none)?.text {
                    fragment.text = text
                }
            }
            fragments.append(fragment)
        }
        let key = element.peek("key") ?? "attributedText"
        // A designer's note is no text of the interface.
        if fragments.count == 1, key != "userComments" {
            fragments[0].text = localized(fragments[0].text, key, scope)
        }
        return IBAttributedText(fragments: fragments)
    }

    private func object(_ element: IBElement) -> IBValue? {
        IBSchemas.objects[element.name].map { .object(object(element, $0, .none)) }
    }
}
