import FlyingFox
import FlyingSocks
import Foundation

/// A server of the preview page for a web browser on the same machine.
///
/// The server answers requests for its own addresses only, which the `Host` header names. A page of
/// another site cannot read a picture by a name that resolves to the loopback address.
package struct PreviewServer: Sendable {
    private let source: any PreviewSource
    private let server: HTTPServer
    private let hosts: Hosts

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - address: IPv4 or IPv6 address to listen on, such as `127.0.0.1`.
    ///   - port: port to listen on; 0 selects a free port.
    /// - Throws: `SocketError` if the text is not an address.
    package init(_ source: any PreviewSource, address: String, port: UInt16) throws {
        self.source = source
        hosts = Hosts(address: address)
        let configuration: HTTPServer.Configuration
        if address.contains(":") {
            configuration = try .init(
                address: .inet6(ip6: address, port: port), timeout: Self.timeout,
                logger: .disabled)
        } else {
            configuration = try .init(
                address: .inet(ip4: address, port: port), timeout: Self.timeout,
                logger: .disabled)
        }
        server = HTTPServer(config: configuration)
    }

    /// Maximum time of an answer, in seconds.
    ///
    /// A comparison of a large document takes the longest time.
    private static let timeout: TimeInterval = 120

    /// Serves the page until the task is cancelled.
    ///
    /// - Parameter ready: receives the port as soon as the server listens.
    /// - Throws: `SocketError` if the port is in use.
    package func run(ready: @escaping @Sendable (UInt16) -> Void) async throws {
        let changes = PreviewChanges(source)
        await server.appendRoute("*", to: PreviewHandler(source, changes, hosts))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask { await changes.run() }
            group.addTask {
                try await server.waitUntilListening()
                guard let port = await server.port else { return }
                hosts.port = port
                ready(port)
                // The group ends with its first task, so this task waits.
                while !Task.isCancelled { try await Task.sleep(nanoseconds: 1_000_000_000) }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}

extension HTTPServer {
    /// The port, or `nil` before the server listens.
    fileprivate var port: UInt16? {
        switch listeningAddress {
        case .ip4(_, let port), .ip6(_, let port): port
        default: nil
        }
    }
}

/// The values of the `Host` header that name the server.
final class Hosts: @unchecked Sendable {
    private let names: [String]
    /// Whether the server listens on all addresses of the machine.
    private let isEveryAddress: Bool
    private let lock = NSLock()
    private var listening: UInt16 = 0

    init(address: String) {
        let own = address.contains(":") ? "[\(address)]" : address
        names = ["localhost", "127.0.0.1", "[::1]", own]
        isEveryAddress = ["0.0.0.0", "::"].contains(address)
    }

    /// The port that the server listens on.
    var port: UInt16 {
        get { lock.withLock { listening } }
        set { lock.withLock { listening = newValue } }
    }

    /// Returns whether a `Host` header names the server.
    func accepts(host: String?) -> Bool {
        guard var name = host?.lowercased() else { return false }
        if name.hasSuffix(":\(port)") {
            name.removeLast("\(port)".utf8.count + 1)
        } else if port != 80 {
            return false
        }
        return names.contains(name) || isEveryAddress && Self.isAddress(name)
    }

    /// Returns whether a host is an address, which no other site can direct to this machine.
    private static func isAddress(_ host: String) -> Bool {
        var four = in_addr()
        var six = in6_addr()
        return inet_pton(AF_INET, host, &four) == 1
            || host.hasPrefix("[") && host.hasSuffix("]")
                && inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &six) == 1
    }

    /// Returns whether an `Origin` header names the server; requests without the header are not
    /// from a page of another site.
    func accepts(origin: String?) -> Bool {
        guard let origin else { return true }
        guard origin.hasPrefix("http://") else { return false }
        return accepts(host: String(origin.dropFirst("http://".count)))
    }
}
