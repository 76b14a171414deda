import Foundation
import TableDrawing
import TableImages
import TestSupport

/// A headless browser that opens a page and performs steps.
public struct Browser {
    /// Width of the window, in CSS pixels.
    public var width = 1200
    /// Height of the window, in CSS pixels.
    public var height = 900
    /// Whether the page's colours are dark.
    public var isDark = false
    /// Whether the browser asks for reduced motion.
    public var reducesMotion = false

    /// Creates a browser with a window of a size in CSS pixels.
    public init(
        width: Int = 1200, height: Int = 900, isDark: Bool = false, reducesMotion: Bool = false
    ) {
        self.width = width
        self.height = height
        self.isDark = isDark
        self.reducesMotion = reducesMotion
    }

    /// A step of a visit.
    public enum Step: Sendable {
        /// Runs a script, whose value or promised value is an answer.
        case run(String)
        /// Waits until a script returns true.
        case wait(String)
        /// Writes a text file.
        case write(String, String)
        case key(String)
        case shiftKey(String)
        case move(Int, Int)
        case press(Int, Int)
        case drag(Int, Int, toX: Int, toY: Int)
        /// Takes the picture of the visit.
        case picture

        func order(_ picture: String) -> [String: Any] {
            switch self {
            case .run(let script): ["run": script]
            case .wait(let script): ["wait": script]
            case .write(let path, let text): ["write": [path, text]]
            case .key(let key): ["key": key]
            case .shiftKey(let key): ["key": key, "shift": true]
            case .move(let x, let y): ["move": [x, y]]
            case .press(let x, let y): ["press": [x, y]]
            case .drag(let x, let y, let toX, let toY): ["drag": [x, y, toX, toY]]
            case .picture: ["picture": picture]
            }
        }
    }

    /// The result of a visit.
    public struct Visit {
        /// Values of the scripts.
        public let answers: [Any]
        /// Messages of the console, of the content security policy and of exceptions.
        public let complaints: [String]
        /// Addresses of all requests.
        public let requests: [String]
        /// Picture of the window, or `nil` without a picture step.
        public let picture: Bitmap?

        /// The text that a script returned.
        public func text(_ index: Int) -> String? { answers[index] as? String }
        /// The number that a script returned.
        public func number(_ index: Int) -> Double? { (answers[index] as? NSNumber)?.doubleValue }
        /// The texts that a script returned.
        public func texts(_ index: Int) -> [String]? { answers[index] as? [String] }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Opens a page and performs the steps in their order.
    public func visit(_ page: String, _ steps: [Step]) throws -> Visit {
        let folder = try TemporaryFolder()
        let picture = folder.file("picture.png")
        let orders: [String: Any] = [
            "browser": try Self.program(), "page": page, "width": width, "height": height,
            "scheme": isDark ? "dark" : "light", "reduced": reducesMotion,
            "steps": steps.map { $0.order(picture) },
        ]
        let file = try folder.write(
            [UInt8](try JSONSerialization.data(withJSONObject: orders)), to: "orders.json")
        let output = try Program.python([Self.script, file])
        guard let result = try JSONSerialization.jsonObject(with: output) as? [String: Any],
            let answers = result["answers"] as? [Any],
            let complaints = result["complaints"] as? [String],
            let requests = result["requests"] as? [String]
        else { throw Failure(description: "the browser did not answer") }
        let asked = zip(steps, answers).compactMap { step, answer -> Any? in
            if case .run = step { answer } else { nil }
        }
        let seen = FileManager.default.contents(atPath: picture)
        return Visit(
            answers: asked, complaints: complaints, requests: requests,
            picture: try seen.map { try ImageDecoder().decode($0) })
    }

    /// Returns the path of Chromium or Google Chrome.
    private static func program() throws -> String {
        let candidates = [
            "/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        ]
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(
                description: "there is no Chromium; Scripts/bootstrap installs it")
        }
        return found
    }

    private static let script =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("browser.py").path

}
