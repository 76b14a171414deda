import Foundation
import TableDrawing

/// Headers and footers that float above rows and fade together with the rows.
extension RenderNode {
    /// Lays a header or footer over rows of its section, so that everything fades as a single
    /// picture.
    ///
    /// Covered parts of rows do not shine through.
    ///
    /// All nodes come from `RowArrival`, have the same gap, and use the coordinates of the same
    /// parent.
    ///
    /// - Parameter presence: the visible fraction of the nodes, above 0 and up to 1.
    /// - Returns: the header or footer with the covered parts of rows, and the uncovered parts
    ///   of each row, or `nil` for a completely covered row.
    func fading(
        over rows: [RenderNode], presence: Double
    ) -> (edge: RenderNode, rows: [RenderNode?]) {
        guard presence > 0, children.count == 1, var picture = children.first else {
            return (self, rows)
        }
        let place = picture.frame
        let cover = place.offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame)
        guard !cover.isNull, cover.height > 0 else { return (self, rows) }
        var covered: [RenderNode] = []
        let beside = rows.map { row in
            row.pieces.flatMap { piece -> [RenderNode] in
                guard var part = piece.children.first, piece.children.count == 1 else {
                    return [piece]
                }
                part.frame.origin.y += piece.frame.minY
                let seen = part.frame.intersection(piece.frame)
                guard !seen.isNull, seen.maxY > cover.minY, seen.minY < cover.maxY else {
                    return [piece]
                }
                part.frame.origin.x += piece.frame.minX - cover.minX
                part.frame.origin.y -= cover.minY
                part.opacity = min(1, part.opacity / presence)
                covered.append(part.unnamed)
                // Content passes beneath a bar above the header, too.
                return [
                    piece.cut(from: piece.frame.minY, to: cover.minY),
                    piece.cut(from: cover.maxY, to: piece.frame.maxY),
                ].compactMap(\.self)
            }.joined
        }
        guard !covered.isEmpty else { return (self, rows) }
        let background = RenderNode(
            name: "",
            frame: cover.offsetBy(dx: -frame.minX - place.minX, dy: -frame.minY - place.minY),
            clipsToBounds: true, children: covered)
        picture.frame.origin = .zero
        picture.opacity = min(1, picture.opacity / presence)
        var edge = self
        edge.children = [
            RenderNode(
                name: name, frame: place, opacity: presence, children: [background, picture])
        ]
        return (edge, beside)
    }

    /// Returns the part of a clipping node's content between two heights of the parent, or
    /// `nil` if this part is empty.
    private func cut(from top: CGFloat, to bottom: CGFloat) -> RenderNode? {
        guard let whole = children.first?.frame.offsetBy(dx: 0, dy: frame.minY),
            bottom > top, whole.maxY > top, whole.minY < bottom
        else { return nil }
        var node = self
        node.frame.origin.y = top
        node.frame.size.height = bottom - top
        node.children[0].frame.origin.y += frame.minY - top
        return node
    }

    /// What is seen of what the node cuts, in the coordinates of its parent.
    fileprivate var seen: CGRect {
        children.reduce(CGRect.null) { $0.union($1.frame) }
            .offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame)
    }

    /// The pieces that a row was cut into, in the coordinates of its parent.
    private var pieces: [RenderNode] {
        guard !clipsToBounds, children.count > 1 else { return [self] }
        return children.map { piece in
            var piece = piece
            piece.frame.origin.x += frame.minX
            piece.frame.origin.y += frame.minY
            return piece
        }
    }

    /// The picture of a node without its names: what is seen is a part of what lies above it.
    private var unnamed: RenderNode {
        var node = self
        node.name = ""
        node.identifier = nil
        if case .mix(let before, let after, let share) = contents {
            node.contents = .mix(before.unnamed, after.unnamed, share)
        }
        node.children = children.map(\.unnamed)
        return node
    }
}

extension [RenderNode] {
    /// The pieces of a row as a single node, or `nil` if the row has no pieces.
    fileprivate var joined: RenderNode? {
        guard count > 1, let first else { return self.first }
        let frame = map(\.seen).reduce(first.seen) { $0.union($1) }
        return RenderNode(
            name: first.name, frame: frame,
            children: map { piece in
                var piece = piece
                piece.frame.origin.x -= frame.minX
                piece.frame.origin.y -= frame.minY
                return piece
            })
    }
}

extension RowArrival {
    /// How much is seen at an instant of what fades in the gap, from 0 to 1; nothing for what does not fade,
    /// and before it has begun.
    func fadingPresence(at time: Double) -> Double? {
        guard animation == .fade || animation == .automatic, time > timing.start, time < timing.end
        else { return nil }
        let progress = timing.progress(at: time)
        return min(1, max(0, leaves ? 1 - progress : progress))
    }

    /// Whether something else comes or goes in the same way at the same time.
    func fades(with other: RowArrival) -> Bool {
        animation == other.animation && timing.start == other.timing.start
            && timing.end == other.timing.end && leaves == other.leaves
    }
}
