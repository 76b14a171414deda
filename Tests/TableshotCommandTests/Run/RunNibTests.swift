import Foundation
import TestSupport
import Testing

/// Nibs, libraries and stand-ins of the cells that the command draws.
@Suite(.enabled(if: RunTools.compiler != nil, "swiftc and libCellRunning.so are needed"))
struct RunNibTests {
    @Test("Outlets without a nib get stand-ins, also of a superclass, and are named")
    func outlets() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "Cells.swift",
                """
                import UIKit
                class BaseCell: UITableViewCell {
                    @IBOutlet weak var title: UILabel! { didSet { title.textColor = .red } }
                }
                class OrderCell: BaseCell {
                    @IBOutlet weak var plate: UIView!
                    @IBOutlet weak var height: NSLayoutConstraint!
                    @IBOutlet var stars: [UIImageView]!
                    @IBOutlet weak var tap: UITapGestureRecognizer!
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        plate.layer.cornerRadius = 4
                        height.constant = 1
                        print(stars.count)
                    }
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        title.backgroundColor = .blue
                    }
                }
                """)
            let command = try RunTools.command(in: scratch)
            let run = try command.run(
                "run", "Cells.swift", "--class", "OrderCell", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: 2"), "\(run.errors)")
            #expect(
                run.errors.contains(
                    "stand in for the outlets plate (UIView), height (NSLayoutConstraint), stars "
                        + "([UIImageView]), title (UILabel); nothing stands in for tap "
                        + "(UITapGestureRecognizer)"), "\(run.errors)")
            #expect(try PNGFacts(scratch.contents("Cells.png")).height > 2 * 150)
            let trap = try command.run(
                "run", "Cells.swift", "--class", "OrderCell", "--state", "normal", "--with",
                "cell.tap.isEnabled = true")
            #expect(trap.status == 2)
            try scratch.file(
                "Tap.swift",
                """
                import UIKit
                class TapCell: UITableViewCell {
                    @IBOutlet weak var tap: UITapGestureRecognizer!
                    override func awakeFromNib() {
                        tap.isEnabled = true
                    }
                }
                """)
            let named = try command.run("run", "Tap.swift", "--state", "normal")
            #expect(named.status == 2)
            #expect(
                named.errors.contains("the outlet 'tap' of TapCell is not connected"),
                "\(named.errors)")
        }
    }

    @Test(
        "Outlets may have the type of a protocol",
        arguments: [
            "@objc protocol Payer { func pay() }", "protocol Payer: AnyObject { func pay() }",
            "@objc protocol Payer: NSObjectProtocol { @objc optional func pay() }",
        ])
    func protocols(declaration: String) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "PayCell.swift",
                """
                import UIKit
                \(declaration)
                class Box: NSObject, Payer { func pay() {} }
                class PayCell: UITableViewCell {
                    @IBOutlet weak var delegate: Payer?
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        let box = Box()
                        delegate = box
                        print(delegate.map { ($0 as AnyObject) === box } ?? false)
                    }
                }
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "PayCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: true"), "\(run.errors)")
        }
    }

    @Test("A class with the name of a standard class is the class of the application's nib")
    func standardNames() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "HeroCell.swift",
                """
                import UIKit
                class GradientView: UIView { let isOwn = true }
                class Label: UIView {}
                class HeroCell: UITableViewCell {
                    @IBOutlet weak var plate: GradientView!
                    @IBOutlet weak var title: UILabel!
                    override func awakeFromNib() { print(plate.isOwn, type(of: title!)) }
                }
                """)
            try scratch.file(
                "HeroCell.xib",
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <tableViewCell id="c" customClass="HeroCell">
                <rect key="frame" width="320" height="60"/>
                <tableViewCellContentView key="contentView" id="v"><subviews>
                <view id="p" customClass="GradientView"><rect key="frame" width="40" height="40"/>
                </view>
                <label id="l" text="Own"><rect key="frame" x="60" width="90" height="40"/></label>
                </subviews></tableViewCellContentView>
                <connections><outlet property="plate" destination="p" id="o"/>
                <outlet property="title" destination="l" id="q"/></connections>
                </tableViewCell></objects></document>
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "HeroCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: true Label"), "\(run.errors)")
        }
    }

    @Test("A cell is found as the prototype of a storyboard, and a xib's style is the cell's")
    func storyboards() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "FriendCell.swift",
                """
                import UIKit
                class FriendCell: UITableViewCell {
                    @IBOutlet weak var name: RoundLabel!
                    override func awakeFromNib() { print(name.text ?? "", reuseIdentifier ?? "") }
                }
                """)
            try scratch.file("Round.swift", "import UIKit\nclass RoundLabel: UILabel {}")
            try scratch.file(
                "Base.lproj/Main.storyboard",
                Self.storyboard.replacing("CELL", with: "FriendCell"))
            let command = try RunTools.command(in: scratch)
            let run = try command.run("run", "FriendCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: Mia friend"), "\(run.errors)")
            #expect(!run.errors.contains("stand in"), "\(run.errors)")
            // A prototype without constraints has the height of the storyboard.
            #expect(try PNGFacts(scratch.contents("FriendCell.png")).height == 144)
            try scratch.file(
                "StyledCell.swift",
                """
                import UIKit
                class StyledCell: UITableViewCell {
                    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
                    override func awakeFromNib() { print(detailTextLabel == nil ? "lost" : "kept") }
                }
                """)
            try scratch.file("StyledCell.xib", Self.xib)
            let styled = try command.run("run", "StyledCell.swift", "--state", "normal")
            #expect(styled.status == 0, "\(styled.errors)")
            #expect(styled.errors.contains("the code printed: kept"), "\(styled.errors)")
        }
    }

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell contentMode="scaleToFill" style="IBUITableViewCellStyleValue1" \
        textLabel="l1" detailTextLabel="l2" id="c1" customClass="StyledCell">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews>
        <label contentMode="left" text="Title" id="l1">
        <rect key="frame" x="16" y="12" width="34" height="20"/></label>
        <label contentMode="left" text="Detail" id="l2">
        <rect key="frame" x="260" y="12" width="44" height="20"/></label>
        </subviews>
        </tableViewCellContentView>
        </tableViewCell>
        </objects>
        </document>
        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        initialViewController="vc">
        <scenes><scene sceneID="s"><objects>
        <tableViewController id="vc" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" id="t">
        <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
        <prototypes>
        <tableViewCell reuseIdentifier="friend" rowHeight="72" id="c" customClass="CELL">
        <rect key="frame" x="0.0" y="0.0" width="375" height="72"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="72"/>
        <subviews><label text="Mia" id="l" customClass="RoundLabel">
        <rect key="frame" x="20" y="20" width="200" height="20"/></label></subviews>
        </tableViewCellContentView>
        <connections><outlet property="name" destination="l" id="o"/></connections>
        </tableViewCell>
        </prototypes>
        </tableView>
        </tableViewController>
        </objects></scene></scenes>
        </document>
        """

    @Test("Cells use small versions of libraries, also without an import, and they are named")
    func libraries() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "TitleCell.swift",
                RunTools.cell(
                    "TitleCell",
                    """
                    let label = UILabel()
                    contentView.addSubview(label)
                    label.snp.makeConstraints { make in
                        make.edges.equalToSuperview().inset(30)
                        make.height.equalTo(40)
                    }
                    label.text = "x"
                    let subject = PassthroughSubject<String, Never>()
                    subject.map { $0 + "!" }.sink { print($0) }.store(in: &works)
                    subject.send("sent")
                    imageView?.sd_setImage(with: URL(string: "https://a.example/b.png"))
                    """
                ).replacing("import UIKit", with: "import UIKit\nimport Combine\n")
                    .replacing(
                        "    required", with: "    var works = Set<AnyCancellable>()\n    required")
            )
            let run = try RunTools.command(in: scratch).run(
                "run", "TitleCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("small versions of this program take the place of Combine"))
            #expect(run.errors.contains("the code printed: sent!"), "\(run.errors)")
            #expect(run.errors.contains("https://a.example/b.png is not loaded"), "\(run.errors)")
            #expect(try PNGFacts(scratch.contents("TitleCell.png")).height >= 200)
        }
    }

    @Test("Stand-ins are values of the types that the code expects")
    func conversions() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "ModelCell.swift",
                RunTools.cell(
                    "ModelCell",
                    """
                    let model = Model()
                    textLabel?.text = model.title
                    textLabel?.numberOfLines = model.lines
                    textLabel?.isHidden = model.isRead
                    textLabel?.font = .brand(size: 15)
                    textLabel?.textColor = .brandRed
                    imageView?.image = Assets.star.image
                    if let url = model.link { print(url) }
                    for tag in model.tags { print(tag.name) }
                    model.load { image in self.imageView?.image = image.scaled }
                    print(textLabel?.text ?? "", model.author.name)
                    """))
            let run = try RunTools.command(in: scratch).run(
                "run", "ModelCell.swift", "--state", "normal", "--stub")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: title name"), "\(run.errors)")
            #expect(run.errors.contains("type Model"))
        }
    }
}
