import DocumentSyntax

/// The document, its scenes and its resources.
extension IBReader {
    /// Elements that a picture does not depend on, with everything inside: the required versions
    /// of Xcode, headers of the project's classes, and settings of Xcode's canvas.
    private static let withoutEffect: Set<String> = [
        "dependencies", "classes", "simulatedMetricsContainer", "inferredMetricsTieBreakers",
        "designables", "accessibilityOverrides",
    ]

    /// Returns the document of a root element.
    func document(_ root: IBElement, _ kind: IBDocument.Kind) -> IBDocument {
        root.markRead()
        for name in [
            "type", "systemVersion", "propertyAccessControl", "colorMatched", "launchScreen",
            "variant", "defaultVersion", "nextID", "customObjectInstantitationMethod",
            "promptedForUpgradeToXcode5",
        ] { _ = root[name] }
        var document = IBDocument(
            file: file, kind: kind, version: root["version"] ?? "",
            toolsVersion: root["toolsVersion"], targetRuntime: root["targetRuntime"],
            usesAutoLayout: flag(root.attribute("useAutolayout")) ?? false,
            usesTraitCollections: flag(root.attribute("useTraitCollections")) ?? false,
            usesSafeAreas: flag(root.attribute("useSafeAreas")) ?? false,
            initialController: reference(root.attribute("initialViewController")))
        // Images refer to the list of resources, which comes last in the file.
        readResources(root)
        for child in root.children { read(child, into: &document) }
        document.resources = resources
        document.localizableKeys = localizableKeys
        checkIdentifiers(root)
        return document
    }

    private func read(_ element: IBElement, into document: inout IBDocument) {
        switch element.name {
        case "device": document.device = device(element)
        case "objects" where document.kind == .xib:
            let contents = contents(element)
            document.views += contents.views
            document.controllers += contents.controllers
            document.objects += contents.objects
        case "scenes" where document.kind == .storyboard:
            element.markRead()
            for child in element.children where child.name == "scene" {
                document.scenes.append(scene(child))
            }
        case "color" where element.peek("key") == "tintColor":
            document.tintColor = value(element, .none)?.color
        case let name where Self.withoutEffect.contains(name): element.markAllRead()
        default: break
        }
    }

    private func device(_ element: IBElement) -> IBDocument.Device {
        element.markRead()
        // Xcode 11 names the adaptation in an attribute.
        _ = element["layout"]
        for name in ["adaptation", "accessibilityOverrides"] { element.child(name)?.markAllRead() }
        return IBDocument.Device(
            id: element["id"] ?? "", orientation: element["orientation"],
            appearance: element["appearance"])
    }

    // MARK: Objects

    private struct Contents {
        var views: [IBView] = []
        var controllers: [IBViewController] = []
        var objects: [IBObject] = []
    }

    private func contents(_ element: IBElement) -> Contents {
        element.markRead()
        var contents = Contents()
        for child in element.children {
            if let kind = IBViewController.Kind(rawValue: child.name) {
                contents.controllers.append(controller(child, kind))
                continue
            }
            switch anyValue(child, .none) {
            case .view(let view): contents.views.append(view)
            case .object(let object): contents.objects.append(object)
            default: break
            }
        }
        return contents
    }

    private func controller(
        _ element: IBElement, _ kind: IBViewController.Kind
    ) -> IBViewController {
        let schema = IBSchemas.objects[element.name] ?? IBSchemas.object
        var controller = IBViewController(object: object(element, schema, .none), kind: kind)
        controller.guides = (controller.object["layoutGuides"]?.list ?? []).compactMap(\.object)
            .map { IBLayoutGuide(object: $0, kind: $0["type"]?.text) }
        return controller
    }

    private func scene(_ element: IBElement) -> IBScene {
        element.markRead()
        var scene = IBScene(
            id: element["sceneID"].map(IBIdentifier.init), location: element.location)
        for child in element.children {
            switch child.name {
            case "objects":
                let contents = contents(child)
                scene.controller = scene.controller ?? contents.controllers.first
                scene.views += contents.views
                scene.objects += contents.objects + contents.controllers.dropFirst().map(\.object)
            // Place of the scene in Xcode's canvas.
            case "point" where child.peek("key") == "canvasLocation": child.markAllRead()
            default: break
            }
        }
        return scene
    }

    // MARK: Resources

    private func readResources(_ root: IBElement) {
        if let fonts = root.child("customFonts") {
            _ = fonts["key"]
            for font in fonts.children where font.name == "array" {
                font.markRead()
                let names = font.children.compactMap { value($0, .none)?.text }
                if let file = font["key"] { resources.fonts[file] = names }
            }
        }
        guard let list = root.child("resources") else { return }
        for child in list.children {
            switch child.name {
            case "image": readImage(child)
            case "namedColor", "systemColor": readColor(child)
            default: break
            }
        }
    }

    private func readImage(_ element: IBElement) {
        element.markRead()
        guard let name = element["name"] else { return warnMissing("name", element) }
        resources.images[name] = IBResources.Image(
            name: name, width: number(element.attribute("width")),
            height: number(element.attribute("height")),
            isSymbol: element["catalog"] == "system")
        // Xcode's copy of the image, which the project's image replaces.
        element.children.filter { $0.name == "mutableData" }.forEach { $0.markAllRead() }
    }

    private func readColor(_ element: IBElement) {
        element.markRead()
        guard let name = element["name"] else { return warnMissing("name", element) }
        guard let child = element.child("color"), let color = color(child) else { return }
        if element.name == "namedColor" {
            resources.namedColors[name] = color
        } else {
            resources.systemColors[name] = color
        }
    }
}
