import Foundation
import TableControls
import TableDrawing
import TableViews

// MARK: Registration

extension UICollectionView {
    /// Names the class of cells.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        sources[identifier] = (cellClass as? UICollectionReusableView.Type).map { .type($0) }
    }

    /// Names the nib of cells.
    public func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
        sources[identifier] = nib.map { .nib($0) }
    }

    /// Names the class of headers or footers.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        sources[kind + "/" + identifier] =
            (viewClass as? UICollectionReusableView.Type).map { .type($0) }
    }

    /// Names the nib of headers or footers.
    public func register(
        _ nib: Nib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) { sources[kind + "/" + identifier] = nib.map { .nib($0) } }

    private func make<Element: UICollectionReusableView>(
        _ key: String, _ identifier: String, standard: Element.Type
    ) -> Element {
        var made: Element?
        switch sources[key] {
        case .type(let type): made = type.init(frame: .zero) as? Element
        case .nib(let nib):
            made =
                nib.instantiate(withOwner: nil, options: nil).lazy
                .compactMap { $0 as? Element }.first
        case nil: break
        }
        if made == nil {
            DiagnosticLog.record(
                Diagnostic(
                    "uikit.reuse-identifier",
                    message: "no class or nib is registered for the reuse identifier "
                        + "\(String(reflecting: String(identifier.prefix(64)))); an empty element "
                        + "is drawn"))
        }
        let element = made ?? standard.init(frame: .zero)
        element.queueIdentifier = identifier
        return element
    }

    /// Returns a cell of a registered class or nib.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = make(identifier, identifier, standard: UICollectionViewCell.self)
        let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)
        if let size = place?.size, size != .zero { cell.frame.size = size }
        return cell
    }

    /// Returns a header or footer of a registered class or nib.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        make(
            elementKind + "/" + identifier, identifier, standard: UICollectionReusableView.self)
    }

    /// Configuration of cells of a class.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler

        /// Creates a configuration of cells of a class.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Configuration of headers or footers of a class.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler

        /// Creates a configuration of views of a class.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// Returns a configured cell.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = Cell.init(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a configured header or footer.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Supplementary.init(frame: .zero)
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

// MARK: Changes

/// Changes of the content, which take effect at once.
extension UICollectionView {
    /// Asks the data source for sections again.
    public func reloadSections(_ sections: IndexSet) { setNeedsElements() }
    /// Asks the data source for cells again.
    public func reloadItems(at indexPaths: [IndexPath]) { setNeedsElements() }
    /// Asks the data source for cells again.
    public func reconfigureItems(at indexPaths: [IndexPath]) { setNeedsElements() }
    /// Inserts sections.
    public func insertSections(_ sections: IndexSet) { setNeedsElements() }
    /// Deletes sections.
    public func deleteSections(_ sections: IndexSet) { setNeedsElements() }
    /// Inserts cells.
    public func insertItems(at indexPaths: [IndexPath]) { setNeedsElements() }
    /// Deletes cells.
    public func deleteItems(at indexPaths: [IndexPath]) { setNeedsElements() }
    /// Moves a cell.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsElements() }

    /// Makes several changes.
    public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        setNeedsElements()
        completion?(true)
    }

    /// Replaces the layout.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    /// Displayed headers or footers of a kind, in no order.
    public func visibleSupplementaryViews(
        ofKind elementKind: String
    ) -> [UICollectionReusableView] {
        elements.filter { $0.key.kind == elementKind }.map(\.value)
    }
}
