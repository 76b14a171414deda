import Foundation
import TableControls
import TableViews

extension ViewUse {
    /// Creates a view for the current render and shows its values.
    func view() -> View? {
        guard let view = prototype.makeView() else { return nil }
        _ = prototype.give(values, to: view)
        return view
    }

    /// Creates a view above or below all sections, with the table's width.
    ///
    /// The height comes from its description or its content.
    func view(width: CGFloat) -> View? {
        let sized = prototype.sizedView(rowHeight: nil)
        guard let view = prototype.makeView(as: sized) else { return nil }
        let declared = sized.framedHeight ?? 0
        view.frame = CGRect(x: 0, y: 0, width: width, height: declared)
        view.layOutProvisionally()
        _ = prototype.give(values, to: view)
        guard height == nil else { return view }
        view.layOutProvisionally()
        view.frame.size.height = prototype.contentHeight(of: view, declared: declared)
        return view
    }
}

extension CellPrototype {
    /// Creates a view of this prototype.
    ///
    /// Returns `nil` and adds a diagnostic if the view cannot be created.
    func makeView() -> View? { makeView(as: view) }

    /// Creates a view of this prototype from a changed description.
    func makeView(as description: ViewDescription) -> View? {
        Nib(name: name, objects: [description], classes: classes)
            .instantiate(withOwner: nil, options: nil).first as? View
    }
}
