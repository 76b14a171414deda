/// Stand-ins for the sources that R.swift and SwiftGen generate, which a repository does not contain.
///
/// A text is the name of its accessor, and an image or colour has the name of an asset.
enum GeneratedAccessors {
    /// Names of the types with accessors.
    static let names: Set<String> = [
        "Asset", "Assets", "FontFamily", "L10n", "Localizable", "R", "Strings",
    ]

    /// Returns the declaration of a type with accessors.
    ///
    /// - Parameter assets: names of images and colours, by the members that Xcode makes of them.
    static func declaration(of name: String, assets: [String: String]) -> String {
        name == "R"
            ? resources + shared(assets, for: name) : named(name) + shared(assets, for: name)
    }

    /// Type of R.swift.
    private static let resources = """
        enum R {
        @dynamicMemberLookup struct Group<Value> {
        subscript(dynamicMember name: String) -> Resource<Value> { Resource(name: name) }
        }
        @dynamicMemberLookup struct Texts {
        subscript(dynamicMember name: String) -> Group<String> { Group() }
        }
        struct Resource<Value> {
        let name: String
        var identifier: String { name }
        func callAsFunction(_ values: Any...) -> Value where Value == String { name }
        func callAsFunction(preferredLanguages: [String]) -> Value where Value == String { name }
        func callAsFunction() -> UIImage? where Value == UIImage { RNames.image(name) }
        func callAsFunction() -> UIColor? where Value == UIColor { RNames.color(name) }
        func callAsFunction(size: CGFloat) -> UIFont? where Value == UIFont {
        .systemFont(ofSize: size) }
        }
        static let image = Group<UIImage>()
        static let color = Group<UIColor>()
        static let font = Group<UIFont>()
        static let string = Texts()
        static let nib = Group<StandIn>()
        static let reuseIdentifier = Group<StandIn>()
        }

        """

    /// Type of SwiftGen.
    private static func named(_ name: String) -> String {
        """
        @dynamicMemberLookup enum \(name) {
        static subscript(dynamicMember name: String) -> String { name }
        @_disfavoredOverload static subscript(dynamicMember name: String) -> Name { Name(name: name) }
        @dynamicMemberLookup @dynamicCallable struct Name {
        let name: String
        subscript(dynamicMember name: String) -> String { name }
        @_disfavoredOverload subscript(dynamicMember name: String) -> Name { Name(name: name) }
        var image: UIImage { \(name)Names.image(name) }
        var color: UIColor { \(name)Names.color(name) }
        func font(size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> String { name }
        }
        }

        """
    }

    private static func shared(_ assets: [String: String], for name: String) -> String {
        let list = assets.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
        return """
            enum \(name)Names {
            static let assets: [String: String] = [\(list.isEmpty ? ":" : list.joined(separator: ", "))]
            static func image(_ name: String) -> UIImage {
            UIImage(named: assets[name] ?? name) ?? UIImage.missing }
            static func color(_ name: String) -> UIColor {
            UIColor(named: assets[name] ?? name) ?? UIColor.missing }
            }
            """
    }
}
