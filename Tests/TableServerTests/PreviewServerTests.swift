import Foundation
import FoundationNetworking
import TableServer
import Testing

/// The answers of the server, over real connections.
@Suite struct PreviewServerTests {
    /// Source with a single document, which counts accepted documents.
    private final class Source: PreviewSource, @unchecked Sendable {
        private let lock = NSLock()
        private var documents: [String] = []

        /// The accepted documents.
        var accepted: [String] { lock.withLock { documents } }

        func folder() -> any PreviewAnswer { ["a.table.yaml"] }

        func document(_ query: PreviewQuery) -> any PreviewAnswer {
            var answer = query.settings
            answer["index"] = "\(query.index)"
            return answer
        }

        func picture(_ query: PreviewQuery) throws(PreviewError) -> [UInt8] {
            guard query.document == "a.table.yaml" else {
                throw PreviewError(["problem": "no such document"])
            }
            return [1, 2, 3]
        }

        func frame(_ query: PreviewQuery) throws(PreviewError) -> [UInt8] { [UInt8(query.frame)] }
        func findings(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer { ["a"] }

        func excerpt(
            _ query: PreviewQuery, file: String, line: Int
        ) throws(PreviewError) -> any PreviewAnswer {
            ["\(file) \(line)"]
        }

        func compare(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer {
            ["passed"]
        }

        func accept(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer {
            lock.withLock { documents.append(query.document) }
            return ["a.png"]
        }

        func reportFile(_ path: String) -> [UInt8]? { path == "index.html" ? [4] : nil }
        func changes() -> AsyncStream<PreviewChange> { AsyncStream { _ in } }
    }

    private struct Answer {
        let status: Int
        let body: Data
        let type: String?
        let policy: String?
    }

    /// Starts a server, and calls `body` with a function that sends requests to the server.
    private func serving(
        _ source: Source = Source(), address: String = "127.0.0.1",
        _ body: (@Sendable (String, String, [String: String]) async throws -> Answer) async throws
            -> Void
    ) async throws {
        let server = try PreviewServer(source, address: address, port: 0)
        let (ports, port) = AsyncStream.makeStream(of: UInt16.self)
        let task = Task { try await server.run { port.yield($0) } }
        defer { task.cancel() }
        let found = try #require(await ports.first { _ in true })
        try await body { method, path, headers in
            let url = try #require(URL(string: "http://127.0.0.1:\(found)\(path)"))
            var request = URLRequest(url: url)
            request.httpMethod = method
            for (name, value) in headers {
                let value = value.replacingOccurrences(of: "PORT", with: "\(found)")
                request.setValue(value, forHTTPHeaderField: name)
            }
            let (data, response) = try await URLSession.shared.data(for: request)
            let answer = try #require(response as? HTTPURLResponse)
            return Answer(
                status: answer.statusCode, body: data,
                type: answer.value(forHTTPHeaderField: "Content-Type"),
                policy: answer.value(forHTTPHeaderField: "Content-Security-Policy"))
        }
    }

    @Test func thePageHasAPolicyAgainstForeignScripts() async throws {
        try await serving { send async throws -> Void in
            let page = try await send("GET", "/", [:])
            #expect(page.status == 200)
            #expect(page.type == "text/html; charset=utf-8")
            #expect(page.policy?.contains("default-src 'self'") == true)
            for name in [
                "main", "store", "list", "controls", "stage", "timeline", "panels", "keys",
            ] {
                let script = try await send("GET", "/\(name).js", [:])
                #expect(script.status == 200)
                #expect(script.body.count > 100)
            }
        }
    }

    @Test func aHostOrOriginOfAnotherSiteIsAnError() async throws {
        try await serving { send async throws -> Void in
            #expect(try await send("GET", "/api/folder", ["Host": "evil.example"]).status == 403)
            #expect(
                try await send("GET", "/api/folder", ["Host": "evil.example:PORT"]).status == 403)
            #expect(try await send("GET", "/api/folder", ["Host": "localhost:PORT"]).status == 200)
            #expect(
                try await send("GET", "/api/folder", ["Origin": "http://evil.example"]).status
                    == 403)
            #expect(
                try await send("GET", "/api/folder", ["Origin": "http://127.0.0.1:PORT"]).status
                    == 200)
        }
    }

