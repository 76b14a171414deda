import Foundation
import TableDrawing

/// Shapes with holes, as in symbols: layers from which further shapes and strokes are cut out.
///
/// Vector formats have no blend mode for cutting. Instead, clips keep the shapes before a cut
/// out of its area. A stroke with round caps and joins is the union of capsules around its
/// straight pieces. The exterior of the stroke is the intersection of the capsules' exteriors.
extension Drawing {
    /// Maximum number of capsules in a recording's cuts; more clips cost more than pixels.
    private static let capsuleLimit = 400

    /// Recording with clips in place of cuts, or `nil` if other kinds of cuts are used.
    ///
    /// A recording without blend modes is returned unchanged.
    var withCutsAsClips: Drawing? {
        guard blends else { return self }
        var rewritten: [DrawingCommand] = []
        var index = commands.startIndex
        var capsules = 0
        while index < commands.endIndex {
            let command = commands[index]
            index += 1
            rewritten.append(command)
            guard case .beginTransparencyLayer = command else {
                if let mode = command.vectorBlendMode, mode != .normal { return nil }
                continue
            }
            var layer: [DrawingCommand] = []
            scan: while true {
                guard index < commands.endIndex else { return nil }
                let inner = commands[index]
                index += 1
                switch inner {
                case .endTransparencyLayer: break scan
                case .fill, .stroke: layer.append(inner)
                default: return nil
                }
            }
            guard let clipped = Self.clipped(layer, &capsules) else { return nil }
            rewritten += clipped + [.endTransparencyLayer]
        }
        return Drawing(commands: rewritten)
    }

    /// Returns the shapes of a layer, each clipped to the outside of the subsequent cuts.
    private static func clipped(
        _ layer: [DrawingCommand], _ capsules: inout Int
    ) -> [DrawingCommand]? {
        let box = layer.reduce(CGRect.null) { $0.union($1.box) }.insetBy(dx: -1, dy: -1)
        var result: [DrawingCommand] = []
        var clips: [DrawingCommand] = []
        for command in layer.reversed() {
            guard let options = command.options, options.shadow == nil else { return nil }
            switch options.blendMode {
            case .normal:
                result = [.saveGState] + clips + [command, .restoreGState] + result
            case .destinationOut:
                guard options.alpha >= 1, let holes = command.holes else { return nil }
                capsules += holes.count
                guard capsules <= capsuleLimit else { return nil }
                clips += holes.map { hole in
                    var outside = Path(box)
                    outside.addPath(hole)
                    return .clip(outside, .evenOdd)
                }
            default: return nil
            }
        }
        return result
    }
}

extension DrawingCommand {
    /// Enclosing rectangle of a shape or stroke.
    fileprivate var box: CGRect {
        switch self {
        case .fill(let path, _, _, _): return path.controlPointBox
        case .stroke(let path, let style, _, _):
            return path.controlPointBox.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        default: return .null
        }
    }

    /// Simple outlines whose union is the opaque area of the command, or `nil` if they are
    /// unknown.
    fileprivate var holes: [Path]? {
        switch self {
        case .fill(let path, _, .color(let color), _) where color.alpha >= 1: return [path]
        case .stroke(let path, let style, .color(let color), _)
        where color.alpha >= 1 && style.lineCap == .round && style.lineJoin == .round
            && style.dash.isEmpty:
            return path.straightPieces.map { Path.capsule($0.start, $0.end, style.lineWidth / 2) }
        default: return nil
        }
    }
}

extension Path {
    /// Number of straight pieces of a curve, finer than visible in the small shapes of symbols.
    private static let piecesOfCurve = 12

    /// Path as straight lines.
    fileprivate var straightPieces: [(start: CGPoint, end: CGPoint)] {
        var pieces: [(start: CGPoint, end: CGPoint)] = []
        var first = CGPoint.zero
        var last = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                first = point
                last = point
            case .line(let point):
                pieces.append((last, point))
                last = point
            case .curve(let point, let control1, let control2):
                let start = last
                for step in 1...Self.piecesOfCurve {
                    let t = CGFloat(step) / CGFloat(Self.piecesOfCurve)
                    let u = 1 - t
                    func at(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                        u * u * u * start[keyPath: key] + 3 * u * u * t * control1[keyPath: key]
                            + 3 * u * t * t * control2[keyPath: key]
                            + t * t * t * point[keyPath: key]
                    }
                    let next = CGPoint(x: at(\.x), y: at(\.y))
                    pieces.append((last, next))
                    last = next
                }
            case .close:
                pieces.append((last, first))
                last = first
            }
        }
        return pieces
    }

    /// Returns the area within `radius` of a line.
    fileprivate static func capsule(_ start: CGPoint, _ end: CGPoint, _ radius: CGFloat) -> Path {
        let length = hypot(end.x - start.x, end.y - start.y)
        let box = CGRect(
            x: -radius, y: -radius, width: length + radius * 2, height: radius * 2)
        var path = Path()
        path.addRoundedRect(box, cornerSize: CGSize(width: radius, height: radius))
        return path.applying(
            CGAffineTransform(rotationAngle: atan2(end.y - start.y, end.x - start.x))
                .concatenating(CGAffineTransform(translationX: start.x, y: start.y)))
    }
}
