import TableDrawing
import Testing

@Suite struct FolderPathTests {
    @Test(arguments: [
        ("-", ""), ("a", ""), ("", ""), ("a/b", "a"), ("a/b/", "a"), ("a//b", "a"), ("/a", "/"),
        ("/", "/"), ("//", "/"), ("/a/b", "/a"), ("./a", "."), ("../é/ü.yaml", "../é"),
    ])
    func theFolderOfAPathIsThePartBeforeItsName(_ path: String, _ folder: String) {
        #expect(path.folderPath == folder)
    }
}
