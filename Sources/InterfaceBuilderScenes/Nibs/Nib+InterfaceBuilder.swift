import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableScreens
import TableViews

extension Nib {
    /// Reads a `.xib` file, or a part of a `.storyboard` file.
    ///
    ///     var classes = ViewClasses.standard
    ///     classes.register(PriceCell.self)
    ///     let nib = try Nib(contentsOf: url, classes: classes)
    ///     tableView.register(nib, forCellReuseIdentifier: "PriceCell")
    ///
    /// A nib of a scene contains the root view of the controller, and the owner takes the place of
    /// the controller. A file in `Base.lproj` has the texts of the `.strings` file for the
    /// picture's locale. Asset catalogs beside the file are found.
    ///
    /// UIKit's mistakes become errors of the table, which `render` throws: an outlet without a
    /// property, a runtime attribute without a property, a wrong reuse identifier. A class without
    /// a registration is a warning, and its base class takes its place.
    ///
    /// - Parameters:
    ///   - scene: Storyboard identifier, class, title or id of a controller, or `nil` for the
    ///     initial controller.
    ///   - prototype: Reuse identifier, class or id of a cell, or `nil` for all top-level views.
    ///   - classes: Classes of the file's views.
    ///   - assets: Folders with images, and asset catalogs.
    /// - Throws: A `DocumentError` with file, line and column if the file cannot be read or has no
    ///   such part.
    public convenience init(
        contentsOf url: URL, scene: String? = nil, prototype: String? = nil,
        classes: ViewClasses = .standard, assets: [URL] = []
    ) throws(DocumentError) {
        let path = url.path
        let document = try IBDocument.read(path: path, strings: nil)
        let part = IBNib.Part(scene: scene, prototype: prototype)
        let assets = assets.map(\.path)
        _ = try IBNib.views(of: document, part)
        let classes = classes.withScrollView
        self.init(name: url.deletingPathExtension().lastPathComponent, classes: classes) {
            try IBNib.objects(path: path, document, part, classes: classes, assets: assets)
        }
    }
}

extension IBNib {
    /// Returns the top-level views of a file for the current picture, and records warnings and
    /// mistakes of the file.
    ///
    /// - Parameter document: The file without the texts of a `.strings` file, or `nil` for a file
    ///   that is not read yet.
    /// - Throws: a `DocumentError` with file, line and column.
    static func objects(
        path: String, _ document: IBDocument? = nil, _ part: Part = Part(), classes: ViewClasses,
        assets: [String]
    ) throws(DocumentError) -> [ViewDescription] {
        let strings = NibFolders.strings(of: path, locale: RenderContext.current.locale)
        let read: IBDocument
        if let document, strings == nil {
            read = document
        } else {
            read = try IBDocument.read(path: path, strings: strings)
        }
        let folders = NibFolders(of: path, assets: assets).assets
        let nib = try IBNib(read, part, classes: classes, folders: folders)
        for problem in nib.problems { DiagnosticLog.record(problem.diagnostic) }
        return nib.objects
    }

    /// Describes the part of a file for the current picture.
    ///
    /// - Throws: a `DocumentError` if the file does not have the part, or if an asset catalog
    ///   cannot be read.
    init(
        _ document: IBDocument, _ part: Part, classes: ViewClasses, folders: [String]
    ) throws(DocumentError) {
        var catalogue = CellCatalogue()
        catalogue.viewClasses = classes
        let reader = DocumentReader(
            catalogue: catalogue, fontBook: RenderContext.current.fontBook)
        var environment = try Self.environment(of: document, folders, reader, adding: nil)
        let traits = RenderContext.current.traits
        environment.traits = traits
        try self.init(
            document, part, classes: classes, traits: IBSizeClasses(traits),
            environment: environment)
    }

    /// Returns the environment for the images of a file.
    ///
    /// - Parameters:
    ///   - folders: Asset catalogs, and folders with images.
    ///   - reader: Reader with classes and fonts.
    ///   - other: Environment of a document with further asset catalogs, or `nil`.
    static func environment(
        of document: IBDocument, _ folders: [String], _ reader: DocumentReader,
        adding other: DocumentEnvironment?
    ) throws(DocumentError) -> DocumentEnvironment {
        var reader = reader
        reader.assets = folders.filter { !NibFolders.isCatalog($0) }
        reader.log = other?.log
        var environment = reader.environment(for: document.file.path)
        let images = try NibFolders.images(folders, document)
        environment.images = other.map { images.adding($0.images.assets + images.assets) } ?? images
        environment.assets = environment.images.assets
        if let other { environment.traits = other.traits }
        return environment
    }
}

extension IBSizeClasses {
    /// The size classes of a picture.
    init(_ traits: TraitCollection) {
        self.init(
            horizontal: traits.horizontalSizeClass == .regular ? .regular : .compact,
            vertical: traits.verticalSizeClass == .compact ? .compact : .regular)
    }
}

extension DocumentProblem {
    /// The problem as a diagnostic of a table.
    fileprivate var diagnostic: Diagnostic {
        Diagnostic(
            "nib.content", severity: severity == .error ? .error : .warning,
            message: message + (note.map { "; \($0)" } ?? ""), location: "\(location)")
    }
}
