import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableViews
import TableScreens
import TableThemes

/// A builder of the document of a picture.
///
/// The document is a tree of values with the locations of the file. Rows and headers name
/// prototypes, which the document's environment contains.
final class IBPictureBuilder {
    let part: IBPicturePart
    let document: IBDocument
    let options: IBPictureOptions
    let describer: IBDescriber
    /// State of the cell.
    private let state: IBCellState
    /// Size of the picture.
    let screen: DocumentScreen
    /// Bars of the scene, or `nil` for a part without bars.
    let bars: IBSceneBars?
    /// Canvas of the scene, or `nil` for a part that is not a scene.
    let canvas: IBSceneCanvas?
    /// Theme of the picture, with the looks of the scene's bars.
    var theme: Theme
    /// Keys of the texts of the options.
    private(set) var texts = IBUsedTexts()

    private let environment: DocumentEnvironment
    private let folders: [String]
    private var prototypes: [CellPrototype] = []
    /// Changes of bar items by the names of the items in the document.
    var placedItems: [String: IBBarItemChange] = [:]
    /// Changes of the tabs of the next tab bar.
    var tabChanges: [IBBarItemChange] = []
    /// Creates the title view of the next navigation bar, or `nil` for a title.
    var titleView: (@Sendable () -> View?)?
    /// Error of a view with contents of its own, which the picture throws.
    var embeddingError: (any Error)?

    /// Creates a builder for a part.
    ///
    /// - Parameters:
    ///   - width: width of the picture in points, or `nil` for the width of the file.
    ///   - state: state of the cell.
    init(
        _ part: IBPicturePart, width: CGFloat?, state: IBCellState, _ document: IBDocument,
        _ options: IBPictureOptions, _ resources: IBPictureResources
    ) {
        self.part = part
        self.state = state
        self.document = document
        var options = options
        options.appearance = part.appearance ?? options.appearance
        self.options = options
        let bars = part.controller.map { IBSceneBars(of: $0, document, resources.index) }
        let canvas = bars.flatMap { bars in
            part.controller.map {
                IBSceneCanvas(of: $0, bars, document, resources.index, options)
            }
        }
        self.bars = bars
        self.canvas = width == nil ? canvas : canvas?.filled
        theme = options.theme ?? document.theme
        screen = Self.screen(of: part, canvas, width: width, document, options)
        var reader = DocumentReader(
            catalogue: options.catalogue, assets: resources.folders, fontBook: options.fontBook)
        reader.log = options.log
        folders = resources.folders
        reader.prepare = { $0.images = resources.images }
        var environment = reader.environment(for: document.file.path)
        environment.assets = resources.images.assets
        environment.traits = TraitCollection(
            userInterfaceStyle: options.appearance, accessibilityContrast: options.contrast,
            preferredContentSizeCategory: options.contentSize, displayScale: screen.scale,
            userInterfaceIdiom: screen.idiom)
        self.environment = environment
        describer = IBDescriber(
            document, resources.index,
            traits: canvas?.sizeClasses ?? IBSceneCanvas.sizeClasses(of: screen),
            classes: options.catalogue.viewClasses.withScrollView, environment: environment)
        describer.fontBook = options.fontBook
    }

    /// Returns the picture.
    ///
    /// - Throws: a `DocumentError` with the locations of the file.
    func picture() throws -> IBPicture {
        let location = part.entry.place
        let table: DocumentNode
        var barsNode: DocumentNode?
        switch part.content {
        case .cell(let cell):
            let row = inState(row(of: cell, in: nil, isPrototype: true))
            table = inState(.mapping([:], at: location), row)
        case .prototype(let cell, let owner):
            let row = inState(row(of: cell, in: owner, isPrototype: true))
            table = inState(tableNode(of: owner), row)
        case .view(let view):
            table = tableNode(around: view, height: nil)
        case .table(let view, let controller):
            table = filledTableNode(of: view)
            barsNode = self.barsNode(of: controller)
        case .screen(let view, let controller):
            table = tableNode(behind: document.embedding(scenesOf: view, of: controller))
            barsNode = self.barsNode(of: controller)
        }
        if let embeddingError { throw embeddingError }
        noteDevice()
        let node = DocumentNode.mapping(["bars": barsNode, "table": table], at: location)
        return IBPicture(
            name: part.entry.name, title: part.entry.title, kind: part.entry.kind,
            document: try tableDocument(node), table: part.tableID,
            undrawn: describer.sortedUndrawn)
    }

    /// Notes a device of the file that is not known.
    private func noteDevice() {
        guard canvas != nil, options.device == nil, let id = document.device?.id,
            IBCanvas.devices[id] == nil
        else { return }
        describer.leaveOut(
            "the device \(id.quoted) is not known; the scenes have the sizes of their views",
            at: document.file.whole, note: "choose a device with --device", .other, .note)
    }

    /// Returns a row in the state of the cell.
    private func inState(_ row: DocumentNode) -> DocumentNode {
        guard state == .selected || state == .highlighted else { return row }
        let key = state.rawValue
        let entries = row.mapping?.entries.filter { $0.key != key } ?? []
        return DocumentNode(.mapping(DocumentMapping(entries)), at: row.location)
            .adding([key: .flag(true, at: row.location)])
    }

