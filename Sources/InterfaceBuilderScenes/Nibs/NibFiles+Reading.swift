import DocumentSyntax
import DocumentValues
import Foundation
import InterfaceBuilder
import TableControls
import TableMockups

extension NibFiles: NibFileReading {
    package static var schema: any MappingSchema.Type { NibUseSchema.self }

    package static func view(
        _ node: DocumentNode, _ context: ReadingContext
    ) -> ViewDescription? {
        guard let reader = SchemaReader(node, NibUseSchema(), context) else { return nil }
        let path = reader.node(\.nib)
        _ = reader[\.nib]
        let place = reader.node(\.identifier)?.location
        let identifier = reader[\.identifier]
        let height = reader[\.height]
        reader.finish()
        guard let path, let file = context.file(path) else { return nil }
        do throws(DocumentError) {
            let part = IBNib.Part(prototype: identifier)
            var view = try IBNib.view(
                in: file.shownPath, part, at: path, namedAt: place, context)
            guard let height else { return view }
            var size = CGSize(width: view.designWidth ?? 320, height: height)
            if case .frame(let frame) = view.place {
                size.width = frame.width
                view.designSize = frame.size
            }
            view.place = .frame(CGRect(origin: .zero, size: size))
            return view
        } catch {
            context.problems.add(error)
            return nil
        }
    }
}

/// `{nib: PriceCell.xib}`: a cell or view of an Interface Builder file.
final class NibUseSchema: MappingSchema {
    static let displayName = "a nib's view"
    static let definition = "nibUse"
    static let summary = "A cell or view of an Interface Builder file."

    let nib = Key<String>(
        "nib", .name, required: true, "The path of a .xib or .storyboard file.")
    let identifier = Key<String>(
        "identifier", .name,
        "The reuse identifier or class of the cell in the file. The default is the first view of a "
            + "xib.")
    let height = Key<CGFloat>(
        "height", .number(.rowHeight),
        "The height of the row, in points. The default is the height of the content, or of the "
            + "file for a cell without constraints.")
}

extension IBNib {
    /// Returns the first view of a part of a file for a document, with names for values.
    ///
    /// Parts of the file that the view does not show are warnings of the document.
    ///
    /// - Throws: a `DocumentError` with file, line and column in the file of Interface Builder.
    static func view(
        in path: String, _ part: Part, at node: DocumentNode, namedAt place: DocumentLocation?,
        _ context: ReadingContext
    ) throws(DocumentError) -> ViewDescription {
        let environment = context.environment
        let document = try IBDocument.read(path: path, strings: environment.strings(of: path))
        var part = part
        if document.kind == .storyboard, part.prototype == nil {
            let cells = document.tableCells
            guard cells.count == 1 else {
                throw DocumentError(
                    "the storyboard has \(cells.count) cells; add \"identifier\" with the reuse "
                        + "identifier of a cell", at: node.location)
            }
            part.prototype = cells[0].id?.rawValue
        } else if let name = part.prototype {
            _ = try cell(name, among: document.tableCells, document, at: place)
        }
        let folders = NibFolders(of: path, assets: []).assets
        let nib = try IBNib(
            document, part, classes: environment.catalogue.viewClasses,
            traits: IBSizeClasses(environment.traits),
            environment: Self.environment(
                of: document, folders,
                DocumentReader(catalogue: environment.catalogue, fontBook: environment.fontBook),
                adding: environment), isForCode: false)
        for problem in nib.problems { context.problems.add(problem) }
        guard let view = nib.objects.first else {
            throw DocumentError("the file has no view", at: document.file.whole)
        }
        return view
    }
}

extension DocumentEnvironment {
    /// Returns the file of strings beside a file in `Base.lproj`, or `nil` without the file.
    fileprivate func strings(of path: String) -> NibFolders.Strings? {
        NibFolders.strings(of: path, locale: need?.locale ?? Locale(identifier: "en_US"))
    }
}
