import Foundation
import TestSupport
import Testing

/// Documents with cells from Swift sources, which the command compiles and draws.
@Suite(.enabled(if: RunTools.compiler != nil, "swiftc and libCellRunning.so are needed"))
struct DocumentCellTests {
    private static let cell = """
        import UIKit
        class DrinkCell: UITableViewCell {
            enum Size: String { case small, large }
            var price: String? { didSet { priceLabel.text = price } }
            var isNew = false { didSet { badge.isHidden = !isNew } }
            var size = Size.small {
                didSet { badge.backgroundColor = size == .large ? .systemRed : .systemBlue }
            }
            var stars = 0 { didSet { precondition(stars < 5_000) } }
            let nameLabel = UILabel()
            private let priceLabel = UILabel()
            private let badge = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                nameLabel.numberOfLines = 0
                badge.isHidden = true
                let stack = UIStackView(arrangedSubviews: [nameLabel, badge, priceLabel])
                stack.spacing = 8
                stack.translatesAutoresizingMaskIntoConstraints = false
                priceLabel.setContentHuggingPriority(.required, for: .horizontal)
                priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
                badge.widthAnchor.constraint(equalToConstant: 12).isActive = true
                contentView.addSubview(stack)
                let margins = contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    stack.topAnchor.constraint(equalTo: margins.topAnchor),
                    stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                ])
                let view = UIView()
                view.backgroundColor = .systemYellow
                selectedBackgroundView = view
            }
            required init?(coder: NSCoder) { fatalError() }
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                priceLabel.textColor = selected ? .systemRed : .systemGreen
            }
        }
        """

    private func document(_ row: String, table: String = "") -> String {
        """
        screen: {width: 300, height: content, scale: 2}
        table:
          \(table)
          rows:
            - \(row)
        """
    }

    @Test(
        "A row has the picture and height that 'run' draws", arguments: ["normal", "selected"])
    func drawing(state: String) throws {
        try Scratch.with { scratch in
            try scratch.file("DrinkCell.swift", Self.cell)
            let selected = state == "selected" ? ", selected: true" : ""
            try scratch.file(
                "a.table.yaml",
                document(
                    "{cell: {swift: DrinkCell.swift, with: {price: 4.50, isNew: true, size: large, "
                        + "nameLabel.text: A cup of hot chocolate with cream}}\(selected)}"))
            let command = try RunTools.command(in: scratch)
            let drawn = try command.run("render", "a.table.yaml", "-o", "a.png")
            #expect(drawn.status == 0, "\(drawn.errors)")
            let run = try command.run(
                "run", "DrinkCell.swift", "--state", state, "--width", "300", "-o", "b.png",
                "--with", "cell.price = \"4.50\"; cell.isNew = true; cell.size = .large",
                "--with", "cell.nameLabel.text = \"A cup of hot chocolate with cream\"")
            #expect(run.status == 0, "\(run.errors)")
            let difference = try command.run("diff", "a.png", "b.png")
            #expect(difference.status == 0, "\(difference.text)")
            // The name has two lines.
            #expect(try PNGFacts(scratch.contents("a.png")).height > 2 * 44)
        }
    }

