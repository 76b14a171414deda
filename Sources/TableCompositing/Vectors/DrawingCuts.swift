import Foundation
import TableDrawing

/// The places where a recording paints over what it painted before, as if that had not been there.
///
/// Vector files cannot copy over or clear; but what is painted before can be kept out of the place.
/// That is done for upright rectangles, which `rectFill(_:)` and `clear(_:)` paint.
struct DrawingCuts {
    struct Cut {
        /// The command's place in the recording.
        var index: Int
        /// In device pixels.
        var rect: CGRect
    }

    /// The recording's commands, without saved states that nothing was changed in.
    let commands: [DrawingCommand]
    private(set) var cuts: [Cut] = []

    /// Nothing where blend modes that vector files lack are used in any other way.
    init?(_ drawing: Drawing, _ start: CGAffineTransform) {
        commands = Self.withoutIdleStates(drawing.commands)
        var matrix = start
        // Saved states and layers that are open: within them, a cut would not be in order.
        var depth = 0
        var isClipped = false
        for (index, command) in commands.enumerated() {
            switch command {
            case .saveGState: depth += 1
            case .restoreGState: depth -= 1
            case .clip: isClipped = isClipped || depth == 0
            case .concatenate(let transform) where depth == 0:
                matrix = transform.concatenating(matrix)
            case .drawing(let inner, _):
                guard inner.blendModeBeyondVectors == nil else { return nil }
            case .fill(let path, _, _, let options) where Self.isCut(command):
                guard depth == 0, !isClipped, options.shadow == nil,
                    let rect = path.onDevice(matrix)?.uprightRectangle
                else { return nil }
                cuts.append(Cut(index: index, rect: rect))
            default:
                if case .beginTransparencyLayer = command { depth += 1 }
                if case .endTransparencyLayer = command { depth -= 1 }
                guard command.vectorBlendMode?.isForVectors ?? true else { return nil }
            }
        }
    }

    private static func isCut(_ command: DrawingCommand) -> Bool {
        command.vectorBlendMode == .copy || command.vectorBlendMode == .clear
    }

    /// `rectFill(_:)` saves the state for its blend mode alone, which each command carries.
    private static func withoutIdleStates(_ commands: [DrawingCommand]) -> [DrawingCommand] {
        var isIdle = [Bool](repeating: false, count: commands.count)
        var open: [(index: Int, isChanged: Bool)] = []
        for (index, command) in commands.enumerated() {
            switch command {
            case .saveGState: open.append((index, false))
            case .restoreGState:
                guard let state = open.popLast(), !state.isChanged else { continue }
                isIdle[state.index] = true
                isIdle[index] = true
            case .clip, .concatenate, .beginTransparencyLayer, .endTransparencyLayer:
                if !open.isEmpty { open[open.count - 1].isChanged = true }
            default: break
            }
        }
        return commands.indices.filter { !isIdle[$0] }.map { commands[$0] }
    }
}
