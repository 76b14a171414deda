extension SymbolTable {
    /// Bubbles of conversations.
    static let messages = """
        bubble.right
         u bubble.left -1 1 24 0
        bubble.right.fill
         u bubble.left.fill -1 1 24 0
        bubble.left.and.bubble.right 32
         u bubble.left 0.78 -0.2 -1
         m bubble.right.fill 0.78 13.4 5.4
         u bubble.right 0.78 13.4 5.4
        bubble.left.and.bubble.right.fill 32
         u bubble.left.fill 0.78 -0.2 -1
         m bubble.right.fill 0.78 13.4 5.4
         u bubble.right.fill 0.78 13.4 5.4
        text.bubble
         u bubble.left
         s M7 8.4 H17 M7 12.6 H13.4
        text.bubble.fill
         u bubble.left.fill
         x M7 8.4 H17 M7 12.6 H13.4
        ellipsis.bubble
         u bubble.left
         f O7.4 10.6 1.4 O12 10.6 1.4 O16.6 10.6 1.4
        ellipsis.bubble.fill
         u bubble.left.fill
         e O7.4 10.6 1.4 O12 10.6 1.4 O16.6 10.6 1.4
        questionmark 17
         s M4 7.6 C4 4.8 5.8 3 8.5 3 C11.2 3 13 4.7 13 7.2 C13 10.8 8.4 11 8.4 14.8
         f O8.4 19.6 1.5
        exclamationmark 9
         s M4.5 3.2 V14.8
         f O4.5 19.6 1.5
        info 12
         f O6 4.4 1.6
         s M3.8 9.8 H6.4 V20 M3.2 20 H9.6
        quote.bubble
         u bubble.left
         f O9.2 12 1.8 O15.2 12 1.8
         s M8.3 12 C8.2 10.2 8.9 8.8 10.4 8 M14.3 12 C14.2 10.2 14.9 8.8 16.4 8
        quote.bubble.fill
         u bubble.left.fill
         e O9.2 12 1.8 O15.2 12 1.8
         x M8.3 12 C8.2 10.2 8.9 8.8 10.4 8 M14.3 12 C14.2 10.2 14.9 8.8 16.4 8
        """
}
