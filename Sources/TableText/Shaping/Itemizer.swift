import Foundation
import TableDrawing

/// Prepares text for shaping by choosing a face for every character.
struct Itemizer {
    /// A shaping request with a mapping from its bytes to the source's bytes.
    struct Result {
        var request: ShapingRequest
        /// Byte offsets of the request, and of the source, where the distance between them
        /// changes.
        var anchors: [(prepared: Int, source: Int)]

        func source(of prepared: Int) -> Int {
            guard let anchor = anchors.last(where: { $0.prepared <= prepared }) else {
                return prepared
            }
            return anchor.source + prepared - anchor.prepared
        }
    }

    let text: SourceText
    let environment: TextEnvironment
    private let cascade: Cascade

    init(text: SourceText, environment: TextEnvironment) {
        self.text = text
        self.environment = environment
        cascade = Cascade(environment)
    }

    /// Prepares consecutive parts of the text, and a `suffix` with the attributes of the last
    /// part.
    ///
    /// A line break within a part becomes a space.
    func prepare(_ parts: [Range<Int>], appending suffix: String = "") -> Result {
        var result = Result(request: ShapingRequest(), anchors: [])
        result.request.language = environment.language
        for part in parts {
            var start = part.lowerBound
            while start < part.upperBound {
                let stretch = text.ends[text.index(at: start)]
                let end = min(stretch.end, part.upperBound)
                append(start..<end, style: text.styles[stretch.style], to: &result)
                start = end
                let place = result.request.bytes.count
                if place > 0 { result.request.boundaries.append(place) }
            }
        }
        if !suffix.isEmpty {
            let style = text.style(at: max(0, (parts.last?.upperBound ?? 0) - 1))
            for character in suffix {
                append(character, source: parts.last?.upperBound ?? 0, style: style, to: &result)
            }
        }
        return result
    }

    private func append(_ range: Range<Int>, style: SourceText.Style, to result: inout Result) {
        guard let face = style.font.face else { return }
        let bytes = text.bytes[range]
        result.anchors.append((result.request.bytes.count, range.lowerBound))
        if face.coversASCII, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            let start = result.request.bytes.count
            result.request.bytes.append(contentsOf: bytes)
            extend(&result.request, from: start, face: face, language: nil, style: style)
            return
        }
        var offset = range.lowerBound
        for character in String(decoding: bytes, as: UTF8.self) {
            append(character, source: offset, style: style, to: &result)
            offset += character.utf8.count
        }
    }

    private func append(
        _ character: Character, source: Int, style: SourceText.Style, to result: inout Result
    ) {
        guard let asked = style.font.face else { return }
        let start = result.request.bytes.count
        if asked.coversASCII, let letter = character.asciiValue, letter >= 0x20, letter < 0x7F {
            result.request.bytes.append(letter)
            extend(&result.request, from: start, face: asked, language: nil, style: style)
            return
        }
        if character == "\n" || character == "\t" {
            // A line break occurs only where a single line shows several lines of text.
            result.request.bytes.append(character == "\t" ? 0x09 : 0x20)
            extend(&result.request, from: start, face: asked, language: nil, style: style)
            return
        }
        let font = style.attributes.font
        if let choice = cascade.choice(for: character, asked: asked, font: font) {
            result.request.bytes.append(contentsOf: character.utf8)
            extend(
                &result.request, from: start, face: choice.face, language: choice.language,
                style: style)
            return
        }
        let substitute = ["\u{FFFD}", "\u{25A1}", "?"].first { mark in
            mark.unicodeScalars.allSatisfy(asked.characters.contains)
        }
        guard let substitute else { return }
        result.request.bytes.append(contentsOf: substitute.utf8)
        extend(&result.request, from: start, face: asked, language: nil, style: style)
        result.anchors.append((start, source))
        result.anchors.append((result.request.bytes.count, source + character.utf8.count))
    }

    /// Adds the bytes appended from `start` to the last span, or begins a new span.
    private func extend(
        _ request: inout ShapingRequest, from start: Int, face: FontBook.Face, language: String?,
        style: SourceText.Style
    ) {
        let end = request.bytes.count
        let index: Int
        if let known = request.faces.firstIndex(where: {
            $0.index == face.index && $0.file == face.file && $0.isSpaced == face.isSpaced
        }) {
            index = known
        } else {
            index = request.faces.count
            request.faces.append(face)
        }
        let span = ShapingRequest.Span(
            range: start..<end, face: index, size: style.font.size,
            features: face.family == style.font.face?.family ? style.font.features : nil,
            language: language, kern: style.attributes.kern)
        if var last = request.spans.last, last.face == index, last.size == span.size,
            last.features == span.features, last.kern == span.kern, last.language == span.language
        {
            last.range = last.range.lowerBound..<end
            request.spans[request.spans.count - 1] = last
        } else {
            request.spans.append(span)
        }
    }
}
