extension SymbolTable {
    /// Settings, security and the system.
    static let settings = """
        gearshape.2 32
         s W10.8 13.4 9.2 7 8 O10.8 13.4 2.7
         s W25.4 7.8 5.4 3.8 8
        gearshape.2.fill 32
         b W10.8 13.4 9.2 7 8
         e O10.8 13.4 2.9
         b W25.4 7.8 5.4 3.8 8
         e O25.4 7.8 1.9
        textformat.size 27
         s M1.8 19.4 L5.6 9.6 L9.4 19.4 M3.1 16.2 H8.1
         s M12.2 19.4 L18.6 3.6 L25 19.4 M14.4 14.2 H22.8
        accessibility
         u _circle
         f O12 6.9 1.6
         s M6.8 10 C10 10.8 14 10.8 17.2 10 M12 10.6 V13.4 L9.9 18.2 M12 13.4 L14.1 18.2
        faceid
         u _corners
         s M8 8.6 V10.4 M16 8.6 V10.4 M12.2 8.6 V12.4 C12.2 13.3 11.8 13.7 10.9 13.7
         M8 16.2 C9.2 17.2 10.5 17.7 12 17.7 C13.5 17.7 14.8 17.2 16 16.2
        hourglass 20
         s M3.4 2.4 H16.6 M3.4 21.6 H16.6
         s M4.8 2.4 V5.8 C4.8 9 8.6 10 8.6 12 C8.6 14 4.8 15 4.8 18.2 V21.6
         M15.2 2.4 V5.8 C15.2 9 11.4 10 11.4 12 C11.4 14 15.2 15 15.2 18.2 V21.6
         f M6.6 20 C6.8 18.2 8.2 17 10 16.4 C11.8 17 13.2 18.2 13.4 20 Z
         f M7.6 7.6 H12.4 C11.8 8.8 10.8 9.4 10 10.4 C9.2 9.4 8.2 8.8 7.6 7.6 Z
        moon.zzz
         u moon 0.86 -0.3 3.2
         s M12.2 7.6 H16 L12.2 12.2 H16 M17.6 2 H22.2 L17.6 7.4 H22.2
        moon.zzz.fill
         u moon.fill 0.86 -0.3 3.2
         s M12.2 7.6 H16 L12.2 12.2 H16 M17.6 2 H22.2 L17.6 7.4 H22.2
        shield
         u _shield
        shield.fill
         u _shielddisc
        lock.shield
         u _shield
         u _smalllock 1 0 -0.6
        lock.shield.fill
         u _shielddisc
         k _smalllock 1 0 -0.6
        checkmark.shield
         u _shield
         u _tick 1 0 -0.6
        checkmark.shield.fill
         u _shielddisc
         k _tick 1 0 -0.6
        exclamationmark.shield
         u _shield
         s M12 6.8 V12.4
         f O12 16.2 1.3
        lock.circle
         u _circle
         u _smalllock
        lock.open.fill 27
         b R3 10.4 14.4 11.2 2.6
         s M15.4 10.4 V6.8 C15.4 4.2 17.1 2.2 19.5 2.2 C21.9 2.2 23.6 4.2 23.6 6.8 V8.4
        circle.lefthalf.filled
         u _circle
         f A12 12 9.75 90 270 Z
        square.grid.2x2
         s R2.8 2.8 7.4 7.4 1.7 R13.8 2.8 7.4 7.4 1.7 R2.8 13.8 7.4 7.4 1.7 R13.8 13.8 7.4 7.4 1.7
        square.grid.2x2.fill
         b R3 3 7 7 1.5 R14 3 7 7 1.5 R3 14 7 7 1.5 R14 14 7 7 1.5
        app.badge
         s R2.2 4.6 17.2 17.2 4.2
         m _badge
         u _badge
        app.badge.fill
         b R2.2 4.6 17.2 17.2 4.2
         m _badge
         u _badge
        bell.badge
         u bell
         m _badge 1 -1.6 0.2
         u _badge 1 -1.6 0.2
        bell.badge.fill
         u bell.fill
         m _badge 1 -1.6 0.2
         u _badge 1 -1.6 0.2
        bell.slash.fill
         u bell.fill
         u _slash
        speaker.slash.fill
         u speaker.fill 1 5 0
         u _slash
        speaker.wave.3 28
         u speaker
         s A10.6 12 5.4 -42 42 A10.6 12 10 -42 42 A10.6 12 14.6 -42 42
        wifi.slash 26
         u wifi
         u _slash 1 1 0
        network
         u _circle
         s E12 12 4.9 9.75 M12 2.4 V21.6 M3.6 8.2 H20.4 M3.6 15.8 H20.4
        battery.75 31
         s R1.8 6.2 24 11.6 3.4
         f R4.4 8.8 14.1 6.4 1.3
         f M27.6 9.8 C28.8 10.2 29.4 11 29.4 12 C29.4 13 28.8 13.8 27.6 14.2 Z
        battery.100.bolt 31
         u battery.100
         m bolt.fill 0.78 4.4 2.6
         u bolt.fill 0.78 4.4 2.6
        checkmark.seal
         s M9.1 3.9 C9.5 1.1 14.5 1.1 14.9 3.9 C17.1 2 21 5.3 19.5 7.7 C22.3 7.6 23.2 12.6 20.5 13.5
         C22.7 15.3 20.2 19.7 17.5 18.6 C18.1 21.4 13.3 23.1 12 20.6 C10.7 23.1 5.9 21.4 6.5 18.6
         C3.8 19.7 1.3 15.3 3.5 13.5 C0.8 12.6 1.7 7.6 4.6 7.7 C3 5.3 6.9 2 9.1 3.9 Z
         u _tick
        checkmark.seal.fill
         b M9.1 3.9 C9.5 1.1 14.5 1.1 14.9 3.9 C17.1 2 21 5.3 19.5 7.7 C22.3 7.6 23.2 12.6 20.5 13.5
         C22.7 15.3 20.2 19.7 17.5 18.6 C18.1 21.4 13.3 23.1 12 20.6 C10.7 23.1 5.9 21.4 6.5 18.6
         C3.8 19.7 1.3 15.3 3.5 13.5 C0.8 12.6 1.7 7.6 4.6 7.7 C3 5.3 6.9 2 9.1 3.9 Z
         k _tick
        eye.fill
         b M1.8 12 C4 7.6 7.6 5.2 12 5.2 C16.4 5.2 20 7.6 22.2 12 C20 16.4 16.4 18.8 12 18.8
         C7.6 18.8 4 16.4 1.8 12 Z
         e O12 12 4.6
         f O12 12 2.9
        safari
         u _circle
         s M17 7 L13.6 13.6 L7 17 L10.4 10.4 Z
         f M17 7 L13.6 13.6 L10.4 10.4 Z
        safari.fill
         u _disc
         e M17.8 6.2 L14 14 L6.2 17.8 L10 10 Z
         f M14 14 L10 10 L7.9 16.1 Z
        icloud 28
         s M7 19.6 C4.1 19.6 1.9 17.6 1.9 14.9 C1.9 12.5 3.5 10.8 5.7 10.4 C5.6 8.2 7.2 6.6 9.2 6.6
         C10 6.6 10.7 6.8 11.3 7.2 C12.5 5 14.6 3.8 17.1 3.8 C20.7 3.8 23.5 6.4 23.6 10
         C25.3 10.7 26.2 12.5 26.2 14.4 C26.2 17.3 24 19.6 21 19.6 Z
        icloud.fill 28
         b M7 19.6 C4.1 19.6 1.9 17.6 1.9 14.9 C1.9 12.5 3.5 10.8 5.7 10.4 C5.6 8.2 7.2 6.6 9.2 6.6
         C10 6.6 10.7 6.8 11.3 7.2 C12.5 5 14.6 3.8 17.1 3.8 C20.7 3.8 23.5 6.4 23.6 10
         C25.3 10.7 26.2 12.5 26.2 14.4 C26.2 17.3 24 19.6 21 19.6 Z
        icloud.and.arrow.down 28
         u icloud 1 0 -2
         m _downarrow 1 8 11
         u _downarrow 1 8 11
        icloud.and.arrow.up 28
         u icloud 1 0 -2
         m _uparrow 1 8 11
         u _uparrow 1 8 11
        rectangle.portrait.and.arrow.right 28
         s M16.8 7.4 V5.4 C16.8 3.4 15.8 2.4 13.8 2.4 H6 C4 2.4 3 3.4 3 5.4 V18.6 C3 20.6 4 21.6 6 21.6
         H13.8 C15.8 21.6 16.8 20.6 16.8 18.6 V16.6 M9.6 12 H25.4 M21.4 7.8 L25.6 12 L21.4 16.2
        """
}