    @Test("A page of another site cannot send requests, even for images")
    func otherSites() async throws {
        try await serving { send async throws -> Void in
            let path = "/api/picture?document=a.table.yaml"
            for (site, status) in [("cross-site", 403), ("same-site", 403), ("same-origin", 200)] {
                #expect(try await send("GET", path, ["Sec-Fetch-Site": site]).status == status)
            }
        }
    }

    @Test("Numbers outside of all pictures, frames and lines are harmless")
    func negativeNumbers() async throws {
        try await serving { send async throws -> Void in
            let document = try await send(
                "GET", "/api/document?document=a.table.yaml&index=-1", [:])
            #expect(String(decoding: document.body, as: UTF8.self) == #"{"index":"0"}"#)
            let frame = try await send("GET", "/api/frame?document=a.table.yaml&frame=-3", [:])
            #expect(Array(frame.body) == [0])
            for (line, shown) in [("\(Int.max)", 1 << 30), ("\(Int.min)", 0), ("7", 7)] {
                let excerpt = try await send(
                    "GET", "/api/source?document=a.table.yaml&file=a&line=\(line)", [:])
                #expect(String(decoding: excerpt.body, as: UTF8.self) == "[\"a \(shown)\"]")
            }
        }
    }

    @Test func aServerOnEveryAddressAcceptsAddressesButNoNames() async throws {
        try await serving(address: "0.0.0.0") { send async throws -> Void in
            let path = "/api/folder"
            #expect(try await send("GET", path, ["Host": "192.168.1.5:PORT"]).status == 200)
            #expect(try await send("GET", path, ["Host": "[fe80::1]:PORT"]).status == 200)
            #expect(try await send("GET", path, ["Host": "evil.example:PORT"]).status == 403)
        }
        try await serving { send async throws -> Void in
            let answer = try await send("GET", "/api/folder", ["Host": "192.168.1.5:PORT"])
            #expect(answer.status == 403)
        }
    }

    @Test func onlyThePageCanAcceptReferences() async throws {
        let source = Source()
        try await serving(source) { send async throws -> Void in
            let path = "/api/accept?document=a.table.yaml"
            #expect(try await send("GET", path, [:]).status == 404)
            #expect(try await send("POST", path, [:]).status == 403)
            #expect(source.accepted == [])
            #expect(try await send("POST", path, ["X-Tableshot": "accept"]).status == 200)
            #expect(source.accepted == ["a.table.yaml"])
            #expect(try await send("PUT", path, ["X-Tableshot": "accept"]).status == 405)
        }
    }

    @Test func queriesContainTheSettingsOfTheControls() async throws {
        try await serving { send async throws -> Void in
            let answer = try await send(
                "GET", "/api/document?document=a.table.yaml&index=2&theme=ios26&width=&change=7",
                [:])
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text == #"{"index":"2","theme":"ios26"}"#)
            #expect(try await send("GET", "/api/document", [:]).status == 400)
        }
    }

    @Test func problemsAreReturnedAsJSONInPlaceOfAPicture() async throws {
        try await serving { send async throws -> Void in
            let picture = try await send("GET", "/api/picture?document=a.table.yaml", [:])
            #expect(picture.type == "image/png")
            #expect(Array(picture.body) == [1, 2, 3])
            let problem = try await send("GET", "/api/picture?document=..%2F..%2Fetc%2Fpasswd", [:])
            #expect(problem.type == "application/json")
            #expect(String(decoding: problem.body, as: UTF8.self).contains("no such document"))
        }
    }

    @Test func unknownPathsAreNotFound() async throws {
        try await serving { send async throws -> Void in
            for path in ["/x", "/api/x", "/report/x.png", "/..%2fmain.js"] {
                #expect(try await send("GET", path, [:]).status == 404, "\(path)")
            }
            #expect(try await send("GET", "/report/index.html", [:]).status == 200)
        }
    }

    @Test func aWrongAddressIsAnError() {
        #expect(throws: (any Error).self) {
            try PreviewServer(Source(), address: "localhost.example", port: 0)
        }
    }
}
