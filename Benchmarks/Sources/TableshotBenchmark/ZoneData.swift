import Foundation
import Tableshot

/// The workload's table: `H⇥title` or `R⇥city⇥time⇥detail⇥day⇥icon`, a line a row.
struct ZoneData {
    private(set) var sections: [[ZoneRow]] = []

    /// Reads `timezones.tsv` and the icons beside it.
    init(folder: String) throws {
        let decoder = ImageDecoder()
        var icons: [Substring: Image] = [:]
        for name in ZoneIcons.names {
            icons[name[...]] = try decoder.image(contentsOf: "\(folder)/\(name)@2x.png")
        }
        let text = try String(contentsOfFile: folder + "/timezones.tsv", encoding: .utf8)
        for (number, line) in text.split(separator: "\n").enumerated() {
            let fields = line.split(separator: "\t")
            if fields.count == 2, fields[0] == "H" {
                sections.append([.header(ZoneHeaderDrawing(title: String(fields[1])))])
            } else if fields.count == 6, !sections.isEmpty, let icon = icons[fields[5]] {
                let zone = ZoneDrawing(
                    city: String(fields[1]), time: String(fields[2]), detail: String(fields[3]),
                    day: String(fields[4]), icon: icon)
                sections[sections.count - 1].append(.zone(zone))
            } else {
                throw BenchmarkError.data(line: number + 1)
            }
        }
    }
}
