import ArgumentParser
import Foundation
import Tableshot

/// Options for the frames of an animation.
struct AnimationOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames per second, 0.1 to 1000; without it the document's, or 60.", valueName: "n"))
    var fps: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How long the animation is, in seconds; without it until everything has come to rest. "
                + "For two documents, how long the fade is.", valueName: "seconds"))
    var duration: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The curve of the fade of two documents: linear, easeIn, easeOut, easeInOut, default, or "
                + "a cubic Bézier curve x1,y1,x2,y2, whose x lie within 0 to 1.", valueName: "curve"
        ), completion: .list(CurveName.names), transform: CurveName.init(argument:))
    var curve: CurveName?

    @Option(
        help: ArgumentHelp(
            "How two documents fade: exact, every pixel straight from the one to the other; or "
                + "two-images, as two image views do it, with the background shining through.",
            valueName: "fade"))
    var fade: PictureFade?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The first instant that is shown, in seconds.", valueName: "seconds"))
    var from: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The last instant that is shown, in seconds.", valueName: "seconds"))
    var to: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Of so many frames one is shown, and the last.", valueName: "n"))
    var every: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How often the whole is played; 0 is for ever.", valueName: "n"))
    var loop: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How much longer the last frame stands, in seconds; 0 to 600.", valueName: "seconds"))
    var hold: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How much longer the first frame stands, in seconds; 0 to 600.", valueName: "seconds"))
    var holdFirst: Double?

    @Flag(help: "Play the frames backwards afterwards.")
    var backAndForth = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The part that is shown: the place of a row, or a rectangle of the screen in points.",
            valueName: "row s,r|x,y,w,h"))
    var crop: [String] = []

    /// Returns the part to show, and the documents that follow `--crop` in the arguments.
    func cropped() throws -> (crop: AnimationCrop?, rest: [String]) {
        // A row may be one quoted argument, or two arguments.
        let crop =
            crop.prefix(1).flatMap { $0.split(separator: " ").map(String.init) }
            + crop.dropFirst()
        guard let first = crop.first else { return (nil, []) }
        if first == "row" {
            guard crop.count > 1, let row = RowNumber(argument: crop[1]) else {
                throw ValidationError(
                    "'--crop row' needs a section and a row, counted from 0: '--crop row 0,2'")
            }
            guard row.indexPath.section >= 0, row.indexPath.row >= 0 else {
                throw ValidationError("'--crop row \(crop[1])': rows are counted from 0")
            }
            return (.row(row.indexPath), Array(crop.dropFirst(2)))
        }
        let numbers = first.split(separator: ",", omittingEmptySubsequences: false)
            .compactMap { Double($0) }.filter(\.isFinite)
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
            throw ValidationError(
                "'--crop \(first)' is no part of a screen; give 'row SECTION,ROW', or "
                    + "X,Y,WIDTH,HEIGHT in points")
        }
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return (.rect(rect), Array(crop.dropFirst()))
    }

    func validate() throws {
        if let fps, !FrameTimes.rates.contains(fps) {
            throw ValidationError(
                "'--fps' is \(Self.text(fps)); it is from \(FrameTimes.rates.lowerBound) to "
                    + "\(Int(FrameTimes.rates.upperBound)) frames per second")
        }
        if let duration, !(duration > 0 && duration <= 3_600) {
            throw ValidationError(
                "'--duration' is \(Self.text(duration)); it is above 0 and at most 3600 seconds")
        }
        let longest = AnimationPlayback.maximumHold
        for (name, value, limit) in [
            ("from", from, 3_600), ("to", to, 3_600), ("hold", hold, longest),
            ("hold-first", holdFirst, longest),
        ] {
            if let value, !(0...limit).contains(value) {
                throw ValidationError(
                    "'--\(name)' is \(Self.text(value)); it is from 0 to \(Self.text(limit)) "
                        + "seconds")
            }
        }
        if let from, let to, from > to {
            throw ValidationError(
                "'--from' is \(Self.text(from)) and '--to' \(Self.text(to)), which is before it")
        }
        if let every, every < 1 {
            throw ValidationError("'--every' is \(every); it is 1 or more")
        }
        if let loop, !(0...65_535).contains(loop) {
            throw ValidationError("'--loop' is \(loop); it is from 0 to 65535")
        }
        _ = try cropped()
    }

    /// Returns the playback of a document's animation.
    ///
    /// Options override the document.
    func playback(of settings: AnimationSettings) -> AnimationPlayback {
        var playback = AnimationPlayback(settings)
        playback.from = from
        playback.to = to
        if let every { playback.every = every }
        if let loop { playback.loopCount = loop }
        if let hold { playback.holdLast = hold }
        if let holdFirst { playback.holdFirst = holdFirst }
        if backAndForth { playback.isBackAndForth = true }
        return playback
    }

    /// Returns a number as a user would type it, without the `.0` of a whole number.
    static func text(_ number: Double) -> String {
        // Sums of times have rounding errors in the last digits.
        let number = (number * 1e6).rounded() / 1e6
        return Int(exactly: number).map(String.init) ?? "\(number)"
    }
}

extension PictureFade: ExpressibleByArgument {}
