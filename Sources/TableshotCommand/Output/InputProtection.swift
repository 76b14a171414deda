import Foundation
import TableSnapshots
import Tableshot

/// A check that prevents the output files of a run from replacing its input files.
///
/// A command registers all inputs and outputs, and calls `check()` before it writes the first
/// byte. Files are compared by path and by identity, so links and alternative spellings of a
/// path are detected.
struct InputProtection {
    /// A file to write.
    struct Output: Sendable {
        /// The path, as messages show it.
        let path: String
        /// Description of the contents, such as "the picture of inbox.table.yaml".
        let contents: String
        /// The suggested remedy, such as "give '--sheet' another file".
        let advice: String
    }

    /// A file or folder that is read.
    private struct Input {
        let path: String
        /// Role of the file, such as "a document".
        let role: String
        let isFolder: Bool
    }

    private var outputs: [Output] = []
    private var inputs: [Input] = []
    /// Folders for frames.
    ///
    /// No other output may have the name of a frame in these folders.
    private var frameFolders: [String: Output] = [:]
    private let places = SnapshotPlaces(folder: nil)

    // MARK: What is written

    /// Registers a file to write.
    mutating func write(_ path: String, _ contents: String, advice: String) {
        outputs.append(Output(path: path, contents: contents, advice: advice))
    }

    /// Registers the files of a folder that may be replaced or removed.
    ///
    /// - Parameter isReplaced: returns whether a file may be replaced, by its path within the
    ///   folder.
    mutating func write(
        filesOf folder: String, _ contents: String, advice: String,
        isReplaced: (String) -> Bool = { _ in true }
    ) {
        // The enumerator does not follow a link.
        let names = FileManager.default.enumerator(atPath: folder.realPath ?? folder)
        while let name = names?.nextObject() as? String {
            guard isReplaced(name) else { continue }
            write((folder as NSString).appendingPathComponent(name), contents, advice: advice)
        }
    }

    /// Registers a folder for frames.
    ///
    /// The run removes frames of earlier runs from the folder.
    mutating func writeFrames(to folder: String, _ contents: String, advice: String) {
        for path in FrameFolderSink.frames(in: folder) {
            write(path, contents, advice: advice)
        }
        frameFolders[places.realPath(folder)] = Output(
            path: folder, contents: contents, advice: advice)
    }

    /// Registers standard output, which may be redirected to a file.
    mutating func writeToStandardOutput(_ contents: String) {
        write("/dev/stdout", contents, advice: "redirect standard output to another file")
    }

    // MARK: What is read

    /// Registers a file to read.
    ///
    /// - Parameter role: role of the file, as in "this file is a document".
    mutating func read(_ path: String, _ role: String) {
        inputs.append(Input(path: path, role: role, isFolder: false))
    }

    /// Registers a folder to read.
    ///
    /// Files that are added to the folder later are protected, too.
    mutating func read(folder: String, _ role: String) {
        inputs.append(Input(path: folder, role: role, isFolder: true))
    }

    /// Registers a document and the files that it includes.
    mutating func read(_ document: DocumentInput, _ files: FileLog) {
        switch document {
        case .file(let path): read(path, "a document")
        case .standardInput: read("/dev/stdin", Self.name(of: document.path))
        }
        read(filesOf: document.path, files)
    }

    /// Registers the document of a picture, unless it is a sample, and the files that the document
    /// includes.
    mutating func read(_ request: PictureRequest, _ files: FileLog) {
        guard !request.isSample else { return }
        let isFile = request.origin != DocumentInput.standardInput.path
        let input: DocumentInput = isFile ? .file(request.origin) : .standardInput
        read(input, files)
    }

    /// Registers the files that a document includes.
    mutating func read(filesOf document: String, _ files: FileLog) {
        let name = Self.name(of: document)
        for entry in files.entries(of: document) {
            switch entry.kind {
            case .file: read(entry.path, "a file that \(name) reads")
            case .catalogue: read(folder: entry.path, "an asset catalogue that \(name) reads")
            case .folder: break
            }
        }
    }

