/// Accessibility labels of symbols on their own: their meaning, not their appearance.
///
/// The labels are English in all locales, as are the labels of controls. UIKit has similar labels
/// for its symbols (Share, Compose, Delete); the labels below follow UIKit's as far as known,
/// not proven.
package enum SymbolAccessibilityLabels {
    /// Labels of all symbols by name.
    package static let all: [String: String] = {
        var words: [String: String] = [:]
        for line in [table, system, topics].flatMap({ $0.split(separator: "\n") }) {
            let parts = line.split(separator: "=", maxSplits: 1)
            precondition(parts.count == 2, "words of symbols are written words = names: \(line)")
            let spoken = parts[0].trimmed
            for name in parts[1].split(separator: " ") { words[String(name)] = spoken }
        }
        return words
    }()

    private static let table = """
        Account = person.crop.circle person.crop.circle.fill person.circle person.circle.fill
        Add = plus plus.circle plus.circle.fill
        Adjust = slider.horizontal.3
        Airplane = airplane
        Alert = exclamationmark.circle exclamationmark.circle.fill
        Back = chevron.left
        Battery full = battery.100
        Battery half full = battery.50
        Battery low = battery.25
        Bookmark = bookmark bookmark.fill
        Broadcast = dot.radiowaves.left.and.right
        Calendar = calendar
        Camera = camera camera.fill
        Car = car
        Cart = cart cart.fill
        Cellular = antenna.radiowaves.left.and.right
        Chart = chart.bar chart.bar.fill
        Checkmark = checkmark
        Circle = circle circle.fill
        Clock = clock clock.fill
        Close = xmark xmark.circle xmark.circle.fill
        Cloud = cloud cloud.fill
        Compose = square.and.pencil
        Delete = trash trash.fill
        Document = doc doc.fill doc.text
        Down = chevron.down arrow.down
        Download = square.and.arrow.down
        Drop = drop drop.fill
        Edit = pencil
        Fast forward = forward.fill
        Favorite = star star.fill
        Flag = flag flag.fill
        Flame = flame flame.fill
        Flash = bolt bolt.fill
        Folder = folder folder.fill
        Forward = chevron.right chevron.right.circle chevron.right.circle.fill
        Gift = gift gift.fill
        Globe = globe
        Help = questionmark.circle questionmark.circle.fill
        Hide = eye.slash
        Home = house house.fill
        Info = info.circle info.circle.fill
        iPhone = iphone
        Key = key key.fill
        Laptop = laptopcomputer
        Leaf = leaf leaf.fill
        Left = arrow.left
        Light = lightbulb lightbulb.fill
        Like = hand.thumbsup hand.thumbsup.fill
        Link = link
        List = list.bullet
        Location = location location.fill
        Locked = lock lock.fill
        Love = heart heart.fill
        Mail = envelope envelope.fill
        Map = map map.fill
        Menu = line.3.horizontal
        Message = message message.fill bubble.left bubble.left.fill
        Microphone = mic mic.fill
        Moon = moon moon.fill
        More = ellipsis ellipsis.circle ellipsis.circle.fill
        Music = music.note
        Mute = speaker.slash
        Notifications = bell bell.fill
        Notifications off = bell.slash
        Pause = pause pause.fill
        Payment card = creditcard creditcard.fill
        People = person.2 person.2.fill
        Person = person person.fill
        Personal hotspot = personalhotspot
        Phone = phone phone.fill
        Photo = photo photo.fill
        Pin = pin pin.fill
        Place = mappin mappin.and.ellipse
        Play = play play.fill
        Power = power
        Print = printer printer.fill
        Privacy = hand.raised hand.raised.fill
        Prohibited = nosign
        Rain = cloud.rain
        Refresh = arrow.clockwise
        Remove = minus minus.circle minus.circle.fill
        Rewind = backward.fill
        Right = arrow.right
        Search = magnifyingglass
        Selected = checkmark.circle checkmark.circle.fill checkmark.square checkmark.square.fill
        Send = paperplane paperplane.fill
        Settings = gear gearshape gearshape.fill
        Share = square.and.arrow.up
        Show = eye
        Sound = speaker speaker.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill
        Square = square square.fill
        Stop = stop.fill
        Sun = sun.max sun.max.fill sun.min
        Tag = tag tag.fill
        Undo = arrow.counterclockwise
        Unlocked = lock.open
        Up = chevron.up arrow.up
        Up and down = chevron.up.chevron.down
        Up and to the right = arrow.up.right
        Video = video video.fill
        Warning = exclamationmark.triangle exclamationmark.triangle.fill
        Wi-Fi = wifi
        """
}

extension Substring {
    /// Substring without surrounding spaces.
    fileprivate var trimmed: String {
        String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
    }
}
