import ArgumentParser
import Foundation
import Tableshot

/// An output for the frames of an animation.
enum FrameOutput: Equatable {
    /// A file for each frame.
    case folder(String)
    case apng(String)
    case gif(String)
    case webp(String)
    case y4m(String)
    case raw(String)
    /// A video that ffmpeg encodes.
    case video(String, VideoFormat)
    /// All frames in a single picture.
    case strip(String)
    case standardOutput(StreamFormat)

    /// Reads the argument of `--output`.
    ///
    /// - Throws: a `ValidationError` if the file name has no known format.
    init(output: String, format: StreamFormat?) throws {
        guard !output.isEmpty else {
            throw ValidationError("'--output' is empty; give a file or folder")
        }
        guard output != "-" else {
            self = .standardOutput(format ?? .y4m)
            return
        }
        var status = stat()
        let exists = stat(output, &status) == 0
        let suffix = (output as NSString).pathExtension.lowercased()
        if exists, status.st_mode & S_IFMT == S_IFDIR {
            self = .folder(output)
            return
        }
        if output.hasSuffix("/") || (suffix.isEmpty && !exists) {
            self = .folder(output)
            return
        }
        switch suffix {
        case "png", "apng": self = .apng(output)
        case "gif": self = .gif(output)
        case "webp": self = .webp(output)
        case "y4m": self = .y4m(output)
        case "raw", "rgba": self = .raw(output)
        case "mp4", "m4v": self = .video(output, .mp4)
        case "webm": self = .video(output, .webm)
        default:
            throw ValidationError(
                "'--output \(output)' is not a format of animations; give a folder, or a file "
                    + "that ends in .apng, .png, .gif, .webp, .mp4, .webm, .y4m or .raw")
        }
    }

    /// Path of the file or folder, or `nil` for standard output.
    var path: String? {
        switch self {
        case .folder(let path), .apng(let path), .gif(let path), .webp(let path), .y4m(let path),
            .raw(let path), .video(let path, _), .strip(let path):
            path
        case .standardOutput: nil
        }
    }

    /// Normalized path of the output, or `nil` for standard output.
    var place: String? {
        path.map {
            URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path
        }
    }

    /// Registers the output for the check that no input of the run is replaced.
    func claim(in protection: inout InputProtection, of request: PictureRequest) {
        let name = request.variant.labels.isEmpty ? request.origin : request.pictureName
        switch self {
        case .folder(let folder):
            protection.writeFrames(
                to: folder, "the frames of \(name)", advice: "give '-o' another folder")
        case .strip(let path):
            protection.write(
                path, "the film strip of \(name)", advice: "give '--strip' another file")
        case .apng(let path), .gif(let path), .webp(let path), .y4m(let path), .raw(let path),
            .video(let path, _):
            protection.write(
                path, "the animation of \(name)", advice: "give '-o' another file")
        case .standardOutput: protection.writeToStandardOutput("the animation of \(name)")
        }
    }

    /// Returns the output for a variant, or `nil` if a file of this format holds a single
    /// animation.
    ///
    /// A folder gets a subfolder with the variant's name, and a strip gets a file beside the
    /// given file.
    func place(of variant: PictureRequest) -> FrameOutput? {
        switch self {
        case .folder(let folder):
            return .folder((folder as NSString).appendingPathComponent(variant.pictureName))
        case .strip(let path):
            let stem = (path as NSString).lastPathComponent as NSString
            let name = variant.variant.name(of: stem.deletingPathExtension)
            let folder = path.folderPath as NSString
            return .strip(folder.appendingPathComponent(name + "." + stem.pathExtension))
        default: return nil
        }
    }

    /// Opens the output.
    ///
    /// A file becomes visible when all of its bytes are written.
    ///
    /// - Parameter made: collects the created folders.
    /// - Throws: an `OutputError` if the output cannot be opened.
    func sink(making made: inout [String]) throws -> any FrameSink {
        switch self {
        case .standardOutput(let format): return PipedFrameSink(Self.stream(format))
        case .folder(let folder):
            made += try OutputFolder.make(folder)
            return FrameFolderSink(folder: folder, replacesFrames: true)
        case .apng(let path): return try APNGSink(path: path)
        case .gif(let path): return try GIFSink(path: path)
        case .webp(let path): return try AnimatedWebPSink(path: path)
        case .y4m(let path):
            let file = try AtomicFile(path: path)
            return Y4MSink(sink: file) { try file.commit() }
        case .raw(let path):
            let file = try AtomicFile(path: path)
            return RawFrameSink(sink: file) { try file.commit() }
        case .video(let path, let format): return try VideoSink(path: path, format: format)
        case .strip(let path): return try FilmStripSink(path: path)
        }
    }

    private static func stream(_ format: StreamFormat) -> any FrameSink {
        switch format {
        case .y4m: Y4MSink(sink: FileHandleSink.standardOutput())
        case .raw: RawFrameSink(sink: FileHandleSink.standardOutput())
        }
    }
}