    /// Returns a table with a row, in editing mode if the state of the cell is `editing`.
    private func inState(_ table: DocumentNode, _ row: DocumentNode) -> DocumentNode {
        table.adding([
            "rows": .list([row], at: part.entry.place),
            "editing": state == .editing ? .flag(true, at: table.location) : nil,
        ])
    }

    func tableDocument(_ node: DocumentNode) throws -> TableDocument {
        var reader = DocumentReader(
            catalogue: options.catalogue, assets: folders, fontBook: options.fontBook)
        reader.log = options.log
        let environment = environment
        let prototypes = prototypes
        reader.prepare = { prepared in
            prepared.images = environment.images
            prepared.assets = environment.assets
            for prototype in prototypes { prepared.prototypes[prototype.name] = prototype }
        }
        var result = try reader.read(
            node, name: document.file.path, chain: [], ProblemList())
        if var bars = result.bars {
            placeViews(in: &bars)
            result.bars = bars
        }
        result.screen = screen
        result.theme = theme
        result.tint = document.tintColor.flatMap { describer.color($0, at: document.file.whole) }
        result.appearance = options.appearance
        result.contrast = options.contrast
        result.contentSize = options.contentSize
        result.direction = options.direction
        result.locale = options.locale
        return result
    }

    // MARK: Prototypes

    /// Adds a view as a prototype, and returns the name of the prototype.
    ///
    /// The name is the identifier of the view in the file.
    func addPrototype(_ view: ViewDescription) -> String {
        let name = "\(view.identifier ?? view.className)#\(prototypes.count + 1)"
        prototypes.append(
            CellPrototype(ofItsOwn: name, view: view, classes: describer.classes))
        return name
    }

    /// Returns the values of the options for the views of a description, or `nil` without values.
    ///
    /// A key is the outlet or the tag of a view or an outlet collection, which may precede a property,
    /// or the outlet and the property of a constraint.
    func values(for view: ViewDescription) -> DocumentNode? {
        var views: [(key: String, properties: [(name: String, text: String)])] = []
        var constraints: [DocumentMapping.Entry] = []
        let own = view.namedViews
        let constraintKeys = Set(view.constraintProperties.map(\.name))
        texts.ofConstraints.formUnion(constraintKeys)
        for key in options.texts.keys.sorted() {
            if constraintKeys.contains(key) {
                texts.used.insert(key)
                let place = options.place(ofText: key)
                constraints.append(
                    .init(
                        key: key, at: place,
                        value: .given(options.texts[key] ?? "", at: place)))
                continue
            }
            guard
                let target = Self.target(of: key, in: own)
                    ?? Self.target(of: key, amongPartsOf: view)
            else { continue }
            texts.used.insert(key)
            let property = (name: target.property, text: key)
            if let index = views.firstIndex(where: { $0.key == target.view }) {
                views[index].properties.append(property)
            } else {
                views.append((target.view, [property]))
            }
        }
        guard !views.isEmpty || !constraints.isEmpty else { return nil }
        let location = part.entry.place
        let entries =
            constraints
            + views.map { view in
                let values = view.properties.map { property in
                    let place = options.place(ofText: property.text)
                    return DocumentMapping.Entry(
                        key: property.name.isEmpty ? "text" : property.name, at: place,
                        value: .given(options.texts[property.text] ?? "", at: place))
                }
                let isMain = values.count == 1 && view.properties[0].name.isEmpty
                let value =
                    isMain
                    ? values[0].value
                    : DocumentNode(.mapping(DocumentMapping(values)), at: location)
                return DocumentMapping.Entry(key: view.key, at: location, value: value)
            }
        return DocumentNode(.mapping(DocumentMapping(entries)), at: location)
    }

    /// Returns the name of the view or collection and the property of a key, or `nil` if no view has
    /// the name or tag.
    ///
    /// The property is empty if the key names a view alone.
    private static func target(
        of key: String, in views: [ViewDescription]
    ) -> (view: String, property: String)? {
        var end = key.endIndex
        while true {
            let name = String(key[..<end])
            let isView = views.contains {
                $0.name == name || $0.tag != 0 && String($0.tag) == name
                    || $0.collections.contains(name)
            }
            if isView { return (name, String(key[end...].dropFirst())) }
            guard let dot = key[..<end].lastIndex(of: ".") else { return nil }
            end = dot
        }
    }

    /// Returns the view and the property of a key that begins with the name of a standard cell's
    /// label or image view, or `nil`.
    private static func target(
        of key: String, amongPartsOf cell: ViewDescription
    ) -> (view: String, property: String)? {
        let names: [(String, ViewPart)] = [
            ("textLabel", .textLabel), ("text", .textLabel),
            ("detailTextLabel", .detailTextLabel), ("detail", .detailTextLabel),
            ("imageView", .imageView), ("image", .imageView),
        ]
        for (name, part) in names where key == name || key.hasPrefix(name + ".") {
            guard let view = cell.parts[part]?.name else { continue }
            return (view, String(key.dropFirst(name.count + 1)))
        }
        return nil
    }
}
