import DocumentSyntax
import Foundation

/// The project's own documents and pictures, as material of inputs.
struct FuzzCorpus {
    struct Document {
        var path: String
        var bytes: [UInt8]
        var value: FuzzValue
    }

    /// The documents, sorted by path.
    let documents: [Document]
    /// The documents with a timeline.
    let animations: [Document]
    /// Small pictures of all formats by name, sorted.
    let pictures: [(name: String, bytes: [UInt8])]
    /// The folder of the documents, string tables and asset catalogues.
    private let folder: String

    /// Reads the corpus of a checkout.
    init(package: String) throws {
        folder = package + "/Fixtures/documents"
        let manager = FileManager.default
        let paths = try manager.subpathsOfDirectory(atPath: folder).sorted()
        var documents: [Document] = []
        for path in paths where path.hasSuffix(".table.yaml") || path.hasSuffix(".table.json") {
            let bytes = try Self.bytes(folder + "/" + path)
            let node = try DocumentParser().parse(SourceFile(path: path, bytes: bytes))
            documents.append(Document(path: path, bytes: bytes, value: FuzzValue(node)))
        }
        self.documents = documents
        animations = documents.filter { $0.value["timeline"] != nil }
        let seeds = package + "/Tests/Fuzz/Seeds"
        var pictures = try manager.contentsOfDirectory(atPath: seeds).sorted().map { name in
            (name: name, bytes: try Self.bytes(seeds + "/" + name))
        }
        for path in paths where path.hasPrefix("images/") && path.hasSuffix(".svg") {
            pictures.append(
                (
                    name: String(path.dropFirst("images/".count)),
                    bytes: try Self.bytes(folder + "/" + path)
                ))
        }
        self.pictures = pictures
    }

    /// Returns the bytes of a file beside the documents.
    func bytes(_ path: String) -> [UInt8] { (try? Self.bytes(folder + "/" + path)) ?? [] }

    private static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
