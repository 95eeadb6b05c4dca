/** Mijas in section, looking west: the sea and a watchtower on the left, the road up, the white village on its ledge and the pine ridge above. */
export function Mijas() {
  return (
    <>
      <path className="q5" d="M300 178q8-7 13 0q6-7 13 0" />
      <path
        className="qh"
        d="M480 320C600 280 660 240 740 180C790 120 840 96 900 52C940 28 980 22 1030 40C1090 56 1160 40 1220 70C1400 150 1560 260 1700 320z"
      />
      <path
        className="qi"
        d="M900 52C940 28 980 22 1030 40C1090 56 1160 40 1220 70C1400 150 1560 260 1700 320H1180C1120 240 1060 200 1000 150C960 120 930 86 900 52z"
      />
      <path className="qs" d="M-900 320H352L392 402H-900z" />
      <path className="qv" d="M40 336h36M120 352h26M214 334h30M270 350h40M160 372h44M20 366h30M300 366h22" />
      <g transform="translate(110 322) scale(0.9)">
        <path className="qw" d="M10-4V-46L34-4zM6-4V-34L-8-4z" style={{ stroke: 'none' }} />
        <path className="qn" d="M-14-2H36L30 5H-6z" />
      </g>
      <path
        className="qg"
        d="M-900 402V392C-100 390 150 386 240 364C300 350 330 330 360 322C400 314 460 314 520 310C640 300 700 262 800 196C830 184 960 178 1040 176C1090 168 1130 140 1200 112H2400V402z"
      />
      <path className="qw" d="M404 316L410 266H442L448 316z" />
      <path className="qo" d="M410 266h32M426 288v8" style={{ strokeWidth: '4' }} />
      <path className="qm" d="M470 315q-3 -18 2 -36" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M472 279c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qw" d="M488 286H534V312H488z" />
      <path className="qx" d="M496 294v10M511 294v10M526 294v10" strokeWidth="6" />
      <path className="qp" d="M494 285l16 -6v-3l-16 6zM512 285l16 -6v-3l-16 6z" />
      <path className="qw" d="M546 280H586V306H546z" />
      <path className="qr" d="M542 280L566 273L590 280z" />
      <path className="qx" d="M556 288v10M576 288v10" strokeWidth="6" />
      <path className="qm" d="M604 298q-2 -14 1 -23" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M584 276c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M628 256H674V284H628z" />
      <path className="qr" d="M624 256L651 248L678 256z" />
      <path className="qx" d="M640 264v10M662 264v10" strokeWidth="6" />
      <path className="qp" d="M630 252l17 -7v-3l-17 7z" />
      <path className="qm" d="M704 250q-2 -16 1 -26" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M682 226c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qo" d="M676 264h20M730 236h22M764 214h22" style={{ strokeWidth: '3' }} />
      <path className="qm" d="M776 212q-2 -13 1 -21" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M758 193c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M820 164H856V190H820z" />
      <path className="qr" d="M816 164L838 158L860 164z" />
      <path className="qx" d="M829 172v10M847 172v10" strokeWidth="6" />
      <path className="qw" d="M852 150H886V186H852z" />
      <path className="qr" d="M848 150L869 144L890 150z" />
      <path className="qx" d="M860 158v10M878 158v10" strokeWidth="6" />
      <path className="qw" d="M884 158H920V184H884z" />
      <path className="qr" d="M880 158L902 152L924 158z" />
      <path className="qx" d="M893 166v10M911 166v10" strokeWidth="6" />
      <path className="qw" d="M958 146H994V180H958z" />
      <path className="qr" d="M954 146L976 140L998 146z" />
      <path className="qx" d="M967 154v10M985 154v10" strokeWidth="6" />
      <path className="qw" d="M990 134H1024V178H990z" />
      <path className="qr" d="M986 134L1007 128L1028 134z" />
      <path className="qx" d="M998 142v10M1016 142v10" strokeWidth="6" />
      <path className="qw" d="M1022 147H1056V177H1022z" />
      <path className="qr" d="M1018 147L1039 141L1060 147z" />
      <path className="qx" d="M1030 155v10M1048 155v10" strokeWidth="6" />
      <path className="qw" d="M918 182V120h18v62z" />
      <path className="qr" d="M915 120l12-14 12 14z" />
      <path className="qw" d="M932 142H962V182H932z" />
      <path className="qr" d="M928 142L947 137L966 142z" />
      <path className="qx" d="M947 150v10" strokeWidth="6" />
      <path className="qw" d="M872 142H904V160H872z" />
      <path className="qr" d="M868 142L888 136L908 142z" />
      <path className="qx" d="M880 150v6M896 150v6" strokeWidth="6" />
      <path className="qw" d="M1006 130H1036V148H1006z" />
      <path className="qr" d="M1002 130L1021 125L1040 130z" />
      <path className="qx" d="M1014 138v6M1028 138v6" strokeWidth="6" />
      <path className="qp" d="M1008 126l9 -4v-3l-9 4z" />
      <path className="qw" d="M1066 174q34-30 68 -22v-14q-34 -4-68 20z" />
      <path className="qm" d="M1112 146q-2 -14 1 -23" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1092 124c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qm" d="M1150 128q-2 -16 1 -26" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1128 104c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
    </>
  )
}
