/// Coding of tolerances.
///
/// Only values that were set are stored, and decoded values are validated.
extension Tolerance: Codable {
    private enum CodingKeys: String, CodingKey {
        case channelThreshold, perceptualDistance, ignoresAntialiasing, maximumPixels
        case maximumRatio, density
    }

    /// Decodes a tolerance; a missing value is the value of an exact comparison.
    ///
    /// Throws a `ToleranceError` for a value out of range, and the decoder's errors.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            channelThreshold: values.decodeIfPresent(Int.self, forKey: .channelThreshold) ?? 0,
            perceptualDistance: values.decodeIfPresent(
                Double.self, forKey: .perceptualDistance) ?? 0,
            ignoresAntialiasing: values.decodeIfPresent(
                Bool.self, forKey: .ignoresAntialiasing) ?? false,
            maximumPixels: values.decodeIfPresent(Int.self, forKey: .maximumPixels),
            maximumRatio: values.decodeIfPresent(Double.self, forKey: .maximumRatio),
            density: values.decodeIfPresent(Density.self, forKey: .density))
    }

    /// Encodes the values that differ from an exact comparison.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        if channelThreshold > 0 { try values.encode(channelThreshold, forKey: .channelThreshold) }
        if perceptualDistance > 0 {
            try values.encode(perceptualDistance, forKey: .perceptualDistance)
        }
        if ignoresAntialiasing { try values.encode(true, forKey: .ignoresAntialiasing) }
        try values.encodeIfPresent(maximumPixels, forKey: .maximumPixels)
        try values.encodeIfPresent(maximumRatio, forKey: .maximumRatio)
        try values.encodeIfPresent(density, forKey: .density)
    }
}

extension Tolerance.Density: Codable {
    private enum CodingKeys: String, CodingKey { case window, share }

    /// Decodes a density.
    ///
    /// Throws a `ToleranceError` for a value out of range, and the decoder's errors.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            window: values.decode(Int.self, forKey: .window),
            share: values.decode(Double.self, forKey: .share))
    }

    /// Encodes the size of the window and the share of its pixels.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(window, forKey: .window)
        try values.encode(share, forKey: .share)
    }
}
