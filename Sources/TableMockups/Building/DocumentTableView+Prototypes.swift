import Foundation
import TableControls
import TableViews

/// Cells from the prototypes of the document.
extension DocumentTableView {
    func cell(_ prototype: CellPrototype, at indexPath: IndexPath) -> TableViewCell {
        let identifier = prototype.reuseIdentifier
        if prototypeNibs[identifier] == nil {
            let nib = Nib(
                name: prototype.name, objects: [prototype.sizedView(rowHeight: table.rowHeight)],
                classes: prototype.classes)
            prototypeNibs[identifier] = nib
            register(nib, forCellReuseIdentifier: identifier)
        }
        return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// Shows values in a view after restoring the values that an earlier row replaced.
    func show(_ values: PrototypeValues, of prototype: CellPrototype, in view: View) {
        for takeBack in givenValues[view] ?? [] { takeBack() }
        givenValues[view] = prototype.give(values, to: view)
    }
}
