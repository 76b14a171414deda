import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableScreens

/// Tables, sections, headers and footers.
extension IBPictureBuilder {
    /// Returns a table without rows behind the root view of a scene, which fills the screen.
    ///
    /// Contents that scroll begin below the bars.
    func tableNode(behind view: IBView) -> DocumentNode {
        guard view.kind != .collectionView, view.kind != .scrollView else {
            return tableNode(around: view, height: screen.size.height)
        }
        let location = view.location
        describer.root = view.id
        var description = description(ofPart: view)
        description.place = .frame(CGRect(origin: .zero, size: screen.size))
        description.designSize = view.frame(for: describer.traits)?.cgRect.size
        description.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if description.properties["layoutMargins"] == nil,
            description.properties["directionalLayoutMargins"] == nil
        {
            description.properties["layoutMargins"] = .insets(rootMargins)
        }
        let name = addPrototype(description)
        return .mapping(
            [
                "separatorStyle": .plain("none", at: location),
                "backgroundView": .mapping(
                    [
                        "view": viewNode(name, description, at: location),
                        "insets": canvas?.rootFrame.map { insetsAround($0, at: location) },
                    ], at: location),
            ], at: location)
    }

    /// Returns the distances from the edges of the screen to a rectangle.
    private func insetsAround(_ frame: CGRect, at location: DocumentLocation) -> DocumentNode {
        func distance(_ length: CGFloat) -> DocumentNode {
            .number(Double(max(0, length)), at: location)
        }
        return .list(
            [
                distance(frame.minY), distance(frame.minX),
                distance(screen.size.height - frame.maxY), distance(screen.width - frame.maxX),
            ], at: location)
    }

    /// Margins of a root view at the sides: 16 points, or 20 points on a wide screen.
    private var rootMargins: EdgeInsets {
        let isWide = screen.width >= Self.wideWidth && canvas?.hasWideMargins != false
        let own: CGFloat = isWide ? 20 : 16
        let safe = screen.frame.safeAreaInsets
        return EdgeInsets(top: 0, left: own + safe.left, bottom: 0, right: own + safe.right)
    }

    /// Smallest width of a screen with wide margins, in points.
    private static let wideWidth: CGFloat = 414

    /// Returns a table without rows around a view, at its own height or at a height in points.
    func tableNode(around view: IBView, height: CGFloat?) -> DocumentNode {
        let location = view.location
        var description = description(ofPart: view)
        if height == nil { place(&description, of: view) }
        let own = view.frame(for: describer.traits)?.cgRect.size
        let width = screen.width
        let height =
            height ?? options.height ?? min(own?.height ?? Self.heightOfView, Self.largest)
        description.place = .frame(CGRect(x: 0, y: 0, width: width, height: height))
        description.designSize = own
        let name = addPrototype(description)
        return .mapping(
            [
                "separatorStyle": .plain("none", at: location),
                "headerView": viewNode(name, description, at: location),
            ], at: location)
    }

    /// Adds the safe area and the margins of Xcode's canvas to a view at the top level.
    private func place(_ description: inout ViewDescription, of view: IBView) {
        let canvas = IBCanvas(document)
        let safeArea = canvas.safeArea(of: view)
        if safeArea != .zero { description.properties["safeAreaInsets"] = .insets(safeArea) }
        guard view.layoutMargins == nil, let margins = canvas.margins(of: view) else { return }
        description.properties["layoutMargins"] = .insets(margins)
    }

    /// Height of a view without a frame, in points.
    private static let heightOfView: CGFloat = 44

    /// Returns a table with its static rows, or with a row of each prototype.
    func filledTableNode(of table: IBView) -> DocumentNode {
        let location = table.location
        let sections = (table["sections"]?.list ?? []).compactMap(\.object)
        let prototypes = cells(table["prototypes"])
        var header: DocumentNode?
        var searchBar: DocumentNode?
        if let view = table["tableHeaderView"]?.view {
            if view.kind == .searchBar {
                searchBar = searchBarNode(view)
                applyLook(of: view)
            } else {
                header = edgeView(view)
            }
        }
        for property in table.object.properties(for: describer.traits)
        where !Self.drawnOfTable.contains(property.name)
            && !(property.name.hasSuffix("serInterfaceStyle") && describer.hasAppearance(property))
            && !IBIgnoredProperties.contains(property, in: table, usesMargins: false)
        { describer.leaveOut(property, of: table.object) }
        let rows = prototypes.map { row(of: $0, in: table, isPrototype: true) }
        return tableNode(of: table).adding([
            "headerView": header, "searchBar": searchBar,
            "footerView": table["tableFooterView"]?.view.map(edgeView),
            "sections": sections.isEmpty
                ? nil : .list(sections.map { section($0, in: table) }, at: location),
            "rows": sections.isEmpty ? .list(rows, at: location) : nil,
        ])
    }

    /// Properties of a table that its picture shows, or that no picture shows.
    private static let drawnOfTable: Set<String> = [
        "backgroundColor", "tintColor", "autoresizingMask", "contentMode", "opaque",
        "clipsSubviews", "userInteractionEnabled", "hidden", "alpha", "backgroundView",
        "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        "layoutMargins", "directionalLayoutMargins", "accessibilityConfiguration", "safeArea",
        "semanticContentAttribute", "contentInset",
    ]

