import FlyingFox
import Foundation

/// The answers of the server.
struct PreviewHandler: HTTPHandler {
    private let source: any PreviewSource
    private let sockets: WebSocketHTTPHandler
    private let hosts: Hosts
    /// Queue for rendering, which would block the tasks of Swift's runtime.
    private let queue = DispatchQueue(label: "tableshot.preview", attributes: .concurrent)

    init(_ source: any PreviewSource, _ changes: PreviewChanges, _ hosts: Hosts) {
        self.source = source
        self.hosts = hosts
        sockets = .webSocket(changes)
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard hosts.accepts(host: request.headers[.host]),
            hosts.accepts(origin: request.headers[HTTPHeader("Origin")])
        else {
            return Self.text(.forbidden, "The Host header does not name this server.\n")
        }
        // Browsers state the origin of images and links only in this header.
        let site = request.headers[HTTPHeader("Sec-Fetch-Site")]
        guard site == nil || site == "same-origin" || site == "none" else {
            return Self.text(.forbidden, "A page of another site cannot send requests.\n")
        }
        let path = request.path.removingPercentEncoding ?? request.path
        switch (request.method, path) {
        case (.GET, "/changes"): return try await sockets.handleRequest(request)
        case (.GET, _): return await onQueue { answer(path, request) }
        case (.POST, "/api/accept"):
            // A form of another site cannot set this header.
            guard request.headers[HTTPHeader("X-Tableshot")] != nil else {
                return Self.text(.forbidden, "The X-Tableshot header is missing.\n")
            }
            return await onQueue { json(of: query(of: request), source.accept) }
        default:
            return Self.text(.methodNotAllowed, "The page only reads, and accepts pictures.\n")
        }
    }

    private func onQueue(_ body: @escaping @Sendable () -> HTTPResponse) async -> HTTPResponse {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: body()) }
        }
    }

    private func answer(_ path: String, _ request: HTTPRequest) -> HTTPResponse {
        if let file = PageFile(path: path) { return Self.response(file.bytes, file.type) }
        switch path {
        case "/api/folder": return Self.json(source.folder())
        case "/api/document": return json(of: query(of: request), source.document)
        case "/api/picture": return png(query(of: request), source.picture)
        case "/api/frame": return png(query(of: request), source.frame)
        case "/api/findings": return json(of: query(of: request), source.findings)
        case "/api/source":
            // The largest line is beyond the last line of every file.
            let line =
                request.query.first { $0.name == "line" }
                .flatMap { Int($0.value) }.map { min(max(0, $0), 1 << 30) } ?? 0
            let file = request.query.first { $0.name == "file" }?.value ?? ""
            return json(of: query(of: request)) { (query) throws(PreviewError) in
                try source.excerpt(query, file: file, line: line)
            }
        case "/api/compare": return json(of: query(of: request), source.compare)
        default:
            guard path.hasPrefix("/report/"),
                let bytes = source.reportFile(String(path.dropFirst("/report/".count)))
            else { return Self.text(.notFound, "There is no such page.\n") }
            return Self.response(bytes, Self.type(of: path))
        }
    }

    /// Returns the query of a request, or `nil` without a document.
    private func query(of request: HTTPRequest) -> PreviewQuery? {
        var values = request.query.reduce(into: [String: String]()) { $0[$1.name] = $1.value }
        guard let document = values.removeValue(forKey: "document") else { return nil }
        var query = PreviewQuery(document: document)
        query.index = max(0, values.removeValue(forKey: "index").flatMap { Int($0) } ?? 0)
        query.frame = max(0, values.removeValue(forKey: "frame").flatMap { Int($0) } ?? 0)
        // The page adds the number of a change, so that the browser asks again.
        values.removeValue(forKey: "change")
        values.removeValue(forKey: "file")
        values.removeValue(forKey: "line")
        query.settings = values.filter { !$0.value.isEmpty }
        return query
    }

    // MARK: Responses

    private func json(
        of query: PreviewQuery?, _ body: (PreviewQuery) throws(PreviewError) -> any PreviewAnswer
    ) -> HTTPResponse {
        guard let query else { return Self.text(.badRequest, "The query names no document.\n") }
        do {
            return Self.json(try body(query))
        } catch {
            // A status of 4xx would be an error in the browser's console.
            return Self.json(error.answer)
        }
    }

    private func png(
        _ query: PreviewQuery?, _ body: (PreviewQuery) throws(PreviewError) -> [UInt8]
    ) -> HTTPResponse {
        guard let query else { return Self.text(.badRequest, "The query names no document.\n") }
        do {
            return Self.response(try body(query), "image/png")
        } catch {
            // A status of 4xx would be an error in the browser's console.
            return Self.json(error.answer)
        }
    }

    private static func json(_ value: any PreviewAnswer) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(value) else {
            return text(.internalServerError, "The answer cannot be encoded.\n")
        }
        return response(Array(data), "application/json")
    }

    private static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        response(Array(text.utf8), "text/plain; charset=utf-8", status)
    }

    /// Returns a response that browsers neither keep nor interpret as another type.
    private static func response(
        _ bytes: [UInt8], _ type: String, _ status: HTTPStatusCode = .ok
    ) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: [
                .contentType: type, HTTPHeader("Cache-Control"): "no-store",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Content-Security-Policy"): Self.policy,
                HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
                HTTPHeader("Referrer-Policy"): "no-referrer",
            ], body: Data(bytes))
    }

    /// Policy that forbids scripts, styles and connections of other servers.
    ///
    /// The report's page sets styles in attributes, and its script has its data inline as JSON.
    private static let policy =
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        + "frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

    private static func type(of path: String) -> String {
        switch (path as NSString).pathExtension.lowercased() {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "json": "application/json"
        case "png", "apng": "image/png"
        default: "application/octet-stream"
        }
    }
}
