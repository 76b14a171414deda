import ArgumentParser
import Tableshot

/// File format of a picture.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
    case png, svg, pdf

    /// The vector format, or `nil` for a pixel format.
    var vector: VectorFormat? {
        switch self {
        case .png: nil
        case .svg: .svg
        case .pdf: .pdf
        }
    }

    /// Name of the format in messages.
    var name: String {
        switch self {
        case .png: "a PNG"
        case .svg: "an SVG"
        case .pdf: "a PDF"
        }
    }
}

extension VectorText: ExpressibleByArgument {}

/// Format of frames on standard output.
enum StreamFormat: String, ExpressibleByArgument, CaseIterable {
    /// YUV4MPEG2.
    ///
    /// The stream contains the frame size and frame rate.
    case y4m
    /// RGBA pixels without a header.
    case raw
}
