import Foundation
import TestSupport
import Testing

/// Programs and libraries of the tests of `run`.
enum RunTools {
    /// Folder of Swift's compiler, or `nil` if the compiler or the library is missing.
    static let compiler: String? = {
        let library = Command.product("libCellRunning.so")
        guard FileManager.default.fileExists(atPath: library) else { return nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map(String.init).first {
            FileManager.default.isExecutableFile(atPath: $0 + "/swiftc")
        }
    }()

    /// Returns the command with the modules and a cache of its own.
    static func command(in scratch: Scratch) throws -> Command {
        var command = Command(in: scratch.url)
        command.environment = [
            "PATH": "\(try #require(compiler)):/usr/bin:/bin",
            "HOME": scratch.path("home"), "XDG_CACHE_HOME": scratch.path("home/cache"),
            "TMPDIR": scratch.path(""),
            "TABLESHOT_MODULES": (Command.product("") as NSString).standardizingPath,
        ]
        command.timeout = 600
        return command
    }

    /// Source of a cell whose initializer ends with statements.
    static func cell(_ name: String, _ statements: String) -> String {
        """
        import UIKit
        class \(name): UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                \(statements)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """
    }
}

/// Cells that the command compiles and draws, with the modules of the tests' own build.
@Suite(.enabled(if: RunTools.compiler != nil, "swiftc and libCellRunning.so are needed"))
struct RunCommandTests {
    @Test("The command finds the files that a cell needs, and '--with' fills the cell")
    func siblings() throws {
        try Scratch.with { scratch in
            try scratch.file("App/Package.swift", "")
            try scratch.file(
                "App/Cells/PriceCell.swift",
                RunTools.cell("PriceCell", "textLabel?.textColor = .brand")
                    .replacing("    required", with: "    var price: Price?\n    required"))
            try scratch.file("App/Model/Price.swift", "struct Price { let value: Int }")
            try scratch.file(
                "App/Colors.swift",
                "import UIKit\nextension UIColor { class var brand: UIColor { .red } }")
            try scratch.file("App/Unused.swift", "this does not compile")
            let command = try RunTools.command(in: scratch)
            let run = try command.run(
                "run", "App/Cells/PriceCell.swift", "--with", "cell.price = Price(value: 3)",
                "--state", "normal", "--width", "300", "--explain")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == "PriceCell.png\n")
            #expect(run.errors.contains("App/Model/Price.swift is compiled, too"))
            #expect(
                run.errors.contains(
                    "App/Colors.swift:2:21: note: 'class' is 'static', because UIColor is a struct"
                ))
            let facts = try PNGFacts(scratch.contents("PriceCell.png"))
            #expect(facts.width == 600)
            // A second run finds the program in the cache, and draws the same bytes.
            let first = scratch.contents("PriceCell.png")
            _ = try command.run(
                "run", "App/Cells/PriceCell.swift", "--with", "cell.price = Price(value: 3)",
                "--state", "normal", "--width", "300")
            #expect(scratch.contents("PriceCell.png") == first)
            // Each state has a different look.
            var pictures: Set<[UInt8]> = []
            for state in ["normal", "highlighted", "editing"] {
                _ = try command.run(
                    "run", "App/Cells/PriceCell.swift", "--state", state, "--width", "300",
                    "-o", "state.svg")
                let svg = String(decoding: scratch.contents("state.svg"), as: UTF8.self)
                pictures.insert(Array(svg.replacing(state, with: "").utf8))
            }
            #expect(pictures.count == 3)
        }
    }

    @Test(
        "An application's initializer of colours has priority",
        arguments: ["UInt32, alpha: CGFloat = 1", "UInt, alpha: CGFloat = 1", "Int"])
    func ownColours(parameters: String) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "HexCell.swift",
                "extension UIColor { convenience init(hex: \(parameters)) { self.init(white: 1, "
                    + "alpha: 1); print(hex) } }\n"
                    + RunTools.cell("HexCell", "backgroundColor = UIColor(hex: 0x0C)"))
            let run = try RunTools.command(in: scratch).run(
                "run", "HexCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: 12"), "\(run.errors)")
        }
    }

    @Test("Messages of the unified logging system compile, and nothing evaluates their values")
    func logging() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "NoteCell.swift",
                "import os.log\n"
                    + RunTools.cell(
                        "NoteCell",
                        """
                        let logger = Logger(subsystem: "a", category: "b")
                        func never() -> String { fatalError() }
                        logger.info("made \\(never(), privacy: .public)")
                        os_log("made %d", log: .default, type: .error, 3)
                        os_log(.info, "made")
                        """))
            let run = try RunTools.command(in: scratch).run(
                "run", "NoteCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test("Work that is due at once on the main queue runs before the cell is drawn")
    func mainQueue() throws {
        try Scratch.with { scratch in
            let statements = """
                DispatchQueue.main.async { DispatchQueue.main.async { print("block ran") } }
                DispatchQueue.main.asyncAfter(deadline: .now() + 60) { print("timer ran") }
                Task { @MainActor in print("task ran") }
                """
            try scratch.file("LaterCell.swift", RunTools.cell("LaterCell", statements))
            let run = try RunTools.command(in: scratch).run(
                "run", "LaterCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: block ran"), "\(run.errors)")
            #expect(run.errors.contains("the code printed: task ran"), "\(run.errors)")
            #expect(!run.errors.contains("timer ran"))
        }
    }

    @Test("Headers and other views are drawn, at several widths and by expressions")
    func views() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "Header.swift",
                """
                import UIKit
                class Header: UITableViewHeaderFooterView {
                    override init(reuseIdentifier: String?) {
                        super.init(reuseIdentifier: reuseIdentifier)
                        textLabel?.text = "Recent"
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Tag: UILabel {
                    init(price: Int) {
                        super.init(frame: .zero)
                        text = "\\(price)"
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Bar: UIView {
                    override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 7) }
                }
                """)
            let command = try RunTools.command(in: scratch)
            let header = try command.run("run", "Header.swift", "--width", "200", "-o", "a.png")
            #expect(header.status == 0, "\(header.errors)")
            #expect(try PNGFacts(scratch.contents("a.png")).width == 400)
            let bar = try command.run(
                "run", "Header.swift", "--class", "Bar", "--width", "200", "-o", "b.png")
            #expect(bar.status == 0, "\(bar.errors)")
            let facts = try PNGFacts(scratch.contents("b.png"))
            #expect(facts.width == 400 && facts.height == 14)
            let two = try command.run(
                "run", "Header.swift", "--class", "Bar", "--width", "200", "--width", "100", "-o",
                "two.png")
            #expect(two.status == 0, "\(two.errors)")
            #expect(try PNGFacts(scratch.contents("two.png")).width > 600)
            let hidden = try command.run("run", "Header.swift", "--class", "Tag", "-o", "c.png")
            #expect(hidden.errors.contains("Tag is made by init(price:)"), "\(hidden.errors)")
            #expect(hidden.errors.contains("no class can be drawn"), "\(hidden.errors)")
            let tag = try command.run(
                "run", "Header.swift", "--class", "Tag", "--make", "Tag(price: 123)", "-o", "c.png")
            #expect(tag.status == 0, "\(tag.errors)")
            #expect((1...200).contains(try PNGFacts(scratch.contents("c.png")).width))
            let state = try command.run("run", "Header.swift", "--state", "selected")
            #expect(state.errors.contains("are not selected; give '--state normal'"))
        }
    }

    @Test("A cell of a collection view has the size of its constraints, and a selected state")
    func gridCells() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "PhotoCell.swift",
                """
                import UIKit
                class PhotoCell: UICollectionViewCell {
                    override var isSelected: Bool {
                        didSet { contentView.backgroundColor = isSelected ? .red : .white }
                    }
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let view = UIView()
                        view.translatesAutoresizingMaskIntoConstraints = false
                        contentView.addSubview(view)
                        NSLayoutConstraint.activate([
                            view.topAnchor.constraint(equalTo: contentView.topAnchor),
                            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                            view.widthAnchor.constraint(equalToConstant: 120),
                            view.heightAnchor.constraint(equalToConstant: 90),
                        ])
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """)
            let command = try RunTools.command(in: scratch)
            var pictures: Set<Data> = []
            for state in ["normal", "selected"] {
                let run = try command.run("run", "PhotoCell.swift", "--state", state, "--quiet")
                #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
                let picture = scratch.contents("PhotoCell.png")
                let facts = try PNGFacts(picture)
                #expect(facts.width == 240 && facts.height == 180)
                pictures.insert(Data(picture))
            }
            #expect(pictures.count == 2)
        }
    }

    @Test("A type of the application takes the place of a type of this package")
    func ownTypes() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "OwnCell.swift",
                RunTools.cell(
                    "OwnCell",
                    "contentView.addSubview(GradientView())\nprint(Theme.name, Label.name)"))
            try scratch.file(
                "Own.swift",
                """
                import UIKit
                class GradientView: UIView {
                    override init(frame: CGRect) { super.init(frame: frame); print("own gradient") }
                    required init?(coder: NSCoder) { fatalError() }
                }
                enum Theme { static let name = "own theme" }
                enum Label { static let name = "own label" }
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "OwnCell.swift", "--in", ".", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("own gradient"), "\(run.errors)")
            #expect(run.errors.contains("own theme own label"), "\(run.errors)")
        }
    }

    @Test("A cell of a nib has its identifier and outlets, and each class has its statements")
    func nibs() throws {
        try Scratch.with { scratch in
            let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Examples/UIKitCells/App")
            let run = try RunTools.command(in: scratch).run(
                "run", example.path, "--state", "normal", "-o", "cells.svg", "--with",
                "cell.configure(number: 4711, status: .shipped, rating: 4.5)", "--with",
                "view.title = \"Kitchen\"")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors == "note: no '--with' fits ProductCell\n")
            let svg = String(decoding: scratch.contents("cells.svg"), as: UTF8.self)
            #expect(svg.contains("<svg"))
        }
    }

    @Test("A failing cell does not prevent the pictures of other cells")
    func others() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "Cells/Good.swift", RunTools.cell("GoodCell", "textLabel?.text = \"good\""))
            try scratch.file(
                "Cells/Crashing.swift", RunTools.cell("CrashingCell", "fatalError(\"no\")"))
            try scratch.file("Cells/Faulty.swift", RunTools.cell("FaultyCell", "let a: Int = \"\""))
            let run = try RunTools.command(in: scratch).run(
                "run", "Cells", "--state", "normal", "-o", "cells.png")
            #expect(run.status == 2)
            #expect(run.errors.contains("Cells/Faulty.swift:5:22: error: "), "\(run.errors)")
            #expect(run.errors.contains("Cells/Crashing.swift: error: the code crashed"))
            #expect(try PNGFacts(scratch.contents("cells.png")).width == 750)
        }
    }

    @Test("The cells of the fixtures are compiled and drawn without changes")
    func corpus() throws {
        try Scratch.with { scratch in
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Fixtures/uikit-cells")
            let count = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .count { $0.hasSuffix("Cell.swift") }
            let run = try RunTools.command(in: scratch).run(
                "run", folder.path, "--state", "normal", "-o", "cells.svg")
            #expect(run.status == 0, "\(run.errors)")
            let svg = String(decoding: scratch.contents("cells.svg"), as: UTF8.self)
            #expect(count >= 40 && svg.contains("<svg"))
            #expect(!run.errors.contains("and is not drawn"))
        }
    }
}
