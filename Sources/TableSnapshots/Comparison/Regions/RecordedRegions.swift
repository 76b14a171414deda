import Foundation
import TableImages

/// The named regions of a picture, or of every frame of an animation, as stored in a reference.
///
/// Each name is stored once. For each frame, only changes from the previous frame are stored.
public struct RecordedRegions: Sendable, Hashable {
    /// Keyword of the compressed text that stores the regions in a PNG.
    public static let keyword = "Tableshot:Regions"

    private var names: [Name] = []
    /// Changed regions of each frame, as five numbers: index of the name, x, y, width and
    /// height in pixels.
    ///
    /// A removed region has width 0.
    private var frames: [[Int]] = []
    /// Frames of all names in the last frame.
    private var last: [PixelFrame] = []
    /// Indices of names, as several regions of a frame may share a name.
    private var indices: [Name: [Int]] = [:]

    private struct Name: Sendable, Hashable {
        var name: String
        var identifier: String?
        var part: String?
    }

    /// Creates regions without frames.
    public init() {}

    /// Creates the regions of a still picture.
    public init(_ regions: [NamedRegion]) { append(regions) }

    /// Whether there are no named regions.
    public var isEmpty: Bool { names.isEmpty }

    /// All names in any frame.
    public var allNames: [String] {
        var seen: Set<String> = []
        return names.map(\.name).filter { seen.insert($0).inserted }
    }

    /// Whether two rows, headers or footers share a number in a frame, while a row replaces a
    /// leaving row.
    var renumbersRows: Bool {
        var cursor = cursor
        while let regions = cursor.regions() {
            let rows = regions.filter {
                $0.part == nil && $0.name.split(separator: ", ").count == 2
            }.map(\.name)
            if Set(rows).count < rows.count { return true }
        }
        return false
    }

    /// All names of parts, and all accessibility identifiers, in any frame.
    public var allParts: [String] { names.flatMap { [$0.part, $0.identifier].compactMap(\.self) } }

    /// Whether any frame contains a place.
    public func contains(_ place: IgnoredPlace) -> Bool {
        names.contains {
            place.matches($0.name, identifier: $0.identifier, part: $0.part)
        }
    }

    /// Adds the regions of the next frame.
    public mutating func append(_ regions: [NamedRegion]) {
        var used: [Name: Int] = [:]
        var now = last.map { _ in Self.gone }
        for region in regions {
            let name = Name(name: region.name, identifier: region.identifier, part: region.part)
            let number = used[name, default: 0]
            used[name] = number + 1
            if number == indices[name, default: []].count {
                indices[name, default: []].append(names.count)
                names.append(name)
                last.append(Self.gone)
                now.append(Self.gone)
            }
            if let index = indices[name]?[number] { now[index] = region.frame }
        }
        frames.append(
            now.indices.filter { now[$0] != last[$0] }.flatMap { index in
                [index, now[index].x, now[index].y, now[index].width, now[index].height]
            })
        last = now
    }

    private static let gone = PixelFrame(x: 0, y: 0, width: 0, height: 0)

    /// Iterates over the regions of consecutive frames.
    public struct Cursor {
        private let recorded: RecordedRegions
        private var next = 0
        private var places: [PixelFrame]

        fileprivate init(_ recorded: RecordedRegions) {
            self.recorded = recorded
            places = recorded.names.map { _ in RecordedRegions.gone }
        }

        /// Returns the regions of the next frame, or `nil` after the last frame.
        public mutating func regions() -> [NamedRegion]? {
            guard next < recorded.frames.count else { return nil }
            let changes = recorded.frames[next]
            for start in stride(from: 0, to: changes.count, by: 5) {
                places[changes[start]] = PixelFrame(
                    x: changes[start + 1], y: changes[start + 2], width: changes[start + 3],
                    height: changes[start + 4])
            }
            next += 1
            return zip(recorded.names, places).filter { $0.1.width > 0 }.map { name, frame in
                NamedRegion(
                    name: name.name, frame: frame, identifier: name.identifier, part: name.part)
            }
        }
    }

    /// A cursor at the first frame.
    public var cursor: Cursor { Cursor(self) }

    // MARK: In files

    /// Returns the text for a PNG, or `nil` without named regions.
    func text() throws -> PNGText? {
        guard !isEmpty else { return nil }
        let content = Content(
            version: Content.current,
            names: names.map { [$0.name, $0.part ?? "", $0.identifier ?? ""] }, frames: frames)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return PNGText(
            Self.keyword, String(decoding: try encoder.encode(content), as: UTF8.self))
    }

    /// Reads the regions in a PNG.
    ///
    /// Returns `nil` if there are none, or if their version is unknown.
    public init?(of png: Data) {
        guard let text = PNGTail.compressedText(Self.keyword, in: png),
            let content = try? JSONDecoder().decode(Content.self, from: Data(text.utf8)),
            content.version == Content.current,
            content.names.allSatisfy({ $0.count == 3 }),
            content.frames.allSatisfy({ frame in
                frame.count % 5 == 0
                    && stride(from: 0, to: frame.count, by: 5).allSatisfy {
                        content.names.indices.contains(frame[$0])
                    }
                    // Greater coordinates are invalid, and could overflow in sums.
                    && frame.allSatisfy { abs(Double($0)) <= Double(Int32.max) }
            })
        else { return nil }
        names = content.names.map { name in
            Name(
                name: name[0], identifier: name[2].isEmpty ? nil : name[2],
                part: name[1].isEmpty ? nil : name[1])
        }
        frames = content.frames
    }

    /// Whether a PNG has unreadable regions: damaged, or of a later version.
    static func areUnreadable(in png: Data) -> Bool {
        PNGTail.hasText(keyword, in: png) && RecordedRegions(of: png) == nil
    }

    /// Message for unreadable regions, after the name of the file.
    public static let unreadable =
        "the recorded places ('\(keyword)') cannot be read, because they are damaged or of a later "
        + "version; record the file again"

    private struct Content: Codable {
        static let current = 1
        var version: Int
        var names: [[String]]
        var frames: [[Int]]
    }
}
