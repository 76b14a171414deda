import Foundation
import Tableshot

/// The workload's table: `H⇥title` or `R⇥city⇥time⇥detail⇥day⇥icon`, a line a row.
struct ZoneData {
    private(set) var sections: [[ZoneRow]] = []

    /// Reads `timezones.tsv` and the icons beside it.
    init(folder: String) throws {
        let decoder = ImageDecoder()
        var icons: [String: Image] = [:]
        for name in ZoneIcons.names {
            icons[name] = try decoder.image(contentsOf: "\(folder)/\(name)@2x.png")
        }
        let text = try Self.bytes(ofFile: folder + "/timezones.tsv")
        let error: BenchmarkError? = text.withUnsafeBufferPointer { text in
            var (start, number, fields) = (0, 0, [String]())
            for index in text.indices
            where text[index] == UInt8(ascii: "\t") || text[index] == UInt8(ascii: "\n") {
                fields.append(String(decoding: text[start..<index], as: UTF8.self))
                start = index + 1
                guard text[index] == UInt8(ascii: "\n") else { continue }
                number += 1
                guard append(fields, icons) else { return .data(line: number) }
                fields.removeAll(keepingCapacity: true)
            }
            return start == text.count ? nil : .data(line: number + 1)
        }
        if let error { throw error }
    }

    /// Adds what a line says; false where it says nothing known.
    private mutating func append(_ fields: [String], _ icons: [String: Image]) -> Bool {
        if fields.count == 2, fields[0] == "H" {
            sections.append([.header(ZoneHeaderDrawing(title: fields[1]))])
        } else if fields.count == 6, !sections.isEmpty, let icon = icons[fields[5]] {
            let zone = ZoneDrawing(
                city: fields[1], time: fields[2], detail: fields[3], day: fields[4], icon: icon)
            sections[sections.count - 1].append(.zone(zone))
        } else {
            return false
        }
        return true
    }

    /// A file's bytes, without Foundation's addresses and formats, which take longer than the whole file.
    private static func bytes(ofFile path: String) throws -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw BenchmarkError.file(path) }
        defer { fclose(file) }
        let size = Measurement.size(of: path)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = fread(buffer.baseAddress, 1, size, file)
        }
    }
}
