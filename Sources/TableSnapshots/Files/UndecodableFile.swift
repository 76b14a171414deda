import Foundation
import TableImages

/// A whole file of a picture that comparisons do not decode: its format, its size or what it holds is not read.
struct UndecodableFile {
    /// Why the file is not decoded, as in `is a BMP image`.
    let reason: String

    /// `nil` for a file that is decoded, and for one that is no whole picture: damaged, missing or a text.
    init?(_ path: String, limits: ImageLimits) {
        var status = stat()
        // A folder or a pipe has no bytes that could be compared.
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

    /// Whether a kind of file holds pictures; of texts and of what is unknown the file's name tells it.
    private static func isPicture(_ kind: String, at path: String) -> Bool {
        // A pointer stands for a file that is not there.
        if kind.hasPrefix("a Git LFS pointer") { return false }
        let needsEnding =
            kind.hasPrefix("a text file") || kind.hasPrefix("a web page")
            || kind.hasPrefix("of an unknown format")
        guard needsEnding else { return true }
        if case .bytes = PictureEnding(ofPath: path) { return true }
        return false
    }
}
