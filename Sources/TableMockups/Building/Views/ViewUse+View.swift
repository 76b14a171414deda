import Foundation
import TableViews

extension ViewUse {
    /// A view of the render under way, with its values.
    func view() -> View? {
        guard let view = prototype.makeView() else { return nil }
        _ = prototype.give(values, to: view)
        return view
    }

    /// A view above or below all sections: as wide as the table, and as high as its description says
    /// or its content needs.
    func view(width: CGFloat) -> View? {
        let sized = prototype.sizedView(rowHeight: nil)
        guard let view = prototype.makeView(as: sized) else { return nil }
        let declared = sized.framedHeight ?? 0
        view.frame = CGRect(x: 0, y: 0, width: width, height: declared)
        view.layoutIfNeeded()
        _ = prototype.give(values, to: view)
        guard height == nil else { return view }
        view.layoutIfNeeded()
        view.frame.size.height = prototype.contentHeight(of: view, declared: declared)
        return view
    }
}

extension CellPrototype {
    /// A new view of this prototype; nothing, and a diagnostic, where it cannot be made.
    func makeView() -> View? { makeView(as: view) }

    /// A new view of this prototype, of another description of it.
    func makeView(as description: ViewDescription) -> View? {
        Nib(name: name, objects: [description], classes: classes)
            .instantiate(withOwner: nil, options: nil).first as? View
    }
}
