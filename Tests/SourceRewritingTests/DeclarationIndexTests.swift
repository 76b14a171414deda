import SourceRewriting
import Testing

/// Declarations of the files of a folder.
@Suite struct DeclarationIndexTests {
    private let index: DeclarationIndex = {
        var index = DeclarationIndex()
        index.add(
            """
            struct Price { enum Unit { case euro } ; func text() -> String { let local = 1 } }
            private class Hidden {}
            func format(_ a: Int) {}
            """, path: "Price.swift")
        index.add("extension UIColor { init(hex: Int) {} ; static let brand = 1 }", path: "C.swift")
        index.add("extension Price: Sendable { var brand: Int { 1 } }", path: "P.swift")
        return index
    }()

    @Test(
        "Types, nested types and functions are found by name",
        arguments: [
            ("Price", ["Price.swift"]), ("Unit", ["Price.swift"]), ("format", ["Price.swift"]),
            ("Hidden", []), ("local", []), ("UIColor", []),
        ])
    func names(name: String, files: [String]) {
        #expect(index.files(declaring: name) == files)
    }

    @Test("Members are found by their type, or by their name if a single file has them")
    func members() {
        #expect(index.files(declaringMember: "brand", of: ["UIColor"]) == ["C.swift"])
        #expect(index.files(declaringMember: "brand", of: ["Color"]) == [])
        #expect(index.files(declaringMember: "init(hex:)", of: []) == ["C.swift"])
        #expect(
            index.files(declaringConformanceOf: "Price", to: "Sendable") == ["P.swift"])
    }

    @Test(
        "Files with what a statement uses are found without the names of types",
        arguments: [
            ("let a = UIColor(hex: 3)", ["C.swift"]),
            ("let a: UIColor = .init(hex: 3)", ["C.swift"]),
            ("a = .brand", ["C.swift", "P.swift"]), ("a = b ~> c", ["O.swift"]),
            ("a = b > c", []), ("Price(3)", []), ("UIColor { a }", ["C.swift"]),
        ])
    func usedFiles(source: String, files: [String]) {
        var index = index
        index.add("infix operator ~>: P; func ~> (a: A, b: B) -> A { a }", path: "O.swift")
        #expect(index.files(usedIn: "\n" + source, lines: 2...2) == files)
        #expect(index.files(usedIn: "\n" + source, lines: 1...1) == [])
    }

    @Test("A superclass of UIKit has the conformance of its subclasses")
    func inheritedConformances() {
        var index = index
        index.add("extension UITableViewCell: Themable {}", path: "T.swift")
        #expect(index.files(declaringConformanceOf: "PriceCell", to: "Themable") == ["T.swift"])
        #expect(index.files(declaringConformanceOf: "PriceCell", to: "Sendable") == [])
    }

    @Test(
        "Two files of a program cannot declare the same",
        arguments: [
            ("struct A {}", "class A {}", true), ("private struct A {}", "class A {}", false),
            ("let a = 1", "var a = 2", true), ("fileprivate let a = 1", "var a = 2", false),
            ("private(set) var a = 1", "var a = 2", true),
            ("func a(_ b: Int) {}", "func a(_ b: Int) {}", true),
            ("func a(_ b: Int) {}", "func a(_ b: String) {}", false),
            ("extension A { var a: Int { 1 } }", "extension A { var a: Int { 2 } }", true),
            ("extension A { var a: Int { 1 } }", "extension B { var a: Int { 2 } }", false),
            ("extension A { static var a: Int { 1 } }", "extension A { var a: Int { 2 } }", false),
            ("private extension A { func a() {} }", "private extension A { func a() {} }", false),
            ("struct A { let a = 1 }", "struct B { let a = 1 }", false),
        ])
    func sharedNames(first: String, second: String, areSame: Bool) {
        let names = SourceOutline.sharedNames(in: first)
        #expect(names.isDisjoint(with: SourceOutline.sharedNames(in: second)) == !areSame)
    }
}
