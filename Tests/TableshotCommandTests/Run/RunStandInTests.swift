import Foundation
import TestSupport
import Testing

/// Missing declarations, and their stand-ins.
@Suite(.enabled(if: RunTools.compiler != nil, "swiftc and libCellRunning.so are needed"))
struct RunStandInTests {
    @Test("Missing declarations are listed at their locations, and a note names the stand-ins")
    func missing() throws {
        try Scratch.with { scratch in
            let source = RunTools.cell(
                "LogCell",
                "Analytics.shared.log(\"made\", at: 3)\nlet logger: Logger? = nil\n"
                    + "textLabel?.applyTheme(.init(), strong: logger == nil)")
            try scratch.file("LogCell.swift", source)
            let command = try RunTools.command(in: scratch)
            let failed = try command.run("run", "LogCell.swift")
            #expect(failed.status == 2)
            #expect(
                failed.errors.contains(
                    "LogCell.swift:5:9: error: cannot find 'Analytics' in scope"),
                "\(failed.errors)")
            #expect(failed.errors.contains("type Logger"))
            #expect(scratch.contents("LogCell.png").isEmpty)
            try scratch.file(
                "LogCell.swift",
                source.replacing("textLabel?.applyTheme(.init(), strong: logger == nil)", with: ""))
            let stubbed = try command.run("run", "LogCell.swift", "--stub")
            #expect(stubbed.status == 0, "\(stubbed.errors)")
            #expect(
                stubbed.errors.contains("note: stood in for type Analytics, type Logger")
                    || stubbed.errors.contains("note: stood in for type Logger, type Analytics"))
            #expect(!scratch.contents("LogCell.png").isEmpty)
        }
    }

    @Test("Stand-ins take the arguments of the calls, also names of unknown types")
    func stubArguments() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "OrderCell.swift",
                """
                import UIKit
                import Confetti
                class OrderCell: UITableViewCell {
                    let store = OrderStore(kind: .remote, limit: 5)
                    lazy var plain = Plain("x", 2)
                    private let relay = BehaviorRelay<String>(value: "")
                    var optional: Plain? = Plain(items: [.first], owner: nil)
                    private let animation = ConfettiAnimationView(name: "loading")
                    @Stored(key: "count") var count = 3
                    func fill(_ text: String) {
                        relay.accept(text)
                        animation.loopMode = .loop
                        animation.play(from: 0, to: .end)
                        store.load(page: 1, mode: .fast, more: ["a": 1])
                    }
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        fill("x")
                        animation.frame.size.width = 20
                        contentView.addSubview(animation)
                        textLabel?.text = store.title
                        print(count, textLabel?.text ?? "")
                    }
                }
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "OrderCell.swift", "--stub", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: 3 title"), "\(run.errors)")
            #expect(run.errors.contains("type ConfettiAnimationView"), "\(run.errors)")
            #expect(!run.errors.contains("remote"), "\(run.errors)")
        }
    }

    @Test("Content of SwiftUI is named at its location, and a labelled box stands in for it")
    func swiftUI() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "HostedCell.swift",
                "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n"
                    + RunTools.cell(
                        "HostedCell",
                        "contentConfiguration = UIHostingConfiguration {\nRow()\n}.margins(.all, 4)"
                    ))
            let command = try RunTools.command(in: scratch)
            let run = try command.run("run", "HostedCell.swift", "--state", "normal")
            #expect(run.status == 2)
            #expect(
                run.errors.hasPrefix(
                    "HostedCell.swift:7:32: error: UIHostingConfiguration shows views of SwiftUI, which "
                        + "are not drawn\nHostedCell.swift: error: "), "\(run.errors)")
            let boxed = try command.run("run", "HostedCell.swift", "--state", "normal", "--stub")
            #expect(boxed.status == 0, "\(boxed.errors)")
            #expect(
                boxed.errors == "note: stood in for UIHostingConfiguration (a labelled box)\n",
                "\(boxed.errors)")
            #expect(try PNGFacts(scratch.contents("HostedCell.png")).height > 100)
        }
    }

    @Test("With stand-ins, statements that do not compile are left out, and a note names the lines")
    func statements() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "FeedCell.swift",
                """
                import UIKit
                import RxSwift
                class FeedCell: BoundCell<FeedModel> {
                    private let title = UILabel()
                    override func bind(_ model: FeedModel) {
                        _ = title
                            |> styled(.large)
                        model.title.observe(on: MAIN_QUEUE).map { $0 + 1 }.bind { self.title.rx.text = $0 }
                            .disposed(by: bag)
                    }
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        title.font = title |> large
                        textLabel?.text = "Feed"
                        print("laid out")
                    }
                }
                """)
            try scratch.file(
                "BoundCell.swift",
                """
                import RxSwift
                class BoundCell<Model>: UITableViewCell {
                    let bag = DisposeBag()
                    func bind(_ model: Model) { bag |> model }
                }
                """)
            let command = try RunTools.command(in: scratch)
            let failed = try command.run("run", "FeedCell.swift", "--in", ".")
            #expect(failed.status == 2)
            let run = try command.run(
                "run", "FeedCell.swift", "--in", ".", "--stub", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: laid out"), "\(run.errors)")
            #expect(
                run.errors.contains(
                    "note: FeedCell.swift: statements that do not compile here are left out; lines 6"
                ),
                "\(run.errors)")
        }
    }

    @Test(
        "A missing type that is used as a view is a view",
        arguments: [
            "contentView.addSubview(badge)",
            "let stack = UIStackView(arrangedSubviews: [title, badge]); contentView.addSubview(stack)",
        ])
    func missingView(statement: String) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "ACell.swift",
                """
                import BadgeKit
                import UIKit
                class ACell: UITableViewCell {
                    let title = UILabel()
                    let badge = Badge()
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        title.text = "Ada"
                        badge.backgroundColor = .red
                        \(statement)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "ACell.swift", "--stub", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("type Badge"))
            #expect(!run.errors.contains("left out"), "\(run.errors)")
        }
    }

    @Test("A cell with an initializer of its own is made by an expression, or with stand-ins")
    func ownInitializer() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "FormCell.swift",
                """
                import UIKit
                class FormCell: UITableViewCell {
                    init(title: String, inset: CGFloat, style: UITableViewCell.CellStyle) {
                        super.init(style: style, reuseIdentifier: nil)
                        textLabel?.text = title
                        print(title, inset)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """)
            let command = try RunTools.command(in: scratch)
            let named = try command.run("run", "FormCell.swift", "--state", "normal")
            #expect(named.status == 2)
            #expect(
                named.errors.contains(
                    "FormCell is made by init(title:inset:style:) and needs "
                        + "'--make \"FormCell(…)\"' or '--stub', and is not drawn"),
                "\(named.errors)")
            let made = try command.run(
                "run", "FormCell.swift", "--state", "normal", "--make",
                "FormCell(title: \"Name\", inset: 4, style: .value1)")
            #expect(made.status == 0, "\(made.errors)")
            #expect(made.errors.contains("the code printed: Name 4.0"), "\(made.errors)")
            let stubbed = try command.run("run", "FormCell.swift", "--state", "normal", "--stub")
            #expect(stubbed.errors.contains("the code printed: title 1.0"), "\(stubbed.errors)")
        }
    }

    @Test("Colours and images of catalogues are members, as Xcode makes them")
    func assetSymbols() throws {
        try Scratch.with { scratch in
            let color = #"""
                {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0.0",
                "green":"0.5","red":"1.0"}},"idiom":"universal"}]}
                """#
            try scratch.file("Assets.xcassets/main-title.colorset/Contents.json", color)
            try scratch.file("Assets.xcassets/AccentColor.colorset/Contents.json", color)
            try scratch.file(
                "Assets.xcassets/sun-icon.imageset/Contents.json",
                #"{"images":[{"filename":"sun.svg","idiom":"universal"}]}"#)
            try scratch.file(
                "Assets.xcassets/sun-icon.imageset/sun.svg",
                #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>"#)
            try scratch.file(
                "TintCell.swift",
                RunTools.cell(
                    "TintCell",
                    """
                    textLabel?.textColor = .mainTitle
                    tintColor = UIColor(resource: .accent)
                    imageView?.image = .sunIcon
                    print(UIColor.mainTitle == UIColor(named: "main-title")!, UIImage.sunIcon.size)
                    """))
            let run = try RunTools.command(in: scratch).run(
                "run", "TintCell.swift", "--in", ".", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.errors.contains("the code printed: true CGSize(width: 24.0, height: 12.0)"),
                "\(run.errors)")
        }
    }

    @Test("layoutSubviews() of a cell reads the sizes that constraints give")
    func layoutSubviews() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "DotCell.swift",
                """
                import UIKit
                final class DotCell: UITableViewCell {
                    private let dot = UIView()
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        dot.translatesAutoresizingMaskIntoConstraints = false
                        contentView.addSubview(dot)
                        NSLayoutConstraint.activate([
                            dot.topAnchor.constraint(equalTo: contentView.topAnchor),
                            dot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                            dot.widthAnchor.constraint(equalToConstant: 44),
                            dot.heightAnchor.constraint(equalToConstant: 44),
                        ])
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        dot.layer.cornerRadius = dot.frame.height / 2
                        if dot.frame.height > 0 { print("radius", dot.layer.cornerRadius) }
                    }
                }

                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "DotCell.swift", "--in", ".", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("radius 22.0"), "\(run.errors)")
        }
    }

    @Test("A row whose constraints give no height has the height of its subviews")
    func heightWithoutConstraints() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "PosterCell.swift",
                RunTools.cell(
                    "PosterCell",
                    """
                    let poster = UIView()
                    poster.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(poster)
                    poster.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
                    poster.heightAnchor.constraint(equalToConstant: 120).isActive = true
                    """))
            let run = try RunTools.command(in: scratch).run(
                "run", "PosterCell.swift", "--state", "normal", "--scale", "1", "-o", "a.svg")
            #expect(run.status == 0, "\(run.errors)")
            let text = String(decoding: scratch.contents("a.svg"), as: UTF8.self)
            #expect(text.contains("height=\"120\""))
        }
    }

    @Test("Views are made from metatypes: of UIKit, and of the app by their initializers")
    func metatypes() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "BuiltCell.swift",
                RunTools.cell(
                    "BuiltCell", "print(label.text ?? \"\", badge.size, Made<Badge>().view.size)"
                )
                .replacing(
                    "class BuiltCell: UITableViewCell {",
                    with: """
                        class BuiltCell: UITableViewCell {
                        private lazy var label: UILabel = .build { $0.text = "built" }
                        private lazy var badge: Badge = .build()
                        """)
                        + """

                        class Made<V: UIView> { let view = V() }
                        final class Badge: UIView {
                            let size: Int
                            override init(frame: CGRect) { size = 7; super.init(frame: frame) }
                            required init?(coder: NSCoder) { fatalError() }
                        }
                        protocol Buildable {}
                        extension Buildable where Self: UIView {
                            static func build(_ change: ((Self) -> Void)? = nil) -> Self {
                                let view = Self()
                                change?(view)
                                return view
                            }
                        }
                        extension UIView: Buildable {}
                        """)
            let run = try RunTools.command(in: scratch).run(
                "run", "BuiltCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: built 7 7"), "\(run.errors)")
        }
    }

    @Test("Private, generic and nested cells are drawn, and a cell with only a coder")
    func hiddenCells() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "Screens.swift",
                """
                import UIKit
                class Screen: UIViewController {
                    private struct Line { let text: String }
                    private final class LineCell: UITableViewCell {
                        var line: Line?
                        override func layoutSubviews() { super.layoutSubviews(); print("line") }
                    }
                }
                final class BoxCell<Content: UIView>: UITableViewCell {
                    let content = Content(frame: .zero)
                    override func layoutSubviews() { super.layoutSubviews(); print("box") }
                }
                final class OldCell: UITableViewCell {
                    private let count: Int
                    required init?(coder: NSCoder) { count = 1; super.init(coder: coder) }
                    override func layoutSubviews() { super.layoutSubviews(); print("old") }
                }
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "Screens.swift", "--in", ".", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            for text in ["line", "box", "old"] {
                #expect(run.errors.contains("the code printed: \(text)"), "\(run.errors)")
            }
        }
    }

    @Test("A cell that nothing fills shows the names of its views, and '--with' replaces them")
    func placeholders() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "NoteCell.swift",
                RunTools.cell(
                    "NoteCell", "contentView.addSubview(noteTitle)\ncontentView.addSubview(star)"
                ).replacing(
                    "    override init",
                    with: "    lazy var noteTitle = UILabel()\n    let star = UIImageView()\n"
                        + "    override func layoutSubviews() { super.layoutSubviews(); "
                        + "print(noteTitle.text ?? \"none\", star.image != nil) }\n    override init"
                ))
            let command = try RunTools.command(in: scratch)
            let run = try command.run("run", "NoteCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: noteTitle true"), "\(run.errors)")
            #expect(
                run.errors.contains(
                    "NoteCell: warning: nothing sets a text, so names of views are shown: noteTitle; "
                        + "fill the view with '--with'"), "\(run.errors)")
            let filled = try command.run(
                "run", "NoteCell.swift", "--state", "normal", "--with", "cell.noteTitle.text = nil")
            #expect(filled.errors.contains("the code printed: none false"), "\(filled.errors)")
            #expect(!filled.errors.contains("names of views"), "\(filled.errors)")
        }
    }
}
