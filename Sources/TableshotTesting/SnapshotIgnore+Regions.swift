import Foundation
import TableInspection
import TableSnapshots
import Tableshot

extension SnapshotIgnore {
    /// What places are looked for in.
    struct Frame {
        /// Named places, in pixels.
        let regions: [NamedRegion]
        /// In points.
        let size: CGSize
        let scale: Double
        /// What a screen reader finds; throws where that is not known.
        let accessibilityTree: () throws -> AccessibilityNode
    }

    /// The places of a picture that are meant, in pixels.
    ///
    /// Throws `SnapshotIgnoreError` if there is none: a name that is misspelt must not pass.
    func regions(of picture: Frame) throws -> [IgnoredRegion] {
        let regions = picture.regions
        let found: [IgnoredRegion]
        switch self {
        case .row(let path):
            found = regions.filter { $0.name == Self.name(of: path) }.map { IgnoredRegion($0) }
        case .part(let part, let path):
            let start = path.map { Self.name(of: $0) + ", " } ?? ""
            found = regions.filter {
                ($0.name == part || $0.name.hasSuffix(", " + part)) && $0.name.hasPrefix(start)
            }.map { IgnoredRegion($0) }
        case .accessibilityIdentifier(let identifier):
            found = try picture.accessibilityTree().nodes(identifier).map { node in
                let rect = CGRect(
                    x: node.frame.x, y: node.frame.y, width: node.frame.width,
                    height: node.frame.height)
                return IgnoredRegion(
                    reason: description, frame: PixelFrame(rect, scale: picture.scale))
            }
        case .rect(let rect):
            let whole = CGRect(origin: .zero, size: picture.size)
            found = [
                IgnoredRegion(
                    reason: description,
                    frame: PixelFrame(rect.intersection(whole), scale: picture.scale))
            ].filter { $0.frame.area > 0 }
        }
        guard !found.isEmpty else {
            throw SnapshotIgnoreError(self, names: regions.map(\.name))
        }
        return found
    }

    private static func name(of path: IndexPath) -> String {
        "section \(path.section), row \(path.row)"
    }
}

extension SnapshotIgnore: CustomStringConvertible {
    /// What is not compared, as messages say it.
    public var description: String {
        switch self {
        case .row(let path): Self.name(of: path)
        case .part(let part, let path): (path.map { Self.name(of: $0) + ", " } ?? "") + part
        case .accessibilityIdentifier(let identifier):
            "the accessibility identifier \(identifier.debugDescription)"
        case .rect(let rect):
            "the rectangle \([rect.minX, rect.minY, rect.width, rect.height])"
        }
    }
}

extension AccessibilityNode {
    /// The nodes with an identifier, this one and those below.
    fileprivate func nodes(_ identifier: String) -> [AccessibilityNode] {
        (self.identifier == identifier ? [self] : []) + children.flatMap { $0.nodes(identifier) }
    }
}
