/// Colour spaces by their numbers in ITU-T H.273, which the chunk `cICP` of a PNG states.
enum CodedColors {
    /// Colour primaries (table 2 of H.273).
    enum Gamut: UInt8 {
        case bt709 = 1
        case bt470M = 4
        case bt470BG, smpte170M, smpte240M, film, bt2020, xyz, dciP3, displayP3
        case ebu3213 = 22

        /// Chromaticities x and y of white, red, green and blue.
        var chromaticities: [Double] {
            let d65 = [0.3127, 0.3290]
            let c = [0.310, 0.316]
            switch self {
            case .bt709: return d65 + [0.640, 0.330, 0.300, 0.600, 0.150, 0.060]
            case .bt470M: return c + [0.67, 0.33, 0.21, 0.71, 0.14, 0.08]
            case .bt470BG: return d65 + [0.64, 0.33, 0.29, 0.60, 0.15, 0.06]
            case .smpte170M, .smpte240M: return d65 + [0.630, 0.340, 0.310, 0.595, 0.155, 0.070]
            case .film: return c + [0.681, 0.319, 0.243, 0.692, 0.145, 0.049]
            case .bt2020: return d65 + [0.708, 0.292, 0.170, 0.797, 0.131, 0.046]
            case .xyz: return [1.0 / 3, 1.0 / 3, 1, 0, 0, 1, 0, 0]
            case .dciP3: return [0.314, 0.351, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
            case .displayP3: return d65 + [0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
            case .ebu3213: return d65 + [0.630, 0.340, 0.295, 0.605, 0.155, 0.077]
            }
        }

        var name: String {
            switch self {
            case .bt709: "BT.709"
            case .bt470M: "BT.470 M"
            case .bt470BG: "BT.470 BG"
            case .smpte170M: "SMPTE 170M"
            case .smpte240M: "SMPTE 240M"
            case .film: "film"
            case .bt2020: "BT.2020"
            case .xyz: "XYZ"
            case .dciP3: "DCI-P3"
            case .displayP3: "Display P3"
            case .ebu3213: "EBU 3213"
            }
        }
    }

    /// Transfer characteristics (table 3 of H.273).
    enum Transfer: UInt8 {
        case bt709 = 1
        case gamma22 = 4
        case gamma28, smpte170M, smpte240M, linear
        case iec61966 = 11
        case sRGB = 13
        case bt2020With10Bits, bt2020With12Bits, pq, smpte428, hlg

        /// Curve from samples to light, or `nil` for a function of high dynamic range.
        ///
        /// A picture with 8 bits per sample cannot show light of high dynamic range.
        var curve: ColorProfile.ToneCurve? {
            switch self {
            case .bt709, .smpte170M, .iec61966, .bt2020With10Bits, .bt2020With12Bits:
                .broken(1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081)
            case .smpte240M: .broken(1 / 0.45, 1 / 1.1115, 0.1115 / 1.1115, 1 / 4.0, 0.0913)
            case .gamma22: .gamma(2.2)
            case .gamma28: .gamma(2.8)
            case .linear: .gamma(1)
            case .sRGB: .broken(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
            case .smpte428: .gamma(2.6)
            case .pq, .hlg: nil
            }
        }

        var name: String {
            switch self {
            case .bt709: "BT.709"
            case .gamma22: "gamma 2.2"
            case .gamma28: "gamma 2.8"
            case .smpte170M: "SMPTE 170M"
            case .smpte240M: "SMPTE 240M"
            case .linear: "linear light"
            case .iec61966: "IEC 61966-2-4"
            case .sRGB: "sRGB"
            case .bt2020With10Bits, .bt2020With12Bits: "BT.2020"
            case .pq: "PQ"
            case .smpte428: "SMPTE 428"
            case .hlg: "HLG"
            }
        }
    }

    /// Returns the usual name of the colour space of two numbers.
    static func name(primaries: UInt8, transfer: UInt8) -> String {
        let gamut = Gamut(rawValue: primaries)?.name ?? "primaries \(primaries)"
        let curve = Transfer(rawValue: transfer)?.name ?? "transfer function \(transfer)"
        return transfer == Transfer.sRGB.rawValue && primaries == Gamut.displayP3.rawValue
            || gamut == curve ? gamut : "\(gamut) with \(curve)"
    }

    /// Returns the colours of a `cICP` chunk: primaries, transfer function, matrix, and full range.
    ///
    /// If the chunk is not supported, the other descriptions of the file apply.
    static func colors(_ chunk: some Collection<UInt8>) -> DeclaredColors {
        let numbers = Array(chunk)
        guard numbers.count == 4 else {
            return DeclaredColors(problem: "has a chunk cICP of \(numbers.count) bytes, expected 4")
        }
        let shown = "cICP \(numbers.map { "\($0)" }.joined(separator: " "))"
        func refused(_ what: String) -> DeclaredColors {
            DeclaredColors(problem: "states \(what), which is not read (\(shown))")
        }
        guard let transfer = Transfer(rawValue: numbers[1]) else {
            return refused("the transfer function \(numbers[1])")
        }
        guard transfer.curve != nil else {
            return refused("the transfer function \(transfer.name) of high dynamic range")
        }
        guard Gamut(rawValue: numbers[0]) != nil else {
            return refused("the primaries \(numbers[0])")
        }
        guard numbers[2] == 0 else { return refused("colours of luma and chroma") }
        guard numbers[3] != 0 else { return refused("samples of narrow range") }
        return DeclaredColors(space: .coded(primaries: numbers[0], transfer: numbers[1]))
    }
}
