import CDeflate
import CGIF
import CLCMS2
import CPNG
import CRSVG
import CTurboJPEG
import CWebP
import CZlib
import SharedLibraries
import TableDrawing

/// The libraries for reading and writing pictures.
package enum ImageLibraries {
    /// Version of the drawing library, which determines pixels.
    ///
    /// The version is taken from the headers if they were found. The library itself is loaded
    /// only for an SVG, because loading is expensive.
    package static let drawing = [
        LIBRSVG_VERSION.isEmpty
            ? LibraryVersion("librsvg", RSVGLibrary.version ?? "not installed")
            : LibraryVersion("librsvg", LIBRSVG_VERSION, .built)
    ]

    /// Version of the library that compresses recorded files.
    ///
    /// It determines bytes, not pixels.
    package static var recording: [LibraryVersion] {
        [LibraryVersion("libdeflate", LIBDEFLATE_VERSION_STRING, .built)]
    }

    /// Versions of the libraries that read and write pictures.
    ///
    /// They determine compressed bytes, not pixels.
    package static var versions: [LibraryVersion] {
        var versions: [LibraryVersion] = []
        if let text = png_get_libpng_ver(nil) {
            versions.append(LibraryVersion("libpng", String(cString: text)))
        }
        if let text = zlibVersion() {
            versions.append(LibraryVersion("zlib", String(cString: text)))
        }
        return versions + decoding + [animating] + recording
    }

    /// Versions of the libraries that decode images of documents and convert their colours, which
    /// determine their pixels.
    package static var decoding: [LibraryVersion] {
        [jpeg, webp, color]
    }

    private static var jpeg: LibraryVersion {
        guard SharedLibrary.turboJPEG.isInstalled else { return missing(.turboJPEG) }
        let number = Int(LIBJPEG_TURBO_VERSION_NUMBER)
        guard number > 0 else { return LibraryVersion("libjpeg-turbo", "of unknown version") }
        return LibraryVersion(
            "libjpeg-turbo",
            "\(number / 1_000_000).\(number / 1_000 % 1_000).\(number % 1_000)", .built)
    }

    private static var webp: LibraryVersion {
        guard let library = try? WebPLibrary.loaded() else { return missing(.webPDecoder) }
        let number = library.decoderVersion()
        return LibraryVersion(
            "libwebp", "\(number >> 16).\(number >> 8 & 0xFF).\(number & 0xFF)")
    }

    /// Library for conversion of colours to sRGB; the headers state the version as 2140 for 2.14.
    private static var color: LibraryVersion {
        guard SharedLibrary.lcms.isInstalled else { return missing(.lcms) }
        let number = Int(LCMS_VERSION)
        return LibraryVersion(
            SharedLibrary.lcms.name, "\(number / 1_000).\(number % 1_000 / 10)", .built)
    }

    /// Version of the library for GIFs, known from its headers only.
    private static var animating: LibraryVersion {
        guard SharedLibrary.gif.isInstalled else { return missing(.gif) }
        return LibraryVersion(
            "giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)", .built)
    }

    private static func missing(_ library: SharedLibrary) -> LibraryVersion {
        LibraryVersion(library.name, "not installed; \(library.loss)")
    }

    /// Packages of optional libraries that are not installed, with the features that are
    /// missing without them.
    package static var missing: [(package: String, loss: String)] {
        SharedLibrary.all.filter { !$0.isInstalled }.map { ($0.packageName, $0.loss) }
    }
}
