/// CLDR's explicit parents of locales, for locales whose parent is not the shortened name.
///
/// Source: CLDR 47, `supplementalData.xml`, `parentLocales`. A language in an unusual script has no
/// parent, according to CLDR's rule `nonlikelyScript`.
enum ParentLocales {
    /// Returns the parent of a name in lowercase with hyphens, or `nil` if CLDR lists no parent.
    static func parent(of name: String) -> String? { parents[name] }

    private static let parents: [String: String] = {
        var parents: [String: String] = [:]
        for (parent, children) in table {
            for child in children.split(whereSeparator: \.isWhitespace) {
                parents[String(child)] = parent
            }
        }
        return parents
    }()

    private static let table: [(parent: String, children: String)] = [
        (
            "en-001",
            """
            en-150 en-ag en-ai en-au en-bb en-bm en-bs en-bw en-bz en-cc en-ck en-cm en-cx
            en-cy en-dg en-dm en-er en-fj en-fk en-fm en-gb en-gd en-gg en-gh en-gi en-gm
            en-gs en-gy en-hk en-id en-ie en-il en-im en-in en-io en-je en-jm en-ke en-ki
            en-kn en-ky en-lc en-lr en-ls en-mg en-mo en-ms en-mt en-mu en-mv en-mw en-my
            en-na en-nf en-ng en-nr en-nu en-nz en-pg en-pk en-pn en-pw en-rw en-sb en-sc
            en-sd en-sg en-sh en-sl en-ss en-sx en-sz en-tc en-tk en-to en-tt en-tv en-tz
            en-ug en-vc en-vg en-vu en-ws en-za en-zm en-zw
            """
        ),
        (
            "en-150",
            """
            en-at en-be en-ch en-cz en-de en-dk en-es en-fi en-fr en-hu en-it en-nl en-no
            en-pl en-pt en-ro en-se en-si en-sk
            """
        ),
        (
            "es-419",
            """
            es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-jp
            es-mx es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve
            """
        ),
        ("en-in", "hi-latn"),
        ("fr-ht", "ht"),
        ("no", "nb nn no-no"),
        ("pt-pt", "pt-ao pt-ch pt-cv pt-fr pt-gq pt-gw pt-lu pt-mo pt-mz pt-st pt-tl"),
        ("zh-hant-hk", "zh-hant-mo"),
    ]
}
