import Foundation
import TableDrawing
import TableImages
import TableSnapshots

/// Content of a snapshot for comparison with a reference.
struct SnapshotContent {
    /// Forms of references.
    enum Form: Hashable {
        /// Pixels with a scale, in pixels per point.
        case picture(Bitmap, scale: Double)
        /// Bytes of an animated PNG.
        case animation(Data)
        case text(String)

        /// Hash of the content, equal in every process.
        var fingerprint: String {
            switch self {
            case .picture(let bitmap, let scale):
                let pixels = bitmap.pixels.withUnsafeBytes { ReferenceFile.fingerprint(of: $0) }
                return "\(bitmap.width) \(bitmap.height) \(scale) \(pixels)"
            case .animation(let data): return ReferenceFile.fingerprint(of: data)
            case .text(let text): return ReferenceFile.fingerprint(of: text.utf8)
            }
        }
    }

    var form: Form
    /// Stamps of a picture, which its file stores.
    var stamps: [PNGText] = []
    /// Returns the named regions of a picture, in pixels, on demand.
    var regions: () throws -> [NamedRegion] = { [] }
    /// Returns the details stored with an animation, on demand.
    var details: () throws -> RecordedDetails = { RecordedDetails() }
    /// Ignored places.
    var ignored: [IgnoredPlace] = []
    /// Texts recorded beside the picture.
    var companions: [SnapshotCompanion: String] = [:]
    /// Parts of the labels of an accessibility tree's elements.
    var spoken: [AccessibilityLabelParts] = []
    /// Diagnostics of the content's creation.
    var diagnostics: [Diagnostic] = []
}
