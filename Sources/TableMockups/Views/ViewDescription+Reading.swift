import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

extension ViewDescription {
    /// Default width in points for the frames in a cell, which is the initial width of a cell.
    static let cellWidth: CGFloat = 320

    /// Reads a view from a mapping.
    ///
    /// Adds a problem and returns `nil` if its class is unknown.
    init?(_ node: DocumentNode, _ role: ViewRole, _ context: ReadingContext) {
        if node.mapping?["nib"] != nil {
            guard let view = NibFiles.view(node, role, context) else { return nil }
            self = view
            return
        }
        guard let reader = SchemaReader(node, ViewSchema(), context),
            let viewClass = Self.viewClass(reader, role)
        else { return nil }
        self.init(viewClass.name, location: "\(node.location)")
        reader.mapping.name = viewClass.name.withArticle
        name = reader[\.name]
        if name?.isEmpty == true {
            reader.mapping.error(
                "the name is empty; give one such as name: title",
                at: "name")
        }
        tag = reader[\.tag] ?? 0
        autoresizingMask = reader[\.autoresizing]
        actions = Self.actions(reader, viewClass)
        subviews = reader[\.subviews] ?? []
        sections = reader[\.sections] ?? []
        constraints = reader[\.constraints] ?? []
        guides = reader[\.guides] ?? []
        translatesAutoresizingMask = reader[\.translatesAutoresizingMask]
        designWidth = reader[\.width]
        place = Self.place(reader, viewClass, width: designWidth ?? Self.cellWidth)
        let classes = context.environment.catalogue.viewClasses
        var nodes: [String: DocumentNode] = [:]
        var unread: Set<String> = []
        for property in classes.properties(of: viewClass) {
            guard let node = reader.mapping.value(property.name) else { continue }
            properties[property.name] =
                Self.isMappingOfParts(node, for: property, of: viewClass, context)
                ? nil : property.kind.type.read(node, context)
            if properties[property.name] == nil {
                unread.insert(property.name)
            } else {
                nodes[property.name] = node
            }
        }
        ViewValueCheck(
            view: spokenName, values: properties, problems: context.problems, nodes: nodes,
            unread: unread
        ).check(viewClass)
        let known = Set(ViewSchema.keys(of: viewClass).map(\.name))
        for key in ViewSchema.keys where !known.contains(key.name) && reader.mapping.has(key.name) {
            reader.mapping.error(
                "found \(key.name.quoted) in \(viewClass.name.withArticle), which has none",
                atKey: key.name)
        }
        // Suggestions begin with the properties of the class, before the keys of every view.
        reader.mapping.lead(
            with: ["class", "name", "tag"]
                + (viewClass.isPlacedByTable ? ["height", "subviews"] : ["frame"])
                + viewClass.properties.map(\.name))
        reader.finish()
        if role != .cell, viewClass.isCell, reader.mapping.has("selected") {
            reader.mapping.error(
                "a prototype cannot be selected; select its row: "
                    + "rows: [{cell: NAME, selected: true}]", atKey: "selected")
        }
        if viewClass.name == "StackView" { warnOfPlaces(in: reader.mapping, context) }
        checkNames(reader, context)
        checkElements(reader.mapping, context)
        if role != .subview { ConstraintNames(node, context).check() }
        if !sections.isEmpty, role == .subview || role == .part {
            reader.mapping.error(
                "the sections of a table inside another view are not shown; write the sections in "
                    + "the document's table, or in a nib's table of its own",
                at: "sections")
        }
    }

    /// Returns whether a value is a mapping in place of a name, or a view in place of an image,
    /// and reports it.
    private static func isMappingOfParts(
        _ node: DocumentNode, for property: ViewProperty, of viewClass: ViewClass,
        _ context: ReadingContext
    ) -> Bool {
        guard let mapping = node.mapping else { return false }
        switch property.kind {
        case .choice(let names):
            let parts = context.environment.catalogue.viewClasses.properties(of: viewClass)
                .map(\.name).filter { $0.hasPrefix(property.name + ".") }
            context.problems.error(
                "expected \(Suggestion.list(names, "or")), found a mapping", at: node,
                note: parts.isEmpty
                    ? nil
                    : "the rest are keys beside \(property.name): "
                        + Suggestion.list(parts, "and"))
            return true
        case .image:
            guard let name = mapping["class"] else { return false }
            context.problems.error(
                "found a view for \(property.name), expected an image such as {symbol: star}",
                at: name,
                note: "a file is written {file: star.png}, one of the assets {asset: Star}")
            return true
        default: return false
        }
    }

    private static func actions(
        _ reader: SchemaReader<ViewSchema>, _ viewClass: ViewClass
    ) -> [DescribedAction] {
        let actions = reader[\.actions] ?? []
        guard !viewClass.sendsActions, reader.mapping.has("actions") else { return actions }
        let names = reader.context.environment.catalogue.viewClasses.classes
            .filter { $0.sendsActions && $0.name != "Control" }.map(\.name).sorted()
        reader.mapping.error(
            "\(viewClass.name.withArticle) sends no actions; write them in a control",
            atKey: "actions", note: "controls are \(Suggestion.list(names, "and"))")
        return []
    }

