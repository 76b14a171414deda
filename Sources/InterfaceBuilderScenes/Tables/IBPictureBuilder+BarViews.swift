import Foundation
import InterfaceBuilder
import TableControls
import TableMockups
import TableScreens
import TableViews

/// Views in bars: the title views of navigation items, and the custom views of bar items.
extension IBPictureBuilder {
    /// Returns a function that creates a view at the size of its frame.
    private func maker(of view: IBView) -> @Sendable () -> View? {
        embedViews(in: view)
        var description = ViewDescription(view, describer)
        description.autoresizingMask = nil
        description.translatesAutoresizingMask = nil
        let size = view.frame(for: describer.traits)?.cgRect.size
        let classes = describer.classes
        let made = description
        return {
            let nib = Nib(name: "bar", objects: [made], classes: classes)
            guard
                let view = nib.instantiate(withOwner: nil, options: nil).first as? View
            else { return nil }
            view.frame = CGRect(
                origin: .zero, size: size ?? view.sizeThatFits(CGSize(width: 320, height: 44)))
            view.layoutIfNeeded()
            return view
        }
    }

    /// Returns the name that a bar item has in the document until its view takes its place.
    func name(ofCustomView view: IBView) -> String {
        let name = "custom view \(customViews.count + 1) at \(view.location)"
        customViews[name] = BarButtonItem.CustomView(name: name, make: maker(of: view))
        return name
    }

    /// Makes a view the title of the navigation bar.
    func show(titleView view: IBView) { titleView = maker(of: view) }

    /// Puts the views of the file in place of the names of their items.
    func placeViews(in bars: inout BarsDescription) {
        bars.navigationBar?.titleView = titleView
        titleView = nil
        func place(_ items: inout [BarItemDescription]) {
            for index in items.indices {
                guard let name = items[index].title, let view = customViews[name] else { continue }
                items[index].title = nil
                items[index].base.customView = view
            }
        }
        if var bar = bars.navigationBar {
            place(&bar.left)
            place(&bar.right)
            bars.navigationBar = bar
        }
        if var items = bars.toolbar {
            place(&items)
            bars.toolbar = items
        }
    }
}
