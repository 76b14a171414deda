import CFontconfig
import CPango
import TableDrawing

/// The libraries that texts are shaped with.
public enum TextLibraries {
    /// Their versions, as the loaded libraries say them.
    public static var versions: [LibraryVersion] {
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
