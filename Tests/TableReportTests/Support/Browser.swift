import Foundation
import TableDrawing
import TableImages
import TestSupport
import Testing

/// A real browser that opens a page and follows instructions.
struct Browser {
    var width = 1200
    var height = 900
    var isDark = false
    /// Whether the reader wants nothing to move by itself.
    var reducesMotion = false

    /// What is done to the page.
    enum Step {
        /// Its value is an answer; it may be a promise.
        case run(String)
        /// Goes on when it is true.
        case wait(String)
        case key(String)
        case shiftKey(String)
        case move(Int, Int)
        case press(Int, Int)
        case drag(Int, Int, toX: Int, toY: Int)
        /// Keeps what is to be seen as the visit's picture.
        case picture

        func order(_ picture: String) -> [String: Any] {
            switch self {
            case .run(let script): ["run": script]
            case .wait(let script): ["wait": script]
            case .key(let key): ["key": key]
            case .shiftKey(let key): ["key": key, "shift": true]
            case .move(let x, let y): ["move": [x, y]]
            case .press(let x, let y): ["press": [x, y]]
            case .drag(let x, let y, let toX, let toY): ["drag": [x, y, toX, toY]]
            case .picture: ["picture": picture]
            }
        }
    }

    /// What came of a visit.
    struct Visit {
        /// The values of the scripts that were run.
        let answers: [Any]
        /// What the console, the policy of the page or an exception has said.
        let complaints: [String]
        /// Every address that was asked for.
        let requests: [String]
        let picture: Bitmap?

        func text(_ index: Int) -> String? { answers[index] as? String }
        func number(_ index: Int) -> Double? { (answers[index] as? NSNumber)?.doubleValue }
        func texts(_ index: Int) -> [String]? { answers[index] as? [String] }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func visit(_ page: String, _ steps: [Step]) throws -> Visit {
        try Scratch.with { scratch in
            let picture = scratch.file("picture.png")
            let orders: [String: Any] = [
                "browser": try Self.program(), "page": page, "width": width, "height": height,
                "scheme": isDark ? "dark" : "light", "reduced": reducesMotion,
                "steps": steps.map { $0.order(picture) },
            ]
            try scratch.write(
                [UInt8](try JSONSerialization.data(withJSONObject: orders)), to: "orders.json")
            let output = try Program.python([Self.script, scratch.file("orders.json")])
            guard let result = try JSONSerialization.jsonObject(with: output) as? [String: Any],
                let answers = result["answers"] as? [Any],
                let complaints = result["complaints"] as? [String],
                let requests = result["requests"] as? [String]
            else { throw Failure(description: "the browser has not answered") }
            let asked = zip(steps, answers).compactMap { step, answer -> Any? in
                if case .run = step { answer } else { nil }
            }
            let seen = FileManager.default.contents(atPath: picture)
            return Visit(
                answers: asked, complaints: complaints, requests: requests,
                picture: try seen.map { try ImageDecoder().decode($0) })
        }
    }

    /// Chromium under one of the names that systems give it.
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
