import Foundation
import TableCompositing
import TableDrawing
import TableImages
import TableText

/// Which Tableshot this is, and which libraries it runs with.
public enum TableshotVersion {
    /// The version of this package.
    public static let current = "0.1.0"

    /// The versions of the libraries that shape, paint, read and write.
    public static var libraries: [LibraryVersion] {
        stampedLibraries + CompositingLibraries.beneath + ImageLibraries.versions
    }

    /// Those that pixels depend on as well, by way of the others or of the images of a document; they are
    /// stamped into what is recorded.
    static var furtherLibraries: [LibraryVersion] {
        CompositingLibraries.beneath + ImageLibraries.decoding
    }

    /// Those that pixels depend on; they are stamped into every picture.
    static var stampedLibraries: [LibraryVersion] {
        CompositingLibraries.versions + TextLibraries.versions + ImageLibraries.drawing
    }

    /// What recorded files depend on besides fonts: the version of Tableshot and those of the libraries
    /// that decide pixels and of the one that compresses them, by name.
    public static var environment: [String: String] {
        let libraries = (stampedLibraries + furtherLibraries + ImageLibraries.recording)
            .map { ($0.name, $0.version) }
        return Dictionary(libraries, uniquingKeysWith: { first, _ in first })
            .merging(["Tableshot": current]) { _, own in own }
    }
}
