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
        // Bytes are split some ten times as fast as characters.
        let text = try Data(contentsOf: URL(fileURLWithPath: folder + "/timezones.tsv"))
        for (number, line) in text.split(separator: UInt8(ascii: "\n")).enumerated() {
            let fields = line.split(separator: UInt8(ascii: "\t")).map {
                String(decoding: $0, as: UTF8.self)
            }
            if fields.count == 2, fields[0] == "H" {
                sections.append([.header(ZoneHeaderDrawing(title: fields[1]))])
            } else if fields.count == 6, !sections.isEmpty, let icon = icons[fields[5]] {
                let zone = ZoneDrawing(
                    city: fields[1], time: fields[2], detail: fields[3],
                    day: fields[4], icon: icon)
                sections[sections.count - 1].append(.zone(zone))
            } else {
                throw BenchmarkError.data(line: number + 1)
            }
        }
    }
}