    /// Returns the look of a table without rows.
    func tableNode(of table: IBView) -> DocumentNode {
        let properties = table.object.properties(for: describer.traits)
        return .mapping(
            [
                "style": choice(properties.property("style")),
                "rowHeight": height(properties.property("rowHeight")),
                "sectionHeaderHeight": edgeHeight(properties.property("sectionHeaderHeight")),
                "sectionFooterHeight": edgeHeight(properties.property("sectionFooterHeight")),
                "separatorStyle": separatorStyle(properties.property("separatorStyle")),
                "separatorColor": color(properties.property("separatorColor")),
                "separatorInset": separatorInset(properties.property("separatorInset")),
                "contentInset": contentInset(properties.property("contentInset")),
                "backgroundColor": color(properties.property("backgroundColor")),
                "tintColor": color(properties.property("tintColor")),
            ], at: table.location)
    }

    private func section(_ section: IBObject, in table: IBView) -> DocumentNode {
        let cells = cells(section["cells"])
        return .mapping(
            [
                "header": text(section.properties.property("headerTitle")),
                "footer": text(section.properties.property("footerTitle")),
                "rows": .list(
                    cells.map { row(of: $0, in: table, isPrototype: false) },
                    at: section.location),
            ], at: section.location)
    }

    /// Returns the cells of a list, with a note for other views.
    private func cells(_ list: IBValue?) -> [IBView] {
        (list?.list ?? []).compactMap(\.view).filter { view in
            if view.kind == .tableViewCell { return true }
            describer.leaveOut(
                "the \(view.object.element) among the cells is not drawn", at: view.location)
            return false
        }
    }

    private func edgeView(_ view: IBView) -> DocumentNode {
        var description = description(ofPart: view)
        if let frame = view.frame(for: describer.traits)?.cgRect {
            description.place = .frame(
                CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
        }
        return viewNode(addPrototype(description), description, at: view.location)
    }

    /// Returns the description of a view that the table places.
    private func description(ofPart view: IBView) -> ViewDescription {
        embedViews(in: view)
        var description = ViewDescription(view, describer)
        describer.addOutlets(of: view, to: &description)
        description.autoresizingMask = nil
        description.translatesAutoresizingMask = nil
        if describer.classes[description.className]?.isCell == true {
            // A cell as the header of a table is a view with the contents of the cell.
            let view = describer.classes["View"].map(describer.classes.properties) ?? []
            let names = Set(view.map(\.name))
            description.className = "View"
            description.properties = description.properties.filter { names.contains($0.key) }
        }
        return description
    }

    private func viewNode(
        _ name: String, _ description: ViewDescription, at location: DocumentLocation
    ) -> DocumentNode {
        .mapping(
            ["prototype": .text(name, at: location), "values": values(for: description)],
            at: location)
    }

    // MARK: Values

    /// Returns the name of a choice, or `nil` without a value.
    func choice(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let text = property.value.text else { return nil }
        return .plain(text, at: property.location)
    }

    /// Returns a text, or `nil` without a value.
    func text(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let text = property.value.text else { return nil }
        return .text(text, at: property.location)
    }

    /// Returns a text without line breaks, or `nil` without a value.
    func line(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let text = property.value.text else { return nil }
        let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return .text(words, at: property.location)
    }

    /// Returns a color of the file in sRGB, or the name of a color that depends on the appearance.
    func color(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let color = describer.color(property) else { return nil }
        if let name = Color.adaptive.first(where: { $0.value == color })?.key {
            return .text(name, at: property.location)
        }
        if case .named(let name)? = property.value.color?.source,
            describer.environment.assets.contains(where: { $0.colorNames.contains(name) })
        {
            return .text(name, at: property.location)
        }
        let components = color.resolved(with: describer.environment.traits)
        let bytes = [components.red, components.green, components.blue, components.alpha]
            .map { UInt8(($0 * 255).rounded()) }
        let digits = bytes.map { byte in
            let text = String(byte, radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return .text("#" + digits.joined(), at: property.location)
    }

    /// Returns a height in points, or `nil` for an automatic height.
    func height(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let height = property.value.number, height > 0 else { return nil }
        return .number(min(height, Self.largest), at: property.location)
    }

    /// Largest length of a table, in points.
    static let largest = 10_000.0

    /// Heights of headers and footers that Interface Builder writes for an automatic height.
    private static let automaticHeights: Set<Double> = [-1, 0, 1, 10, 18, 22, 28]

    private func edgeHeight(_ property: IBProperty?) -> DocumentNode? {
        guard let number = property?.value.number, !Self.automaticHeights.contains(number) else {
            return nil
        }
        return height(property)
    }

    private func separatorStyle(_ property: IBProperty?) -> DocumentNode? {
        property?.value.text == "default" ? nil : choice(property)
    }

    private func contentInset(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let insets = property.value.insets else { return nil }
        return .list(
            [insets.top, insets.left, insets.bottom, insets.right].map {
                .number(min(max($0, -Self.largest), Self.largest), at: property.location)
            }, at: property.location)
    }

    func separatorInset(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let insets = property.value.insets else { return nil }
        return .mapping(
            [
                "left": .number(min(max(insets.left, 0), Self.largest), at: property.location),
                "right": .number(min(max(insets.right, 0), Self.largest), at: property.location),
            ], at: property.location)
    }
}
