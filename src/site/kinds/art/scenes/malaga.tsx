/** Málaga in section, looking west: lighthouse, port crane, cathedral with its one tower, Alcazaba and Gibralfaro on the hill. */
export function Malaga() {
  return (
    <>
      <path className="q5" d="M300 178q8-7 13 0q6-7 13 0" />
      <path
        className="qh"
        d="M560 320C660 286 740 270 820 220C900 170 960 150 1040 140C1120 130 1180 160 1260 150C1400 180 1520 250 1660 320z"
      />
      <path
        className="qi"
        d="M1040 140C1120 130 1180 160 1260 150C1400 180 1520 250 1660 320H1160C1140 250 1090 190 1040 140z"
      />
      <path className="qs" d="M-900 320H352L392 402H-900z" />
      <path className="qv" d="M40 336h36M120 352h26M214 334h30M270 350h40M160 372h44M20 366h30M300 366h22" />
      <path className="qn" d="M60 312h130l-12 16H76z" />
      <path className="qw" d="M100 312v-14h70v14zM116 298v-10h40v10z" />
      <path
        className="qg"
        d="M-900 402V392C-100 390 150 386 240 364C300 350 330 330 360 322C400 314 560 314 700 310C760 306 800 280 850 240C880 214 930 200 980 204C1030 212 1060 250 1100 270C1140 276 1170 276 1200 276H2400V402z"
      />
      <path className="qw" d="M372 318L377 264H393L398 318zM376 264h18v-12h-18z" />
      <path className="qr" d="M375 252l10-8 10 8z" />
      <path className="qo" d="M366 319h36" style={{ strokeWidth: '5' }} />
      <path className="q5" d="M426 318L436 222 446 318M436 222L482 236M436 222L414 238M470 232v38M431 270h10" />
      <path className="qr" d="M464 270h12v10h-12z" />
      <path className="qp" d="M450 306h34v10h-34z" />
      <path className="qm" d="M504 316q-3 -20 2 -40" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M506 276c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qm" d="M522 316q-3 -17 2 -34" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M524 282c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qw" d="M536 256H576V314H536z" />
      <path className="qu" d="M570 257H575V314H570z" />
      <path className="qx" d="M543 264V310M556 264V310M569 264V310" strokeWidth="6.7" strokeDasharray="5 6" />
      <path className="qw" d="M588 313V258H676V313z" />
      <path className="qw" d="M596 258V178H620V258zM600 178v-16h16v16zM656 258v-38h22v38z" />
      <path className="qr" d="M600 162q8-18 16 0z" />
      <path className="qr" d="M626 258q14-22 28 0z" />
      <path
        className="qo"
        d="M608 144v-8M608 194v14M608 224v16M634 280v16M652 280v16M616 280v16M667 234v12"
        style={{ strokeWidth: '4' }}
      />
      <path className="qw" d="M688 272H728V312H688z" />
      <path className="qr" d="M684 272L708 265L732 272z" />
      <path className="qx" d="M698 280v10M718 280v10" strokeWidth="6" />
      <path className="qw" d="M726 275H762V309H726z" />
      <path className="qr" d="M722 275L744 269L766 275z" />
      <path className="qx" d="M735 283v10M753 283v10" strokeWidth="6" />
      <path className="qd" d="M766 300c-6-10 0-16 10 -17c12 0 18 8 10 17z" />
      <path className="qw" d="M784 300V278H800V268H812V262H824V246H836V240H848V254H836V262H824V280H812V290H800V304z" />
      <path className="qm" d="M872 226q-2 -13 1 -21" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M854 207c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path
        className="qw"
        d="M892 214V192H898V186H904V192H912V180H928V192H940V186H946V192H958V186H964V192H976V180H992V206H940z"
      />
      <path className="qm" d="M1016 212q-2 -13 1 -21" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M998 193c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qm" d="M1044 234q-2 -14 1 -23" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1024 212c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M1080 190H1116V270H1080z" />
      <path className="qu" d="M1110 191H1115V270H1110z" />
      <path className="qx" d="M1086 198V266M1098 198V266M1110 198V266" strokeWidth="6.0" strokeDasharray="5 6" />
      <path className="qw" d="M1124 176H1156V276H1124z" />
      <path className="qu" d="M1150 177H1155V276H1150z" />
      <path className="qx" d="M1132 184V272M1148 184V272" strokeWidth="8.0" strokeDasharray="5 6" />
      <path className="qw" d="M1162 206H1200V276H1162z" />
      <path className="qu" d="M1194 207H1199V276H1194z" />
      <path className="qx" d="M1168 214V272M1181 214V272M1194 214V272" strokeWidth="6.3" strokeDasharray="5 6" />
      <path className="qp" d="M1166 204l14-6v-3l-14 6zM1182 204l14-6v-3l-14 6z" />
    </>
  )
}
