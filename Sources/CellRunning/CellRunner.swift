import Foundation
import TableControls
import TableDrawing
import TableScreens
import TableThemes
import TableViews
import Tableshot

#if os(Linux)
    // The cells are compiled with the module, which this library contains.
    import UIKit
#endif

/// Drawing of a team's cells in a process of its own.
///
/// The command compiles the cells with a main program that calls `main`.
public enum CellRunner {
    /// Draws the cells as the plan says whose path is the process's argument, and ends the process.
    ///
    /// - Parameter registerClasses: registers the classes that nibs may name.
    public static func main(
        _ cells: [RunnableView], registerClasses: (inout ViewClasses) -> Void
    ) -> Never {
        guard CommandLine.arguments.count == 2,
            let data = FileManager.default.contents(atPath: CommandLine.arguments[1]),
            let plan = try? JSONDecoder().decode(CellRunPlan.self, from: data)
        else {
            FileHandle.standardError.write(
                Data("error: 'tableshot run' starts this program\n".utf8))
            exit(64)
        }
        let warnings = Confinement.apply(plan)
        Self.createUserFolders()
        var catalogue = CellCatalogue()
        registerClasses(&catalogue.viewClasses)
        OutletStandIns.addClasses(to: &catalogue.viewClasses)
        var result = CellRunResult()
        result.problems += warnings.map { .init(cell: nil, isError: false, message: $0) }
        do {
            let drawer = CellDrawer(plan, cells, catalogue)
            let draw = {
                guard let request = plan.rows else { return try drawer.draw(into: &result) }
                try drawer.draw(request, into: &result)
            }
            #if os(Linux)
                var resources = ApplicationResources()
                resources.catalogs = plan.catalogs.compactMap {
                    try? AssetCatalog(contentsOf: $0)
                }
                resources.folders = [ImageFolder(plan.application)]
                resources.nibs = drawer.nibs
                resources.strings = plan.strings
                resources.pluralKeys = plan.pluralKeys
                let log = ApplicationResources.ImageLog()
                resources.log = log
                try ApplicationResources.$current.withValue(resources) { try draw() }
                result.images = log.paths
            #else
                try draw()
            #endif
        } catch {
            result.problems.append(.init(cell: nil, isError: true, message: "\(error)"))
        }
        let path = plan.folder + "/" + CellRunPlan.resultName
        let written = (try? JSONEncoder().encode(result).write(to: URL(filePath: path))) != nil
        exit(written ? 0 : 2)
    }
}

extension CellRunner {
    /// Creates the folders that an application finds in its container.
    private static func createUserFolders() {
        for folder in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
            _ = try? FileManager.default.url(
                for: folder, in: .userDomainMask, appropriateFor: nil, create: true)
        }
    }
}

/// The picture of a plan.
struct CellDrawer {
    let plan: CellRunPlan
    let cells: [RunnableView]
    let reader: DocumentReader

    init(_ plan: CellRunPlan, _ cells: [RunnableView], _ catalogue: CellCatalogue) {
        self.plan = plan
        self.cells = cells.filter { plan.cells.contains($0.name) }
        reader = DocumentReader(catalogue: catalogue, assets: [plan.application])
    }

    /// Nibs that the code may ask for by name.
    var nibs: NibBundle {
        NibBundle(files: plan.nibFiles + plan.nibs.values.sorted(), reader: reader)
    }

