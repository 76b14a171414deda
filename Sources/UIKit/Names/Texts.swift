import TableText

/// UIKit's name of `Font`.
public typealias UIFont = Font
/// UIKit's name of `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name of `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name of `UnderlineStyle`.
public typealias NSUnderlineStyle = UnderlineStyle
/// UIKit's name of `WritingDirection`.
public typealias NSWritingDirection = WritingDirection
/// UIKit's name of `BaselineAdjustment`.
public typealias UIBaselineAdjustment = BaselineAdjustment
