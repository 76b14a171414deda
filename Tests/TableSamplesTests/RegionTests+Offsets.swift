import TableSamples

extension RegionTests {
    /// Offsets of the tz database at 2025-06-15T12:00:00Z, computed by another program.
    static let expectedOffsets = """
        Abidjan: GMT
        Cairo: EEST (GMT+3)
        Johannesburg: SAST (GMT+2)
        Lagos: WAT (GMT+1)
        Nairobi: EAT (GMT+3)
        Tunis: CET (GMT+1)
        Windhoek: CAT (GMT+2)
        Anchorage: AKDT (GMT-8)
        Bogota: GMT-5
        Buenos Aires (Argentina): GMT-3
        Caracas: GMT-4
        Chicago: CDT (GMT-5)
        Denver: MDT (GMT-6)
        Halifax: ADT (GMT-3)
        Havana: CDT (GMT-4)
        Knox (Indiana): CDT (GMT-5)
        La Paz: GMT-4
        Lima: GMT-5
        Los Angeles: PDT (GMT-7)
        Louisville (Kentucky): EDT (GMT-4)
        Mexico City: CST (GMT-6)
        New Salem (North Dakota): CDT (GMT-5)
        New York: EDT (GMT-4)
        Panama: EST (GMT-5)
        Phoenix: MST (GMT-7)
        Port-au-Prince: EDT (GMT-4)
        Santiago: GMT-4
        Sao Paulo: GMT-3
        St Johns: NDT (GMT-2:30)
        Toronto: EDT (GMT-4)
        Ushuaia (Argentina): GMT-3
        McMurdo: NZST (GMT+12)
        Troll: GMT+2
        Baghdad: GMT+3
        Bangkok: GMT+7
        Dhaka: GMT+6
        Dubai: GMT+4
        Hong Kong: HKT (GMT+8)
        Jakarta: WIB (GMT+7)
        Jerusalem: IDT (GMT+3)
        Kabul: GMT+4:30
        Karachi: PKT (GMT+5)
        Kathmandu: GMT+5:45
        Kolkata: IST (GMT+5:30)
        Manila: PST (GMT+8)
        Seoul: KST (GMT+9)
        Shanghai: CST (GMT+8)
        Singapore: GMT+8
        Taipei: CST (GMT+8)
        Tokyo: JST (GMT+9)
        Vladivostok: GMT+10
        Yangon: GMT+6:30
        Yekaterinburg: GMT+5
        Azores: GMT
        Bermuda: ADT (GMT-3)
        Cape Verde: GMT-1
        Reykjavik: GMT
        South Georgia: GMT-2
        Adelaide: ACST (GMT+9:30)
        Brisbane: AEST (GMT+10)
        Darwin: ACST (GMT+9:30)
        Eucla: GMT+8:45
        Lord Howe: GMT+10:30
        Perth: AWST (GMT+8)
        Sydney: AEST (GMT+10)
        Athens: EEST (GMT+3)
        Berlin: CEST (GMT+2)
        Dublin: IST (GMT+1)
        Helsinki: EEST (GMT+3)
        Istanbul: GMT+3
        Lisbon: WEST (GMT+1)
        London: BST (GMT+1)
        Madrid: CEST (GMT+2)
        Moscow: MSK (GMT+3)
        Paris: CEST (GMT+2)
        Rome: CEST (GMT+2)
        Zurich: CEST (GMT+2)
        Antananarivo: EAT (GMT+3)
        Chagos: GMT+6
        Maldives: GMT+5
        Mauritius: GMT+4
        GMT: GMT
        Apia: GMT+13
        Auckland: NZST (GMT+12)
        Chatham: GMT+12:45
        Fiji: GMT+12
        Guam: ChST (GMT+10)
        Honolulu: HST (GMT-10)
        Kiritimati: GMT+14
        Marquesas: GMT-9:30
        Pago Pago: SST (GMT-11)
        Tongatapu: GMT+13
        """
}
