import ArgumentParser
import TableSnapshots

/// A rectangle as it is written on the command line: `x,y,width,height`, in pixels.
struct PixelRectangle: ExpressibleByArgument {
    let frame: PixelFrame
    /// As it was written.
    let text: String

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { Int($0) }
        guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
            let height = parts[3], width > 0, height > 0
        else { return nil }
        frame = PixelFrame(x: x, y: y, width: width, height: height)
        text = argument
    }

    var region: IgnoredRegion { IgnoredRegion(reason: text, frame: frame) }
}
