import ArgumentParser
import Foundation
import Tableshot

/// The destination and format of a run's pictures.
struct OutputPlan: Equatable {
    enum Place: Equatable {
        /// The file of a single picture.
        case file(String)
        /// The folder of several pictures.
        ///
        /// Each file is named after its picture.
        case folder(String)
        case standardOutput
    }

    let place: Place
    let format: PictureFormat

    /// Reads the argument of `--output` for a number of pictures.
    ///
    /// - Parameter format: the format from `--format`. If `nil`, the file name determines the
    ///   format, and PNG is the default.
    /// - Throws: a `ValidationError` if several pictures would share a destination, or if the
    ///   file name has another format.
    init(output: String, count: Int, format wanted: PictureFormat? = nil) throws {
        let suffix = PictureFormat(
            rawValue: (output as NSString).pathExtension.lowercased())
        guard let place = Self.place(for: output, suffix) else {
            let animation = try? FrameOutput(output: output, format: nil)
            throw ValidationError(
                "'--output \(output)' is not a format of pictures; give a folder, or a file that "
                    + "ends in .png, .svg or .pdf"
                    + (animation == nil ? "" : ", or use 'animate'"))
        }
        self.place = place
        if case .folder = place {
            format = wanted ?? .png
            return
        }
        if case .file = place, let wanted, let suffix, wanted != suffix {
            throw ValidationError(
                "'--output \(output)' and '--format \(wanted)' name different formats; leave "
                    + "'--format' out")
        }
        format = wanted ?? suffix ?? .png
        try check(count)
    }

    /// Rejects several pictures for a single destination.
    ///
    /// - Throws: a `ValidationError` that names the required option.
    func check(_ count: Int) throws {
        let output: String
        switch place {
        case .folder: return
        case .file(let path): output = path
        case .standardOutput: output = "-"
        }
        guard count == 1 else {
            throw ValidationError(
                "'--output \(output)' is a single file, and there are \(count) pictures; give a "
                    + "folder")
        }
    }

    private static func place(for output: String, _ suffix: PictureFormat?) -> Place? {
        if output == "-" { return .standardOutput }
        var status = stat()
        if stat(output, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .folder(output)
            // A regular file with another extension is not a picture and is not replaced.
            case S_IFREG: return suffix == nil ? nil : .file(output)
            default: return .file(output)
            }
        }
        if output.hasSuffix("/") || (output as NSString).pathExtension.isEmpty {
            return .folder(output)
        }
        return suffix == nil ? nil : .file(output)
    }

    /// Returns the destination of a picture.
    func destination(for request: PictureRequest) -> Destination {
        destination(for: (request.folder as NSString).appendingPathComponent(request.pictureName))
    }

    /// Returns the destination of a picture with a name, which may begin with folders.
    func destination(for name: String) -> Destination {
        let file = name + "." + format.rawValue
        return switch place {
        case .file(let path): .file(path)
        case .folder("."): .file(file)
        case .folder(let folder): .file((folder as NSString).appendingPathComponent(file))
        case .standardOutput: .standardOutput
        }
    }

    /// Creates the folder of a picture if it is missing.
    ///
    /// - Throws: an `OutputError` if the folder cannot be created.
    func prepare(for path: String) throws {
        guard case .folder(let folder) = place else { return }
        try OutputFolder.make(path.contains("/") ? path.folderPath : folder)
    }
}

/// The destination of a single picture.
enum Destination: Equatable {
    case file(String)
    case standardOutput
}
