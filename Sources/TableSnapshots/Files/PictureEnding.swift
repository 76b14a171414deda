import Foundation

/// The kind of a picture's format, by the extension of the file's name.
package enum PictureEnding: Sendable {
    /// A format that comparisons decode.
    case decoded
    /// A format of pictures whose files are compared by their bytes.
    case bytes

    private static let decodedFormats: Set<String> = [
        "png", "apng", "gif", "webp", "jpg", "jpeg", "jpe", "jfif", "svg",
    ]

    private static let otherFormats: Set<String> = [
        // Pictures of pixels.
        "bmp", "dib", "tif", "tiff", "avif", "avifs", "heic", "heics", "heif", "heifs", "hif",
        "jxl",
        "jp2", "j2k", "j2c", "jpc", "jpf", "jpm", "jpx", "jls", "jxr", "wdp", "hdp", "ico", "cur",
        "ani", "icns", "psd", "psb", "xcf", "kra", "ora", "tga", "pcx", "dds", "exr", "hdr", "qoi",
        "pam", "pbm", "pgm", "pnm", "ppm", "pfm", "xbm", "xpm", "sgi", "ktx", "ktx2", "pvr", "astc",
        "flif", "bpg", "mng", "jng", "dng", "cr2", "cr3", "nef", "arw", "orf", "raf", "rw2",
        // Drawings and pages.
        "svgz", "pdf", "ps", "eps", "ai", "emf", "wmf", "cdr", "sketch", "fig", "xps", "djvu",
        // Films, including outputs of `animate`.
        "y4m", "raw", "rgba", "mp4", "m4v", "mov", "avi", "mkv", "webm", "mpg", "mpeg", "ogv",
    ]

    /// Returns `nil` if the name has no extension of a picture format.
    package init?(ofPath path: String) {
        let ending = (path as NSString).pathExtension.lowercased()
        if Self.decodedFormats.contains(ending) {
            self = .decoded
        } else if Self.otherFormats.contains(ending) {
            self = .bytes
        } else {
            return nil
        }
    }
}
