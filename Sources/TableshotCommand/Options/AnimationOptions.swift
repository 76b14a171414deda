import ArgumentParser
import Foundation
import Tableshot

/// Options for the frames of an animation.
struct AnimationOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames per second, from 0.1 to 1000. The default is the rate of the document, or 60.",
            valueName: "n"))
    var fps: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The duration of the animation, or of the fade of two documents, in seconds. The "
                + "default is the time until all movement has ended.", valueName: "seconds"))
    var duration: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The curve of the fade of two documents: linear, easeIn, easeOut, easeInOut, default, or "
                + "a cubic Bézier curve x1,y1,x2,y2 with x1 and x2 from 0 to 1.", valueName: "curve"
        ), completion: .list(CurveName.names), transform: CurveName.init(argument:))
    var curve: CurveName?

    @Option(
        help: ArgumentHelp(
            "The fade of two documents: exact, with every pixel interpolated; or two-images, like "
                + "two image views, with the background shining through.",
            valueName: "fade"))
    var fade: PictureFade?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The first instant to render, in seconds.", valueName: "seconds"))
    var from: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The last instant to render, in seconds.", valueName: "seconds"))
    var to: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Render every nth frame and the last frame.", valueName: "n"))
    var every: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of times that the animation plays; 0 plays for ever.", valueName: "n"))
    var loop: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The additional time of the last frame, from 0 to 600 seconds.", valueName: "seconds"))
    var hold: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The additional time of the first frame, from 0 to 600 seconds.", valueName: "seconds"))
    var holdFirst: Double?

    @Flag(help: "Play the frames forwards, then backwards.")
    var backAndForth = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The part of the screen to render: a row, given by section and row, or a rectangle in "
                + "points.", valueName: "row s,r|x,y,w,h"))
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
                throw ValidationError(
                    "'--crop row \(crop[1])' has a negative number; sections and rows are counted "
                        + "from 0")
            }
            return (.row(row.indexPath), Array(crop.dropFirst(2)))
        }
        let numbers = first.split(separator: ",", omittingEmptySubsequences: false)
            .compactMap { Double($0) }.filter(\.isFinite)
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
            throw ValidationError(
                "'--crop \(first)' is not a part of the screen; give 'row SECTION,ROW', or "
                    + "X,Y,WIDTH,HEIGHT in points")
        }
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return (.rect(rect), Array(crop.dropFirst()))
    }

    func validate() throws {
        if let fps, !FrameTimes.rates.contains(fps) {
            throw ValidationError(
                "'--fps' is \(Self.text(fps)); give \(FrameTimes.rates.lowerBound) to "
                    + "\(Int(FrameTimes.rates.upperBound)) frames per second")
        }
        if let duration, !(duration > 0 && duration <= 3_600) {
            throw ValidationError(
                "'--duration' is \(Self.text(duration)); give a duration above 0 and at most 3600 "
                    + "seconds")
        }
        let longest = AnimationPlayback.maximumHold
        for (name, value, limit) in [
            ("from", from, 3_600), ("to", to, 3_600), ("hold", hold, longest),
            ("hold-first", holdFirst, longest),
        ] {
            if let value, !(0...limit).contains(value) {
                throw ValidationError(
                    "'--\(name)' is \(Self.text(value)); give a time from 0 to "
                        + "\(Self.text(limit)) seconds")
            }
        }
        if let from, let to, from > to {
            throw ValidationError(
                "'--to' (\(Self.text(to))) is before '--from' (\(Self.text(from))); give a later "
                    + "'--to'")
        }
        if let every, every < 1 {
            throw ValidationError("'--every' is \(every); give 1 or more")
        }
        if let loop, !(0...65_535).contains(loop) {
            throw ValidationError("'--loop' is \(loop); give a number from 0 to 65535")
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

/// Instants whose render trees are printed: a time, or `all`.
enum TreeInstant: ExpressibleByArgument, Equatable {
    case all
    /// A time in seconds.
    case at(Double)

    init?(argument: String) {
        if argument == "all" {
            self = .all
        } else if let time = Double(argument), time.isFinite, time >= 0 {
            self = .at(time)
        } else {
            return nil
        }
    }
}
