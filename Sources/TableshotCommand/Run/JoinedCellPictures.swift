import CellRunning
import Foundation
import Tableshot

/// The pictures of several programs in one picture, as a single program arranges them.
struct JoinedCellPictures {
    private let parts: [(picture: CellRunResult.CellPicture, data: Data)]
    /// Device pixels per point.
    private let scale: Double
    private let columns: Int

    /// - Parameter columns: columns of the picture.
    init(_ outputs: [CellPicture.Output], scale: Double, columns: Int) {
        let all = outputs.flatMap { zip($0.result.pictures, $0.parts) }
        // Views with one state follow the cells, so that each cell has a line.
        let counts = Dictionary(grouping: all, by: \.0.title).mapValues(\.count)
        func isSingle(_ part: (CellRunResult.CellPicture, Data)) -> Bool {
            counts[part.0.title] == 1
        }
        parts = all.filter { !isSingle($0) } + all.filter(isSingle)
        self.scale = scale
        self.columns = columns
    }

    /// Returns the bytes of the picture in the format of a file's suffix.
    ///
    /// - Parameter fonts: folders of fonts that come before the fonts of the system.
    /// - Throws: a `CommandFailure` if a picture cannot be read.
    func bytes(name: String, fonts: [String]) throws -> Data {
        let items = try parts.map { part in
            let image = try ImageDecoder().image(part.data)
            let size = CGSize(width: part.picture.width, height: part.picture.height)
            return ContactSheet.Item(
                title: part.picture.title, detail: part.picture.detail, size: size, scale: scale
            ) { scale in
                var context = RenderContext()
                context.traits.displayScale = scale
                return try render(context: context) {
                    let view = ImageView(frame: CGRect(origin: .zero, size: size))
                    view.image = image
                    return view
                }
            }
        }
        var book = FontBook.standard
        for folder in fonts.reversed() { book = try book.adding(directory: folder) }
        let sheet = try ContactSheet(items: items, columns: columns).picture(fontBook: book)
        let folder = try Interrupts.temporaryFolder()
        defer { Interrupts.remove(temporaryFolder: folder) }
        let path = folder + "/" + name
        switch name.split(separator: ".").last {
        case "svg": try sheet.writeSVG(to: path)
        case "pdf": try sheet.writePDF(to: path)
        default: try sheet.writePNG(to: path)
        }
        return try Data(contentsOf: URL(filePath: path))
    }
}
