/** Sotogrande in section, looking west: Gibraltar across the water, marina, polo posts, cork oaks and low villas. */
export function Sotogrande() {
  return (
    <>
      <path className="q5" d="M300 178q8-7 13 0q6-7 13 0" />
      <path
        className="qi"
        d="M18 320L34 306C44 276 52 252 66 232C78 240 92 252 104 262C124 282 150 300 178 312L190 320z"
      />
      <path
        className="qh"
        d="M560 320C700 286 800 262 900 236C980 214 1060 196 1140 186C1220 186 1300 200 1400 240C1500 280 1580 310 1640 320z"
      />
      <path className="qi" d="M1000 320C1080 280 1180 250 1280 240C1400 250 1520 300 1600 320z" />
      <path className="qs" d="M-900 320H352L392 402H-900z" />
      <path className="qv" d="M40 336h36M120 352h26M214 334h30M270 350h40M160 372h44M20 366h30M300 366h22" />
      <g transform="translate(236 322) scale(0.8)">
        <path className="qw" d="M10-4V-46L34-4zM6-4V-34L-8-4z" style={{ stroke: 'none' }} />
        <path className="qn" d="M-14-2H36L30 5H-6z" />
      </g>
      <path
        className="qg"
        d="M-900 402V392C-100 390 150 386 240 364C300 350 330 330 360 322C400 316 470 314 560 314C700 312 820 308 920 296C1040 280 1120 272 1200 268H2400V402z"
      />
      <path className="qw" d="M376 318V276h20v42zM374 276v-5h24v5z" />
      <path className="qo" d="M386 292v8" style={{ strokeWidth: '4' }} />
      <path
        className="q5"
        d="M420 318V284M416 310h8M432 318V267M428 310h8M444 318V269M440 310h8M456 318V271M452 310h8M468 318V273M464 310h8M480 318V275M476 310h8M492 318V277M488 310h8M504 318V279M500 310h8M516 318V281M512 310h8"
      />
      <path
        className="qw"
        d="M414 315h12l-2 5h-8zM426 315h12l-2 5h-8zM438 315h12l-2 5h-8zM450 315h12l-2 5h-8zM462 315h12l-2 5h-8zM474 315h12l-2 5h-8zM486 315h12l-2 5h-8zM498 315h12l-2 5h-8zM510 315h12l-2 5h-8z"
      />
      <path className="qw" d="M540 275H570V315H540z" />
      <path className="qr" d="M536 275L555 270L574 275z" />
      <path className="qx" d="M548 283v10M562 283v10" strokeWidth="6" />
      <path className="qw" d="M568 267H598V315H568z" />
      <path className="qr" d="M564 267L583 262L602 267z" />
      <path className="qx" d="M576 275v10M590 275v10" strokeWidth="6" />
      <path className="qw" d="M596 275H626V315H596z" />
      <path className="qr" d="M592 275L611 270L630 275z" />
      <path className="qx" d="M604 283v10M618 283v10" strokeWidth="6" />
      <path className="qw" d="M624 267H654V315H624z" />
      <path className="qr" d="M620 267L639 262L658 267z" />
      <path className="qx" d="M632 275v10M646 275v10" strokeWidth="6" />
      <path className="qm" d="M668 315q-3 -18 2 -36" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M670 279c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="q5" d="M706 313V270M728 313V270M706 290h22" />
      <path className="ql" d="M690 313h60v3h-60z" />
      <path className="qd" d="M763 312c-6-10 0-21 13 -22c12 0 18 8 13 22z" />
      <path className="qw" d="M800 283H864V309H800z" />
      <path className="qx" d="M811 291v10M832 291v10M853 291v10" strokeWidth="6" />
      <path className="qp" d="M806 282l22 -6v-3l-22 6zM833 282l22 -6v-3l-22 6z" />
      <path className="qm" d="M884 302q-2 -16 1 -26" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M862 278c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M910 266H974V298H910z" />
      <path className="qr" d="M906 266L942 254L978 266z" />
      <path className="qx" d="M921 274v10M942 274v10M963 274v10" strokeWidth="6" />
      <path className="qp" d="M912 262l26 -11v-3l-26 11z" />
      <path className="qs" d="M984 289h34v6h-34z" />
      <path className="qd" d="M1027 284c-6-10 0-21 13 -22c12 0 18 8 13 22z" />
      <path className="qd" d="M1054 281c-6-10 0-16 10 -17c12 0 18 8 10 17z" />
      <path className="qw" d="M1086 246H1156V280H1086z" />
      <path className="qx" d="M1098 254v10M1121 254v10M1144 254v10" strokeWidth="6" />
      <path className="qp" d="M1092 245l24 -6v-3l-24 6zM1122 245l24 -6v-3l-24 6z" />
      <path className="qm" d="M1178 271q-2 -16 1 -26" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1156 247c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
    </>
  )
}
