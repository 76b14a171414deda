import Foundation
import TableControls
import TableViews
import Tableshot

/// A class of views of a team's source, which the command compiles.
public struct RunnableView: @unchecked Sendable {
    let name: String
    private(set) var kind: Kind
    /// Closure that makes a cell with an initializer of its own, or `nil`.
    private(set) var makeCell: (() -> TableViewCell)?
    let configure: (View) throws -> Void
    /// Whether there are statements of `--with`.
    let isConfigured: Bool

    enum Kind {
        case cell(TableViewCell.Type)
        case header(() -> TableViewHeaderFooterView)
        case gridCell(() -> View)
        case view(() -> View)
    }

    /// States that the views can have.
    var states: Set<CellRunPlan.State> {
        switch kind {
        case .cell, .gridCell: Set(CellRunPlan.State.allCases)
        case .header, .view: [.normal]
        }
    }

    /// Creates a class of cells whose statements of `--with` are a closure.
    public init<Cell: TableViewCell>(
        cell type: Cell.Type, name: String, configure: ((Cell) throws -> Void)? = nil
    ) {
        self.name = name
        isConfigured = configure != nil
        kind = .cell(type)
        self.configure = { view in
            guard let cell = view as? Cell else { return }
            try configure?(cell)
        }
    }

    /// Creates a class of cells with an initializer of their own, which a closure makes.
    public init<Cell: TableViewCell>(
        madeCell make: @escaping () -> Cell, name: String,
        configure: ((Cell) throws -> Void)? = nil
    ) {
        self.init(cell: Cell.self, name: name, configure: configure)
        makeCell = make
    }

    /// Creates a class of headers and footers, whose views a closure makes.
    public init<Header: TableViewHeaderFooterView>(
        header make: @escaping () -> Header, name: String,
        configure: ((Header) throws -> Void)? = nil
    ) {
        self.name = name
        isConfigured = configure != nil
        kind = .header(make)
        self.configure = { view in
            guard let header = view as? Header else { return }
            try configure?(header)
        }
    }

    /// Creates a class of cells of collection views, which a closure makes.
    public init<Cell: View>(
        gridCell make: @escaping () -> Cell, name: String,
        configure: ((Cell) throws -> Void)? = nil
    ) {
        self.init(view: make, name: name, configure: configure)
        kind = .gridCell(make)
    }

    /// Creates a class of other views, which a closure makes.
    public init<Class: View>(
        view make: @escaping () -> Class, name: String,
        configure: ((Class) throws -> Void)? = nil
    ) {
        self.name = name
        isConfigured = configure != nil
        kind = .view(make)
        self.configure = { view in
            guard let view = view as? Class else { return }
            try configure?(view)
        }
    }
}

/// Data source and delegate of a table with a single cell, or with a single header.
///
/// A cell that the table reuses after measuring would lose the values of its initializer.
final class SingleViewSource: TableViewDataSource, TableViewDelegate {
    private let view: RunnableView
    private let nibView: () -> View?
    private let makeHeader: (() -> View)?
    private var header: View?
    /// Error of the statements of `--with`.
    private(set) var error: (any Error)?
    /// Texts in place of those that the code does not set.
    private(set) var placeholders: [String] = []
    /// Reuse identifier of the cell.
    let identifier: String

    /// - Parameters:
    ///   - identifier: reuse identifier of the cell.
    ///   - nibView: returns the cell or header of a nib, or `nil`.
    init(_ view: RunnableView, identifier: String, nibView: @escaping () -> View?) {
        self.view = view
        self.identifier = identifier
        self.nibView = nibView
        makeHeader = if case .header(let make) = view.kind { { nibView() ?? make() } } else { nil }
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        makeHeader == nil ? 1 : 0
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard case .cell(let type) = view.kind else { return TableViewCell() }
        let made =
            nibView() as? TableViewCell ?? view.makeCell?()
            ?? type.init(style: .default, reuseIdentifier: identifier)
        configure(made)
        return made
    }

    /// Height, in points, of a cell whose constraints give none: the standard height of 44 points, and
    /// as much more as the subviews need.
    ///
    /// UIKit has the standard height in this case. The application states a greater height, which is
    /// not known here.
    func heightWithoutConstraints(_ cell: TableViewCell, width: Double) -> CGFloat {
        let standard: CGFloat = 44
        cell.frame = CGRect(x: 0, y: 0, width: width, height: standard)
        cell.layoutIfNeeded()
        let views = (cell.subviews + cell.contentView.subviews).filter {
            !$0.isHidden && $0 !== cell.contentView && $0 !== cell.backgroundView
                && $0 !== cell.selectedBackgroundView
        }
        let top = views.map { -$0.frame.minY }.max() ?? 0
        let bottom = views.map { $0.frame.maxY - standard }.max() ?? 0
        return min(standard + max(top, 0) + max(bottom, 0), 2_000)
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        if header == nil, let makeHeader {
            let made = makeHeader()
            configure(made)
            header = made
        }
        return header
    }

    private func configure(_ made: View) {
        do { try view.configure(made) } catch { self.error = error }
        MainQueue.runDueWork()
        if !view.isConfigured { placeholders = PlaceholderTexts.fill(made) }
    }
}

extension TableView {
    /// Lays out the visible cells, and then again with the sizes that constraints gave their subviews.
    ///
    /// A method `layoutSubviews()` that reads the size of a subview needs the second layout, which
    /// UIKit makes after it has measured a row.
    func layOutCellsAgain() {
        // The table makes and lays out its cells when it is lowered.
        _ = lowered()
        for cell in visibleCells { cell.setSubtreeNeedsLayout() }
    }
}

extension View {
    fileprivate func setSubtreeNeedsLayout() {
        setNeedsLayout()
        for view in subviews { view.setSubtreeNeedsLayout() }
    }
}
