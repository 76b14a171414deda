import Foundation
import TestSupport
import Testing

/// Cells of missing libraries, and of generated sources that a repository does not contain.
@Suite(.enabled(if: RunTools.compiler != nil, "swiftc and libCellRunning.so are needed"))
struct RunLibraryTests {
    @Test("A cell of a missing library is a cell by the name of its superclass")
    func missingSuperclass() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "SwipeRow.swift",
                """
                import UIKit
                import SwipeCellKit
                class SwipeRow: SwipeTableViewCell {
                    override func awakeFromNib() { super.awakeFromNib() }
                    override func setUpSwipes() { print("never") }
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        print("laid out")
                    }
                }
                """)
            let command = try RunTools.command(in: scratch)
            let run = try command.run("run", "SwipeRow.swift")
            #expect(
                run.errors.contains("cannot find type 'SwipeTableViewCell' in scope"),
                "\(run.errors)")
            let stubbed = try command.run("run", "SwipeRow.swift", "--state", "normal", "--stub")
            #expect(stubbed.status == 0, "\(stubbed.errors)")
            #expect(stubbed.errors.contains("the code printed: laid out"), "\(stubbed.errors)")
        }
    }

    @Test("Without stand-ins, overrides of methods that nothing calls here lose their word")
    func overrides() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "DialCell.swift",
                RunTools.cell("DialCell", "contentView.addSubview(Dial())")
                    + """

                    class Dial: UIControl {
                        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                            super.beginTracking(touch, with: event)
                            return true
                        }
                        let attributes = [
                            NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12),
                            NSAttributedString.Key.foregroundColor: UIColor.red,
                        ]
                    }
                    """)
            let run = try RunTools.command(in: scratch).run("run", "DialCell.swift")
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test("Bases, conformances, bodies and crashes of missing libraries do not prevent a picture")
    func missingLibraries() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "TideRow.swift",
                """
                import UIKit
                import HarborKit
                public final class TideRow<Wave: HarborWave>: HarborItem, HarborKit.Docking, Sized {
                    public let gauge = GaugeView()
                    private let level: Int = Harbor.shared.levels[3].values.max()!
                    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        contentView.addSubviews(gauge)
                        let heights: [Int] = []
                        print(heights[2])
                        textLabel?.text = "Tide"
                        print("drawn", gauge.superview === contentView)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    public func show(_ tide: Tide<Wave>) { gauge <~ tide.level.map { $0 * 2 } }
                }
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "TideRow.swift", "--in", ".", "--state", "normal", "--stub")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: drawn true"), "\(run.errors)")
            #expect(run.errors.contains("type HarborItem"), "\(run.errors)")
        }
    }

    @Test("Texts, images and colours of generated sources have the names of their accessors")
    func generatedSources() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "MenuCell.swift",
                RunTools.cell(
                    "MenuCell",
                    """
                    textLabel?.text = L10n.Menu.title
                    imageView?.image = Asset.menuIcon.image
                    textLabel?.textColor = R.color.ink()
                    textLabel?.font = R.font.plain(size: 12)
                    print(L10n.Menu.count(3), R.string.menu.soup(), R.image.bowl() != nil)
                    """))
            let run = try RunTools.command(in: scratch).run(
                "run", "MenuCell.swift", "--in", ".", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: count soup true"), "\(run.errors)")
            #expect(
                run.errors.contains("L10n (a generated source; its texts are names)"),
                "\(run.errors)")
        }
    }
}
