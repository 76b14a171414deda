import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableViews

/// Cells and tables.
extension IBDescriber {
    /// Returns the description of a cell in the size of the file.
    ///
    /// - Parameter sizesItself: Whether the constraints of the cell determine its height.
    func description(ofCell cell: IBView, sizesItself: Bool) -> ViewDescription {
        var result = description(of: cell, .placedByTable)
        let size = cell.frame(for: traits)?.cgRect.size
        result.autoresizingMask = nil
        if !isForCode { result.accessoryWidth = IBCanvas(document).accessoryWidth(of: cell) }
        if let size, !sizesItself {
            result.place = .frame(CGRect(origin: .zero, size: size))
        } else {
            result.place = .natural
            result.designWidth = size?.width
            result.designSize = size
        }
        return result
    }

    /// Returns whether constraints place the views of a cell.
    func usesConstraints(_ cell: IBView) -> Bool {
        let content = cell["contentView"]?.view
        return !cell.constraints(for: traits).isEmpty
            || content?.constraints(for: traits).isEmpty == false
    }

    // MARK: Cells of nibs

    /// Returns the description of a cell with the views of its standard style and with the views
    /// beside and behind its content.
    ///
    /// - Parameter isStatic: Whether the height of the file is the height of the row.
    func completeDescription(ofCell cell: IBView, isStatic: Bool = false) -> ViewDescription {
        let height = isStatic ? cell["rowHeight"]?.number.flatMap { $0 > 0 ? $0 : nil } : nil
        let sizesItself =
            height == nil && (cell.standardStyle != nil || usesConstraints(cell) && !isStatic)
        var result = description(ofCell: cell, sizesItself: sizesItself)
        if let height, case .frame(let frame) = result.place {
            let size = CGSize(width: frame.width, height: height)
            result.place = .frame(CGRect(origin: .zero, size: size))
        }
        addStandardViews(of: cell, to: &result)
        result.properties["reuseIdentifier"] = cell["reuseIdentifier"]?.text.map { .text($0) }
        for part in ViewPart.allCases where result.parts[part] == nil {
            guard let view = cell[part.rawValue]?.view else { continue }
            result.parts[part] = description(ofPart: view)
        }
        return result
    }

    /// Adds the style, the labels and the image view of a standard cell to its description.
    ///
    /// Files of Xcode 4 state the text and the image of the cell itself.
    func addStandardViews(of cell: IBView, to result: inout ViewDescription) {
        guard let style = cell.standardStyle else { return }
        result.properties["style"] = .text(style)
        result.accessoryWidth = nil
        let properties = cell.object.properties(for: traits)
        add(text: properties["text"]?.text, "text", &result)
        if let image = properties.property("image") { add(image: image, "image", &result) }
        for part in ViewPart.standardParts(ofStyle: style) {
            result.parts[part] = cell.part(part).map { description(of: $0, as: part) }
        }
    }

    /// Returns the description of a label or image view with the properties that the file states.
    ///
    /// The view has the name of the part unless an outlet or the file names it.
    private func description(of view: IBView, as part: ViewPart) -> ViewDescription {
        var result = description(of: view, .placedByTable)
        if result.name == nil { result.name = part.rawValue }
        let properties = view.object.properties(for: traits)
        if properties["textAlignment"]?.text == "natural" {
            result.properties["textAlignment"] = nil
        }
        if properties["fontDescription"] == nil { result.properties["font"] = nil }
        result.autoresizingMask = nil
        result.place = .natural
        return result
    }

    /// Returns the description of a view in the size of the file.
    private func description(ofPart view: IBView) -> ViewDescription {
        var result = description(of: view, .free)
        let size = view.frame(for: traits)?.cgRect.size
        result.place = size.map { .frame(CGRect(origin: .zero, size: $0)) } ?? .natural
        result.autoresizingMask = nil
        result.translatesAutoresizingMask = nil
        return result
    }

    // MARK: Tables of nibs

    /// Returns the description of a table with its static cells or prototypes.
    func completeDescription(ofTable table: IBView) -> ViewDescription {
        var result = description(of: table, .free)
        result.prototypes = cells(table["prototypes"]).map { completeDescription(ofCell: $0) }
        result.sections = (table["sections"]?.list ?? []).compactMap(\.object).map { section in
            StaticSection(
                header: section["headerTitle"]?.text, footer: section["footerTitle"]?.text,
                cells: cells(section["cells"]).map {
                    completeDescription(ofCell: $0, isStatic: true)
                })
        }
        for part in [ViewPart.tableHeaderView, .tableFooterView] {
            guard let view = table[part.rawValue]?.view else { continue }
            result.parts[part] = description(ofPart: view)
        }
        return result
    }

    private func cells(_ list: IBValue?) -> [IBView] {
        (list?.list ?? []).compactMap(\.view).filter { $0.kind == .tableViewCell }
    }
}

extension ViewPart {
    /// Returns the labels and the image view of a standard style.
    fileprivate static func standardParts(ofStyle style: String) -> [ViewPart] {
        switch style {
        case "default": [.textLabel, .imageView]
        case "value2": [.textLabel, .detailTextLabel]
        default: [.textLabel, .detailTextLabel, .imageView]
        }
    }
}

extension IBView {
    /// Standard style of a cell, or `nil` for a cell with its own subviews.
    var standardStyle: String? {
        switch self["style"]?.text {
        case "IBUITableViewCellStyleDefault": "default"
        case "IBUITableViewCellStyleValue1": "value1"
        case "IBUITableViewCellStyleValue2": "value2"
        case "IBUITableViewCellStyleSubtitle": "subtitle"
        default: nil
        }
    }

    /// Returns the label or image view of a standard cell, or `nil`.
    func part(_ part: ViewPart) -> IBView? {
        guard let id = self[part.rawValue]?.reference else { return nil }
        return flattened().first { $0.id == id }
    }
}
