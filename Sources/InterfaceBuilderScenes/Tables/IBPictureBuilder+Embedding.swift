import DocumentSyntax
import Foundation
import InterfaceBuilder
@_spi(Subclassing) import TableControls
import TableDrawing
import TableMockups
import TableScreens
import TableViews

/// Tables and bars inside other views.
extension IBPictureBuilder {
    /// Registers classes that make the tables and bars inside a view with their contents.
    func embedViews(in view: IBView) {
        for inner in view.outermostEmbedded where describer.embeddedClasses[inner.location] == nil {
            guard let parts = contents(of: inner) else { continue }
            do {
                let document = try withLook(of: inner) {
                    try tableDocument(.mapping(parts, at: inner.location))
                }
                let name = "\(inner.object.element) \(describer.embeddedClasses.count + 1)"
                describer.classes.add(
                    Self.viewClass(named: name, inner.kind, document, inner.frame?.cgRect.size))
                describer.embeddedClasses[inner.location] = name
            } catch {
                embeddingError = embeddingError ?? error
            }
        }
    }

    /// Returns the document that consists of a table or a bar, or `nil` for another view.
    private func contents(of view: IBView) -> KeyValuePairs<String, DocumentNode?>? {
        let empty = DocumentNode.mapping([:], at: view.location)
        func bars(_ name: String, _ bar: DocumentNode?) -> KeyValuePairs<String, DocumentNode?> {
            let entry = bar.map { empty.adding([name: $0]) }
            return ["bars": entry, "table": empty]
        }
        switch view.kind {
        case .tableView: return ["table": filledTableNode(of: view)]
        case .searchBar: return ["table": empty.adding(["searchBar": searchBarNode(view)])]
        case .navigationBar: return bars("navigationBar", navigationBarNode(view))
        case .toolbar: return bars("toolbar", toolbarNode(view))
        case .tabBar: return bars("tabBar", tabBarNode(view))
        default: return nil
        }
    }

    private static func viewClass(
        named name: String, _ kind: IBViewKind, _ document: TableDocument, _ size: CGSize?
    ) -> ViewClass {
        var document = document
        if let size, size.width > 0, size.height > 0 {
            document.screen.width = size.width
            document.screen.height = .points(size.height)
        }
        let made = document
        guard kind != .tableView else {
            return ViewClass(EmbeddedTableView.self, named: name, "A table with its rows.") { _ in
                EmbeddedTableView(made.makeTable())
            }
        }
        return ViewClass(View.self, named: name, "A bar with its items.") { _ in
            let bar: View?
            switch kind {
            case .searchBar: bar = made.makeTable().tableHeaderView
            case .navigationBar: bar = made.makeScreen().navigationBar
            case .toolbar: bar = made.makeScreen().toolbar
            default: bar = made.makeScreen().tabBar
            }
            bar?.removeFromSuperview()
            return bar ?? View()
        }
    }
}

/// A table inside another view, at the top of its rows.
private final class EmbeddedTableView: View {
    private let table: TableView

    init(_ table: TableView) {
        self.table = table
        super.init(frame: table.frame)
        addSubview(table)
    }

    override func layoutSubviews() {
        table.frame = bounds
        table.contentOffset.y = -table.adjustedContentInset.top
    }
}

extension IBView {
    /// The tables and bars inside the view, without views inside of tables and bars.
    fileprivate var outermostEmbedded: [IBView] {
        switch kind {
        case .tableView, .searchBar, .navigationBar, .toolbar, .tabBar: [self]
        default: children.flatMap(\.outermostEmbedded)
        }
    }
}
