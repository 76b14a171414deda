import Foundation
import TableDrawing

extension ValueType where Value == Date {
    /// An instant in ISO 8601 format: `2025-06-15T12:00:00Z`.
    package static var date: Self {
        Self(
            schema: {
                $0.single([
                    "type": "string", "format": "date-time", "pattern": .text(Instants.pattern),
                ])
            },
            write: { .text($0.ISO8601Format()) },
            read: { node, context in
                guard let text = node.string(context.problems) else { return nil }
                if let date = Instants.date(text) { return date }
                return node.wrongType(
                    "a date and time such as 2025-06-15T12:00:00Z or "
                        + "2025-06-15T14:00:00+02:00", context.problems)
            })
    }
}

extension ValueType where Value == TimeZone {
    /// A time zone by its identifier: `Africa/Cairo`.
    package static var timeZone: Self {
        Self(
            schema: {
                $0.single(["type": "string", "examples": ["Europe/Berlin", "Asia/Tokyo", "GMT"]])
            },
            write: { .text($0.identifier) },
            read: { node, context in
                guard let text = node.string(context.problems) else { return nil }
                if !text.isEmpty, let zone = TimeZone(identifier: text) { return zone }
                let question = context.problems.question(
                    for: text, among: TimeZone.knownTimeZoneIdentifiers)
                return node.wrongType(
                    "a time zone such as Africa/Cairo", context.problems, question: question)
            })
    }
}

extension ValueType where Value == Locale {
    /// A locale by its identifier: `en_US`, `ar-EG`, `zh_TW`.
    package static var locale: Self {
        Self(
            schema: { $0.single(["type": "string", "examples": ["en_US", "de_DE", "ar_EG"]]) },
            write: { .text($0.identifier) },
            read: { node, context in
                guard let text = node.string(context.problems) else { return nil }
                if let locale = Locales.locale(text) { return locale }
                let question = context.problems.question(
                    for: text.replacingOccurrences(of: "-", with: "_"),
                    among: Locale.availableIdentifiers)
                return node.wrongType(
                    "a locale such as en_US or ar_EG", context.problems, question: question)
            })
    }
}
