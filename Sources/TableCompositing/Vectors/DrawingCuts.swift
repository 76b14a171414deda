import Foundation
import TableDrawing

/// Places of a recording where painting replaces earlier painting.
///
/// Vector formats have no copy or clear mode. Instead, earlier painting is kept out of the
/// area. The upright rectangles painted by `rectFill(_:)` and `clear(_:)` are supported.
struct DrawingCuts {
    struct Cut {
        /// Index of the command in the recording.
        var index: Int
        /// Replaced rectangle, in device pixels.
        var rect: CGRect
    }

    /// Commands of the recording, without saved states that change nothing.
    let commands: [DrawingCommand]
    private(set) var cuts: [Cut] = []

    /// Finds the cuts of a recording, or returns `nil` if it uses unsupported blend modes in
    /// other ways.
    init?(_ drawing: Drawing, _ start: CGAffineTransform) {
        commands = Self.withoutIdleStates(drawing.commands)
        var matrix = start
        // Number of open saved states and layers; cuts are allowed only outside of them.
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

    /// Returns the commands without saved states that change nothing.
    ///
    /// `rectFill(_:)` saves the state only for the blend mode, but each command stores the blend
    /// mode.
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
