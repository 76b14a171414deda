import ArgumentParser
import Foundation
import Tableshot

/// Where the pictures of one run go, and as what.
struct OutputPlan: Equatable {
    enum Place: Equatable {
        /// The one picture's file.
        case file(String)
        /// Each picture's file is called after it, in this folder.
        case folder(String)
        case standardOutput
    }

    let place: Place
    let format: PictureFormat

    /// What `--output` means for a number of pictures.
    ///
    /// - Parameter format: what `--format` says; else a file's name does, and else it is PNG.
    /// - Throws: a `ValidationError` if several pictures would go to one place, or a name is that of
    ///   another format.
    init(output: String, count: Int, format wanted: PictureFormat? = nil) throws {
        let suffix = PictureFormat(
            rawValue: (output as NSString).pathExtension.lowercased())
        guard let place = Self.place(for: output, suffix) else {
            throw ValidationError(
                "'--output \(output)' is neither a folder nor a file that ends in .png, .svg or "
                    + ".pdf; these are what pictures are written as")
        }
        self.place = place
        if case .folder = place {
            format = wanted ?? .png
            return
        }
        if case .file = place, let wanted, let suffix, wanted != suffix {
            throw ValidationError(
                "'--output \(output)' and '--format \(wanted)' name two formats; give one of them")
        }
        format = wanted ?? suffix ?? .png
        try check(count)
    }

    /// Refuses several pictures that would go to one place.
    ///
    /// - Throws: a `ValidationError` that says what to give.
    func check(_ count: Int) throws {
        let output: String
        switch place {
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

    private static func place(for output: String, _ suffix: PictureFormat?) -> Place? {
        if output == "-" { return .standardOutput }
        var status = stat()
        if stat(output, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .folder(output)
            // Whatever else a regular file is, it is no picture to be replaced.
            case S_IFREG: return suffix == nil ? nil : .file(output)
            default: return .file(output)
            }
        }
        if output.hasSuffix("/") || (output as NSString).pathExtension.isEmpty {
            return .folder(output)
        }
        return suffix == nil ? nil : .file(output)
    }

    /// Where the picture of a name goes.
    func destination(for name: String) -> Destination {
        let file = name + "." + format.rawValue
        return switch place {
        case .file(let path): .file(path)
        case .folder("."): .file(file)
        case .folder(let folder): .file((folder as NSString).appendingPathComponent(file))
        case .standardOutput: .standardOutput
        }
    }

    /// Makes the folder if it is missing.
    ///
    /// - Throws: an `OutputError` if that cannot be done.
    func prepare() throws {
        guard case .folder(let folder) = place else { return }
        try OutputFolder.make(folder)
    }
}
