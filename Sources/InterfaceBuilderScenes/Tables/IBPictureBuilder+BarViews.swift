import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
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
        let name = newName(at: view.location)
        let custom = BarButtonItem.CustomView(name: name, make: maker(of: view))
        placedItems[name] = IBBarItemChange(customView: custom)
        return name
    }

    /// Returns the name that a space has in the document until the space takes its place.
    func name(of space: BarButtonItem, at location: DocumentLocation) -> String {
        let name = newName(at: location)
        placedItems[name] = IBBarItemChange(space: space)
        return name
    }

    /// Returns the name that a moved item has in the document until it has its title, or `nil` for
    /// an item in its standard place.
    func name(ofAdjusted item: IBObject, title: String?) -> String? {
        var change = IBBarItemChange(item)
        guard change.movesParts else { return nil }
        let name = newName(at: item.location)
        change.title = title
        placedItems[name] = change
        return name
    }

    private func newName(at location: DocumentLocation) -> String {
        "bar item \(placedItems.count + 1) at \(location)"
    }

    /// Makes a view the title of the navigation bar.
    func show(titleView view: IBView) { titleView = maker(of: view) }

    /// Gives bar items what a document does not state: views, widths of spaces, and offsets.
    func placeViews(in bars: inout BarsDescription) {
        bars.navigationBar?.titleView = titleView
        titleView = nil
        func place(_ items: inout [BarItemDescription]) {
            for index in items.indices {
                guard let name = items[index].title, let change = placedItems[name] else {
                    continue
                }
                items[index].title = change.title
                change.apply(to: &items[index].base)
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
        guard var bar = bars.tabBar, bar.items.count == tabChanges.count else { return }
        for (index, change) in tabChanges.enumerated() {
            bar.items[index].imageInsets = change.imageInsets
            bar.items[index].titlePositionAdjustment = change.titlePositionAdjustment
        }
        bars.tabBar = bar
        tabChanges = []
    }
}
