import Foundation
import FoundationNetworking
import Synchronization
import TableServer
import Testing

/// The answers of the server, over real connections.
@Suite struct PreviewServerTests {
    /// A source with a single document, which counts accepted documents.
    private final class Source: PreviewSource {
        let accepted = Mutex<[String]>([])

        func folder() -> PreviewFolder {
            let document = PreviewFolder.Document(path: "a.table.yaml", name: "a", kind: "document")
            return PreviewFolder(name: "f", version: "1", documents: [document], controls: [])
        }

        func document(_ query: PreviewQuery) -> PreviewDocument {
            var facts = PreviewDocument()
            let title = query.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            facts.pictures = [
                .init(title: title.joined(separator: " "), width: Double(query.index), height: 1)
            ]
            return facts
        }

        func picture(_ query: PreviewQuery) throws(PreviewError) -> [UInt8] {
            guard query.document == "a.table.yaml" else { throw PreviewError("no such document") }
            return [1, 2, 3]
        }

        func frame(_ query: PreviewQuery) throws(PreviewError) -> [UInt8] { [UInt8(query.frame)] }
        func findings(_ query: PreviewQuery) throws(PreviewError) -> [PreviewFinding] { [] }

        func excerpt(
            _ query: PreviewQuery, file: String, line: Int
        ) throws(PreviewError) -> PreviewProblem {
            PreviewProblem(severity: "view", message: "\(file) \(line)")
        }

        func compare(_ query: PreviewQuery) throws(PreviewError) -> PreviewComparison {
            PreviewComparison(summary: "passed", page: nil, canAccept: false)
        }

        func accept(_ query: PreviewQuery) throws(PreviewError) -> [String] {
            accepted.withLock { $0.append(query.document) }
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
        _ source: Source = Source(),
        _ body: (@Sendable (String, String, [String: String]) async throws -> Answer) async throws
            -> Void
    ) async throws {
        let server = try PreviewServer(source, address: "127.0.0.1", port: 0)
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

    @Test func thePageComesWithAPolicyAgainstForeignScripts() async throws {
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

    @Test func aHostOrOriginOfAnotherSiteIsRefused() async throws {
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

    @Test func onlyThePageAcceptsReferences() async throws {
        let source = Source()
        try await serving(source) { send async throws -> Void in
            let path = "/api/accept?document=a.table.yaml"
            #expect(try await send("GET", path, [:]).status == 404)
            #expect(try await send("POST", path, [:]).status == 403)
            #expect(source.accepted.withLock { $0 } == [])
            #expect(try await send("POST", path, ["X-Tableshot": "accept"]).status == 200)
            #expect(source.accepted.withLock { $0 } == ["a.table.yaml"])
            #expect(try await send("PUT", path, ["X-Tableshot": "accept"]).status == 405)
        }
    }

    @Test func queriesCarryTheSettingsOfTheControls() async throws {
        try await serving { send async throws -> Void in
            let answer = try await send(
                "GET", "/api/document?document=a.table.yaml&index=2&theme=ios26&width=&change=7",
                [:])
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text.contains(#""title":"theme=ios26""#))
            #expect(text.contains(#""width":2"#))
            #expect(try await send("GET", "/api/document", [:]).status == 400)
        }
    }

    @Test func problemsComeAsJSONInPlaceOfAPicture() async throws {
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

    @Test func aWrongAddressIsRefused() {
        #expect(throws: (any Error).self) {
            try PreviewServer(Source(), address: "localhost.example", port: 0)
        }
    }
}
