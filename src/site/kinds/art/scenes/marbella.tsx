/** Marbella in section, looking west: the sea on the left, marina masts, the church tower of the old town, villas on the slope and La Concha behind. */
export function Marbella() {
  return (
    <>
      <path className="q5" d="M300 178q8-7 13 0q6-7 13 0" />
      <path
        className="qh"
        d="M560 320C660 270 760 262 830 212C868 180 884 172 904 134C924 96 944 84 958 52C968 30 982 26 994 36C1014 54 1030 58 1048 82C1066 104 1082 106 1100 116C1200 170 1360 260 1560 320z"
      />
      <path
        className="qi"
        d="M958 52C968 30 982 26 994 36C1014 54 1030 58 1048 82C1066 104 1082 106 1100 116C1200 170 1360 260 1560 320H1030C1024 260 1026 230 1000 170C986 140 972 110 958 52z"
      />
      <path className="qs" d="M-900 320H352L392 402H-900z" />
      <path className="qv" d="M40 336h36M120 352h26M214 334h30M270 350h40M160 372h44M20 366h30M300 366h22" />
      <g transform="translate(120 322) scale(1)">
        <path className="qw" d="M10-4V-46L34-4zM6-4V-34L-8-4z" style={{ stroke: 'none' }} />
        <path className="qn" d="M-14-2H36L30 5H-6z" />
      </g>
      <path
        className="qg"
        d="M-900 402V392C-100 390 150 386 240 364C300 350 330 330 360 322C410 314 560 314 700 310C800 306 860 292 940 270C1040 246 1120 236 1200 232H2400V402z"
      />
      <path className="qo" d="M340 330V314H372" style={{ strokeWidth: '4' }} />
      <path className="qw" d="M352 314V290h10v24z" />
      <path className="qr" d="M350 290l7-8 7 8z" />
      <path
        className="q5"
        d="M384 318V284M380 310h8M396 318V267M392 310h8M408 318V269M404 310h8M420 318V271M416 310h8M432 318V273M428 310h8M444 318V275M440 310h8"
      />
      <path
        className="qw"
        d="M378 315h12l-2 5h-8zM390 315h12l-2 5h-8zM402 315h12l-2 5h-8zM414 315h12l-2 5h-8zM426 315h12l-2 5h-8zM438 315h12l-2 5h-8z"
      />
      <path className="qw" d="M470 248H504V315H470z" />
      <path className="qu" d="M498 249H503V315H498z" />
      <path className="qx" d="M476 256V311M487 256V311M498 256V311" strokeWidth="5.7" strokeDasharray="5 6" />
      <path className="qw" d="M510 262H552V314H510z" />
      <path className="qu" d="M546 263H551V314H546z" />
      <path className="qx" d="M517 270V310M531 270V310M545 270V310" strokeWidth="7.0" strokeDasharray="5 6" />
      <path className="qm" d="M458 316q-3 -17 2 -34" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M460 282c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qm" d="M562 315q-3 -21 2 -42" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M564 273c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qw" d="M598 279H638V313H598z" />
      <path className="qr" d="M594 279L618 272L642 279z" />
      <path className="qx" d="M608 287v10M628 287v10" strokeWidth="6" />
      <path className="qw" d="M634 268H672V312H634z" />
      <path className="qr" d="M630 268L653 261L676 268z" />
      <path className="qx" d="M644 276v10M662 276v10" strokeWidth="6" />
      <path className="qw" d="M676 312V214h26v98z" />
      <path className="qr" d="M672 214l17-18 17 18z" />
      <path className="qo" d="M689 196v-8M689 240v12M689 268v10" style={{ strokeWidth: '4' }} />
      <path className="qw" d="M706 260H752V310H706z" />
      <path className="qr" d="M702 260L729 252L756 260z" />
      <path className="qx" d="M718 268v10M740 268v10" strokeWidth="6" />
      <path className="qw" d="M748 272H786V308H748z" />
      <path className="qr" d="M744 272L767 265L790 272z" />
      <path className="qx" d="M758 280v10M776 280v10" strokeWidth="6" />
      <path className="qm" d="M808 302q-2 -16 1 -26" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M786 278c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M836 272H890V300H836z" />
      <path className="qx" d="M845 280v10M863 280v10M881 280v10" strokeWidth="6" />
      <path className="qp" d="M842 271l18 -6v-3l-18 6zM864 271l18 -6v-3l-18 6z" />
      <path className="qd" d="M893 284c-6-10 0-14 9 -15c12 0 18 8 9 15z" />
      <path className="qw" d="M918 244H980V278H918z" />
      <path className="qr" d="M914 244L949 233L984 244z" />
      <path className="qx" d="M928 252v10M949 252v10M970 252v10" strokeWidth="6" />
      <path className="qp" d="M920 240l25 -10v-3l-25 10z" />
      <path className="qs" d="M986 267h34v6h-34z" />
      <path className="qm" d="M1046 250q-2 -16 1 -26" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1024 226c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M1074 208H1140V246H1074z" />
      <path className="qx" d="M1085 216v10M1107 216v10M1129 216v10" strokeWidth="6" />
      <path className="qp" d="M1080 207l22 -6v-3l-22 6zM1108 207l22 -6v-3l-22 6z" />
      <path className="qm" d="M1160 238q-3 -18 2 -36" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M1162 202c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
    </>
  )
}
