import CCairo
import CFreeType
import TableDrawing

/// The libraries that pictures are painted with.
public enum CompositingLibraries {
    /// Their versions, as the loaded libraries say them.
    public static var versions: [LibraryVersion] {
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
}
