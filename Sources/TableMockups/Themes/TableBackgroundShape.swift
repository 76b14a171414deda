/// `background: {stripes: [{width: 5, color: white}, {width: 2, color: gray}]}`.
struct TableBackgroundShape: Shape {
    static let noun = "a table's background"
    static let definition = "theme.TableBackground"
    static let summary = "Stripes behind the rows, again and again."

    let stripes = Key<[StripeDescription]>(
        "stripes", .list(of: .mapping(StripeShape(), StripeDescription.init(reader:))),
        required: true, "The stripes from left to right.")
}
