import SourceRewriting
import Testing

@Suite struct RewriterTests {
    /// Rewrites lines and returns them without the first line, which names the file.
    private func lines(_ source: String, _ rules: RewritingRules = .uiKit) -> [String] {
        SourceRewriter.rewrite(source, path: "A.swift", rules: rules).text
            .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
            .filter { !$0.isEmpty && ($0 != "import UIKit" || source.contains("import")) }
    }

    /// Rewrites members of a cell class and returns their lines.
    private func members(_ source: String) -> [String] {
        Array(lines("class A: UITableViewCell {\n\(source)\n}").dropFirst().dropLast())
    }

    @Test("In a single module, public access levels are removed, and private types may be opened")
    func access() {
        var rules = RewritingRules.uiKit
        rules.isSingleModule = true
        let source =
            "open class A: B { public private(set) var c = 1; @inlinable open func d() {} }\n"
            + "private struct E { private let f = 1 }"
        #expect(
            lines(source, rules) == [
                "class A: B { private(set) var c = 1; func d() {} }",
                "private struct E { private let f = 1 }",
            ])
        rules.opensPrivateTypes = true
        #expect(lines(source, rules).last == "struct E { private let f = 1 }")
        #expect(
            lines(source).first
                == "open class A: B { public private(set) var c = 1; @inlinable open func d() {} }")
    }

    @Test(
        "Outlets become property wrappers",
        arguments: [
            ("@IBOutlet weak var a: UILabel!", "@Outlet(.weak) var a: UILabel!"),
            ("@IBOutlet private weak var a: UILabel?", "@Outlet(.weak) private var a: UILabel?"),
            ("@IBOutlet var a: UILabel!", "@Outlet(.strong) var a: UILabel!"),
            (
                "@IBOutlet private(set) unowned(unsafe) var a: UILabel!",
                "@Outlet(.weak) private(set) var a: UILabel!"
            ),
            ("@IBOutlet weak var a: UIView!", "@Outlet(.weak) var a: UIView!"),
            ("@IBOutlet var a: [UIImageView]!", "@OutletCollection var a: [UIImageView]!"),
            ("@IBOutlet var a: [UIView]?", "@OutletCollection var a: [UIView]?"),
            ("@IBOutlet private var a: [UIView]", "@OutletCollection private var a: [UIView]"),
            (
                "@IBOutlet weak var a: UILabel! { didSet { b() } }",
                "@Outlet(.weak, didConnect: A.aDidConnect) var a: UILabel! { didSet { b() } }"
            ),
        ])
    func outlets(source: String, result: String) {
        #expect(members("    " + source) == ["    " + result])
    }

    @Test("An optional requirement has a default implementation, and calls lose their mark")
    func optionalRequirements() {
        let result = lines(
            """
            @objc public protocol P {
                @objc optional func done(_ a: A, at: Int)
                @objc optional func count(in a: A) -> Int
            }
            func f() { p?.done?(a, at: 1); onTap?(a) }
            """)
        #expect(
            result == [
                "public protocol P : AnyObject {", "    func done(_ a: A, at: Int)",
                "    func count(in a: A) -> Int", "}",
                "func f() { p?.done(a, at: 1); onTap?(a) }",
                "public extension P { func done(_ a: A, at: Int) {  } }",
                "public extension P { func count(in a: A) -> Int { "
                    + "fatalError(\"count is optional\") } }",
            ])
    }

    @Test("Optional methods of UIKit's delegates are called as methods")
    func delegateCalls() {
        #expect(
            lines("if let a = b.c.textFieldShouldClear?(d) { b?.scrollViewDidScroll?(e) }")
                == [
                    "if let a = Optional(b.c.textFieldShouldClear(d)) { b?.scrollViewDidScroll(e) }"
                ])
    }

    @Test("A file that uses UIKit by another import gets its import")
    func impliedImport() {
        #expect(
            lines("import Foundation\nlet a = UILabel()\n")
                == ["import Foundation", "let a = UILabel()", "import UIKit"])
        #expect(lines("import UIKit\nlet a = UILabel()\n").last == "let a = UILabel()")
        #expect(lines("import Foundation\nlet a = 1\n").last == "let a = 1")
    }

    @Test(
        "Images, colours and fonts that the source forces have a stand-in",
        arguments: [
            ("a = UIImage(named: \"b\")!.c", "a = (UIImage(named: \"b\") ?? UIImage.missing).c"),
            ("a = UIColor(named: b(1))!", "a = (UIColor(named: b(1)) ?? UIColor.missing)"),
            (
                "a = UIFont(name: \"b\", size: c + 1)!",
                "a = (UIFont(name: \"b\", size: c + 1) ?? .systemFont(ofSize: c + 1))"
            ),
            ("a = UIImage(named: b) != c", "a = UIImage(named: b) != c"),
        ])
    func forcedResources(source: String, result: String) {
        #expect(lines(source) == [result])
    }

    @Test("Texts of Foundation without arguments get an empty text")
    func emptyTexts() {
        #expect(
            lines("let a = [NSAttributedString(), NSAttributedString(string: b)]")
                == ["let a = [NSAttributedString(string: \"\"), NSAttributedString(string: b)]"])
        #expect(lines("NSMutableString ( )") == ["NSMutableString ( string: \"\")"])
    }

    @Test("The current locale is the picture's, also in interpolations and not in texts")
    func locales() {
        #expect(lines("Locale.current.identifier") == ["Locale.ofPicture.identifier"])
        #expect(
            lines(#""Locale.current \(a()) \(Locale.current.b(Locale.current))""#)
                == [#""Locale.current \(a()) \(Locale.ofPicture.b(Locale.ofPicture))""#])
    }

    @Test("The arguments of calls have labels and forms")
    func arguments() {
        let source = """
            let a = Store<[Int]>(kind: .remote, limit: f(1, 2)), b: Store = Store()
            Store("x", [.a], nil) { a, b in a }; Store(onTap: { $0.run() }, path: \\.a.b)
            """
        #expect(
            SourceOutline.arguments(ofCallsTo: "Store", in: source) == [
                [.init(label: "kind", form: .member), .init(label: "limit", form: .value)],
                [
                    .init(label: nil, form: .value), .init(label: nil, form: .members),
                    .init(label: nil, form: .null),
                ],
                [
                    .init(label: nil, form: .value), .init(label: nil, form: .members),
                    .init(label: nil, form: .null),
                    .init(label: nil, form: .closure(parameters: 2)),
                ],
                [
                    .init(label: "onTap", form: .closure(parameters: 1)),
                    .init(label: "path", form: .keyPath),
                ],
            ])
        #expect(
            SourceOutline.arguments(ofCallsTo: "@Stored", in: "@Stored(key: \"a\") var a = 1")
                == [[.init(label: "key", form: .value)]])
    }

    @Test("Classes of nibs are registered with their initializers and runtime attributes")
    func nibClasses() {
        let source = """
            class A: UITableViewCell {
                @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
            }
            class B: UIView {
                @IBInspectable var count: Int = 0
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            private class C: UIView {}
            class D: UITableViewCell {
                required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
            }
            class E: UITapGestureRecognizer {}
            """
        let text = NibClassList([SourceOutline(source)], rules: .uiKit)
            .statements(registeringIn: "classes")
        let lines = text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first == "classes.register(A.self, named: \"A\", properties: [])")
        #expect(
            lines[1].contains(
                ".number(\"count\", of: B.self, get: { Double($0.count) }, "
                    + "set: { $0.count = Int($1.rounded()) })"))
        #expect(lines[1].contains("{ B(coder: .nib())! }"))
        // The style and the identifier are arguments.
        #expect(lines.last?.contains("{ _ = $1; return D(coder: .nib($0))! }") == true)
    }

    @Test(
        "Attributes and modifiers of Objective-C are removed",
        arguments: [
            ("@objc func a() {}", "func a() {}"),
            ("@objc(a:) private func a(_ b: Int) {}", "private func a(_ b: Int) {}"),
            ("@objc dynamic var a = 1", "var a = 1"),
            ("@IBInspectable var a: CGFloat = 1", "var a: CGFloat = 1"),
            ("@available(iOS 13, *) @objc func a() {}", "@available(iOS 13, *) func a() {}"),
            ("let a = dynamic", "let a = dynamic"),
        ])
    func attributes(source: String, result: String) {
        #expect(members(source) == [result])
    }

    @Test(
        "Selectors contain their methods",
        arguments: [
            ("#selector(tap)", "Selector(\"tap:\", A.tap)"),
            ("#selector(self.tap)", "Selector(\"tap:\", A.tap)"),
            ("#selector(B.go)", "Selector(\"go\", B.go)"),
            ("#selector(tap(_:))", "Selector(\"tap:\", A.tap(_:))"),
            ("#selector(C.move(from:to:))", "Selector(\"moveWithFrom:to:\", C.move(from:to:))"),
            ("#selector(C.b as (C) -> () -> Void)", "Selector(\"b\", C.b as (C) -> () -> Void)"),
        ])
    func selectors(source: String, result: String) {
        let methods = "@objc func tap(_ sender: Any) {}"
        #expect(
            members(methods + "\nlet s = " + source).last == "let s = " + result)
    }

    @Test(
        "Other expressions of Objective-C are replaced",
        arguments: [
            ("#keyPath(A.b.c)", "\"b.c\""),
            (
                "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
                "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
            ),
            (
                "#imageLiteral(resourceName: \"star\")",
                "(UIImage(named: \"star\") ?? UIImage.missing)"
            ),
            ("\"#selector(tap) \\(\"}\")\"", "\"#selector(tap) \\(\"}\")\""),
            ("#\"@objc \"quoted\" { \"#", "#\"@objc \"quoted\" { \"#"),
        ])
    func expressions(source: String, result: String) {
        #expect(members("let s = " + source) == ["let s = " + result])
    }

    @Test(
        "Conditions of compilation are those of iOS",
        arguments: [
            ("#if os(iOS)", "#if true"), ("#elseif os(macOS)", "#elseif false"),
            ("#if !os(watchOS) && os(iOS) // x", "#if !false && true // x"),
            ("#if os(Plan9) || canImport(UIKit)", "#if os(Plan9) || canImport(UIKit)"),
        ])
    func conditions(source: String, result: String) {
        let start = source.hasPrefix("#if") ? "" : "#if DEBUG\n"
        let text = SourceRewriter.rewrite(start + source + "\n#endif\n", path: "A.swift").text
        #expect(text.contains("\n" + result + "\n"))
    }

    @Test("UIKit is imported into a file without imports")
    func noImports() {
        let text = SourceRewriter.rewrite("class A: UIView {}\n", path: "A.swift").text
        #expect(text.contains("import UIKit"))
        let foundation = "import Foundation\nlet a = DateComponentsFormatter()\n"
        #expect(
            SourceRewriter.rewrite(foundation, path: "A.swift").text.contains("import UIKit"))
        #expect(!SourceRewriter.rewrite("let a = 1", path: "A.swift").text.contains("import"))
    }

    @Test("Imports of missing modules are removed, and lines keep their numbers")
    func imports() {
        let source = """
            import UIKit
            import Alamofire // not here
            @testable import Model
            import class UIKit.UIView
            import CoreGraphics
            class A: UIView {}
            """
        let result = SourceRewriter.rewrite(source, path: "Folder/A \"1\".swift")
        #expect(
            result.text == """
                #sourceLocation(file: "Folder/A \\"1\\".swift", line: 1)
                import UIKit
                // not here

                import UIKit
                import UIKit
                class A: UIView {}

                """)
        #expect(result.changes.map(\.line) == [2, 3, 4, 5])
        #expect(
            result.changes[0].text
                == "'import Alamofire' is removed, because the module is not here")
    }

    @Test("Imports of libraries with a small version are imports of its module")
    func libraries() {
        let result = SourceRewriter.rewrite(
            "import SnapKit\nimport class Combine.AnyCancellable\nimport Alamofire", path: "A.swift"
        )
        #expect(
            result.text.split(separator: "\n").dropFirst()
                == ["import CellLibraries", "import CellLibraries"])
        #expect(result.libraries == ["SnapKit", "Combine"])
    }

    @Test(
        "Formatters have the locale of the picture",
        arguments: [
            ("let a = DateFormatter()", "let a = DateFormatter().ofPicture"),
            ("let a = NumberFormatter ( )", "let a = NumberFormatter ( ).ofPicture"),
            ("let a: DateFormatter?", "let a: DateFormatter?"),
            ("a.locale = Locale.current", "a.locale = Locale.ofPicture"),
        ])
    func locales(source: String, result: String) {
        #expect(lines(source) == [result])
    }

    @Test("The outlets of a class have their types")
    func outletTypes() {
        let outline = SourceOutline(
            """
            class A: UITableViewCell {
                @IBOutlet private weak var title: UILabel! { didSet { a() } }
                @IBOutlet var stars: [UIImageView]!
                @IBOutlet weak var chart: Charts.PieView?
                var other: UILabel!
            }
            class B: A { @IBOutlet weak var more: UIButton! }
            """)
        #expect(outline.outlets(of: "A").map(\.name) == ["title", "stars", "chart"])
        #expect(
            outline.outlets(of: "A").map(\.type) == ["UILabel", "[UIImageView]", "Charts.PieView"])
        #expect(outline.outlets(of: "B").map(\.name) == ["more"])
    }

    @Test("An extension of an alias of a structure has no convenience initializers")
    func alias() {
        let source = "struct Asset { typealias Tint = UIColor }\n"
        #expect(
            lines(source + "extension Asset.Tint { convenience init?(asset: Asset) {} }")[1]
                == "extension Asset.Tint { init?(asset: Asset) {} }")
        let own = "extension Asset.View { convenience init?(asset: Asset) {} }"
        #expect(lines(source + own)[1] == own)
    }

    @Test("The initializer of cells is required, and a missing initializer traps as in UIKit")
    func initializers() {
        let override = "override init(style: S, reuseIdentifier: String?) {}"
        #expect(
            members(override) == ["required init(style: S, reuseIdentifier: String?) {}"])
        #expect(lines("class A: UIView { \(override) }") == ["class A: UIView { \(override) }"])
        let added = lines("class B: A { init(price: Int) {} }\nclass A: UITableViewCell {}")[0]
        #expect(added.hasPrefix("class B: A { init(price: Int) {}  required init(style: "))
        #expect(
            added.contains(
                "Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class 'B'"))
        // Without a designated initializer, the class inherits all initializers.
        let inheriting = "class A: UITableViewCell { convenience init(price: Int) {} }"
        #expect(lines(inheriting) == [inheriting])
    }

    @Test("A superclass in another file determines the initializers")
    func otherFiles() {
        var rules = RewritingRules.uiKit
        rules.superclasses = ["BaseCell": "UITableViewCell", "CodedCell": "UITableViewCell"]
        rules.decodableClasses = ["CodedCell"]
        let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
        let forced = "required init?(coder: NSCoder) { super.init(coder: coder)! }"
        let style = "override init(style: S, reuseIdentifier: String?) {}"
        #expect(
            lines("class A: BaseCell { \(style)\n\(coder) }", rules) == [
                "class A: BaseCell { required init(style: S, reuseIdentifier: String?) {}",
                "required init?(coder: NSCoder) { "
                    + "super.init(style: (coder).cellStyle, reuseIdentifier: nil) } }",
            ])
        #expect(
            lines("class A: BaseCell { \(style)\n\(forced) }", rules)[1]
                == "required init?(coder: NSCoder) { "
                + "super.init(style: (coder).cellStyle, reuseIdentifier: nil)} }")
        #expect(lines("class A: CodedCell { \(style)\n\(coder) }", rules)[1] == coder + " }")
    }

    @Test("Extensions of structures have static members")
    func values() {
        #expect(
            lines(
                """
                extension UIColor {
                class var a: UIColor { .red }
                convenience init(b: Int) {}
                }
                """)
                == [
                    "extension UIColor {", "static var a: UIColor { .red }", "init(b: Int) {}", "}",
                ])
        let ofClass = "extension UIView { class func a() {} }"
        #expect(lines(ofClass) == [ofClass])
    }

    @Test("A protocol of Objective-C is limited to classes")
    func protocols() {
        #expect(
            lines("@objc protocol A { func a() }") == ["protocol A : AnyObject { func a() }"])
        #expect(lines("@objc protocol A: B {}") == ["protocol A:  AnyObject,B {}"])
    }

    @Test("Actions are listed for nibs after the last line")
    func actions() {
        let result = lines("class A: UITableViewCell {\n@IBAction private func tap(_ s: Any) {}\n}")
        #expect(
            result.last == "extension A: ActionNaming { var actions: [String: NamedAction] { "
                + "[\"tap\": NamedAction(self, A.tap)] } }")
    }

    @Test("Columns of messages equal the columns of the source")
    func columns() {
        let source = "class A: UIView {\n@IBOutlet weak var name: UILabel! = wrong\n}"
        let result = SourceRewriter.rewrite(source, path: "A.swift")
        let line = result.text.split(separator: "\n")[2]
        let column = line.utf8.count - "wrong".utf8.count + 1
        #expect(result.originalColumn(line: 2, column: column) == 37)
        // A location in the wrapper is the beginning of the attribute.
        #expect(result.originalColumn(line: 2, column: 4) == 1)
    }

    @Test(
        "Unfinished sources keep their text",
        arguments: [
            "class A {", "let a = \"", "/* a", "#selector(", "@IBOutlet", "extension", "}}",
        ])
    func unfinished(source: String) {
        #expect(lines(source) == [source])
    }
}
