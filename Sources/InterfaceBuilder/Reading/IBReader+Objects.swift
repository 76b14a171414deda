import DocumentSyntax

/// Objects, their attributes and their children.
extension IBReader {
    /// Returns the object of an element with a schema.
    func object(_ element: IBElement, _ schema: IBElementSchema, _ outer: IBTextScope) -> IBObject {
        var object = emptyObject(element)
        let scope = scope(of: object, outer)
        readAttributes(element, schema, scope, into: &object.properties)
        for child in element.children { readChild(child, schema, scope, into: &object) }
        return object
    }

    /// Returns an object with its identifier, key, class and label.
    func emptyObject(_ element: IBElement) -> IBObject {
        element.markRead()
        var object = IBObject(element: element.name, location: element.location)
        object.id = element["id"].map(IBIdentifier.init)
        object.key = element["key"]
        object.userLabel = element["userLabel"]
        // Color of the object in Xcode's outline.
        _ = element["colorLabel"]
        let module = element["customModule"]
        let provider = element["customModuleProvider"]
        if let name = element["customClass"] {
            object.customClass = IBCustomClass(
                name: name, module: module, isInTarget: provider == "target")
        }
        return object
    }

    /// Returns the owner of an object's texts.
    func scope(of object: IBObject, _ outer: IBTextScope) -> IBTextScope {
        if let id = object.id { return .object(id) }
        guard let owner = outer.id else { return .none }
        switch object.element {
        case "state": return .state(owner, object.key ?? "normal")
        case "buttonConfiguration": return .configuration(owner)
        case "accessibility": return .accessibility(owner)
        default: if case .item = outer { return outer } else { return .none }
        }
    }

    /// Reads the attributes of a schema.
    func readAttributes(
        _ element: IBElement, _ schema: IBElementSchema, _ scope: IBTextScope,
        into properties: inout IBProperties
    ) {
        for each in element.attributes {
            guard let kind = schema.attributes[each.name],
                let attribute = element.attribute(each.name),
                let value = value(attribute, kind, scope, in: element)
            else { continue }
            properties.add(attribute.name, value, at: attribute.location)
        }
    }

    private func value(
        _ attribute: IBElement.Attribute, _ kind: IBAttributeKind, _ scope: IBTextScope,
        in element: IBElement
    ) -> IBValue? {
        switch kind {
        case .flag: flag(attribute).map(IBValue.flag)
        case .number: number(attribute).map(IBValue.number)
        case .numberOr(let names):
            names.contains(attribute.value)
                ? .choice(attribute.value) : number(attribute).map(IBValue.number)
        case .text: .text(attribute.value)
        case .localized: .text(localized(attribute.value, attribute.name, scope))
        case .choice(let names): choice(attribute, names).map(IBValue.choice)
        case .reference: reference(attribute).map(IBValue.reference)
        case .image: .image(image(attribute, in: element))
        }
    }

    /// Reads a child: connections, runtime attributes, variations, a list, a value, an object or a
    /// view.
    func readChild(
        _ child: IBElement, _ schema: IBElementSchema, _ scope: IBTextScope,
        into object: inout IBObject
    ) {
        switch child.name {
        case "connections": readConnections(child, into: &object.connections)
        case "userDefinedRuntimeAttributes":
            object.runtimeAttributes += runtimeAttributes(child, scope)
        case "variation":
            if let variation = variation(child, schema, scope) {
                object.variations.append(variation)
            }
        default:
            guard let value = childValue(child, schema, scope) else { return }
            // The states of a button differ in their keys.
            let name = child.name == "state" ? "state" : child.peek("key") ?? child.name
            object.properties.add(name, value, at: child.location)
        }
    }

    private func childValue(
        _ child: IBElement, _ schema: IBElementSchema, _ scope: IBTextScope
    ) -> IBValue? {
        if schema.lists.contains(child.name) || child.name == "array" {
            return .list(list(child, scope))
        }
        return anyValue(child, scope)
    }

