import CCairo
import CFreeType
import Foundation
import TableDrawing

/// Libraries used for painting.
package enum CompositingLibraries {
    /// Versions reported by the loaded libraries.
    package static var versions: [LibraryVersion] {
        var versions: [LibraryVersion] = []
        if let text = cairo_version_string() {
            versions.append(LibraryVersion("cairo", String(cString: text)))
        }
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
            versions.append(LibraryVersion("FreeType", "\(major).\(minor).\(patch)"))
        }
        return versions
    }

    /// Versions of the underlying libraries that also affect pixels, except for libraries
    /// without a version function.
    package static var beneath: [LibraryVersion] {
        guard let symbol = dlsym(defaultHandle, "pixman_version_string") else { return [] }
        let version = unsafeBitCast(
            symbol, to: (@convention(c) () -> UnsafePointer<CChar>?).self)
        return version().map { [LibraryVersion("pixman", String(cString: $0))] } ?? []
    }

    /// Handle of all libraries loaded by the process; Cairo loads pixman.
    private static var defaultHandle: UnsafeMutableRawPointer? {
        #if canImport(Darwin)
            UnsafeMutableRawPointer(bitPattern: -2)
        #else
            nil
        #endif
    }
}
