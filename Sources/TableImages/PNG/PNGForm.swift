/// The meaning of a PNG's samples.
///
/// The raw value is the colour type.
enum PNGForm: UInt8, CaseIterable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    /// Number of bytes per pixel with 8 bits per sample.
    var channels: Int {
        switch self {
        case .grey, .palette: 1
        case .greyAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }
}