    /// Returns the value, view or object of an element, or `nil` for an unknown element.
    func anyValue(_ element: IBElement, _ scope: IBTextScope) -> IBValue? {
        if let value = value(element, scope) { return value }
        if IBSchemas.views[element.name] != nil || isUnknownView(element) {
            return .view(view(element))
        }
        return IBSchemas.objects[element.name].map { .object(object(element, $0, scope)) }
    }

    /// Names of lists in the keys of translations, if the names differ from the elements'.
    private static let listKeys = ["segments": "segmentTitles"]

    private func list(_ element: IBElement, _ scope: IBTextScope) -> [IBValue] {
        element.markRead()
        _ = element["key"]
        let name = Self.listKeys[element.name] ?? element.name
        return element.children.enumerated().compactMap { index, child in
            anyValue(child, scope.id.map { .item($0, name, index) } ?? .none)
        }
    }

    // MARK: Runtime attributes

    private func runtimeAttributes(
        _ element: IBElement, _ scope: IBTextScope
    ) -> [IBRuntimeAttribute] {
        element.markRead()
        var result: [IBRuntimeAttribute] = []
        var localizedCount = 0
        for child in element.children where child.name == "userDefinedRuntimeAttribute" {
            child.markRead()
            let type = child["type"] ?? "string"
            guard let keyPath = child["keyPath"] else {
                warnMissing("keyPath", child)
                continue
            }
            var textScope = IBTextScope.none
            if type == "localizedString", let id = scope.id {
                textScope = .item(
                    id, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings", localizedCount)
                localizedCount += 1
            }
            guard let value = runtimeValue(child, type, textScope) else {
                problems.warning(
                    "found the runtime attribute \(keyPath.quoted) without a value of the type "
                        + "\(type.quoted); the attribute is left out",
                    at: child.location, length: child.name.count + 1)
                continue
            }
            result.append(
                IBRuntimeAttribute(
                    keyPath: keyPath, type: type, value: value, location: child.location))
        }
        return result
    }

    private func runtimeValue(
        _ element: IBElement, _ type: String, _ scope: IBTextScope
    ) -> IBValue? {
        if type == "nil" { return IBValue.none }
        if let attribute = element.attribute("value") {
            switch type {
            case "boolean": return flag(attribute).map(IBValue.flag)
            case "number": return number(attribute).map(IBValue.number)
            case "image": return .image(image(attribute, in: element))
            default: return .text(localized(attribute.value, "value", scope))
            }
        }
        guard let child = element.children.first(where: { $0.peek("key") == "value" }) else {
            return nil
        }
        return value(child, scope)
    }

    // MARK: Variations

    private func variation(
        _ element: IBElement, _ schema: IBElementSchema, _ scope: IBTextScope
    ) -> IBVariation? {
        element.markRead()
        guard let key = element["key"] else {
            warnMissing("key", element)
            return nil
        }
        var variation = IBVariation(key: key, location: element.location)
        for part in key.split(separator: "-") where part != "default" {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            switch (pair.first, pair.last.flatMap(IBSizeClass.init)) {
            case ("widthClass", let value?): variation.horizontal = value
            case ("heightClass", let value?): variation.vertical = value
            default: variation.others.append(String(part))
            }
        }
        readAttributes(element, schema, scope, into: &variation.properties)
        for child in element.children {
            if child.name == "mask" {
                child.markRead()
                variation.masks[child["key"] ?? "subviews"] = mask(child)
            } else if let value = childValue(child, schema, scope) {
                variation.properties.add(
                    child.peek("key") ?? child.name, value, at: child.location)
            }
        }
        return variation
    }

    private func mask(_ element: IBElement) -> IBMask {
        var mask = IBMask()
        for child in element.children where child.name == "include" || child.name == "exclude" {
            child.markRead()
            guard let id = reference(child.attribute("reference")) else {
                warnMissing("reference", child)
                continue
            }
            if child.name == "include" {
                mask.included.insert(id)
            } else {
                mask.excluded.insert(id)
            }
        }
        return mask
    }
}
