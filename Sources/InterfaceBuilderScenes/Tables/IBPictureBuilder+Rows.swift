import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableImages
import TableMockups

/// Rows of cells.
extension IBPictureBuilder {
    /// Returns the row of a cell.
    ///
    /// - Parameters:
    ///   - table: The table of the cell, or `nil` for a cell of a xib.
    ///   - isPrototype: Whether the cell has a size of the canvas alone if rows size themselves.
    func row(of cell: IBView, in table: IBView?, isPrototype: Bool) -> DocumentNode {
        let location = cell.location
        let properties = cell.object.properties(for: describer.traits)
        return prototypeRow(of: cell, in: table, isPrototype: isPrototype).adding([
            "height": height(of: cell, in: table, isPrototype: isPrototype),
            "selectionStyle": choice(properties.property("selectionStyle")),
            "editingAccessory": accessory(properties.property("editingAccessoryType")),
            "indentationWidth": indentationWidth(properties.property("indentationWidth")),
            "shouldIndentWhileEditing": flag(properties.property("shouldIndentWhileEditing")),
            "separatorInset": separatorInset(properties.property("separatorInset")),
            "backgroundView": background(cell["backgroundView"]?.view),
            "selectedBackgroundView": background(cell["selectedBackgroundView"]?.view),
            "accessoryView": accessoryView(cell["accessoryView"]?.view),
            "editingAccessoryView": accessoryView(cell["editingAccessoryView"]?.view),
            "selected": flag(properties.property("selected")),
            "highlighted": flag(properties.property("highlighted")),
        ])
        .located(at: location)
    }

    // MARK: Prototypes

    /// Returns the row that shows a cell as a prototype of its own.
    private func prototypeRow(
        of cell: IBView, in table: IBView?, isPrototype: Bool
    ) -> DocumentNode {
        let location = cell.location
        embedViews(in: cell)
        let isStandard = cell.standardStyle != nil
        let sizesItself =
            (isStandard || describer.usesConstraints(cell))
            && height(of: cell, in: table, isPrototype: isPrototype) == nil
        var description = describer.description(ofCell: cell, sizesItself: sizesItself)
        if !sizesItself { description.heightBelowContent = IBCanvas(document).heightBelowContent }
        describer.addStandardViews(of: cell, to: &description)
        describer.addOutlets(of: cell, to: &description)
        if sizesItself, !isStandard, let size = cell.frame(for: describer.traits)?.cgRect.size {
            description.constraints.append(Self.height(of: size))
        }
        let name = addPrototype(description)
        return .mapping(
            ["cell": .text(name, at: location), "values": values(for: description)], at: location)
    }

    /// Returns the constraint of a cell whose other constraints leave the height open.
    ///
    /// The priority is above the priority of the smallest size, and below every priority of a
    /// content.
    private static func height(of size: CGSize) -> ConstraintDescription {
        ConstraintDescription(
            .init(nil, .height), constant: size.height - heightOfSeparator,
            priority: LayoutPriority(51))
    }

    /// Height of the separator below the content view, in points.
    private static let heightOfSeparator: CGFloat = 0.5

    /// Height of the options for the cells of xibs and for pictures of prototypes, or `nil`.
    private func givenHeight(in table: IBView?) -> CGFloat? {
        if case .prototype = part.content { return options.height }
        return table == nil ? options.height : nil
    }

    private func tableHeight(_ table: IBView?) -> Double? {
        table?["rowHeight"]?.number.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Whether the picture shows a prototype as Xcode's canvas does, in the size of the file.
    private var showsCanvas: Bool {
        guard case .prototype = part.content else { return false }
        return options.widths.isEmpty && options.texts.isEmpty
    }

    /// Returns the height of a row, or `nil` if the content determines the height.
    ///
    /// A static cell has its own height. A prototype has its own height if the table states a
    /// height for all rows, because only code gives rows of such a table other heights. In other
    /// tables prototypes with constraints size themselves, except in the size of the file.
    private func height(of cell: IBView, in table: IBView?, isPrototype: Bool) -> DocumentNode? {
        if let height = givenHeight(in: table) {
            return .number(Double(height), at: cell.location)
        }
        guard let table else { return nil }
        let own = height(cell.object.properties.property("rowHeight"))
        let all = tableHeight(table)
        if let own, !isPrototype || all != nil || showsCanvas { return own }
        if let all { return .number(min(all, Self.largest), at: table.location) }
        if describer.usesConstraints(cell) || cell.standardStyle != nil { return nil }
        return isPrototype ? own : .number(Self.heightOfStaticRow, at: cell.location)
    }

    /// Height of a static row that neither the file nor constraints determine, in points.
    private static let heightOfStaticRow = 44.0

    // MARK: Values

    func flag(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let flag = property.value.flag else { return nil }
        return .flag(flag, at: property.location)
    }

    private func accessory(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let name = IBDescriber.accessory(property.value) else { return nil }
        return .plain(name, at: property.location)
    }

    private func indentationWidth(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let width = property.value.number, width != 10 else { return nil }
        return .number(min(max(width, 0), 1000), at: property.location)
    }

    /// Returns an image of a row or bar, or `nil` with a note if there is no such image.
    func imageNode(_ property: IBProperty?) -> DocumentNode? {
        guard let property, let image = property.value.image else { return nil }
        let location = property.location
        let mode = image.renderingMode
        let template: DocumentNode? =
            mode == "template" || mode == "original"
            ? .flag(mode == "template", at: location) : nil
        if image.isSymbol {
            guard Image.hasSymbol(named: image.name) else {
                describer.leaveOut(
                    "the symbol \(image.name.quoted) is not drawn", at: location, .image)
                return nil
            }
            return .mapping(
                ["symbol": .text(image.name, at: location), "template": template], at: location)
        }
        guard describer.reference(image.name, at: location) != nil else { return nil }
        let isAsset = describer.environment.images.assets.contains {
            $0.imageNames.contains(image.name)
        }
        return .mapping(
            [
                isAsset ? "asset" : "file": .text(image.name, at: location), "template": template,
            ], at: location)
    }
}

extension DocumentNode {
    /// Returns the value at another location.
    fileprivate func located(at location: DocumentLocation) -> DocumentNode {
        DocumentNode(value, at: location)
    }
}
