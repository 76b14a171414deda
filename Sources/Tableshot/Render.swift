import Foundation
import TableDrawing
import TableMockups
import TableText
import TableViews

/// Makes a picture of a table.
///
/// `makeTable` runs with `context` as the current one, so that themes, colours and fonts of what it
/// builds are the context's. The table takes the width of `size`; its height is that of the region.
///
/// - Parameters:
///   - size: the screen in points; its height counts for `.screen` only.
///   - region: the part of the table to show.
///   - context: theme, traits with the scale, clock, locale, time zone and fonts.
/// - Throws: `RenderError` for sizes and regions that are none, and what `makeTable` throws.
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

/// Makes a picture of a controller's table, with the life cycle that a screen gives it.
///
/// `makeController` runs with `context` as the current one. The table is loaded, `viewWillAppear` and
/// `viewIsAppearing` are called, the rows are laid out between `viewWillLayoutSubviews` and
/// `viewDidLayoutSubviews`, and `viewDidAppear` is called; then the table is drawn. The picture
/// keeps the controller.
///
/// - Throws: `RenderError` for sizes and regions that are none, and what `makeController` throws.
public func render(
    size: CGSize, region: PictureRegion = .screen, context: RenderContext = .current,
    makeController: () throws -> TableViewController
) throws -> Picture {
    try PictureLimits.check(size: size, scale: context.traits.displayScale)
    let log = DiagnosticLog()
    return try DiagnosticLog.$current.withValue(log) {
        try context.run {
            let controller = try makeController()
            controller.loadViewIfNeeded()
            let table: TableView = controller.tableView
            table.frame = CGRect(origin: .zero, size: size)
            controller.viewWillAppear(false)
            controller.viewIsAppearing(false)
            controller.viewWillLayoutSubviews()
            _ = table.visibleCells
            controller.viewDidLayoutSubviews()
            controller.viewDidAppear(false)
            let plan = try PicturePlan(table: table, region: region, size: size)
            return try Picture(
                view: table, plan: plan, context: context, log: log, owner: controller)
        }
    }
}

/// Makes a picture of a screen, with its bars, alone or in a device's body.
///
/// - Parameters:
///   - region: the screen, as high as it is or as its content needs; a section or a row shows that part
///     of the table alone, without bars.
///   - makeScreen: makes the screen, with `context` as the current one.
/// - Throws: `RenderError` for sizes and regions that are none, and what `makeScreen` throws.
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

/// Makes a picture of any view, at its own size, on nothing.
///
/// - Throws: `RenderError.size` if the view has no size, and what `makeView` throws.
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

/// Makes a picture of a document that was read.
///
/// - Parameters:
///   - region: the part to show; nothing leaves it to the document: a screen, or its whole content.
///   - fontBook: the fonts that texts are drawn in.
/// - Throws: `RenderError` for sizes and regions that are none.
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
