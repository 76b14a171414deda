import UIKit

@testable import UIKitCells

/// The cells of Fixtures/uikit-cells that need no values and no nib.
enum CellClasses {
    /// Cells of the last recorded sheet.
    static let further: [UITableViewCell.Type] = [
        DeliveryCell.self, EntryCell.self, ReviewCell.self,
    ]

    static let all: [UITableViewCell.Type] = [
        AccessoryCell.self,
        AttributedCell.self,
        AvatarCell.self,
        BadgeCell.self,
        ButtonCell.self,
        CardCell.self,
        CarouselCell.self,
        ChartCell.self,
        CollectionCell.self,
        ContentConfigurationCell.self,
        CustomContentCell.self,
        ExpandableCell.self,
        FadingStateCell.self,
        GradientCell.self,
        HeaderedCell.self,
        LoadingCell.self,
        MenuCell.self,
        MessageCell.self,
        NoteCell.self,
        NotificationCell.self,
        OwnerCell.self,
        PlayerCell.self,
        PriceCell.self,
        ProgressCell.self,
        RatingCell.self,
        RingCell.self,
        RoundedFontCell.self,
        SegmentedCell.self,
        SeparatorCell.self,
        SliderCell.self,
        StackCell.self,
        StepperCell.self,
        SwitchCell.self,
        SymbolCell.self,
        TapCell.self,
        TextFieldCell.self,
        ThumbnailCell.self,
        TransformCell.self,
    ]

    static var names: [String] { (all + further).map { String(describing: $0) } }

    static func named(_ name: String) -> UITableViewCell.Type? {
        (all + further).first { String(describing: $0) == name }
    }
}
