import Foundation

/// Small ICC profile (version 4): a matrix and a curve, or only a curve.
struct SampleProfile {
    /// X, Y and Z of red, green and blue, for the white of D50.
    ///
    /// Empty for grey.
    var colorants: [[Double]]
    /// Exponent of the curve, or `nil` for the curve of sRGB.
    var gamma: Double?
    var name = "Sample"
    /// Signature of the profile's device class.
    var deviceClass = "mntr"
    /// Signature of the samples' colour space.
    var space: String

    static let displayP3 = SampleProfile(
        colorants: [
            [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
        ], name: "Sample P3", space: "RGB ")
    static let sRGB = SampleProfile(
        colorants: [
            [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
        ], space: "RGB ")
    static let linearGray = SampleProfile(colorants: [], gamma: 1, space: "GRAY")

    var bytes: [UInt8] {
        var tags: [(String, [UInt8])] = [
            ("desc", text), ("wtpt", xyz([0.9642, 1, 0.8249])),
        ]
        if colorants.isEmpty {
            tags.append(("kTRC", curve))
        } else {
            for (letter, color) in zip("rgb", colorants) {
                tags.append(("\(letter)XYZ", xyz(color)))
                tags.append(("\(letter)TRC", curve))
            }
        }
        var table = Self.number(tags.count)
        var data: [UInt8] = []
        let start = 128 + 4 + 12 * tags.count
        for (signature, content) in tags {
            table += Array(signature.utf8) + Self.number(start + data.count)
            table += Self.number(content.count)
            data += content + Array(repeating: 0, count: (4 - content.count % 4) % 4)
        }
        var header = Self.number(start + data.count) + [0, 0, 0, 0, 4, 0x30, 0, 0]
        header += Array((deviceClass + space + "XYZ ").utf8)
        header += Array(repeating: 0, count: 12) + Array("acsp".utf8)
        header += Array(repeating: 0, count: 28) + xyz([0.9642, 1, 0.8249]).suffix(12)
        header += Array(repeating: 0, count: 128 - header.count)
        return header + table + data
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func fixed(_ value: Double) -> [UInt8] {
        number(Int((value * 65_536).rounded()))
    }

    private func xyz(_ values: [Double]) -> [UInt8] {
        Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(Self.fixed)
    }

    private var curve: [UInt8] {
        let head = Array("para".utf8) + [0, 0, 0, 0]
        if let gamma { return head + [0, 0, 0, 0] + Self.fixed(gamma) }
        let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
        return head + [0, 3, 0, 0] + parameters.flatMap(Self.fixed)
    }

    private var text: [UInt8] {
        let letters = Array(name.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        return Array("mluc".utf8) + [0, 0, 0, 0] + Self.number(1) + Self.number(12)
            + Array("enUS".utf8) + Self.number(letters.count) + Self.number(28) + letters
    }
}
