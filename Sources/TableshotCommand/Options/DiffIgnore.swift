import ArgumentParser
import TableSnapshots

/// What is not to be compared, as it is written on the command line: `x,y,width,height` in pixels,
/// or the name of a row or part.
struct DiffIgnore: ExpressibleByArgument {
    /// The rectangle; nothing for a name.
    let frame: PixelFrame?
    /// As it was written.
    let text: String

    init?(argument: String) {
        text = argument
        // Nothing but numbers is meant as a rectangle.
        guard argument.allSatisfy({ $0.isNumber || ",.- ".contains($0) }) else {
            frame = nil
            return
        }
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { Int($0) }
        guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
            let height = parts[3], width > 0, height > 0
        else { return nil }
        frame = PixelFrame(x: x, y: y, width: width, height: height)
    }
}