    /// Draws the picture and adds its problems to a result.
    ///
    /// - Throws: the errors of fonts, pictures and files.
    func draw(into result: inout CellRunResult) throws {
        let context = try context()
        var items: [ContactSheet.Item] = []
        var pictures: [(name: String, picture: Picture)] = []
        var placeholders: [String: [String]] = [:]
        // A table does not keep its data source.
        var sources: [SingleViewSource] = []
        defer { withExtendedLifetime(sources) {} }
        // Cells have more states than other views. They come first, so that each has a line.
        for view in cells.filter({ $0.states.count > 1 }) + cells.filter({ $0.states.count == 1 }) {
            for state in plan.states where view.states.contains(state) {
                for width in plan.widths {
                    let picture: Picture
                    let error: (any Error)?
                    let texts: [String]
                    switch view.kind {
                    case .view(let make), .gridCell(let make):
                        (picture, error, texts) = try self.picture(
                            of: view, make, state, width, context)
                    case .cell, .header:
                        let identifier = plan.identifiers[view.name] ?? view.name
                        let nibView = try nibView(view)
                        let source = SingleViewSource(view, identifier: identifier) { nibView() }
                        sources.append(source)
                        picture = try tablePicture(of: view, source, state, width, context)
                        (error, texts) = (source.error, source.placeholders)
                    }
                    if !texts.isEmpty { placeholders[view.name] = texts }
                    if let error {
                        result.problems.append(
                            .init(cell: view.name, isError: true, message: "--with: \(error)"))
                    }
                    pictures.append((view.name, picture))
                    let box = PictureBox(picture)
                    let detail =
                        plan.widths.count > 1
                        ? "\(state.rawValue), \(width.formatted()) points" : state.rawValue
                    items.append(
                        .init(
                            title: view.name, detail: detail, size: picture.size,
                            scale: picture.scale
                        ) { _ in box.picture })
                }
            }
        }
        if plan.isDivided {
            try write(items, pictures.map(\.picture), into: &result)
        } else if pictures.isEmpty {
            let names = plan.states.map(\.rawValue).joined(separator: " or ")
            throw NoState(names: names)
        } else if pictures.count == 1 {
            try write(pictures[0].picture)
        } else {
            let columns = plan.states.count * plan.widths.count
            try write(
                ContactSheet(items: items, columns: max(columns, 1)).picture(
                    fontBook: context.fontBook))
        }
        for (name, picture) in pictures {
            for problem in picture.diagnostics {
                let isKnown = result.problems.contains {
                    $0.cell == name && $0.message == problem.message
                }
                guard !isKnown else { continue }
                result.problems.append(
                    .init(
                        cell: name, isError: problem.severity == .error, message: problem.message))
            }
        }
        for (name, texts) in placeholders.sorted(by: { $0.key < $1.key }) {
            result.problems.append(
                .init(
                    cell: name, isError: false,
                    message: "nothing sets a text, so names of views are shown: "
                        + "\(texts.joined(separator: ", ")); fill the view with '--with'"))
        }
        for view in cells {
            let classes = reader.catalogue.viewClasses
            guard plan.nibs[view.name] == nil,
                let text = OutletStandIns(
                    view.name, plan.outlets[view.name] ?? [], classes)?.summary
            else { continue }
            result.problems.append(.init(cell: view.name, isError: false, message: text))
        }
        result.isDrawn = true
    }

    /// Writes each picture to a file of its own.
    private func write(
        _ items: [ContactSheet.Item], _ pictures: [Picture], into result: inout CellRunResult
    ) throws {
        for (number, (item, picture)) in zip(items, pictures).enumerated() {
            let file = "\(number).png"
            try picture.writePNG(to: plan.folder + "/" + file)
            result.pictures.append(
                .init(
                    title: item.title, detail: item.detail, width: item.size.width,
                    height: item.size.height, file: file))
        }
    }

    /// Error of states that only cells have.
    private struct NoState: Error, CustomStringConvertible {
        let names: String

        var description: String {
            "headers, footers and other views are not \(names); give '--state normal'"
        }
    }

    private func write(_ picture: Picture) throws {
        let path = plan.folder + "/" + plan.output
        switch plan.output.split(separator: ".").last {
        case "svg": try picture.writeSVG(to: path)
        case "pdf": try picture.writePDF(to: path)
        default: try picture.writePNG(to: path)
        }
    }

    /// Returns the picture of a cell or header at the height that a table gives it.
    private func tablePicture(
        of view: RunnableView, _ source: SingleViewSource, _ state: CellRunPlan.State,
        _ width: Double, _ context: RenderContext
    ) throws -> Picture {
        let size = CGSize(width: width, height: 2_000)
        return try render(size: size, region: .content, context: context) {
            let table = TableView(frame: CGRect(origin: .zero, size: size))
            if case .header = view.kind {
                table.delegate = source
                table.sectionHeaderHeight = TableView.automaticDimension
                table.sectionHeaderTopPadding = 0
            }
            table.rowHeight =
                plan.heights[view.name].map { CGFloat($0) } ?? TableView.automaticDimension
            table.dataSource = source
            table.allowsMultipleSelection = true
            table.isEditing = state == .editing
            let row = IndexPath(row: 0, section: 0)
            if case .cell = view.kind, table.rectForRow(at: row).height < 1 {
                table.rowHeight = source.heightWithoutConstraints(
                    source.tableView(table, cellForRowAt: row), width: width)
            }
            switch state {
            case .selected: table.selectRow(at: row, animated: false, scrollPosition: .none)
            case .highlighted: table.highlightRow(at: row)
            case .normal, .editing: break
            }
            table.layOutCellsAgain()
            return table
        }
    }

