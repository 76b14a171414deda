import Foundation
import TableSnapshots
import Tableshot

/// The font files that documents, Interface Builder files and recorded pictures are drawn with.
struct FontSurvey {
    /// Sorted paths of the font files.
    var paths: [String] { found.sorted() }
    /// Number of examined pictures.
    private(set) var pictureCount = 0
    /// Errors of documents and pictures, in the form of the console.
    private(set) var problems: [String] = []
    private var found: Set<String> = []
    private let source: RequestSource

    init(_ source: RequestSource) { self.source = source }

    /// Examines the pictures of an argument.
    ///
    /// A folder gives its documents, xibs and storyboards. A folder without these files gives the
    /// recorded pictures of tests, which name their fonts.
    ///
    /// - Throws: a `CommandFailure` if the folder cannot be searched, or holds no picture.
    mutating func add(_ argument: String) throws {
        if DocumentSearch.isFolder(argument) {
            let inputs = try DocumentSearch.documents(
                for: [argument], namesMayRepeat: true, foldersMayBeEmpty: true)
            for input in inputs { add(input) }
            guard inputs.isEmpty else { return }
            let pictures = Self.recordedPictures(in: argument)
            guard !pictures.isEmpty else {
                throw CommandFailure(
                    "the folder has no document and no recorded picture; name a folder with "
                        + "documents or with \(SnapshotScope.folderName)", path: argument)
            }
            for picture in pictures { add(recordedPicture: picture) }
        } else if Self.isPicture(argument) {
            add(recordedPicture: argument)
        } else {
            for input in try DocumentSearch.documents(for: [argument]) { add(input) }
        }
    }

    private mutating func add(_ input: DocumentInput) {
        do {
            for request in try requests(for: input) {
                found.formUnion(try Self.fontFiles(of: request))
                pictureCount += 1
            }
        } catch {
            problems.append(DiagnosticFormatter.text(of: error, path: input.path))
        }
    }

    private func requests(for input: DocumentInput) throws -> [PictureRequest] {
        guard input == .standardInput else { return try source.variants(for: input) }
        return try source.request(for: input).variants()
    }

    private static func fontFiles(of request: PictureRequest) throws -> Set<String> {
        guard !request.document.timeline.isEmpty else { return try request.picture().fontFiles() }
        return try request.placed {
            try animate(request.document, fontBook: request.fontBook)
                .fontFiles(AnimationPlayback(request.document.animation))
        }
    }

    /// Adds the fonts of this machine that a recorded picture names.
    private mutating func add(recordedPicture path: String) {
        pictureCount += 1
        do {
            let folder = source.fontFolder(of: path)
            let own = folder.map { folder in folder.fontNames.map(folder.file) } ?? []
            for font in try PictureFonts(ofFile: path).fonts {
                let name = "/" + font.name
                let places = (own + source.fonts).filter { $0.hasSuffix(name) }
                if let place = places.first(where: { Self.hash(of: $0) == font.hash }) {
                    found.insert(place)
                    continue
                }
                let hash = font.hash.prefix(8)
                problems.append(
                    "\(path): error: "
                        + (places.first.map { place in
                            "the picture was recorded with \(font.name) \(hash), and \(place) has "
                                + "other contents"
                        } ?? "this machine has no font \(font.name)")
                        + "; run this command on the machine that recorded the picture, or record the "
                        + "picture again")
            }
        } catch {
            problems.append(DiagnosticFormatter.text(of: error, path: path))
        }
    }

    private static func hash(of path: String) -> String? {
        try? FontBook.fingerprint(ofFile: path).description
    }

    private static func isPicture(_ path: String) -> Bool {
        [SnapshotKind.picture, .animation].contains { path.hasSuffix($0.suffix) }
    }

    /// Returns the sorted paths of the pictures in the folders of references below a folder.
    private static func recordedPictures(in folder: String) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        let scope = "/" + SnapshotScope.folderName + "/"
        var paths: [String] = []
        while let name = files.nextObject() as? String {
            let path = (folder as NSString).appendingPathComponent(name)
            if isPicture(name), ("/" + path).contains(scope) { paths.append(path) }
        }
        return paths.sorted()
    }
}
