import Foundation
import TableSnapshots
import Tableshot

/// Keeps the files that a run reads from being replaced by the files that it writes.
///
/// A command names all that it reads and all that it will write, and calls `check()` before it writes the first byte.
/// Files are compared by their paths and by their identities, so links and other spellings of a name make no difference.
struct InputProtection {
    /// A file that will be written.
    struct Output: Sendable {
        /// The path, as messages show it.
        let path: String
        /// What will be written, such as "the picture of inbox.table.yaml".
        let contents: String
        /// What to do, such as "give '--sheet' another file".
        let advice: String
    }

    /// A file or folder that is read.
    private struct Input {
        let path: String
        /// What the file is, such as "a document".
        let role: String
        let isFolder: Bool
    }

    private var outputs: [Output] = []
    private var inputs: [Input] = []
    /// The folders that frames are written to: no other output may have a frame's name there.
    private var frameFolders: [String: Output] = [:]
    private let places = SnapshotPlaces(folder: nil)

    // MARK: What is written

    /// Names a file that will be written.
    mutating func write(_ path: String, _ contents: String, advice: String) {
        outputs.append(Output(path: path, contents: contents, advice: advice))
    }

    /// Names the files of a folder that may be replaced or removed.
    ///
    /// - Parameter isReplaced: whether a file is; asked with its path from the folder.
    mutating func write(
        filesOf folder: String, _ contents: String, advice: String,
        isReplaced: (String) -> Bool = { _ in true }
    ) {
        let names = FileManager.default.enumerator(atPath: folder)
        while let name = names?.nextObject() as? String {
            guard isReplaced(name) else { continue }
            write((folder as NSString).appendingPathComponent(name), contents, advice: advice)
        }
    }

    /// Names a folder that frames will be written to; frames of an earlier run in it are removed.
    mutating func writeFrames(to folder: String, _ contents: String, advice: String) {
        for path in FrameFolderSink.frames(in: folder) {
            write(path, contents, advice: advice)
        }
        frameFolders[places.realPath(folder)] = Output(
            path: folder, contents: contents, advice: advice)
    }

    /// Names standard output, which may be redirected to a file.
    mutating func writeToStandardOutput(_ contents: String) {
        write("/dev/stdout", contents, advice: "redirect standard output to another file")
    }

    // MARK: What is read

    /// Names a file that is read.
    ///
    /// - Parameter role: what the file is, as in "it is a document".
    mutating func read(_ path: String, _ role: String) {
        inputs.append(Input(path: path, role: role, isFolder: false))
    }

    /// Names a folder of which all files are read, those that are added later too.
    mutating func read(folder: String, _ role: String) {
        inputs.append(Input(path: folder, role: role, isFolder: true))
    }

    /// Names a document and the files that it has led to.
    mutating func read(_ document: DocumentInput, _ files: FileLog) {
        switch document {
        case .file(let path): read(path, "a document")
        case .standardInput: read("/dev/stdin", Self.name(of: document.path))
        }
        read(filesOf: document.path, files)
    }

    /// Names the files that a document has led to.
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

    /// What messages call a document.
    static func name(of document: String) -> String {
        document == DocumentInput.standardInput.path ? "the document of standard input" : document
    }

    /// Names the files of fonts.
    mutating func read(fonts: [String]) { for font in fonts { read(font, "a font") } }

    // MARK: The check

    /// Throws a `CommandFailure` if an output is a file that the run reads, a file in a folder of which all is read, a
    /// document by its name, or the same file as another output.
    func check() throws {
        let known = try KnownOutputs(outputs, places)
        for output in outputs {
            try checkName(output)
            try checkFrames(output)
        }
        // Many documents may read one file.
        var seen: Set<String> = []
        for input in inputs where seen.insert(input.path).inserted {
            if let output = known.output(at: input.path) { throw refusal(output, input) }
            if input.isFolder { try check(known, folder: input) }
        }
    }

    /// Throws a `CommandFailure` if an output is a file that a document has led to since `check()`: rows of a data file
    /// beyond the first are read when they are drawn.
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
        guard DocumentSearch.suffixes.contains(where: { path.hasSuffix($0) }) else { return }
        throw refusal(output, "called as documents are")
    }

    private func checkFrames(_ output: Output) throws {
        guard !frameFolders.isEmpty,
            FrameFolderSink.isFrame((output.path as NSString).lastPathComponent)
        else { return }
        guard let frames = frameFolders[places.realPath(output.path).folderPath],
            frames.contents != output.contents
        else { return }
        throw refusal(output, "called as the files are of \(frames.contents) in \(frames.path)")
    }

    /// Throws a `CommandFailure` for an output in a folder, or one that is the same file as one of the folder's.
    private func check(_ known: KnownOutputs, folder: Input) throws {
        if let identity = FileIdentity(folder.path), let output = known.output(in: identity) {
            throw CommandFailure(
                "\(output.contents) would be written into \(places.relative(folder.path)), "
                    + "\(folder.role); \(output.advice)", path: output.path)
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
                ? input.role : "the same file as \(places.relative(input.path)), \(input.role)")
    }

    private func refusal(_ output: Output, _ reason: String) -> CommandFailure {
        CommandFailure(
            "\(output.contents) would be written over it, and it is \(reason); \(output.advice)",
            path: output.path)
    }
}