    /// Returns the picture of a view at its own size, or at a width and the height that its
    /// constraints give, with the error of the statements of `--with` and the placeholder texts.
    private func picture(
        of view: RunnableView, _ make: () -> View, _ state: CellRunPlan.State, _ width: Double,
        _ context: RenderContext
    ) throws -> (Picture, (any Error)?, [String]) {
        var texts: [String] = []
        var failure: (any Error)?
        let nibView = try nibView(view)
        let picture = try render(context: context) {
            let made = nibView() ?? make()
            do { try view.configure(made) } catch { failure = error }
            MainQueue.runDueWork()
            if !view.isConfigured { texts = PlaceholderTexts.fill(made) }
            #if os(Linux)
                if let cell = made as? UICollectionViewCell {
                    cell.isSelected = state == .selected
                    cell.isHighlighted = state == .highlighted
                }
            #endif
            made.frame = CGRect(origin: .zero, size: Self.size(of: made, width))
            let ground = View(frame: made.frame)
            ground.backgroundColor = .systemBackground
            ground.addSubview(made)
            return ground
        }
        return (picture, failure, texts)
    }

    /// Returns the nib of a class, or a nib with stand-ins for the outlets of the class; or `nil` for
    /// a class without outlets.
    ///
    /// - Throws: a `DocumentError` if a storyboard cannot be read.
    func nib(of view: RunnableView) throws -> Nib? {
        let classes = reader.catalogue.viewClasses
        guard let path = plan.nibs[view.name] else {
            return OutletStandIns(view.name, plan.outlets[view.name] ?? [], classes)?.nib
        }
        guard let name = plan.prototypes[view.name] else { return Nib(path: path, reader: reader) }
        return try Nib(
            contentsOf: URL(filePath: path), prototype: name, classes: classes,
            assets: reader.assets.map { URL(filePath: $0) })
    }

    /// Returns a closure that makes the view of a nib, or `nil` for a class without such a nib.
    private func nibView(_ view: RunnableView) throws -> () -> View? {
        guard let nib = try nib(of: view) else { return { nil } }
        return {
            nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? View }.first
        }
    }

    /// Size of a view, in points: its own, or the size of its constraints or contents.
    private static func size(of view: View, _ width: Double) -> CGSize {
        var size = view.bounds.size
        let content = view.intrinsicContentSize
        var fitted = view
        #if os(Linux)
            // The frame of the content view follows the cell.
            if let cell = view as? UICollectionViewCell { fitted = cell.contentView }
        #endif
        if size.width <= 0 {
            // The constraints of an image may determine a smaller width.
            let fitting = fitted.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: LayoutPriority(rawValue: 500),
                verticalFittingPriority: .fittingSizeLevel
            ).width
            let own = content.width > 0 ? content.width : fitting
            size.width = own > 0 ? min(own, width) : width
        }
        guard size.height <= 0 else { return size }
        let heights = [
            fitted.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height,
            content.height,
            view.sizeThatFits(CGSize(width: size.width, height: 2_000)).height,
        ]
        size.height = heights.first { $0 > 0 && $0 <= 2_000 } ?? 44
        return size
    }

    /// Context with the theme, traits and fonts of the plan.
    private func context() throws -> RenderContext {
        var context = RenderContext()
        if let theme = Theme(named: plan.theme) { context.theme = theme }
        for folder in plan.fonts.reversed() {
            context.fontBook = try context.fontBook.adding(directory: folder)
        }
        context.traits.displayScale = plan.scale
        context.traits.userInterfaceStyle = plan.isDark ? .dark : .light
        context.traits.accessibilityContrast = plan.hasHighContrast ? .high : .normal
        if let name = plan.contentSize, let size = ContentSizeCategory(rawValue: name) {
            context.traits.preferredContentSizeCategory = size
        }
        if let name = plan.locale {
            context.locale = Locale(identifier: name)
            context.traits.layoutDirection = LayoutDirection(of: context.locale)
        }
        if let isRightToLeft = plan.isRightToLeft {
            context.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        return context
    }
}

/// A picture that a sheet draws in the task that created it.
private final class PictureBox: @unchecked Sendable {
    let picture: Picture

    init(_ picture: Picture) { self.picture = picture }
}
