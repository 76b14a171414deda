import Foundation

/// A document of an animation, and runs of `animate` with it.
enum AnimationRuns {
    static let list = """
        screen: {width: 160, height: 100, scale: 1}
        table:
          rows: [{text: One}, {text: Two, selected: true}]

        """
    /// The selection disappears within half a second.
    static let document =
        list + "timeline: [{at: 0, deselect: [0, 1], duration: 0.5}]\nanimation: {fps: 20}\n"

    static func run(
        _ arguments: String, in scratch: Scratch, _ text: String = document
    ) throws -> Command.Outcome {
        try scratch.file("list.table.yaml", text)
        try scratch.file("off.table.yaml", list.replacingOccurrences(of: "true", with: "false"))
        try scratch.file("on.table.yaml", list)
        return try Command(in: scratch.url)
            .run(["animate"] + arguments.split(separator: " ").map(String.init))
    }

    /// Returns the pixels of a document's picture.
    static func still(_ name: String, in scratch: Scratch) throws -> String {
        let run = try Command(in: scratch.url).run("render", "\(name).table.yaml", "-o", "-")
        return try PNGFacts(run.output).pixels
    }
}
