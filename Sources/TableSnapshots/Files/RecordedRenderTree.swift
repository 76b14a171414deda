import Foundation
import TableDrawing

/// A recorded render tree, read from its text for the frames of its nodes.
package struct RecordedRenderTree: Sendable {
    /// Root node with names, frames, transforms and clipping, without contents.
    package let root: RenderNode

    /// Suffix of recorded render trees: `inbox.tree.txt` beside `inbox.png`.
    package static let suffix = SnapshotKind.renderTree.suffix

    /// Reads a text.
    ///
    /// Returns `nil` if it is not a render tree.
    ///
    /// For an animation, the tree is the first frame's.
    package init?(_ text: some StringProtocol) {
        // A carriage return is part of a line, and does not end it.
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"))
            .map { String(decoding: $0, as: UTF8.self) }[...]
        if let first = lines.first, first.hasPrefix("frame "), first.hasSuffix(" s") {
            lines = lines.dropFirst().prefix { !$0.hasPrefix("frame ") }
        }
        var nodes = lines.compactMap(Line.init)[...]
        guard let root = Self.take(&nodes, depth: 0), nodes.isEmpty else { return nil }
        self.root = root
    }

    /// Reads the regions in the file beside a picture, or returns `nil` if the file is missing
    /// or of a different size.
    static func regions(beside picture: String, width: Int, height: Int) -> [NamedRegion]? {
        let path = (picture as NSString).deletingPathExtension + suffix
        guard let data = try? ReferenceFile.read(path) else { return nil }
        return RecordedRenderTree(String(decoding: data, as: UTF8.self))?
            .namedRegions(width: width, height: height)
    }

    /// Returns the named regions for a picture of a size in pixels, or `nil` if the tree has a
    /// different size.
    package func namedRegions(width: Int, height: Int) -> [NamedRegion]? {
        guard root.frame.width > 0, root.frame.height > 0 else { return nil }
        let scale = Double(width) / Double(root.frame.width)
        // Heights in points are rounded to three decimals, and in the picture to whole pixels.
        guard abs(Double(root.frame.height) * scale - Double(height)) < 1.5 else { return nil }
        return RenderTree(root: root, size: root.frame.size, scale: scale).namedRegions()
    }

    /// Parses the next node with all nodes at a greater indentation.
    private static func take(_ lines: inout ArraySlice<Line>, depth: Int) -> RenderNode? {
        guard depth <= maximumDepth, let line = lines.first, line.depth == depth else { return nil }
        lines.removeFirst()
        var node = line.node
        var children: [RenderNode] = []
        var isMask: [Bool] = []
        while let next = lines.first, next.depth > depth {
            guard let child = take(&lines, depth: depth + 1) else { return nil }
            isMask.append(next.isMask)
            children.append(child)
        }
        let own = zip(children, isMask).filter { !$0.1 }.map(\.0)
        node.children = own
        // The two mixed nodes come before the children.
        if let share = line.mix, own.count > 1 {
            node.contents = .mix(own[0], own[1], share)
            node.children = Array(own.dropFirst(2))
        }
        return node
    }

    /// Maximum depth of a tree.
    ///
    /// No table has a deeper tree.
    private static let maximumDepth = 512

    /// A parsed node without children.
    private struct Line {
        let depth: Int
        var node: RenderNode
        var isMask = false
        /// Fraction of the mix of two nodes, or `nil`.
        var mix: Double?

        init?(_ text: String) {
            let number = #/-?[0-9.]+/#
            let start = #/^( *)(mask: )?(.*?) \((\S+) (\S+) (\S+) (\S+)\)(.*)$/#
                .dotMatchesNewlines()
            guard let match = text.firstMatch(of: start), match.1.count % 2 == 0 else { return nil }
            let values = [match.4, match.5, match.6, match.7].map { Double($0) }
            guard let x = values[0], let y = values[1], let width = values[2],
                let height = values[3], [x, y, width, height].allSatisfy(\.isFinite)
            else { return nil }
            depth = match.1.count / 2
            isMask = match.2 != nil
            node = RenderNode(
                name: String(match.3), frame: CGRect(x: x, y: y, width: width, height: height))
            var rest = match.8
            if let found = rest.prefixMatch(of: #/ identifier="((?:[^"\\]|\\.)*)"/#) {
                node.identifier = String(
                    found.1.replacing(#/\\(.)/#) { $0.1 == "n" ? "\n" : "\($0.1)" })
                rest = rest[found.range.upperBound...]
            }
            // Texts can contain any characters, and are the last attribute of a node.
            if let words = rest.firstRange(of: " text=\"") { rest = rest[..<words.lowerBound] }
            mix = rest.firstMatch(of: #/ mix=(\S+)/#).flatMap { Double($0.1) }
            node.clipsToBounds = rest.contains(#/ clips(?= |$)/#)
            if let found = rest.firstMatch(of: #/ opacity=(\S+)/#), Double(found.1) == 0 {
                node.opacity = 0
            }
            if let found = rest.firstMatch(of: #/ origin=\((\S+) (\S+)\)/#),
                let x = Double(found.1), let y = Double(found.2)
            {
                node.boundsOrigin = CGPoint(x: x, y: y)
            }
            if let found = rest.firstMatch(of: #/ transform=\(([^)]*)\)/#) {
                let entries = found.1.matches(of: number).compactMap { Double($0.0) }
                if entries.count == 6 {
                    node.transform = CGAffineTransform(
                        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4],
                        ty: entries[5])
                }
            }
        }
    }
}
