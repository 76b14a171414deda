import Foundation
import TestSupport
import Testing

/// The search for the files that a cell needs, and the division of files into programs.
@Suite(.enabled(if: RunTools.compiler != nil, "swiftc and libCellRunning.so are needed"))
struct RunSearchTests {
    @Test(
        "Files with members of extensions are found",
        arguments: [
            (
                "let stack = UIStackView(axis: .vertical, spacing: 4); contentView.addSubview(stack)",
                """
                extension UIStackView {
                    convenience init(axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
                        self.init(frame: .zero)
                    }
                }
                """
            ),
            (
                "textLabel?.text = \"A\"; textLabel?.textColor = UIColor.Theme.accent; applyCardStyle()",
                """
                extension UIColor { enum Theme { static let accent = UIColor.red } }
                extension UIView { func applyCardStyle() { backgroundColor = .red } }
                """
            ),
            (
                "let money: Money = 1 + Money(cents: 3); textLabel?.text = \"\\(money.cents)\"",
                """
                struct Money: ExpressibleByIntegerLiteral {
                    var cents: Int
                    init(integerLiteral value: Int) { cents = value }
                    init(cents: Int) { self.cents = cents }
                }
                """
            ),
            (
                "Theme().apply(to: self)",
                "protocol Themable {}; struct Theme { func apply(to cell: Themable) {} }"
            ),
        ])
    func extensions(statements: String, declarations: String) throws {
        try Scratch.with { scratch in
            try scratch.file("App/Package.swift", "")
            try scratch.file("App/ACell.swift", RunTools.cell("ACell", statements))
            try scratch.file("App/Other/Declarations.swift", "import UIKit\n" + declarations)
            try scratch.file(
                "App/Other/Sum.swift",
                "func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }")
            try scratch.file(
                "App/Other/Conformance.swift",
                "import UIKit\nextension UITableViewCell: Themable {}")
            let run = try RunTools.command(in: scratch).run(
                "run", "App/ACell.swift", "--state", "normal", "--stub")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.isEmpty)
        }
    }

    @Test("A file that only has a member of the right name is not compiled")
    func guessedFile() throws {
        try Scratch.with { scratch in
            try scratch.file("App/Package.swift", "")
            try scratch.file(
                "App/ACell.swift",
                RunTools.cell("ACell", "restyle(.preferredFont(forTextStyle: .footnote))"))
            try scratch.file(
                "App/Style.swift",
                """
                import UIKit
                extension UITableViewCell {
                    func restyle(_ font: UIFont) { textLabel?.font = font }
                }
                """
            )
            try scratch.file(
                "App/Post.swift",
                "import GRDB\nstruct Post: FetchableRecord { var footnote: String }")
            let run = try RunTools.command(in: scratch).run(
                "run", "App/ACell.swift", "--state", "normal", "--explain")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("App/Style.swift is compiled, too"))
            #expect(!run.errors.contains("Post.swift"))
        }
    }

    @Test(
        "Declarations of added files are left out if they do not compile and no cell uses them",
        arguments: [("Keys().name", 0), ("Store().name", 2)])
    func unusedDeclarations(value: String, status: Int32) throws {
        try Scratch.with { scratch in
            try scratch.file("App/Package.swift", "")
            try scratch.file(
                "App/ACell.swift", RunTools.cell("ACell", "textLabel?.text = \(value)"))
            try scratch.file(
                "App/Store.swift",
                """
                import RealmX
                struct Keys { let name = "Ada" }
                struct Store { let name = "B"; let realm = RealmX() }
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "App/ACell.swift", "--state", "normal")
            #expect(run.status == status, "\(run.errors)")
            #expect(
                run.errors.contains("Store does not compile here and is left out") == (status == 0))
            #expect(run.errors.contains("cannot find 'RealmX' in scope") == (status == 2))
        }
    }

    @Test(
        "A statement of --with that fits no class of any program is an error",
        arguments: [
            ("cell.modle = 3", "value of type 'ACell' has no member 'modle'"),
            ("cell.tag = ", "expected"),
        ])
    func misfit(statement: String, message: String) throws {
        try Scratch.with { scratch in
            for name in ["ACell", "BCell"] {
                try scratch.file(
                    "\(name).swift",
                    RunTools.cell(name, "textLabel?.text = Row().text")
                        + "\nstruct Row { let text = \"\(name)\" }\n")
            }
            let run = try RunTools.command(in: scratch).run(
                "run", "ACell.swift", "BCell.swift", "--with", statement, "-o", "x.png")
            #expect(run.status == 2)
            #expect(run.errors.contains("error: '--with' fits none of the classes: \(statement)"))
            #expect(run.errors.contains(message))
            #expect(!FileManager.default.fileExists(atPath: scratch.path("x.png")))
        }
    }

    @Test("Files that declare the same are compiled separately and drawn in one picture")
    func sameNames() throws {
        try Scratch.with { scratch in
            for name in ["A", "B"] {
                try scratch.file(
                    "\(name)/\(name)Cell.swift",
                    RunTools.cell("\(name)Cell", "textLabel?.text = helper()")
                        + "\nfunc helper() -> String { Row().text }\n"
                        + "struct Row { let text = \"\(name)\" }")
            }
            try scratch.file("GoodCell.swift", RunTools.cell("GoodCell", ""))
            let run = try RunTools.command(in: scratch).run(
                "run", "A/ACell.swift", "B/BCell.swift", "GoodCell.swift", "--state", "normal",
                "-o", "all.png")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.isEmpty)
            // Three cells below each other, with captions.
            #expect(try PNGFacts(scratch.contents("all.png")).height > 3 * 44 * 2)
        }
    }

    @Test("The picture replaces no image that a cell shows", arguments: ["", "@2x"])
    func images(suffix: String) throws {
        try Scratch.with { scratch in
            try scratch.file("Package.swift", "")
            try scratch.file(
                "PicCell.swift",
                RunTools.cell("PicCell", "imageView?.image = UIImage(named: \"pic\")"))
            try scratch.file("Plain.swift", RunTools.cell("Plain", ""))
            let command = try RunTools.command(in: scratch)
            let path = "pic\(suffix).png"
            _ = try command.run("run", "Plain.swift", "--state", "normal", "-o", path)
            let bytes = scratch.contents(path)
            let run = try command.run("run", "PicCell.swift", "--state", "normal", "-o", path)
            #expect(run.status != 0)
            #expect(
                run.errors.contains(
                    "the picture would replace this file, which is an image that a cell shows"))
            #expect(scratch.contents(path) == bytes)
            // The command may replace its own picture.
            for _ in 0..<2 {
                let own = try command.run("run", "PicCell.swift", "--state", "normal")
                #expect(own.status == 0, "\(own.errors)")
            }
        }
    }

    @Test("Texts, numbers and dates have the locale of the picture")
    func localization() throws {
        try Scratch.with { scratch in
            try scratch.file("Package.swift", "")
            try scratch.file(
                "en.lproj/Localizable.strings",
                "\"title\" = \"Cart\"; \"%lld left\" = \"%lld to go\";")
            try scratch.file(
                "de.lproj/Localizable.strings",
                "\"title\" = \"Korb\"; \"%lld left\" = \"noch %lld\";")
            try scratch.file(
                "ACell.swift",
                RunTools.cell(
                    "ACell",
                    """
                    let day = Date(timeIntervalSince1970: 1_700_000_000)
                    print(NSLocalizedString("title", comment: ""), String(localized: "\\(3) left"))
                    print(Bundle.main.localizedString(forKey: "title", value: nil, table: nil))
                    print(day.formatted(date: .abbreviated, time: .omitted), 1234.5.formatted())
                    let formatter = NumberFormatter()
                    formatter.numberStyle = .decimal
                    print(formatter.string(from: 1234.5)!, Locale.autoupdatingCurrent.identifier)
                    print(String.localizedStringWithFormat("%.1f", 1234.5))
                    """))
            try scratch.file(
                "en.lproj/Localizable.stringsdict",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>title</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>Cart</string></dict></dict></plist>
                """)
            let command = try RunTools.command(in: scratch)
            let english = try command.run("run", "ACell.swift", "--state", "normal")
            let german = try command.run(
                "run", "ACell.swift", "--state", "normal", "--locale", "de_DE")
            #expect(english.status == 0, "\(english.errors)")
            #expect(english.errors.contains("the text of \"title\" varies by number"))
            func printed(_ errors: String) -> [String] {
                errors.split(separator: "\n").compactMap { line in
                    line.contains("printed: ")
                        ? String(line.split(separator: "printed: ").last ?? "") : nil
                }
            }
            #expect(
                printed(english.errors).prefix(5) == [
                    "Cart 3 to go", "Cart", "Nov 14, 2023 1,234.5", "1,234.5 en_US", "1,234.5",
                ])
            #expect(
                printed(german.errors).prefix(5) == [
                    "Korb noch 3", "Korb", "14. Nov. 2023 1.234,5", "1.234,5 de_DE", "1.234,5",
                ])
        }
    }

    @Test("Of equal names, the nearest file is compiled, and a file of tests last")
    func nearestFile() throws {
        try Scratch.with { scratch in
            try scratch.file("App/Package.swift", "")
            try scratch.file(
                "App/Shop/Cells/SaleCell.swift",
                RunTools.cell("SaleCell", "print(Sale.name, Stock.name)"))
            func file(_ path: String, _ type: String, _ name: String) throws {
                try scratch.file(path, "enum \(type) { static let name = \"\(name)\" }")
            }
            try file("App/Shop/CellsOfOthers/Sale.swift", "Sale", "others")
            try file("App/Shop/Cells/Models/Sale.swift", "Sale", "own")
            try file("App/Bazaar/Sale.swift", "Sale", "bazaar")
            try file("App/ShopTests/Stock.swift", "Stock", "tests")
            try file("App/Warehouse/Deep/Folder/Stock.swift", "Stock", "warehouse")
            let run = try RunTools.command(in: scratch).run(
                "run", "App/Shop/Cells/SaleCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: own warehouse"), "\(run.errors)")
        }
    }

    @Test("Few files of a library in 'Pods' are compiled, and a class of Objective-C is named")
    func foreignSources() throws {
        try Scratch.with { scratch in
            try scratch.file("App/Podfile", "")
            try scratch.file(
                "App/PillCell.swift",
                "import Pills\n"
                    + RunTools.cell("PillCell", "contentView.addSubview(Pill(frame: .zero))"))
            try scratch.file(
                "App/Pods/Pills/Pill.swift",
                "import UIKit\nopen class Pill: UIView { public let shape = PillShape.round }")
            try scratch.file("App/Pods/Pills/Shape.swift", "public enum PillShape { case round }")
            let command = try RunTools.command(in: scratch)
            let run = try command.run(
                "run", "App/PillCell.swift", "--state", "normal", "--explain")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("App/Pods/Pills/Shape.swift is compiled, too"))
            try scratch.file("App/Old/OldDial.h", "@interface OldDial : UIView\n@end")
            try scratch.file(
                "App/DialCell.swift",
                RunTools.cell("DialCell", "let dial: OldDial? = nil; _ = dial"))
            let named = try command.run("run", "App/DialCell.swift", "--state", "normal")
            #expect(named.status == 2)
            #expect(
                named.errors.contains(
                    "note: App/Old/OldDial.h declares OldDial in Objective-C, which is not compiled "
                        + "here; '--stub' stands in for it"), "\(named.errors)")
        }
    }
}
