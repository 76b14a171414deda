import ArgumentParser
import Foundation
import Tableshot

/// Where the pictures of one run go.
enum OutputPlan: Equatable {
    /// The one picture's file.
    case file(String)
    /// Each picture's file is called after it, in this folder.
    case folder(String)
    case standardOutput

    /// What `--output` means for a number of pictures.
    ///
    /// - Throws: a `ValidationError` if several pictures would go to one place, or a name is that of
    ///   another format.
    init(output: String, count: Int) throws {
        guard let plan = Self.plan(for: output) else {
            throw ValidationError(
                "'--output \(output)' is neither a folder nor a file that ends in .png; pictures "
                    + "are PNG files")
        }
        if case .folder = plan {
            self = plan
            return
        }
        self = plan
        try check(count)
    }

    /// Refuses several pictures that would go to one place.
    ///
    /// - Throws: a `ValidationError` that says what to give.
    func check(_ count: Int) throws {
        let output: String
        switch self {
        case .folder: return
        case .file(let path): output = path
        case .standardOutput: output = "-"
        }
        guard count == 1 else {
            throw ValidationError(
                "'--output \(output)' is one file, and there are \(count) pictures; give a "
                    + "folder")
        }
    }

    private static func plan(for output: String) -> OutputPlan? {
        if output == "-" { return .standardOutput }
        let suffix = (output as NSString).pathExtension.lowercased()
        var status = stat()
        if stat(output, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .folder(output)
            // Whatever else a regular file is, it is no picture to be replaced.
            case S_IFREG: return suffix == "png" ? .file(output) : nil
            default: return .file(output)
            }
        }
        if output.hasSuffix("/") || suffix.isEmpty { return .folder(output) }
        return suffix == "png" ? .file(output) : nil
    }

    /// Where the picture of a name goes.
    func destination(for name: String) -> Destination {
        switch self {
        case .file(let path): .file(path)
        case .folder("."): .file(name + ".png")
        case .folder(let folder): .file((folder as NSString).appendingPathComponent(name + ".png"))
        case .standardOutput: .standardOutput
        }
    }

    /// Makes the folder if it is missing.
    ///
    /// - Throws: an `OutputError` if that cannot be done.
    func prepare() throws {
        guard case .folder(let folder) = self else { return }
        var path = ""
        for part in folder.split(separator: "/") {
            path += path.isEmpty && !folder.hasPrefix("/") ? part : "/" + part
            guard mkdir(path, 0o777) != 0 else { continue }
            let code = errno
            var status = stat()
            // The system may refuse to make what is already there for other reasons first.
            guard stat(path, &status) == 0 else {
                throw OutputError(.create, path: path, code: code)
            }
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw OutputError(.create, path: folder, code: ENOTDIR)
            }
        }
    }
}
