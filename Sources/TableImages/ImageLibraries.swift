import CDeflate
import CISAL
import CPNG
import CTurboJPEG
import CZlib
import TableDrawing

/// The libraries that pictures are read and written with.
public enum ImageLibraries {
    /// Their versions; pixels do not depend on them, compressed bytes do.
    public static var versions: [LibraryVersion] {
        var versions: [LibraryVersion] = []
        if let text = png_get_libpng_ver(nil) {
            versions.append(LibraryVersion("libpng", String(cString: text)))
        }
        if let text = zlibVersion() {
            versions.append(LibraryVersion("zlib", String(cString: text)))
        }
        versions.append(
            LibraryVersion(
                "ISA-L", "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)", .built
            ))
        versions.append(LibraryVersion("libdeflate", LIBDEFLATE_VERSION_STRING, .built))
        return versions
    }
}
