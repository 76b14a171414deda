import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableViews

/// Name of a view in warnings.
///
/// If a row, header or footer has several unnamed views of a class, the name contains the text or
/// the number of the view.
struct ViewName {
    private let view: View

    init(_ view: View) { self.view = view }

    /// The name, such as `first Label` or `Label that shows "Total"`.
    var text: String {
        // The part name of an accessory view is its position, which does not describe the
        // view.
        if view is Control, let partName = view.identity.partName {
            return "\(type(of: view)) \"\(partName)\""
        }
        let inspection = view.inspection
        guard view.outletName == nil, !inspection.isOwnPart, !(view is TableViewCell) else {
            return inspection.spokenInspectionName
        }
        let alike = unnamedViews(in: root)
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === view }) else {
            return inspection.spokenInspectionName
        }
        if let text = Self.identifyingText(of: view),
            alike.filter({ Self.identifyingText(of: $0) == text }).count == 1
        {
            return "\(inspection.inspectionName) that shows \(Self.shortened(text))"
        }
        let place = view.identity.described?.location.map { " (at \($0))" } ?? ""
        return Self.numbered(inspection.inspectionName, index) + place
    }

    /// Row, header or footer around the view, or the outermost view below the table.
    private var root: View {
        var root = view
        while let around = root.superview, !(around is TableView), !(root is TableViewCell),
            !(root is TableViewHeaderFooterView)
        {
            root = around
        }
        return root
    }

    /// Returns the unnamed views of the view's class in a container.
    private func unnamedViews(in container: View) -> [View] {
        container.displayedParts.flatMap { part -> [View] in
            let isAlike =
                type(of: part) == type(of: view) && part.outletName == nil
                && !part.inspection.isOwnPart
            return (isAlike ? [part] : []) + unnamedViews(in: part)
        }
    }

    /// Returns readable text in a view, with which the author can identify it.
    private static func identifyingText(of view: View) -> String? {
        let text =
            switch view {
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

extension View {
    /// Location of the view for a finding, or `nil`.
    ///
    /// The location is in the file of Interface Builder that contains the row, header or footer.
    /// Otherwise, the location of the row, header or footer is more specific than the location of
    /// its description.
    var placeOfFinding: String? {
        let views = sequence(first: self) { $0.superview }
        let described = views.lazy.compactMap(\.identity.described)
        guard let origin = described.first(where: { $0.location != nil }),
            let own = origin.location
        else { return DiagnosticLog.place }
        guard let current = DiagnosticLog.place else { return own }
        return origin.identifier != nil && Self.file(of: own) == Self.file(of: current)
            ? own : current
    }

    /// Returns the file of a location `file:line:column`.
    private static func file(of location: String) -> String {
        location.split(separator: ":").dropLast(2).joined(separator: ":")
    }
}