    @Test(
        "The selection covers what a cell itself draws, as in 'run'",
        arguments: ["normal", "selected"])
    func ownDrawing(state: String) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "BoxCell.swift",
                """
                import UIKit
                class BoxCell: UITableViewCell {
                    override func draw(_ rect: CGRect) {
                        UIColor.systemGreen.setFill()
                        UIRectFill(rect.insetBy(dx: 20, dy: 8))
                    }
                }
                """)
            let selected = state == "selected" ? ", selected: true" : ""
            try scratch.file("a.table.yaml", document("{cell: {swift: BoxCell.swift}\(selected)}"))
            let command = try RunTools.command(in: scratch)
            let drawn = try command.run("render", "a.table.yaml", "-o", "a.png")
            #expect(drawn.status == 0, "\(drawn.errors)")
            let run = try command.run(
                "run", "BoxCell.swift", "--state", state, "--width", "300", "-o", "b.png")
            #expect(run.status == 0, "\(run.errors)")
            let difference = try command.run("diff", "a.png", "b.png")
            #expect(difference.status == 0, "\(difference.text)")
        }
    }

    @Test("Prototypes, values of rows and statements fill cells of a source")
    func filling() throws {
        try Scratch.with { scratch in
            try scratch.file("App/DrinkCell.swift", Self.cell + "\nclass Other: UITableViewCell {}")
            let drink =
                "prototypes: {drink: {swift: App/DrinkCell.swift, class: DrinkCell, "
                + "with: {price: 3}}}"
            func row(_ cell: String) -> String {
                document(cell).replacing("table:", with: "\(drink)\ntable:")
            }
            try scratch.file(
                "a.table.yaml", row("{cell: drink, values: {nameLabel.text: Tea, price: € 2}}"))
            try scratch.file(
                "b.table.yaml",
                document(
                    "{cell: {swift: App/DrinkCell.swift, class: DrinkCell, with: "
                        + "['cell.price = \"€ 2\"', 'cell.nameLabel.text = \"Tea\"']}}"))
            try scratch.file("c.table.yaml", row("{cell: drink, values: {nameLabel.text: Tea}}"))
            let command = try RunTools.command(in: scratch)
            for name in ["a", "b", "c"] {
                let run = try command.run("render", "\(name).table.yaml", "-o", "\(name).png")
                #expect(run.status == 0, "\(run.errors)")
            }
            #expect(try command.run("diff", "a.png", "b.png").status == 0)
            #expect(try command.run("diff", "a.png", "c.png").status == 1)
        }
    }

    @Test(
        "A mistake in a source or its values has its place",
        arguments: [
            ("{swift: Bad.swift}", "Bad.swift:5:9: error: cannot find 'unknown' in scope"),
            ("{swift: Bad.swift}", "the document names Bad.swift at a.table.yaml:5:22"),
            ("{swift: Missing.swift}", "a.table.yaml:5:22: error: no file \"Missing.swift\""),
            (
                "{swift: DrinkCell.swift, class: TeaCell}",
                "a.table.yaml:5:22: error: DrinkCell.swift has no class TeaCell that inherits from "
                    + "UITableViewCell"
            ),
            (
                "{swift: Two.swift}",
                "error: Two.swift has 2 cells; add \"class\" with \"First\" or \"Second\""
            ),
            (
                "{swift: DrinkCell.swift, with: {prise: 3}}",
                "a.table.yaml:5:46: error: value of type 'DrinkCell' has no member 'prise'"
            ),
            (
                "{swift: DrinkCell.swift, with: {contentView.layoutMargins: 3}}",
                "a.table.yaml:5:46: error: the property contentView.layoutMargins takes no text"
            ),
            (
                "{swift: DrinkCell.swift, with: {isNew: maybe}}",
                "a.table.yaml:5:7: error: the value of isNew is \"maybe\", expected true or false"
            ),
            (
                "{swift: DrinkCell.swift, with: [\"exit(3)\"]}",
                "a.table.yaml:5:22: error: DrinkCell is not drawn: the code ended the process with "
                    + "exit code 3"
            ),
            (
                "{swift: DrinkCell.swift, with: {stars: 5000}}",
                "DrinkCell is not drawn: the code crashed"
            ),
        ])
    func mistakes(cell: String, message: String) throws {
        try Scratch.with { scratch in
            try scratch.file("DrinkCell.swift", Self.cell)
            try scratch.file(
                "Bad.swift",
                "import UIKit\nclass Bad: UITableViewCell {\n    override func prepareForReuse() {\n"
                    + "        super.prepareForReuse()\n        unknown()\n    }\n}")
            try scratch.file(
                "Two.swift",
                "import UIKit\nclass First: UITableViewCell {}\nclass Second: UITableViewCell {}")
            try scratch.file("a.table.yaml", document("{cell: \(cell)}"))
            let run = try RunTools.command(in: scratch).run("render", "a.table.yaml")
            #expect(run.status == 2)
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(scratch.contents("a.png").isEmpty)
        }
    }

    @Test("The dynamic background of a cell has its dark value in a dark document")
    func darkBackground() throws {
        try Scratch.with { scratch in
            for (name, color) in [("a", "systemBackground"), ("b", "black")] {
                try scratch.file(
                    "\(name).swift", RunTools.cell("SomeCell", "backgroundColor = .\(color)"))
                try scratch.file(
                    "\(name).table.yaml",
                    "appearance: dark\n" + document("{cell: {swift: \(name).swift}}"))
            }
            let command = try RunTools.command(in: scratch)
            #expect(try command.run("render", "a.table.yaml", "b.table.yaml").status == 0)
            #expect(try command.run("diff", "a.png", "b.png").status == 0)
        }
    }

    @Test("Code that loops for ever is ended after its time")
    func timeout() throws {
        try Scratch.with { scratch in
            try scratch.file("DrinkCell.swift", Self.cell)
            try scratch.file(
                "a.table.yaml",
                document("{cell: {swift: DrinkCell.swift, with: [\"while true {}\"]}}"))
            let run = try RunTools.command(in: scratch).run("render", "a.table.yaml")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("a.table.yaml:5:22: error: DrinkCell is not drawn: drawing "),
                "\(run.errors)")
            #expect(run.errors.contains("the process was ended; look for an endless loop"))
            #expect(!run.errors.contains("--timeout"))
        }
    }

    @Test("Rows far outside the picture are not drawn")
    func lazyRows() throws {
        try Scratch.with { scratch in
            try scratch.file("DrinkCell.swift", Self.cell)
            try scratch.file(
                "stars.csv", "stars\n" + (0..<10_000).map { "\($0)\n" }.joined())
            // The code traps for row 5000.
            func document(_ row: Int) -> String {
                """
                screen: {width: 300, height: 400, scale: 1}
                scrollTo: {row: \(row)}
                table:
                  rowHeight: 44
                  rows:
                    from: stars.csv
                    each: {cell: {swift: DrinkCell.swift, with: {stars: "{stars}"}}}
                """
            }
            try scratch.file("near.table.yaml", document(100))
            try scratch.file("far.table.yaml", document(5_000))
            let command = try RunTools.command(in: scratch)
            let near = try command.run("render", "near.table.yaml", "-o", "near.png")
            #expect(near.status == 0, "\(near.errors)")
            #expect(try command.run("render", "far.table.yaml", "-o", "far.png").status == 2)
        }
    }

    @Test("The fixture with cells in Swift is drawn")
    func fixture() throws {
        try Scratch.with { scratch in
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
                .appendingPathComponent("Fixtures/uikit-cells/menu.table.yaml").path
            let run = try RunTools.command(in: scratch).run("render", path, "-o", "menu.png")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try PNGFacts(scratch.contents("menu.png")).width == 750)
        }
    }
}
