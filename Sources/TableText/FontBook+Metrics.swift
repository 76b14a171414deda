import Foundation

extension FontBook {
    /// A face to draw with if the requested face is missing, or `nil` in an empty book.
    var anyFace: Face? {
        for family in [SystemFont.sanFrancisco.family, SystemFont.helvetica.family] {
            if let face = catalogue.face(family: family, weight: 400, isItalic: false) {
                return face
            }
        }
        for source in sources {
            if let face = catalogue.faces(in: source.path).first { return face }
        }
        return nil
    }

    /// Returns a face's own metrics, for families that do not substitute a family of Apple's.
    func metrics(of face: Face) -> FontMetrics {
        catalogue.metrics(of: face) { shapers.withShaper { $0.metrics(of: face) } }
    }
}
