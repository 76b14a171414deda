import Foundation
import Tableshot

/// Sheet of symbols with their names in a grid.
public struct SymbolSheet: Sendable {
    /// Names of the symbols from left to right and from top to bottom.
    public var names: [String]
    /// Maximum number of columns.
    public var columns = 10
    /// Size and weight of the symbols.
    public var configuration = Image.SymbolConfiguration(pointSize: 28)

    /// Device pixels per point of the sheet.
    public static let scale = 2.0
    /// Size of a symbol with its name, in points.
    private static let cell = CGSize(width: 96, height: 68)

    /// Creates a sheet of symbols; by default, of all symbols.
    public init(names: [String] = Image.symbolNames) { self.names = names }

    /// Returns a picture of the sheet.
    ///
    /// - Throws: `RenderError` for a sheet without names and for a sheet above the limits of a
    ///   picture.
    public func picture(fontBook: FontBook = .standard) throws -> Picture {
        let context = RenderContext(
            theme: .modern, traits: TraitCollection(displayScale: Self.scale), fontBook: fontBook)
        return try render(context: context) { view }
    }

    /// View of the sheet, made inside a render.
    private var view: View {
        let columns = max(1, min(columns, names.count))
        let rows = (names.count + columns - 1) / columns
        let sheet = View(
            frame: CGRect(
                x: 0, y: 0, width: Self.cell.width * CGFloat(columns),
                height: Self.cell.height * CGFloat(rows)))
        sheet.backgroundColor = .white
        for (index, name) in names.enumerated() {
            let origin = CGPoint(
                x: CGFloat(index % columns) * Self.cell.width,
                y: CGFloat(index / columns) * Self.cell.height)
            sheet.addSubview(symbol(name, at: origin))
            sheet.addSubview(caption(name, at: origin))
        }
        return sheet
    }

    private func symbol(_ name: String, at origin: CGPoint) -> View {
        let view = ImageView(
            image: Image(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        view.tintColor = .label
        view.frame = CGRect(x: origin.x, y: origin.y + 4, width: Self.cell.width, height: 36)
        return view
    }

    private func caption(_ name: String, at origin: CGPoint) -> View {
        let label = Label(
            frame: CGRect(
                x: origin.x + 2, y: origin.y + 42, width: Self.cell.width - 4, height: 22))
        // A line ends after a dot of the name.
        label.text = name.replacingOccurrences(of: ".", with: ".\u{200B}")
        label.font = .systemFont(ofSize: 8)
        label.textAlignment = .center
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingMiddle
        label.textColor = .secondaryLabel
        return label
    }
}
