import Foundation
import TableControls
import TableDrawing
import TableText

/// A screen with its accessibility elements marked as numbered, coloured regions, and a legend.
struct AccessibilityLegend {
    /// Width of the legend, in points.
    static let listWidth: CGFloat = 320
    /// Maximum number of listed elements.
    static let maximumNumberOfEntries = 500

    private static let margin: CGFloat = 16
    private static let badge: CGFloat = 20
    private static let gap: CGFloat = 10

    /// The picture with its legend; the origin is the top left corner.
    let node: RenderNode

    init(of screen: View) {
        var picture = screen.lowered()
        picture.frame.origin = .zero
        // Elements wholly under a bar, under a floating header or outside the screen are left
        // out.
        let elements = AccessibleScreen(screen).elements(of: AccessibilityNode(of: screen))
            .prefix(Self.maximumNumberOfEntries)
        var children = [picture]
        var marks: [RenderNode] = []
        var leaders: [RenderNode] = []
        var places = BadgePlaces(on: picture, regions: elements.map { $0.rect })
        var y = Self.margin
        let list = View(frame: .zero)
        list.backgroundColor = .white
        for (index, (element, rect)) in elements.enumerated() {
            let color = OverlayColors.regions[index % OverlayColors.regions.count]
            let region = Self.region(index + 1, rect, color)
            children.append(region)
            let number = Self.badgeView(index + 1, color)
            // A white ring separates the number from a background of the same colour.
            number.layer.borderWidth = 1.5
            number.layer.borderColor = .white
            var mark = number.lowered()
            let place = places.place(mark.frame.size, in: region.frame)
            mark.frame.origin = place.origin
            marks.append(mark)
            if let leader = place.leader {
                leaders.append(Self.leader(index + 1, leader.from, leader.to, color))
            }
            y += Self.entry(index + 1, element, color, at: y, in: list) + Self.gap
        }
        let width = screen.bounds.width
        let height = max(screen.bounds.height, y - Self.gap + Self.margin)
        list.frame = CGRect(x: width, y: 0, width: Self.listWidth, height: height)
        list.autoresizesSubviews = false
        // Numbers lie above all regions, so that no number is tinted.
        children += leaders + marks
        children.append(list.lowered())
        node = RenderNode(
            name: "legend",
            frame: CGRect(x: 0, y: 0, width: width + Self.listWidth, height: height),
            children: children)
    }

    /// Returns the node of a coloured region in the picture.
    private static func region(_ number: Int, _ rect: CGRect, _ color: RGBA) -> RenderNode {
        var fill = color
        fill.alpha = 0.22
        return RenderNode(
            name: "region \(number)", frame: rect,
            background: .color(fill), border: .init(width: 1, color: color))
    }

    /// Returns the node of a line from a number to its region, with a dot at its end.
    private static func leader(
        _ number: Int, _ from: CGPoint, _ to: CGPoint, _ color: RGBA
    ) -> RenderNode {
        let frame = CGRect(origin: from, size: .zero).union(CGRect(origin: to, size: .zero))
            .insetBy(dx: -3, dy: -3)
        let canvas = Canvas(bounds: CGRect(origin: .zero, size: frame.size))
        let ends = [from, to].map { CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY) }
        canvas.setStrokeColor(Color(color))
        canvas.setFillColor(Color(color))
        var line = Path()
        line.move(to: ends[0])
        line.addLine(to: ends[1])
        canvas.stroke(line, style: StrokeStyle(lineWidth: 1.5))
        canvas.fillEllipse(in: CGRect(x: ends[1].x - 2, y: ends[1].y - 2, width: 4, height: 4))
        return RenderNode(
            name: "leader \(number)", frame: frame, contents: .drawing(canvas.finish()))
    }

    private static func badgeView(_ number: Int, _ color: RGBA) -> View {
        let label = Label(frame: .zero)
        label.text = "\(number)"
        label.font = .boldSystemFont(ofSize: 12)
        label.textColor = .white
        label.textAlignment = .center
        let size = label.sizeThatFits(.zero)
        let width = max(badge, size.width + 10)
        let view = View(frame: CGRect(x: 0, y: 0, width: width, height: badge))
        view.backgroundColor = Color(color)
        view.layer.cornerRadius = badge / 2
        label.frame = CGRect(
            x: 0, y: ((badge - size.height) / 2).rounded(), width: width, height: size.height)
        view.addSubview(label)
        return view
    }

    /// Adds a number and its description to the legend, and returns their height in points.
    private static func entry(
        _ number: Int, _ element: AccessibilityNode, _ color: RGBA, at y: CGFloat, in list: View
    ) -> CGFloat {
        let mark = badgeView(number, color)
        mark.frame.origin = CGPoint(x: margin, y: y)
        list.addSubview(mark)
        let x = margin + 36
        let width = listWidth - margin - x
        let spoken = element.spoken
        let isSilent = spoken.allSatisfy(\.isWhitespace)
        let title = text(isSilent ? "unlabelled" : spoken, .boldSystemFont(ofSize: 14), width)
        title.textColor = isSilent ? .red : .black
        title.frame.origin = CGPoint(x: x, y: y + 1)
        list.addSubview(title)
        let detail = text(detailText(element), .systemFont(ofSize: 12), width)
        detail.textColor = Color(white: 0.35, alpha: 1)
        detail.frame.origin = CGPoint(x: x, y: title.frame.maxY + 1)
        list.addSubview(detail)
        return max(mark.frame.maxY, detail.frame.maxY) - y
    }

    /// Returns the kind and the traits of an element, without repetitions.
    private static func detailText(_ element: AccessibilityNode) -> String {
        let name = element.name
        let traits = element.traits.compactMap { trait -> String? in
            switch trait {
            case "staticText": nil
            case "notEnabled": "dimmed"
            default: name.lowercased().contains(trait.lowercased()) ? nil : trait
            }
        }
        return ([name] + traits).joined(separator: ", ")
    }

    private static func text(_ string: String, _ font: Font, _ width: CGFloat) -> Label {
        let label = Label(frame: .zero)
        label.text = string
        label.font = font
        label.numberOfLines = 3
        // Only the picture is mirrored, not the legend.
        label.textAlignment = .left
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: 0, y: 0, width: min(width, size.width), height: size.height)
        return label
    }
}
