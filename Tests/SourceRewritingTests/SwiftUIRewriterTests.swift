import SourceRewriting
import Testing

/// Code of SwiftUI in sources for UIKit.
@Suite struct SwiftUIRewriterTests {
    @Test("Views of SwiftUI are removed, and a hosting configuration loses its content")
    func hosting() {
        let source = """
            import SwiftUI
            struct Row: View {
                var body: some View { Text("a") }
            }
            extension View { func big() -> some View { self } }
            struct Model { let view: Int }
            let a = UIHostingConfiguration { Row() }
                .margins(.all, 4).background { Color.red }
            let b = 1
            """
        let result = SourceRewriter.rewrite(source, path: "A.swift")
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
        let used = lines.dropFirst().map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            used == [
                "", "", "", "", "", "struct Model { let view: Int }",
                "let a = UIHostingConfiguration ()", "", "let b = 1", "import UIKit", "",
            ])
        #expect(
            result.changes.map { "\($0.line): \($0.text)" }.contains(
                "7: the content of 'UIHostingConfiguration' is removed, because SwiftUI is not here"
            ),
            "\(result.changes)")
    }

    @Test("Previews of SwiftUI are removed, and the other lines keep their numbers")
    func previews() {
        let source = """
            import UIKit
            @available(iOS 17.0, *)
            #Preview("Cell", traits: .fixedLayout(width: 320, height: 44)) {
                let cell = A()
                return cell
            }
            let a = 1
            #if DEBUG
            import SwiftUI
            struct AView: UIViewRepresentable { @objc func f() {} }
            struct AView_Previews: SwiftUI.PreviewProvider {
                static var previews: some View { AView() }
            }
            #endif
            """
        let result = SourceRewriter.rewrite(source, path: "A.swift")
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.filter { $0 != " " } }
        #expect(
            lines == [
                "#sourceLocation(file:\"A.swift\",line:1)", "importUIKit", "", "", "", "", "",
                "leta=1", "#ifDEBUG", "", "", "", "", "", "#endif", "",
            ])
        #expect(
            result.changes.map { "\($0.line): \($0.text)" } == [
                "2: '#Preview' is removed, because SwiftUI is not here",
                "9: 'import SwiftUI' is removed, because the module is not here",
                "10: 'AView' is removed, which is a 'UIViewRepresentable', because SwiftUI is not "
                    + "here",
                "11: 'AView_Previews' is removed, which is a 'SwiftUI.PreviewProvider', because "
                    + "SwiftUI is not here",
            ])
    }
}
