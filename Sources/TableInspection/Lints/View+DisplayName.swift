import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableViews

extension View {
    /// Name of the view in warnings.
    ///
    /// Of several unnamed views of a class in a row, header or footer, a view is identified by
    /// its text, or by its number.
    var displayName: String {
        // The part name of an accessory view is its position, which does not describe the
        // view.
        if self is Control, let partName = identity.partName {
            return "\(type(of: self)) \"\(partName)\""
        }
        guard outletName == nil, !inspection.isOwnPart, !(self is TableViewCell) else {
            return inspection.spokenInspectionName
        }
        let alike = nameRoot.unnamedViews(alike: self)
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === self }) else {
            return inspection.spokenInspectionName
        }
        if let text = identifyingText, alike.filter({ $0.identifyingText == text }).count == 1 {
            return "\(inspection.inspectionName) that shows \(Self.shortened(text))"
        }
        let place = identity.described?.location.map { " (at \($0))" } ?? ""
        return Self.numbered(inspection.inspectionName, index) + place
    }

    /// Row, header or footer around the view, or the outermost view below the table.
    private var nameRoot: View {
        var root = self
        while let around = root.superview, !(around is TableView), !(root is TableViewCell),
            !(root is TableViewHeaderFooterView)
        {
            root = around
        }
        return root
    }

    private func unnamedViews(alike other: View) -> [View] {
        displayedParts.flatMap { view -> [View] in
            let isAlike =
                type(of: view) == type(of: other) && view.outletName == nil
                && !view.inspection.isOwnPart
            return (isAlike ? [view] : []) + view.unnamedViews(alike: other)
        }
    }

    /// Readable text in the view, with which the author can identify it.
    private var identifyingText: String? {
        let text =
            switch self {
            case let button as Button: button.configuration?.title ?? button.currentTitle
            case let field as TextField: field.text ?? field.placeholder
            case let label as Label: label.text
            case let view as TextView: view.text
            default: String?.none
            }
        return text?.isEmpty == false ? text : nil
    }

    /// Maximum number of letters in a text that identifies a view.
    private static let mostLetters = 32

    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > mostLetters || line != text
            ? "\"\(line.prefix(mostLetters))\u{2026}\"" : "\"\(line)\""
    }

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ]

    private static func numbered(_ name: String, _ index: Int) -> String {
        index < ordinals.count ? "\(ordinals[index]) \(name)" : "\(name) number \(index + 1)"
    }
}
