import ArgumentParser
import Tableshot

/// What a picture's file holds.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
    case png, svg, pdf

    /// The format of shapes; nothing for pixels.
    var vector: VectorFormat? {
        switch self {
        case .png: nil
        case .svg: .svg
        case .pdf: .pdf
        }
    }

    /// What messages call a file of it.
    var name: String {
        switch self {
        case .png: "a PNG"
        case .svg: "an SVG"
        case .pdf: "a PDF"
        }
    }
}

extension VectorText: ExpressibleByArgument {}
