import ArgumentParser
import CellRunning
import DocumentSyntax
import Foundation
import SourceRewriting
import Tableshot

/// The command that draws cells from their Swift sources.
struct RunCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "run",
            abstract: "Compile cells written for UIKit, and draw them.",
            discussion: """
                Compiles the files with Swift's compiler and a module UIKit of this program, and draws \
                each cell in its states, headers and footers, and the views of files without cells. \
                The files need no changes: outlets, actions, selectors and attributes of Objective-C are rewritten in a \
                copy. Other files that a cell needs are found in the folder of the application by the \
                compiler's own errors. A xib with the name of a class is its nib.

                The code runs in a process of its own, which can read files, but change none, use no \
                network, and has a limit of time and memory. Compiled programs are kept in ~/.cache/tableshot.

                  \(name) run PriceCell.swift
                  \(name) run PriceCell.swift --with 'cell.price = "€ 3"' -o price.png
                  \(name) run Sources/Cells --state normal --appearance dark -o cells.png
                  \(name) run PriceCell.swift --explain
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "Swift files, and folders, which are searched for files with cells.",
            valueName: "file"),
        completion: .file(extensions: ["swift"]))
    var files: [String]

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(
            "The folder with the other files of the application. The default is the nearest folder "
                + "with a Git repository, a package or an Xcode project.", valueName: "folder"),
        completion: .directory)
    var folder: String?

    @Option(
        name: .customLong("with"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A statement that fills each cell or view, which is named 'cell' and 'view'. May be "
                + "repeated.",
            valueName: "statement"))
    var statements: [String] = []

    @Option(
        name: .customLong("class"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The only class to draw. May be repeated. The default is all cells and headers, or all "
                + "views of a file without cells and headers.", valueName: "name"))
    var classes: [String] = []

    @Option(
        name: .customLong("make"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "An expression that makes a view which needs values, such as 'PriceTag(price: 3)'. May "
                + "be repeated.", valueName: "expression"))
    var makers: [String] = []

    @Option(
        name: .customLong("state"),
        help: ArgumentHelp(
            "The states of the cells: normal, highlighted, selected, editing, or 'all' (the "
                + "default).", valueName: "state,state"),
        transform: RunStates.init(argument:))
    var states: RunStates?

    @Flag(
        help: ArgumentHelp(
            "Stand in for types and members that are nowhere in the folder, and name them."))
    var stub = false

    @Flag(help: "List the changes to the sources and the files that were added.")
    var explain = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The processor time for drawing, from 0.1 to 600.", valueName: "seconds"))
    var timeout = 10.0

    @OptionGroup(title: "Picture") var picture: RunPictureOptions
    @OptionGroup var fontOptions: FontOptions

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The picture's file, with the suffix .png, .svg or .pdf; its folder; or '-' for standard "
                + "output. The default is the name of the file in the current folder.",
            valueName: "file|dir"),
        completion: .file())
    var output: String?

    @Flag(name: .shortAndLong, help: "Do not print the path of the picture or progress.")
    var quiet = false

    func validate() throws {
        if files.contains("") { throw ValidationError("a file's path is empty") }
        if output == "" { throw ValidationError("'--output' is empty; give a file or folder") }
        if !(0.1...600).contains(timeout) {
            throw ValidationError("'--timeout' is \(timeout); give a time from 0.1 to 600 seconds")
        }
    }

    func run() throws {
        let paths = try sourcePaths()
        let root = try folder.map(Self.folder) ?? SourceFolder.around(paths[0])
        let sources = CellSources(
            SourceFolder(root), chosen: Set(classes), made: makers, standsIn: stub)
        let chosen = try drawnPaths(paths, sources)
        let cache = try CacheFolder()
        let toolchain = try SwiftToolchain()
        let compiler = CellCompiler(
            toolchain: toolchain, modules: try CellModules(toolchain, cache: cache), cache: cache,
            sources: sources, stubs: stub)
        var report = RunReport(sources: sources)
        if !quiet { Console.standard.showProgress("compiling") }
        let products = try report.products(
            of: chosen, with: companions(of: chosen, paths), statements, compiler)
        Console.standard.endProgress()
        let drawn = try products.filter { $0.cells.contains { $0.obstacle == nil } }
            .map { stub ? try withoutCrashes($0, sources, compiler) : $0 }
        let unused = products.filter { !$0.cells.contains { $0.obstacle == nil } }
        if explain { try (drawn + unused).forEach(report.explain) }
        (drawn + unused).forEach(report.name)
        if !products.isEmpty {
            guard !drawn.isEmpty else {
                throw CommandFailure(
                    "no class can be drawn",
                    path: chosen.map(CellSources.shown).joined(separator: ", "))
            }
            if !report.isIncomplete { try report.requireFittingStatements(drawn) }
            let place = try place(for: chosen)
            let bytes = try draw(drawn, sources, place, &report)
            try write(bytes, to: place)
        }
        if report.isIncomplete { throw ExitCode(ExitStatus.badInput) }
    }

    /// Statements that are left out because they crash.
    private static let crashLimit = 12

    /// Returns a program without the statements that crash, or the program itself if they cannot be
    /// left out.
    private func withoutCrashes(
        _ product: CellCompiler.Product, _ sources: CellSources, _ compiler: CellCompiler
    ) throws -> CellCompiler.Product {
        var current = product
        for _ in 0..<Self.crashLimit {
            let plan = try plan(current, sources, name: "picture.png")
            do {
                _ = try CellPicture(product: current, plan: plan, seconds: timeout).draw()
                return current
            } catch let failure as CommandFailure {
                guard
                    let next = try? compiler.product(
                        current, withoutStatementAt: failure.places, isPart: true)
                else { return current }
                current = next
            }
        }
        return product
    }

    /// Draws the cells of programs, and returns the bytes of the picture.
    private func draw(
        _ products: [CellCompiler.Product], _ sources: CellSources, _ place: Place,
        _ report: inout RunReport
    ) throws -> Data {
        var outputs: [CellPicture.Output] = []
        let strings = ApplicationStrings(
            paths: sources.folder.strings,
            locale: picture.locale?.locale ?? .init(identifier: "en_US"))
        for problem in strings.problems { Console.standard.printError("warning: \(problem)") }
        for product in products {
            var plan = try plan(product, sources, name: place.name)
            plan.strings = strings.tables
            plan.pluralKeys = strings.pluralKeys
            plan.isDivided = products.count > 1
            let picture = CellPicture(product: product, plan: plan, seconds: timeout)
            do {
                outputs.append(
                    try picture.drawWithoutFailures { failure in
                        report.isIncomplete = true
                        Console.standard.report(failure)
                    })
            } catch let failure as CommandFailure where products.count > 1 {
                report.isIncomplete = true
                Console.standard.report(failure)
            }
        }
        let problems = outputs.flatMap(\.result.problems)
        RunReport.list(problems)
        if problems.contains(where: \.isError) { report.isIncomplete = true }
        guard !outputs.isEmpty else { throw ExitCode(ExitStatus.badInput) }
        try protect(place, products, sources, images: outputs.flatMap(\.result.images))
        guard products.count > 1 else { return outputs[0].bytes }
        let columns =
            max(1, (states?.states.count ?? CellRunPlan.State.allCases.count))
            * max(1, picture.widths.count)
        return try JoinedCellPictures(outputs, scale: picture.scale, columns: columns)
            .bytes(name: place.name, fonts: fontOptions.fonts)
    }

    /// Throws a `CommandFailure` if the picture would replace a file that the run reads.
    private func protect(
        _ place: Place, _ products: [CellCompiler.Product], _ sources: CellSources,
        images: [String]
    ) throws {
        guard let path = place.path else { return }
        var protection = InputProtection()
        protection.write(path, "the picture", advice: "give '-o' another file")
        for product in products {
            for file in product.program.paths { protection.read(file, "a source") }
        }
        let folder = sources.folder
        for nib in folder.nibPaths + folder.storyboardPaths { protection.read(nib, "a nib") }
        for file in folder.strings { protection.read(file, "a file of strings") }
        for image in images { protection.read(image, "an image that a cell shows") }
        for catalog in folder.catalogs { protection.read(folder: catalog, "an asset catalogue") }
        try protection.check()
    }

    // MARK: Inputs

    /// Files with classes to draw, without a folder's files that have no cells and headers.
    private func drawnPaths(_ paths: [String], _ sources: CellSources) throws -> [String] {
        let views = try paths.filter { try !sources.cells($0).isEmpty }
        let parts = try views.filter { try sources.cells($0).contains { $0.kind != .view } }
        let given = Set(files.compactMap { $0.pathOnDisk.realPath })
        let chosen =
            parts.isEmpty ? views : views.filter { given.contains($0) || parts.contains($0) }
        guard chosen.isEmpty else { return chosen }
        throw CommandFailure(
            classes.isEmpty
                ? "no class here inherits from UITableViewCell or another view of UIKit; give a file "
                    + "with such a class"
                : "there is no class \(classes.joined(separator: " or ")) here that inherits from a "
                    + "view of UIKit",
            path: paths.map(CellSources.shown).joined(separator: ", "))
    }

    /// Files of the command line that have no cells, and are compiled with the others.
    private func companions(of chosen: [String], _ paths: [String]) -> [String] {
        let given = Set(files.compactMap { $0.pathOnDisk.realPath })
        return paths.filter { given.contains($0) && !chosen.contains($0) }
    }

    /// Absolute paths of the Swift files of the arguments.
    private func sourcePaths() throws -> [String] {
        var result: [String] = []
        for argument in files {
            guard let path = argument.pathOnDisk.realPath else {
                throw CommandFailure("the file is missing; give an existing file", path: argument)
            }
            if DocumentSearch.isFolder(path) {
                let names = (FileManager.default.enumerator(atPath: path)?.allObjects ?? [])
                    .compactMap { $0 as? String }
                let found = names.filter { $0.hasSuffix(".swift") && !$0.contains("/.") }.sorted()
                    .map { path + "/" + $0 }
                guard !found.isEmpty else {
                    throw CommandFailure("the folder has no Swift files", path: argument)
                }
                result += found
            } else {
                guard path.hasSuffix(".swift") else {
                    throw CommandFailure(
                        "this is not a Swift file; for documents and xibs use 'render'",
                        path: argument)
                }
                result.append(path)
            }
        }
        var seen = Set<String>()
        return result.filter { seen.insert($0).inserted }
    }

    private static func folder(_ argument: String) throws -> String {
        guard DocumentSearch.isFolder(argument), let path = argument.realPath else {
            throw CommandFailure(
                "the folder of '--in' is missing; give an existing folder",
                path: argument)
        }
        return path
    }

    /// The wishes for the process that draws.
    private func plan(
        _ product: CellCompiler.Product, _ sources: CellSources, name: String
    ) throws -> CellRunPlan {
        var plan = picture.plan(
            cells: product.cells.filter { $0.obstacle == nil }.map(\.name),
            states: states?.states ?? CellRunPlan.State.allCases, output: name,
            seconds: Int(timeout.rounded(.up)))
        plan.fonts = fontOptions.fonts.map { $0.realPath ?? $0 }
        try plan.complete(with: product, sources)
        return plan
    }

    // MARK: Output

    /// Place of a picture.
    private struct Place {
        /// Path, or `nil` for standard output.
        let path: String?
        /// Name with its suffix.
        let name: String
    }

    private func place(for files: [String]) throws -> Place {
        let last = files[0].split(separator: "/").last.map(String.init) ?? "cells.swift"
        let base = files.count == 1 ? String(last.dropLast(".swift".count)) : "cells"
        guard let output else { return Place(path: base + ".png", name: "picture.png") }
        if output == "-" { return Place(path: nil, name: "picture.png") }
        let suffix = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if ["png", "svg", "pdf"].contains(suffix), !DocumentSearch.isFolder(output) {
            return Place(path: output, name: "picture." + suffix)
        }
        guard
            !output.contains(".") || DocumentSearch.isFolder(output) || output.hasSuffix("/")
                || output.split(separator: "/").last?.contains(".") == false
        else {
            throw CommandFailure(
                "the suffix of the picture is unknown; give .png, .svg or .pdf", path: output)
        }
        try FileManager.default.createDirectory(
            atPath: output, withIntermediateDirectories: true)
        return Place(
            path: (output as NSString).appendingPathComponent(base + ".png"), name: "picture.png")
    }

    private func write(_ bytes: Data, to place: Place) throws {
        guard let path = place.path else {
            try FileHandleSink.standardOutput().write(Array(bytes))
            return
        }
        try AtomicFile.write(Array(bytes), to: path)
        if !quiet { try Console.standard.print(path) }
    }
}

/// States of cells as a command-line argument.
struct RunStates {
    let states: [CellRunPlan.State]

    /// - Throws: a `ValidationError` for an unknown or repeated state.
    init(argument: String) throws {
        guard argument != "all" else {
            states = CellRunPlan.State.allCases
            return
        }
        states = try argument.split(separator: ",", omittingEmptySubsequences: false).map { text in
            guard let state = CellRunPlan.State(rawValue: String(text)) else {
                let names = CellRunPlan.State.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("found \"\(text)\", expected a state: \(names)")
            }
            return state
        }
        guard Set(states).count == states.count else {
            throw ValidationError("a state is given twice; give each state once")
        }
    }
}