    private static func viewClass(
        _ reader: SchemaReader<ViewSchema>, _ role: ViewRole
    ) -> ViewClass? {
        let classes = reader.context.environment.catalogue.viewClasses
        let problems = reader.context.problems
        guard let node = reader.node(\.viewClass) else {
            if role == .cell || role == .prototype { return classes["TableViewCell"] }
            problems.error("a view lacks the key \"class\"", at: reader.mapping.node)
            return nil
        }
        guard let name = node.string(problems) else { return nil }
        let fitting = classes.classes.filter { viewClass in
            switch role {
            case .object, .prototype: true
            case .cell: viewClass.isCell
            case .subview, .part: !viewClass.isCell
            }
        }
        if let found = fitting.first(where: { $0.name == name }) { return found }
        if classes[name] != nil {
            let message =
                switch role {
                case .cell: "the class \(name) is no class of cells; name a class of cells"
                case .part: "\(name) is a class of cells; name a class of other views"
                case .object, .prototype, .subview:
                    "a cell of the class \(name) cannot lie inside a view; write it at the top"
                }
            problems.error(message, at: node)
            return nil
        }
        let names = fitting.map(\.name)
        let question = problems.question(for: name, among: names).map { "; \($0)" } ?? ""
        problems.error(
            "no class of views is registered as \(name.quoted)\(question)", at: node,
            note: "registered: \(Suggestion.list(names, "and"))")
        return nil
    }

    private static func place(
        _ reader: SchemaReader<ViewSchema>, _ viewClass: ViewClass, width: CGFloat
    ) -> ViewPlace {
        let height = reader[\.height]
        guard viewClass.isPlacedByTable else { return reader[\.frame] ?? .natural }
        return height.map { .frame(CGRect(x: 0, y: 0, width: width, height: $0)) } ?? .natural
    }

    /// Warns of positions in a stack's subviews.
    ///
    /// The stack arranges its subviews and uses only the size of a frame.
    private func warnOfPlaces(in stack: MappingReader, _ context: ReadingContext) {
        for node in stack.node.mapping?["subviews"]?.sequence ?? [] {
            guard let frame = node.mapping?["frame"], let word = frame.scalar?.text,
                word == "fill" || word == "margins"
            else { continue }
            context.problems.warning(
                "found frame: \(word) in a StackView, which places its subviews itself and takes only "
                    + "sizes from frames", at: frame,
                note: "alignment: fill and distribution: fill make its subviews fill it")
        }
    }

    /// Reports two views with the same name, because the name is ambiguous.
    ///
    /// If two views have the same tag, the tag means the first view.
    private func checkNames(_ reader: SchemaReader<ViewSchema>, _ context: ReadingContext) {
        guard reader.has(\.subviews) else { return }
        var names: [String: DocumentNode] = [:]
        var tags: [Int: DocumentNode] = [:]
        for (index, node) in Self.mappings(in: reader.mapping.node).enumerated() {
            if index > 0, let name = node.mapping?["name"], let text = name.scalar?.text {
                if let first = names[text] {
                    context.problems.error(
                        "two views have the name \(text.quoted); use each name once",
                        at: name, note: "the first is at \(first.location)")
                } else {
                    names[text] = name
                }
            }
            if let tag = node.mapping?["tag"], let number = tag.scalar.flatMap({ Int($0.text) }),
                number != 0
            {
                if let first = tags[number] {
                    context.problems.warning(
                        "found two views of the tag \(number), of which viewWithTag(\(number)) "
                            + "finds the first", at: tag, note: "the first is at \(first.location)")
                } else {
                    tags[number] = tag
                }
            }
        }
        // Values refer to views by name or by tag.
        for (text, name) in names.sorted(by: { $0.value.location < $1.value.location }) {
            guard let number = Int(text), let tag = tags[number],
                Self.mappings(in: reader.mapping.node).contains(where: {
                    $0.mapping?["name"]?.location == name.location
                        && $0.mapping?["tag"]?.location != tag.location
                })
            else { continue }
            context.problems.error(
                "values cannot tell the view of the name \(text.quoted) from the view of the tag "
                    + "\(number); choose another name", at: name,
                note: "the tag is at \(tag.location)")
        }
    }

    /// Returns the mapping of a view and the mappings of all its subviews, in the order of the
    /// search for tags.
    static func mappings(in node: DocumentNode) -> [DocumentNode] {
        [node] + (node.mapping?["subviews"]?.sequence ?? []).flatMap(mappings)
    }
}

/// Role of a described view.
enum ViewRole {
    /// A top-level object of a nib.
    case object
    /// A row.
    ///
    /// The default class is TableViewCell.
    case cell
    /// A prototype of any class.
    ///
    /// The default class is TableViewCell.
    case prototype
    /// A background, header or footer, which is not a cell.
    case part
    /// A subview of another view.
    case subview
}
