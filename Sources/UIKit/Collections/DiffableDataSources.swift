import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews

/// Sections and their items at a moment.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

    /// Creates a snapshot without sections.
    public init() {}

    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    /// The items in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// Number of sections.
    public var numberOfSections: Int { sections.count }
    /// Number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// Returns the items of a section.
    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] { sections.first { $0.section == identifier }?.items ?? [] }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the section of an item.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.section }

    /// Returns the index of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the index of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.section == identifier }
    }

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
    }

    /// Adds items at the end of a section, or of the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        let index = section.map(indexOfSection) ?? (sections.isEmpty ? nil : sections.count - 1)
        guard let index else { return }
        sections[index].items += identifiers
    }

    /// Inserts items before an item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
    ) { insert(identifiers, at: item, offset: 0) }

    /// Inserts items after an item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
    ) { insert(identifiers, at: item, offset: 1) }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
    ) {
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: item) else { continue }
            sections[index].items.insert(contentsOf: identifiers, at: place + offset)
            return
        }
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let removed = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: removed.contains) }
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() { sections = [] }

    /// Removes sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let removed = Set(identifiers)
        sections.removeAll { removed.contains($0.section) }
    }

    /// Asks for cells again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    /// Asks for cells again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
    /// Asks for sections again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section].items[indexPath.row]
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let row = section.items.firstIndex(of: item) {
                return IndexPath(row: row, section: index)
            }
        }
        return nil
    }

    func count(_ section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].items.count : 0
    }
}

/// Data source of a grid from snapshots.
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Sections and their items.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >
    /// Maker of cells.
    public typealias CellProvider = (
        UICollectionView, IndexPath, ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Maker of headers and footers.
    public typealias SupplementaryViewProvider = (
        UICollectionView, String, IndexPath
    ) -> UICollectionReusableView?

    /// Maker of headers and footers.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private weak var grid: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Creates the data source of a grid.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        grid = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Replaces the content.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        grid?.reloadData()
        completion?()
    }

    /// Returns the content.
    open func snapshot() -> Snapshot { current }
    /// Returns the item of a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }
    /// Returns the place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.indexPath(of: itemIdentifier)
    }

    /// Number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.numberOfSections
    }

    /// Number of cells in a section.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { current.count(section) }

    /// Cell of a place.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = current.item(at: indexPath)
        return item.flatMap { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }

    /// Header or footer of a section.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? UICollectionReusableView(frame: .zero)
    }
}

/// Data source of a table from snapshots.
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, TableViewDataSource {
    /// Sections and their items.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >
    /// Maker of cells.
    public typealias CellProvider = (
        TableView, IndexPath, ItemIdentifierType
    ) -> TableViewCell?

    /// Animation of changed rows; changes take effect at once.
    open var defaultRowAnimation = TableView.RowAnimation.automatic
    private weak var table: TableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Creates the data source of a table.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Replaces the content.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        table?.reloadData()
        completion?()
    }

    /// Returns the content.
    open func snapshot() -> Snapshot { current }
    /// Returns the item of a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }
    /// Returns the place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.indexPath(of: itemIdentifier)
    }

    /// Number of sections.
    open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

    /// Number of rows in a section.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        current.count(section)
    }

    /// Cell of a row.
    open func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let item = current.item(at: indexPath)
        return item.flatMap { cellProvider(tableView, indexPath, $0) }
            ?? TableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Title above a section.
    open func tableView(
        _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// Title below a section.
    open func tableView(
        _ tableView: TableView, titleForFooterInSection section: Int
    ) -> String? { nil }
}
