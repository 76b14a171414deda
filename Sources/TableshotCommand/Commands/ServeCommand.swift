import ArgumentParser
import Foundation
import TableServer
import TableSnapshots
import Tableshot

/// The command that shows the pictures of a folder in a browser, and draws each picture again after
/// a change.
struct ServeCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "serve",
            abstract: "Show the pictures of a folder in a browser, and redraw changed documents.",
            discussion: """
                Prints the address of the page, and serves the page until Control-C. The page lists \
                the documents, xibs and storyboards of the folder, and shows the selected document. \
                Every change of a file redraws the documents that use the file. The page's controls \
                change the theme, appearance, text size, device, direction, locale, scale and width \
                without changing a file. An error appears over the last picture.

                  \(name) serve
                  \(name) serve Screens --port 8000

                The page writes nothing, except for the accept button, which records the pictures of \
                the selected document as its references. The server accepts connections of this \
                machine only, unless --address gives another address.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The folder with documents, xibs and storyboards, or a single document.",
            valueName: "dir"),
        completion: .directory)
    var folder = "."

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The port, from 1 to 65535; 0 selects a free port.", valueName: "n"))
    var port = 8123

    @Option(
        help: ArgumentHelp(
            "The address to listen on. Every machine that reaches the address can see the "
                + "pictures.", valueName: "ip"))
    var address = "127.0.0.1"

    @OptionGroup var assetOptions: AssetOptions
    @OptionGroup var fontOptions: FontOptions

    func validate() throws {
        if folder.isEmpty { throw ValidationError("the folder's path is empty") }
        if folder == "-" {
            throw ValidationError("'-' is not a folder; save the document in a file")
        }
        guard (0...65_535).contains(port) else {
            throw ValidationError("'--port' is \(port); give a number from 0 to 65535")
        }
    }

    func run() throws {
        let places = SnapshotPlaces(folder: nil)
        let assets = assetOptions.assets.map(places.absolute)
        let fonts = fontOptions.fonts.map(places.absolute)
        let source = try RequestSource(assets: assets, fonts: fonts, isStrict: false)
        let preview = try PreviewFolderSource(
            enterFolder(), source, assets: assets, fonts: fonts)
        let server: PreviewServer
        do {
            server = try PreviewServer(preview, address: address, port: UInt16(port))
        } catch {
            throw ValidationError(
                "'--address \(address)' is not an IP address; give an address such as 127.0.0.1")
        }
        let console = Console.standard
        if !Self.loopback.contains(address) {
            console.printError(
                "warning: every machine that reaches \(address) can see the pictures of the folder")
        }
        let (folder, address) = (folder, address)
        let failure = Self.wait {
            try await server.run { port in
                let host = address.contains(":") ? "[\(address)]" : address
                try? console.print("http://\(host):\(port)/")
                console.printError("serving \(folder); press Control-C to end")
            }
        }
        throw CommandFailure(
            "the server cannot listen on \(address), port \(port)\(Self.reason(failure)); give "
                + "another '--port', or '--port 0' for a free port")
    }

    /// Makes the folder the current folder, because references are recorded below the current folder.
    ///
    /// - Returns: the path of the folder or document in the new current folder.
    /// - Throws: a `CommandFailure` if there is no such file or folder, or if it cannot be entered.
    private func enterFolder() throws -> String {
        let isFolder = DocumentSearch.isFolder(folder)
        guard isFolder || FileManager.default.fileExists(atPath: folder.pathOnDisk) else {
            throw CommandFailure("there is no such file or folder", path: folder)
        }
        let parent = folder.folderPath.isEmpty ? "." : folder.folderPath
        let root = isFolder ? folder : parent
        guard FileManager.default.changeCurrentDirectoryPath(root.pathOnDisk) else {
            throw CommandFailure("the folder cannot be entered", path: root)
        }
        return isFolder ? "." : (folder as NSString).lastPathComponent
    }

    /// Addresses that only this machine can reach.
    private static let loopback = ["127.0.0.1", "::1"]

    /// Runs an asynchronous function on another thread, and returns its error.
    private static func wait(_ body: @escaping @Sendable () async throws -> Void) -> (any Error)? {
        let done = DispatchSemaphore(value: 0)
        let result = ServerResult()
        Task {
            do { try await body() } catch { result.error = error }
            done.signal()
        }
        done.wait()
        return result.error
    }

    private static func reason(_ error: (any Error)?) -> String {
        guard let error else { return "" }
        return ": \(error.localizedDescription)"
    }
}

/// The error of a server, which is written before the waiting thread reads it.
private final class ServerResult: @unchecked Sendable {
    var error: (any Error)?
}
