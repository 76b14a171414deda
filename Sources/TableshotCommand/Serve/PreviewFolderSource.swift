import Foundation
import TableServer
import TableSnapshots
import Tableshot

/// The documents of a folder as the preview page asks for them.
final class PreviewFolderSource: PreviewSource, @unchecked Sendable {
    /// Path of the folder as the user gave it.
    let root: String
    /// Paths of the search, which are the folder, or a single document.
    private let arguments: [String]
    private let assets: [String]
    private let setting = CommandSetting.current
    private let requests: RequestSource
    private let comparison: PreviewComparer
    private let lock = NSLock()
    // Guarded by `lock`.
    private var inputs: [String: DocumentInput] = [:]
    private let films = PreviewFilms()

    /// - Parameters:
    ///   - assets: further folders with files of documents.
    ///   - fonts: folders of fonts with priority over the standard fonts.
    /// - Throws: a `CommandFailure` if the folder cannot be searched.
    init(_ path: String, _ source: RequestSource, assets: [String], fonts: [String]) throws {
        let parent = path.folderPath.isEmpty ? "." : path.folderPath
        root = DocumentSearch.isFolder(path) ? path : parent
        arguments = [path]
        requests = source
        self.assets = assets
        comparison = try PreviewComparer(root: root, assets: assets, fonts: fonts)
        _ = try search()
    }

    // MARK: The folder

    /// Searches the folder again, and returns the documents in their order.
    ///
    /// Links to files and folders outside of the folder are left out.
    private func search() throws -> [(name: String, input: DocumentInput)] {
        let folder = root.realPath ?? root
        let found = try DocumentSearch.documents(
            for: arguments, namesMayRepeat: true, foldersMayBeEmpty: true
        ).filter {
            arguments == [$0.path] || DocumentSearch.contains(folder, $0.path.realPath ?? "")
        }
        let named = found.map { (name: relative($0.path), input: $0) }
        lock.withLock {
            inputs = Dictionary(named.map { ($0.name, $0.input) }) { first, _ in first }
        }
        return named
    }

    /// Returns the path of a document relative to the folder.
    private func relative(_ path: String) -> String {
        let prefix = root.hasSuffix("/") ? root : root + "/"
        if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    func folder() -> any PreviewAnswer {
        let documents = (try? search()) ?? []
        let name = (SnapshotPlaces(folder: nil).absolute(root) as NSString).lastPathComponent
        return PreviewFolder(
            name: name, version: setting.version,
            documents: documents.map { document in
                let kind =
                    document.input.isNib
                    ? (document.name as NSString).pathExtension : "document"
                return PreviewFolder.Document(
                    path: document.name, name: document.input.name, kind: kind)
            }, controls: PreviewSettings.controls)
    }

    /// Returns the input of a query.
    ///
    /// Only documents that the search found have an input, so no path leaves the folder.
    private func input(_ query: PreviewQuery) throws -> DocumentInput {
        if let input = lock.withLock({ inputs[query.document] }) { return input }
        _ = try search()
        guard let input = lock.withLock({ inputs[query.document] }) else {
            throw CommandFailure("the folder has no such document", path: query.document)
        }
        return input
    }

    func changes() -> AsyncStream<PreviewChange> {
        PreviewWatch(root: root, assets: assets, files: requests.files) { [weak self] in
            guard let self else { return [:] }
            films.removeAll()
            guard let found = try? search() else { return [:] }
            return Dictionary(found.map { ($0.input.path, $0.name) }) { first, _ in first }
        }.changes()
    }

    // MARK: Pictures

    /// Runs `body` with the command's setting, and turns errors into problems for the page.
    private func serving<Value>(
        _ query: PreviewQuery, _ body: () throws -> Value
    ) throws(PreviewError) -> Value {
        do {
            return try CommandSetting.$current.withValue(setting, operation: body)
        } catch let error as PreviewError {
            throw error
        } catch {
            throw PreviewError(
                PreviewProblems(
                    problems: PreviewProblem.problems(of: error, path: query.document)))
        }
    }

    /// Returns the requests of a query, one for each picture of the document.
    private func pictureRequests(_ query: PreviewQuery) throws -> [PictureRequest] {
        let settings = try PreviewSettings(query.settings)
        return try settings.picture.requests(for: input(query), in: requests, settings.nib)
    }

    /// Returns the request of the selected picture.
    private func request(_ query: PreviewQuery) throws -> PictureRequest {
        let requests = try pictureRequests(query)
        guard requests.indices.contains(query.index) else {
            throw CommandFailure("the document has no such picture", path: query.document)
        }
        return requests[query.index]
    }

    func picture(_ query: PreviewQuery) throws(PreviewError) -> [UInt8] {
        try serving(query) { Array(try request(query).picture().pngData()) }
    }

    func document(_ query: PreviewQuery) -> any PreviewAnswer {
        let start = DispatchTime.now()
        var facts = PreviewDocument()
        do {
            try CommandSetting.$current.withValue(setting) {
                let requests = try pictureRequests(query)
                facts.pictures = requests.map { request in
                    let screen = request.document.screen.size
                    let title = request.nib?.title ?? request.caption
                    return PreviewDocument.Picture(
                        title: title.isEmpty ? request.name : title, width: screen.width,
                        height: screen.height)
                }
                guard let request = requests.dropFirst(query.index).first ?? requests.first else {
                    throw CommandFailure("the file has nothing to draw", path: query.document)
                }
                try PreviewInspection(request).add(to: &facts)
            }
        } catch {
            facts.problems += PreviewProblem.problems(of: error, path: query.document)
        }
        let elapsed = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
        facts.milliseconds = Int(elapsed / 1_000_000)
        return facts
    }

    func findings(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer {
        try serving(query) { try PreviewInspection(request(query)).findings() }
    }

    func excerpt(
        _ query: PreviewQuery, file: String, line: Int
    ) throws(PreviewError) -> any PreviewAnswer {
        try serving(query) {
            let path = try input(query).path
            let included = requests.files.entries(of: path).map(\.path)
            // A page cannot ask for a file that the document does not read.
            guard file == path || included.contains(file.realPath ?? file) else {
                throw CommandFailure("the document does not read this file", path: file)
            }
            return PreviewProblem(excerptOf: file, line: line)
        }
    }

    func frame(_ query: PreviewQuery) throws(PreviewError) -> [UInt8] {
        try serving(query) {
            try films.frame(of: query) {
                let request = try self.request(query)
                return try request.placed {
                    try animate(request.document, fontBook: request.fontBook)
                }
            }
        }
    }

    // MARK: References

    func compare(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer {
        try serving(query) { try comparison.compare(input(query).path) }
    }

    func accept(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer {
        try serving(query) { try comparison.accept(input(query).path) }
    }

    func reportFile(_ path: String) -> [UInt8]? { comparison.reportFile(path) }
}
