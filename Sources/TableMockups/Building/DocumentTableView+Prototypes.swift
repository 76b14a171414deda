import Foundation
import TableControls
import TableDrawing
import TableViews

/// Cells from the prototypes of the document.
extension DocumentTableView {
    func cell(_ prototype: CellPrototype, at indexPath: IndexPath) -> TableViewCell {
        let identifier = prototype.reuseIdentifier
        if prototypeNibs[identifier] == nil {
            if traitCollection.layoutDirection == .rightToLeft { prototype.warnOfFrames() }
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

extension CellPrototype {
    /// Warns of frames that keep their side from right to left.
    ///
    /// UIKit mirrors stacks and constraints with leading and trailing, and no frames.
    fileprivate func warnOfFrames() {
        guard case .frame(let whole) = view.place else { return }
        let isSided = view.subviews.contains {
            guard case .frame(let frame) = $0.place else { return false }
            return abs(frame.minX + frame.maxX - whole.width) > 1
        }
        guard isSided else { return }
        DiagnosticLog.warn(
            "prototype.frames-from-right-to-left",
            "the frames of the prototype \"\(name)\" keep their sides from right to left, as in "
                + "UIKit; constraints with leading and trailing mirror")
    }
}
