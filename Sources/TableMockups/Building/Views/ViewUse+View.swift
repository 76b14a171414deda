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
        guard let view = view() else { return nil }
        let own =
            height
            ?? view.sizeThatFits(
                CGSize(width: width, height: .greatestFiniteMagnitude)
            ).height
        view.frame = CGRect(x: 0, y: 0, width: width, height: own)
        return view
    }
}

extension CellPrototype {
    /// A new view of this prototype; nothing, and a diagnostic, where it cannot be made.
    func makeView() -> View? {
        Nib(name: name, objects: [view], classes: classes)
            .instantiate(withOwner: nil, options: nil).first as? View
    }
}
