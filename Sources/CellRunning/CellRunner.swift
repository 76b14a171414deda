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
    public static func main(_ cells: [RunnableCell], nibClasses: [NibClass] = []) -> Never {
        guard CommandLine.arguments.count == 2,
            let data = FileManager.default.contents(atPath: CommandLine.arguments[1]),
            let plan = try? JSONDecoder().decode(CellRunPlan.self, from: data)
        else {
            FileHandle.standardError.write(
                Data("error: 'tableshot run' starts this program\n".utf8))
            exit(64)
        }
        Confinement.apply(plan)
        var result = CellRunResult()
        do {
            let drawer = CellDrawer(plan, cells, nibClasses)
            #if os(Linux)
                var resources = ApplicationResources()
                resources.catalogs = plan.catalogs.compactMap {
                    try? AssetCatalog(contentsOf: $0)
                }
                resources.folders = [ImageFolder(plan.application)]
                resources.nibs = drawer.nibs
                try ApplicationResources.$current.withValue(resources) {
                    try drawer.draw(into: &result)
                }
            #else
                try drawer.draw(into: &result)
            #endif
        } catch {
            result.problems.append(.init(cell: nil, isError: true, message: "\(error)"))
        }
        let path = plan.folder + "/" + CellRunPlan.resultName
        let written = (try? JSONEncoder().encode(result).write(to: URL(filePath: path))) != nil
        exit(written ? 0 : 2)
    }
}

/// The picture of a plan.
struct CellDrawer {
    private let plan: CellRunPlan
    private let cells: [RunnableCell]
    private let reader: DocumentReader

    init(_ plan: CellRunPlan, _ cells: [RunnableCell], _ nibClasses: [NibClass]) {
        self.plan = plan
        self.cells = cells.filter { plan.cells.contains($0.name) }
        var catalogue = CellCatalogue()
        for each in nibClasses { each.register(&catalogue.viewClasses) }
        reader = DocumentReader(catalogue: catalogue, assets: [plan.application])
    }

    /// Nibs of the cells, which their code may also ask for by name.
    var nibs: NibBundle {
        let paths = Dictionary(
            plan.nibs.values.map { path in
                (((path as NSString).lastPathComponent as NSString).deletingPathExtension, path)
            }, uniquingKeysWith: { first, _ in first })
        return NibBundle(classes: reader.catalogue.viewClasses) { [reader] name in
            guard let path = paths[name] else {
                throw NibBundle.MissingNib("the folder of the application has no \(name).xib")
            }
            return try NibBundle(
                folder: (path as NSString).deletingLastPathComponent, reader: reader
            )
            .objects(ofNib: name)
        }
    }

    /// Draws the picture and adds its problems to a result.
    ///
    /// - Throws: the errors of fonts, pictures and files.
    func draw(into result: inout CellRunResult) throws {
        let context = try context()
        var pictures: [(cell: RunnableCell, state: CellRunPlan.State, picture: Picture)] = []
        // A table does not keep its data source.
        var sources: [CellSource] = []
        for cell in cells {
            for state in plan.states {
                let source = CellSource(
                    cell, identifier: plan.identifiers[cell.name] ?? cell.name)
                sources.append(source)
                let picture = try picture(of: source, cell, state, context)
                if let error = source.error {
                    result.problems.append(
                        .init(cell: cell.name, isError: true, message: "--with: \(error)"))
                }
                pictures.append((cell, state, picture))
            }
        }
        defer { withExtendedLifetime(sources) {} }
        let whole: Picture
        if pictures.count == 1 {
            whole = pictures[0].picture
        } else {
            let items = pictures.map { cell, state, picture in
                let box = PictureBox(picture)
                return ContactSheet.Item(
                    title: cell.name, detail: state.rawValue, size: picture.size,
                    scale: picture.scale
                ) { _ in box.picture }
            }
            let columns = plan.states.count > 1 ? plan.states.count : 1
            whole = try ContactSheet(items: items, columns: columns).picture(
                fontBook: context.fontBook)
        }
        try write(whole)
        for (cell, _, picture) in pictures {
            for problem in picture.diagnostics {
                let isKnown = result.problems.contains {
                    $0.cell == cell.name && $0.message == problem.message
                }
                guard !isKnown else { continue }
                result.problems.append(
                    .init(
                        cell: cell.name, isError: problem.severity == .error,
                        message: problem.message))
            }
        }
        result.isDrawn = true
    }

    private func write(_ picture: Picture) throws {
        let path = plan.folder + "/" + plan.output
        switch plan.output.split(separator: ".").last {
        case "svg": try picture.writeSVG(to: path)
        case "pdf": try picture.writePDF(to: path)
        default: try picture.writePNG(to: path)
        }
    }

    /// Returns the picture of a cell in a state, at the height of the cell.
    private func picture(
        of source: CellSource, _ cell: RunnableCell, _ state: CellRunPlan.State,
        _ context: RenderContext
    ) throws -> Picture {
        try render(
            size: CGSize(width: plan.width, height: 2_000), region: .content, context: context
        ) {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: plan.width, height: 2_000))
            if let path = plan.nibs[cell.name] {
                let nib = Nib(path: path, reader: reader)
                table.register(
                    nib, forCellReuseIdentifier: plan.identifiers[cell.name] ?? cell.name)
            } else {
                table.register(cell.type, forCellReuseIdentifier: cell.name)
            }
            table.rowHeight = TableView.automaticDimension
            table.dataSource = source
            table.allowsMultipleSelection = true
            table.isEditing = state == .editing
            let row = IndexPath(row: 0, section: 0)
            switch state {
            case .selected: table.selectRow(at: row, animated: false, scrollPosition: .none)
            case .highlighted: table.highlightRow(at: row)
            case .normal, .editing: break
            }
            return table
        }
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
