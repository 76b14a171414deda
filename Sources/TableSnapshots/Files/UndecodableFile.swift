import Foundation
import TableImages

/// A picture file that comparisons do not decode, because of its format, size or content.
struct UndecodableFile {
    /// Reason for not decoding the file, for example `is a BMP image`.
    let reason: String

    /// Returns `nil` for a file that can be decoded, and for a damaged or missing file or a text.
    init?(_ path: String, limits: ImageLimits) {
        var status = stat()
        // Folders and pipes have no bytes to compare.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        do throws(ImageError) {
            let decoder = ImageDecoder(limits: limits, refusesForeignColors: true)
            let data = try decoder.read(path)
            if try FrameReaders.reader(of: data, name: path, limits: limits) == nil {
                _ = try decoder.decode(data, name: path)
            }
            return nil
        } catch {
            switch error.reason {
            case .unsupported(let kind):
                guard Self.isPicture(kind, at: path) else { return nil }
                reason = "is \(kind)"
            case .refused, .tooManyBytes, .tooManyPixels: reason = "\(error.reason)"
            case .missing, .unreadable, .notAFile, .empty, .noPixels, .truncated, .damaged:
                return nil
            }
        }
    }

    /// Whether a kind of file contains pictures.
    ///
    /// The file's name decides for texts and unknown formats.
    private static func isPicture(_ kind: String, at path: String) -> Bool {
        // A pointer stands for a missing file.
        if kind.hasPrefix("a Git LFS pointer") { return false }
        let needsEnding =
            kind.hasPrefix("a text file") || kind.hasPrefix("a web page")
            || kind.hasPrefix("of an unknown format")
        guard needsEnding else { return true }
        if case .bytes = PictureEnding(ofPath: path) { return true }
        return false
    }
}
