/** A large house on a slope with its eight systems, numbered. */
export function LargeHouse() {
  return (
    <g id="villa">
      <path className="qh" d="M700 330C860 250 980 200 1100 150C1200 104 1290 84 1360 96C1470 116 1560 160 2400 330z" />
      <path className="qi" d="M1360 96C1470 116 1560 160 2400 330H1480C1460 230 1410 160 1360 96z" />
      <path className="qs" d="M-900 520H120L170 640H-900z" />
      <path className="qv" d="M-20 540h40M50 556h30M-90 560h36" />
      <path
        className="qg"
        d="M-1200 700V624C0 622 90 610 150 566C196 524 214 420 250 384H530V332H1100C1140 330 1150 304 1190 302H1480C1540 300 1560 282 2600 262V700z"
      />
      <path className="qs" d="M286 386H462V440H330L286 410z" />
      <path className="qv" d="M306 396h30M360 402h40M420 394h26" />
      <circle cx="388" cy="382" r="5" className="qn" />
      <path className="qo" d="M378 390q10-8 22-2" />
      <path className="qs" d="M474 386H520V414H474z" />
      <path className="qo" d="M480 380q4-6 0-12M494 380q4-6 0-12M508 380q4-6 0-12" style={{ stroke: 'var(--edge)' }} />
      <rect className="qt" x="356" y="458" width="150" height="64" />
      <path className="qn" d="M350 452H512V458H350zM350 452H356V528H350zM506 452H512V528H506zM350 522H512V528H350z" />
      <circle cx="388" cy="494" r="20" className="qw" />
      <path className="l-in" d="M388 494l12-8M388 494l-4 14M388 494l-10-10" />
      <rect className="qw" x="424" y="478" width="26" height="40" rx="6" />
      <rect className="qw" x="462" y="486" width="32" height="32" rx="4" />
      <path className="q4" d="M412 484H424" />
      <path className="qq" d="M450 508H462" />
      <rect className="qt" x="560" y="150" width="330" height="182" />
      <rect className="qt" x="560" y="344" width="330" height="104" />
      <path
        className="qn"
        d="M550 332V138H900V332H890V150H560V332zM560 236H812V243H560zM862 236H890V243H862zM550 332H900V344H550zM550 344H560V456H550zM890 344H900V456H890zM550 448H900V456H550z"
      />
      <path className="qn" d="M806 112H812V448H806zM862 112H868V448H862zM806 106H868V114H806z" />
      <path fill="var(--shade)" d="M812 114H862V448H812z" />
      <rect className="qw" x="817" y="266" width="40" height="58" rx="2" />
      <path className="qo" d="M837 114V266M837 270v50" />
      <path
        className="qp"
        d="M566 136l52-18l-2-5l-52 18zM626 136l52-18l-2-5l-52 18zM686 136l52-18l-2-5l-52 18zM744 136l52-18l-2-5l-52 18z"
      />
      <path
        className="l-in"
        d="M584 332v-30h70v30M584 314h70M700 332v-44M680 288h40M590 236v-34h60v34M590 220h60M716 236v-24h50v24"
      />
      <path className="q1" d="M693 256h14l5 10h-24z" />
      <path className="l-in" d="M700 243v13" style={{ strokeWidth: '1.500' }} />
      <path
        className="qo"
        d="M566 162h230"
        style={{ strokeDasharray: '9 6', stroke: 'var(--abl)', strokeWidth: '5' }}
      />
      <rect className="qw" x="574" y="372" width="54" height="70" rx="4" />
      <path
        className="l-in"
        d="M582 386h38M582 402h38M582 418h38"
        style={{ strokeDasharray: '5 4', strokeWidth: '6', strokeLinecap: 'butt' }}
      />
      <rect className="qw" x="700" y="380" width="30" height="62" rx="4" />
      <rect className="qe" x="705" y="398" width="20" height="38" />
      <rect className="qw" x="736" y="380" width="30" height="62" rx="4" />
      <rect className="qe" x="741" y="398" width="20" height="38" />
      <rect className="qw" x="650" y="360" width="34" height="26" rx="3" />
      <path className="l-in" d="M658 373h18" />
      <path className="q9" d="M720 132V150M600 128H540V372H574M684 373H720V380M628 392H640V373H650" />
      <path className="qj" d="M600 128H540V372H574M684 373H720V380M628 392H640V373H650" />
      <path className="qn" d="M930 252H1084V260H930zM936 260H944V332H936zM1070 260H1078V332H1070z" />
      <path className="qp" d="M934 250l44-14l-2-5l-44 14zM984 250l44-14l-2-5l-44 14zM1034 250l44-14l-2-5l-44 14z" />
      <g transform="translate(985 332) scale(0.95 0.95) translate(-1139 -549.500)">
        <path
          d="M1096 540c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z"
          fill="var(--abl)"
        />
        <path className="qt" d="M1121 520l7-11c1-2 3-3 5-3h8v14zM1145 506h8c3 0 5 1 6 3l8 11h-22z" />
        <circle cx="1116" cy="540" r="9.500" className="qn" />
        <circle cx="1162" cy="540" r="9.500" className="qn" />
      </g>
      <rect className="qw" x="1046" y="284" width="14" height="24" rx="3" />
      <path className="qo" d="M1052 308q-2 16-26 8" />
      <path className="qw" d="M1200 226H1310V302H1200z" />
      <path className="qr" d="M1194 226L1255 204L1316 226z" />
      <path className="qx" d="M1220 242v14M1290 242v14" strokeWidth="12" />
      <path className="l-in" d="M1244 302v-34h22v34" />
      <path className="qw" d="M1462 240H1480V300H1462z" />
      <path className="qn" d="M1458 236H1484V242H1458z" />
      <path
        className="qo"
        d="M1386 262V300M1398 256V300M1410 252V300M1422 250V300M1434 252V300M1446 256V300M1380 262q40-20 80 0"
        style={{ strokeWidth: '2.500' }}
      />
      <path className="qo" d="M1346 300V232h16" style={{ strokeWidth: '3' }} />
      <circle cx="1366" cy="236" r="5" className="q1" />
      <path className="qo" d="M1490 236l14-8v12z" />
      <path fill="none" stroke="var(--sun)" strokeWidth="3" strokeDasharray="10 7" d="M1640 330H1330V390H602V442" />
      <path fill="none" stroke="var(--sun)" strokeWidth="3" strokeDasharray="10 7" d="M574 430H530V490H506" />
      <path className="qm" d="M232 386q-3 -31 2 -62" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M234 324c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qm" d="M1150 304q-2 -32 1 -54" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1124 252c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qm" d="M1540 284q-3 -26 2 -52" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M1542 232c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qm" d="M180 540q-2 -24 1 -40" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M154 502c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <rect className="l-nt" x="587" y="337" width="30" height="30" rx="5" />
      <text className="l-nn" x="602" y="358">
        1
      </text>
      <rect className="l-nt" x="736" y="347" width="30" height="30" rx="5" />
      <text className="l-nn" x="751" y="368">
        2
      </text>
      <rect className="l-nt" x="665" y="174" width="30" height="30" rx="5" />
      <text className="l-nn" x="680" y="195">
        3
      </text>
      <rect className="l-nt" x="389" y="353" width="30" height="30" rx="5" />
      <text className="l-nn" x="404" y="374">
        4
      </text>
      <rect className="l-nt" x="822" y="73" width="30" height="30" rx="5" />
      <text className="l-nn" x="837" y="94">
        5
      </text>
      <rect className="l-nt" x="993" y="201" width="30" height="30" rx="5" />
      <text className="l-nn" x="1008" y="222">
        6
      </text>
      <rect className="l-nt" x="1240" y="171" width="30" height="30" rx="5" />
      <text className="l-nn" x="1255" y="192">
        7
      </text>
      <rect className="l-nt" x="1405" y="211" width="30" height="30" rx="5" />
      <text className="l-nn" x="1420" y="232">
        8
      </text>
    </g>
  )
}
