import Foundation

struct Product {
    let name: String
    let details: String
    let price: Decimal
    let rating: Double
    let isAvailable: Bool

    var priceText: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "en_IE")
        return formatter.string(from: price as NSDecimalNumber) ?? ""
    }
}
