import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableCompositing
import TableDrawing
import TableImages
import TableText

/// Versions of Tableshot and of its libraries.
public enum TableshotVersion {
    /// Version of this package.
    public static let current = "0.1.0"

    /// Versions of the libraries for shaping, painting, reading and writing.
    public static var libraries: [LibraryVersion] {
        stampedLibraries + CompositingLibraries.beneath + ImageLibraries.versions
            + SyntaxLibraries.versions + InterfaceBuilderLibraries.versions
    }

    /// Further libraries that affect pixels, indirectly or through a document's images; stored
    /// in recorded references.
    static var furtherLibraries: [LibraryVersion] {
        CompositingLibraries.beneath + ImageLibraries.decoding
    }

    /// Libraries that affect pixels; stored in every picture.
    static var stampedLibraries: [LibraryVersion] {
        CompositingLibraries.versions + TextLibraries.versions + ImageLibraries.drawing
    }

    /// Versions that affect recorded files besides fonts, by name.
    ///
    /// They include Tableshot, the libraries that determine pixels, and the compression
    /// library.
    public static var environment: [String: String] {
        let libraries = (stampedLibraries + furtherLibraries + ImageLibraries.recording)
            .map { ($0.name, $0.version) }
        return Dictionary(libraries, uniquingKeysWith: { first, _ in first })
            .merging(["Tableshot": current]) { _, own in own }
    }
}
