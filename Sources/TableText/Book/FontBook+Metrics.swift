import Foundation

extension FontBook {
    /// A face to draw with where the one that was asked for is missing; nothing in an empty book.
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

    /// A face's own metrics, for families that stand in for none of Apple's.
    func metrics(of face: Face) -> FontMetrics {
        catalogue.metrics(of: face) { shapers.withShaper { $0.metrics(of: face) } }
    }
}
