import CFontconfig
import CPango
import TableDrawing

/// The libraries for shaping text.
package enum TextLibraries {
    /// Versions reported by the loaded libraries.
    package static var versions: [LibraryVersion] {
        var versions: [LibraryVersion] = []
        if let text = pango_version_string() {
            versions.append(LibraryVersion("Pango", String(cString: text)))
        }
        if let text = hb_version_string() {
            versions.append(LibraryVersion("HarfBuzz", String(cString: text)))
        }
        let number = FcGetVersion()
        versions.append(
            LibraryVersion(
                "Fontconfig", "\(number / 10_000).\(number / 100 % 100).\(number % 100)"))
        return versions
    }
}
