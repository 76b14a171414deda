import Foundation
import Tableshot

/// Table of the workload: `H⇥title` or `R⇥city⇥time⇥detail⇥day⇥icon`, with a row on each line.
struct ZoneData {
    private(set) var sections: [[ZoneRow]] = []

    /// Icons, each from a file such as `night@2x.png` of 60 × 60 pixels.
    private static let icons = ["night", "morning", "afternoon", "evening"]
    /// Numbers of sections, and of rows in each section, of the workload.
    private static let count = 20

    /// Reads `timezones.tsv` and the icons in its folder.
    init(folder: String) throws {
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw BenchmarkError.file(
                folder, "is no folder; --data names the one that holds timezones.tsv")
        }
        let path = folder + "/timezones.tsv"
        let text = try Self.bytes(ofFile: path)
        let decoder = ImageDecoder()
        var icons: [String: Image] = [:]
        for name in Self.icons {
            icons[name] = try decoder.image(contentsOf: "\(folder)/\(name)@2x.png")
        }
        var number = 0
        let reason: String? = text.withUnsafeBufferPointer { text in
            // A byte order mark may precede the first line.
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            var (start, fields) = (text.starts(with: mark) ? mark.count : 0, [String]())
            for index in text.indices
            where text[index] == UInt8(ascii: "\t") || text[index] == UInt8(ascii: "\n") {
                // Lines may have the line ends of Windows.
                let isReturn =
                    text[index] == UInt8(ascii: "\n") && index > start
                    && text[index - 1] == UInt8(ascii: "\r")
                fields.append(
                    String(decoding: text[start..<(isReturn ? index - 1 : index)], as: UTF8.self))
                start = index + 1
                guard text[index] == UInt8(ascii: "\n") else { continue }
                number += 1
                if let reason = append(fields, icons) { return reason }
                fields.removeAll(keepingCapacity: true)
            }
            number += 1
            return start == text.count ? endProblem : "the last line has no end"
        }
        if let reason { throw BenchmarkError.data(file: path, line: number, reason) }
    }

    /// Returns the error at the end of the data: an incomplete last section, or a wrong number of
    /// sections.
    private var endProblem: String? {
        if let last = sections.last, last.count != Self.count + 1 {
            return "the section ends after \(last.count - 1) rows, not \(Self.count)"
        }
        return sections.count == Self.count
            ? nil : "the data end after \(sections.count) sections, not \(Self.count)"
    }

    /// Adds a line of the data, and returns the error in the line.
    private mutating func append(_ fields: [String], _ icons: [String: Image]) -> String? {
        if fields[0] == "H" {
            guard fields.count == 2 else { return "expected H⇥title" }
            if let last = sections.last, last.count != Self.count + 1 { return endProblem }
            guard sections.count < Self.count else { return "more than \(Self.count) sections" }
            sections.append([.header(ZoneHeaderDrawing(title: fields[1]))])
            return nil
        }
        guard fields[0] == "R", fields.count == 6 else {
            return "expected H⇥title or R⇥city⇥time⇥detail⇥day⇥icon"
        }
        guard let last = sections.last else { return "a row before the first H⇥title" }
        guard last.count <= Self.count else { return "more than \(Self.count) rows in a section" }
        guard let icon = icons[fields[5]] else {
            return "no icon \(fields[5]); there are \(Self.icons.joined(separator: ", "))"
        }
        let zone = ZoneDrawing(
            city: fields[1], time: fields[2], detail: fields[3], day: fields[4], icon: icon)
        sections[sections.count - 1].append(.zone(zone))
        return nil
    }

    /// Returns the bytes of a file.
    ///
    /// Foundation's own URLs and formats take longer than the whole file.
    private static func bytes(ofFile path: String) throws -> [UInt8] {
        try Measurement.checkFile(path)
        guard let file = fopen(path, "rb") else {
            throw BenchmarkError.file(path, String(cString: strerror(errno)))
        }
        defer { fclose(file) }
        let size = Measurement.size(of: path)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = fread(buffer.baseAddress, 1, size, file)
        }
    }
}
