import Foundation
import TableDrawing
import TableImages
import TableSnapshots

/// What a value shows, as it is compared with a reference.
struct SnapshotContent {
    /// The forms that references have.
    enum Form: Hashable {
        /// Pixels; a scale is pixels per point.
        case picture(Bitmap, scale: Double)
        /// An animated PNG's bytes.
        case animation(Data)
        case text(String)

        /// Tells contents apart, the same in every process.
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
    /// What a picture was made with, as its file says it.
    var stamps: [PNGText] = []
    /// Makes the named places of a picture, in pixels, if they are needed.
    var regions: () throws -> [NamedRegion] = { [] }
    /// Makes what is kept with an animation, if it is needed.
    var details: () throws -> RecordedDetails = { RecordedDetails() }
    /// What is not compared.
    var ignored: [IgnoredPlace] = []
    /// Texts that are recorded beside the picture.
    var companions: [SnapshotCompanion: String] = [:]
    /// What the elements of a tree of accessibility are called by.
    var spoken: [SpokenWords] = []
    /// What was noticed while it was made.
    var diagnostics: [Diagnostic] = []
}