    /// Returns the name of a document in messages.
    static func name(of document: String) -> String {
        document == DocumentInput.standardInput.path ? "the document of standard input" : document
    }

    /// Registers font files.
    mutating func read(fonts: [String]) { for font in fonts { read(font, "a font") } }

    // MARK: The check

    /// Throws a `CommandFailure` if an output is an input file, a file in an input folder, a
    /// file with a document's name, or the file of another output.
    func check() throws {
        let known = try KnownOutputs(outputs, places)
        for output in outputs {
            try checkName(output)
            try checkFrames(output)
        }
        // Many documents may read the same file.
        var seen: Set<[UInt8]> = []
        for input in inputs where seen.insert(Array(input.path.utf8)).inserted {
            if let output = known.output(at: input.path) { throw refusal(output, input) }
            if input.isFolder { try check(known, folder: input) }
        }
        for folder in frameFolders.values.sorted(by: { $0.path < $1.path }) {
            try checkOrigin(ofFramesIn: folder)
        }
    }

    /// Throws a `CommandFailure` if a folder has a file with a frame's name that Tableshot has not
    /// written, because the run would remove the file.
    private func checkOrigin(ofFramesIn folder: Output) throws {
        let frames = FrameFolderSink.frames(in: folder.path)
        guard let foreign = frames.first(where: { !FrameFolderSink.isOwnFrame($0) }) else { return }
        throw CommandFailure(
            "\(folder.contents) would replace this file, which has the name of a frame and was "
                + "not written by Tableshot; move the file, or \(folder.advice)", path: foreign)
    }

    /// Throws a `CommandFailure` if an output is a file that a document has included since
    /// `check()`.
    ///
    /// A document reads all rows of a data file beyond the first row during drawing.
    func checkAgain(_ path: String, of document: String, _ files: FileLog) throws {
        guard let output = outputs.first(where: { $0.path == path }),
            FileIdentity(ofFile: path) != nil
        else { return }
        var protection = InputProtection()
        protection.outputs = [output]
        protection.read(filesOf: document, files)
        try protection.check()
    }

    private func checkName(_ output: Output) throws {
        let path = places.realPath(output.path)
        guard DocumentSearch.allSuffixes.contains(where: { path.hasSuffix($0) }) else { return }
        throw refusal(output, "has the name of a document")
    }

    private func checkFrames(_ output: Output) throws {
        guard !frameFolders.isEmpty,
            FrameFolderSink.isFrame((output.path as NSString).lastPathComponent)
        else { return }
        guard let frames = frameFolders[places.realPath(output.path).folderPath],
            frames.contents != output.contents
        else { return }
        throw refusal(
            output, "has a name among \(frames.contents) in \(frames.path)")
    }

    /// Throws a `CommandFailure` if an output lies in a folder, or is the same file as a file
    /// of the folder.
    private func check(_ known: KnownOutputs, folder: Input) throws {
        if let identity = FileIdentity(folder.path), let output = known.output(in: identity) {
            throw CommandFailure(
                "\(output.contents) would be written into the folder \(places.relative(folder.path)), "
                    + "which is \(folder.role); \(output.advice)", path: output.path)
        }
        guard known.replacesFiles,
            let names = FileManager.default.enumerator(atPath: folder.path)
        else { return }
        while let name = names.nextObject() as? String {
            let path = (folder.path as NSString).appendingPathComponent(name)
            if let output = known.output(at: path) {
                throw refusal(output, Input(path: path, role: folder.role, isFolder: false))
            }
        }
    }

    private func refusal(_ output: Output, _ input: Input) -> CommandFailure {
        let own = places.realPath(input.path)
        let isShown = own == places.realPath(output.path)
        return refusal(
            output,
            isShown
                ? "is \(input.role)"
                : "is also \(places.relative(input.path)), \(input.role)")
    }

    private func refusal(_ output: Output, _ reason: String) -> CommandFailure {
        CommandFailure(
            "\(output.contents) would replace this file, which \(reason); \(output.advice)",
            path: output.path)
    }
}
