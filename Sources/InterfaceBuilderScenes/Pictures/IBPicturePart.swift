import DocumentSyntax
import InterfaceBuilder
import TableDrawing

/// A part of a file that becomes a picture.
struct IBPicturePart {
    /// Contents of a part.
    enum Content {
        /// A cell of a xib.
        case cell(IBView)
        /// A view of a xib.
        case view(IBView)
        /// The table of a controller.
        case table(IBView, IBViewController)
        /// The view of a controller without a table.
        case screen(IBView, IBViewController)
        /// A prototype and its table.
        case prototype(IBView, table: IBView)
    }

    /// The entry in the list of the file.
    var entry: IBPictures.Entry
    /// Contents of the part.
    let content: Content
    /// Scene of the part, or `nil` in a xib.
    let scene: IBScene?

    /// Controller of a scene's picture, or `nil` for the picture of a cell or view.
    var controller: IBViewController? {
        switch content {
        case .table(_, let controller), .screen(_, let controller): controller
        case .cell, .view, .prototype: nil
        }
    }

    /// Identifier of the table that fills the screen, or `nil`.
    var tableID: String? {
        if case .table(let table, _) = content { table.id?.rawValue } else { nil }
    }

    /// Appearance that the controller or the view states, or `nil` for the picture's appearance.
    var appearance: UserInterfaceStyle? {
        let view: IBView
        switch content {
        case .cell(let own), .view(let own), .table(let own, _), .screen(let own, _),
            .prototype(let own, _):
            view = own
        }
        for object in [view.object, controller?.object].compactMap({ $0 }) {
            for name in ["overrideUserInterfaceStyle", "userInterfaceStyle"] {
                let style = object[name]?.text.flatMap(UserInterfaceStyle.init(named:))
                if let style { return style }
            }
        }
        return nil
    }

    /// Returns the parts of a file with unique names.
    static func parts(of document: IBDocument) -> [IBPicturePart] {
        var parts = document.views.compactMap { part(of: $0, document) }
        for controller in document.controllers {
            parts += self.parts(of: controller, nil)
        }
        for scene in document.scenes {
            if let controller = scene.controller { parts += self.parts(of: controller, scene) }
            parts += scene.views.map { part(of: $0, beside: scene) }
        }
        var names: [String: Int] = [:]
        for index in parts.indices {
            let name = parts[index].entry.name
            names[name, default: 0] += 1
            if let count = names[name], count > 1 { parts[index].entry.name += "-\(count)" }
        }
        return parts
    }

    private static func part(of view: IBView, _ document: IBDocument) -> IBPicturePart? {
        let file = document.file.path.split(separator: "/").last.map(String.init) ?? ""
        let base = file.hasSuffix(".xib") ? String(file.dropLast(4)) : file
        let name =
            document.views.count == 1
            ? base : view.object.customClass?.name ?? view.ownName ?? base
        let isCell = view.kind == .tableViewCell
        return IBPicturePart(
            entry: IBPictures.Entry(
                name: fileName(name), title: view.ownName ?? name, kind: isCell ? .cell : .view,
                place: view.location),
            content: isCell ? .cell(view) : .view(view), scene: nil)
    }

    /// Returns the picture of a view in the dock of a scene.
    private static func part(of view: IBView, beside scene: IBScene) -> IBPicturePart {
        let name = scene.controller?.shownName ?? "scene"
        let own = view.ownName ?? view.id?.rawValue ?? view.object.element
        return IBPicturePart(
            entry: IBPictures.Entry(
                name: fileName("\(name)-\(own)"), title: "\(name): \(own)", kind: .view,
                place: view.location),
            content: view.kind == .tableViewCell ? .cell(view) : .view(view), scene: scene)
    }

    private static func parts(of controller: IBViewController, _ scene: IBScene?) -> [IBPicturePart]
    {
        guard !controller.isContainer, let view = controller.view else { return [] }
        let name = controller.shownName
        let table = view.kind == .tableView ? view : view.fillingTable
        let entry = IBPictures.Entry(
            name: fileName(name), title: controller.title ?? name, kind: .scene,
            place: controller.object.location)
        var parts = [
            IBPicturePart(
                entry: entry,
                content: table.map { .table($0, controller) } ?? .screen(view, controller),
                scene: scene)
        ]
        for table in view.flattened() where table.kind == .tableView {
            for cell in (table["prototypes"]?.list ?? []).compactMap(\.view)
            where cell.kind == .tableViewCell {
                let own = cell.ownName ?? cell.id?.rawValue ?? "cell"
                parts.append(
                    IBPicturePart(
                        entry: IBPictures.Entry(
                            name: fileName("\(name)-\(own)"), title: "\(name): \(own)",
                            kind: .prototype, place: cell.location),
                        content: .prototype(cell, table: table), scene: scene))
            }
        }
        return parts
    }

    /// Returns a name with hyphens in place of characters that file names should not contain.
    static func fileName(_ name: String) -> String {
        let safe = name.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "A"..."Z", "a"..."z", "0"..."9", ".", "_", "-": Character(scalar)
            default: "-"
            }
        }
        let text = String(safe.prefix(100))
        return text.isEmpty || text.first == "." ? "picture\(text)" : text
    }
}

extension IBView {
    /// The table inside the view if it covers the view, or `nil`.
    var fillingTable: IBView? {
        guard subviews.count == 1, subviews[0].kind == .tableView, let own = frame,
            let inner = subviews[0].frame, inner.x == 0, inner.y == 0,
            inner.width == own.width, inner.height == own.height
        else { return nil }
        return subviews[0]
    }

    /// Reuse identifier, class or label of the view, or `nil`.
    var ownName: String? {
        self["reuseIdentifier"]?.text ?? object.customClass?.name ?? object.userLabel
    }
}

extension UserInterfaceStyle {
    /// Creates the light or dark appearance by its name in the file, or returns `nil`.
    init?(named name: String) {
        switch name {
        case "light": self = .light
        case "dark": self = .dark
        default: return nil
        }
    }
}
