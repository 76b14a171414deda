import CYAML
import TableDrawing

/// The library that parses YAML.
package enum SyntaxLibraries {
    /// Version reported by the loaded library.
    package static var versions: [LibraryVersion] {
        yaml_get_version_string().map { [LibraryVersion("libyaml", String(cString: $0))] } ?? []
    }
}
