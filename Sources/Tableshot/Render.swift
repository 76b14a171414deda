import Foundation
import TableControls
import TableDrawing
import TableMockups
import TableScreens
import TableText
import TableViews

/// Creates a picture of a table.
///
/// `makeTable` runs with `context` as the current context, so views get the context's theme,
/// colours and fonts. The table has the width of `size` and the height of the region.
///
/// - Parameters:
///   - size: Size of the screen, in points; its height is used for `.screen` only.
///   - region: Part of the table to show.
///   - context: Theme, traits with the scale, clock, locale, time zone and fonts.
///   - makeTable: Creates the table.
/// - Throws: `RenderError` for invalid sizes and regions, and the errors of `makeTable`.
public func render(
    size: CGSize, region: PictureRegion = .screen, context: RenderContext = .current,
    makeTable: () throws -> TableView
) throws -> Picture {
    let scale = context.traits.displayScale
    try PictureLimits.check(size: size, scale: scale)
    let log = DiagnosticLog()
    return try DiagnosticLog.$current.withValue(log) {
        try context.run {
            let table = try makeTable()
            table.frame = CGRect(origin: .zero, size: size)
            let plan = try PicturePlan(table: table, region: region, size: size)
            return try Picture(view: table, plan: plan, context: context, log: log)
        }
    }
}

/// Creates a picture of a controller's table, with the life cycle of a controller on a screen.
///
/// `makeController` runs with `context` as the current context. The controller loads the table
/// and receives `viewWillAppear` and `viewIsAppearing`. The rows are laid out between
/// `viewWillLayoutSubviews` and `viewDidLayoutSubviews`. The table is drawn after
/// `viewDidAppear`. The picture retains the controller.
///
/// - Throws: `RenderError` for invalid sizes and regions, and the errors of `makeController`.
public func render(
    size: CGSize, region: PictureRegion = .screen, context: RenderContext = .current,
    makeController: () throws -> TableViewController
) throws -> Picture {
    try PictureLimits.check(size: size, scale: context.traits.displayScale)
    let log = DiagnosticLog()
    return try DiagnosticLog.$current.withValue(log) {
        try context.run {
            let controller = try makeController()
            let table = controller.tableOnScreen(size: size)
            let plan = try PicturePlan(table: table, region: region, size: size)
            return try Picture(
                view: table, plan: plan, context: context, log: log, owner: controller)
        }
    }
}

/// Creates a picture of a screen with its bars, alone or in a device's bezel.
///
/// - Parameters:
///   - region: Screen at its own height or at the height of its content; for a section or a
///     row, the part of the table without bars.
///   - context: Theme, traits with the scale, clock, locale, time zone and fonts.
///   - inBezel: Whether the frame of a device surrounds the screen.
///   - makeScreen: Creates the screen with `context` as the current context.
/// - Throws: `RenderError` for invalid sizes and regions, and the errors of `makeScreen`.
public func render(
    region: PictureRegion = .screen, context: RenderContext = .current, inBezel: Bool = false,
    makeScreen: () throws -> ScreenView
) throws -> Picture {
    let log = DiagnosticLog()
    return try context.run {
        try DiagnosticLog.$current.withValue(log) {
            let screen = try makeScreen()
            screen.layoutIfNeeded()
            switch region {
            case .screen, .content:
                let root = inBezel ? DeviceBezel(screen: screen) : screen as View
                root.layoutIfNeeded()
                let plan = try PicturePlan(screen: screen, region: region)
                return try Picture(view: root, plan: plan, context: context, log: log)
            case .section, .row:
                guard let table = screen.tableView else {
                    throw RenderError.region("the screen shows no table, so it has no such part")
                }
                table.removeFromSuperview()
                let plan = try PicturePlan(
                    table: table, region: region, size: screen.bounds.size)
                return try Picture(view: table, plan: plan, context: context, log: log)
            }
        }
    }
}

/// Creates a picture of any view at its own size, on a transparent background.
///
/// - Throws: `RenderError.size` if the view has no size, and the errors of `makeView`.
public func render(
    context: RenderContext = .current, makeView: () throws -> View
) throws -> Picture {
    let log = DiagnosticLog()
    return try DiagnosticLog.$current.withValue(log) {
        try context.run {
            let view = try makeView()
            let size = view.bounds.size
            view.frame = CGRect(origin: .zero, size: size)
            return try Picture(
                view: view, plan: PicturePlan(view: view, size: size), context: context, log: log)
        }
    }
}

/// Creates a picture of a document.
///
/// - Parameters:
///   - document: Document to draw.
///   - region: Part to show, or `nil` for the document's choice: a screen, or its whole
///     content.
///   - fontBook: Fonts for texts.
/// - Throws: `RenderError` for invalid sizes and regions.
public func render(
    _ document: TableDocument, region: PictureRegion? = nil, fontBook: FontBook = .standard
) throws -> Picture {
    let whole = document.screen.height == .content ? PictureRegion.content : .screen
    if let bars = document.bars {
        return try render(
            region: region ?? whole, context: document.context(fontBook: fontBook),
            inBezel: bars.bezel
        ) { document.makeScreen() }
    }
    return try render(
        size: document.screen.size, region: region ?? whole,
        context: document.context(fontBook: fontBook)
    ) { document.makeTable() }
}

extension TableViewController {
    /// Loads the table, places it on a screen of a size in points, and returns it after
    /// `viewDidAppear(_:)`.
    func tableOnScreen(size: CGSize) -> TableView {
        loadViewIfNeeded()
        let table: TableView = tableView
        table.frame = CGRect(origin: .zero, size: size)
        viewWillAppear(false)
        viewIsAppearing(false)
        viewWillLayoutSubviews()
        _ = table.visibleCells
        viewDidLayoutSubviews()
        viewDidAppear(false)
        return table
    }
}
