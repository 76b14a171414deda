import Foundation
import TableDrawing
import TableInspection
import TableMockups
import TableText
import TableViews

/// Looks into a table as `render` would show it.
///
/// `makeTable` and `body` run with `context` as the current one.
///
/// - Parameters:
///   - size: the screen in points.
///   - context: theme, traits with the scale, clock, locale, time zone and fonts.
///   - body: gets the table, sized and laid out, to inspect it.
/// - Returns: what `body` returns, and what was noticed meanwhile.
/// - Throws: `RenderError` for sizes that are none and for mistakes of the table, and what the closures
///   throw.
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
        try DiagnosticLog.$current.withValue(log) { try body(makeInspector()) }
    }
    let errors = log.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw RenderError.table(errors) }
    return (value, log.diagnostics)
}

/// Looks into a document's table as `render` would show it.
///
/// - Parameters:
///   - fontBook: the fonts that texts are drawn in.
///   - body: gets the table, sized and laid out, to inspect it.
/// - Returns: what `body` returns, and what was noticed meanwhile.
/// - Throws: `RenderError`, and what `body` throws.
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
    /// Makes the table as high as its content, at most as high as a picture.
    fileprivate func showWholeContent() {
        measureAllRows()
        let limit = CGFloat(PictureLimits.height) / CGFloat(traitCollection.displayScale)
        let height = min(limit, contentSize.height)
        guard height > 0 else { return }
        frame.size.height = height
        contentOffset.y = 0
    }
}
