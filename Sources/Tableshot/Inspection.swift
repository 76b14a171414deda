import Foundation
import TableControls
import TableDrawing
import TableInspection
import TableMockups
import TableScreens
import TableText
import TableViews

/// Inspects a table in the state shown by `render`.
///
/// `makeTable` and `body` run with `context` as the current context.
///
/// - Parameters:
///   - size: Size of the screen, in points.
///   - context: Theme, traits with the scale, clock, locale, time zone and fonts.
///   - makeTable: Creates the table.
///   - body: Inspects the table after layout.
/// - Returns: The result of `body` and the recorded diagnostics.
/// - Throws: `RenderError` for invalid sizes and errors of the table, and the errors of the
///   closures.
public func inspect<Value>(
    size: CGSize, context: RenderContext = .current, makeTable: () throws -> TableView,
    _ body: (TableInspector) throws -> Value
) throws -> (value: Value, diagnostics: [Diagnostic]) {
    try inspect(size: size, context: context) {
        let table = try makeTable()
        table.frame = CGRect(origin: .zero, size: size)
        return TableInspector(table)
    } body: {
        try body($0)
    }
}

private func inspect<Value>(
    size: CGSize, context: RenderContext, makeInspector: () throws -> TableInspector,
    body: (TableInspector) throws -> Value
) throws -> (value: Value, diagnostics: [Diagnostic]) {
    try PictureLimits.check(size: size, scale: context.traits.displayScale)
    let log = DiagnosticLog()
    let value = try context.run {
        try DiagnosticLog.$current.withValue(log) {
            let inspector = try makeInspector()
            defer { LayoutLint(inspector.screen).record() }
            return try body(inspector)
        }
    }
    let errors = log.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw RenderError.table(errors) }
    return (value, log.diagnostics)
}

/// Inspects a document's table in the state shown by `render`.
///
/// - Parameters:
///   - document: Document with the table.
///   - fontBook: Fonts for texts.
///   - body: Inspects the table after layout.
/// - Returns: The result of `body` and the recorded diagnostics.
/// - Throws: `RenderError`, and the errors of `body`.
public func inspect<Value>(
    _ document: TableDocument, fontBook: FontBook = .standard,
    _ body: (TableInspector) throws -> Value
) throws -> (value: Value, diagnostics: [Diagnostic]) {
    try inspect(size: document.screen.size, context: document.context(fontBook: fontBook)) {
        let isWhole = document.screen.height == .content
        guard document.bars != nil else {
            let table = document.makeTable()
            table.frame = CGRect(origin: .zero, size: document.screen.size)
            if isWhole { table.showWholeContent() }
            return TableInspector(table)
        }
        let screen = document.makeScreen()
        guard let table = screen.tableView else {
            throw RenderError.region("the screen shows no table, so there is none to inspect")
        }
        if isWhole { _ = screen.fitContent() }
        screen.layoutIfNeeded()
        return TableInspector(table, in: screen)
    } body: {
        try body($0)
    }
}

extension TableView {
    /// Resizes the table to the height of its content, limited to the maximum height of a
    /// picture.
    fileprivate func showWholeContent() {
        measureAllRows()
        let limit = CGFloat(PictureLimits.height) / CGFloat(traitCollection.displayScale)
        let height = min(limit, contentSize.height)
        guard height > 0 else { return }
        frame.size.height = height
        contentOffset.y = 0
    }
}
