/** Estepona in section, looking west: lighthouse, harbour, white old town with its clock tower and the reddish Sierra Bermeja. */
export function Estepona() {
  return (
    <>
      <path className="q5" d="M300 178q8-7 13 0q6-7 13 0" />
      <path
        className="qh"
        d="M520 320C640 286 720 240 800 196C860 160 900 120 960 88C1000 66 1040 60 1080 72C1140 92 1200 110 1260 150C1380 220 1500 280 1640 320z"
      />
      <path
        className="qr"
        d="M960 88C1000 66 1040 60 1080 72C1140 92 1200 110 1260 150C1380 220 1500 280 1640 320H1120C1100 250 1060 190 1020 150C1000 128 980 108 960 88z"
        style={{ opacity: '.38' }}
      />
      <path className="qs" d="M-900 320H352L392 402H-900z" />
      <path className="qv" d="M40 336h36M120 352h26M214 334h30M270 350h40M160 372h44M20 366h30M300 366h22" />
      <g transform="translate(90 322) scale(0.9)">
        <path className="qw" d="M10-4V-46L34-4zM6-4V-34L-8-4z" style={{ stroke: 'none' }} />
        <path className="qn" d="M-14-2H36L30 5H-6z" />
      </g>
      <g transform="translate(178 326) scale(0.6)">
        <path className="qw" d="M10-4V-46L34-4zM6-4V-34L-8-4z" style={{ stroke: 'none' }} />
        <path className="qn" d="M-14-2H36L30 5H-6z" />
      </g>
      <path
        className="qg"
        d="M-900 402V392C-100 390 150 386 240 364C300 350 330 330 360 322C400 308 440 304 480 308C600 314 760 312 860 304C980 290 1080 262 1200 248H2400V402z"
      />
      <path className="qw" d="M414 306L420 228H440L446 306z" />
      <path className="qw" d="M418 226h24v-16h-24z" />
      <path className="qr" d="M416 210l14-10 14 10z" />
      <path className="q1" d="M424 213h12v9h-12z" />
      <path className="qo" d="M414 228h32M429 250v8M429 274v8" style={{ strokeWidth: '4' }} />
      <path className="qw" d="M448 290H474V308H448z" />
      <path className="qx" d="M454 298v6M468 298v6" strokeWidth="6" />
      <path
        className="q5"
        d="M500 314V280M496 306h8M513 314V263M509 306h8M526 314V265M522 306h8M539 314V267M535 306h8M552 314V269M548 306h8M565 314V271M561 306h8M578 314V273M574 306h8"
      />
      <path
        className="qw"
        d="M494 311h12l-2 5h-8zM507 311h12l-2 5h-8zM520 311h12l-2 5h-8zM533 311h12l-2 5h-8zM546 311h12l-2 5h-8zM559 311h12l-2 5h-8zM572 311h12l-2 5h-8z"
      />
      <path className="qw" d="M602 244H638V313H602z" />
      <path className="qu" d="M632 245H637V313H632z" />
      <path className="qx" d="M608 252V309M620 252V309M632 252V309" strokeWidth="6.0" strokeDasharray="5 6" />
      <path className="qm" d="M592 314q-3 -19 2 -38" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M594 276c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qw" d="M650 280H690V312H650z" />
      <path className="qr" d="M646 280L670 273L694 280z" />
      <path className="qx" d="M660 288v10M680 288v10" strokeWidth="6" />
      <path className="qw" d="M688 272H724V312H688z" />
      <path className="qr" d="M684 272L706 266L728 272z" />
      <path className="qx" d="M697 280v10M715 280v10" strokeWidth="6" />
      <path className="qw" d="M728 311V226h22v85zM732 226v-14h14v14z" />
      <path className="qr" d="M729 212l10-12 10 12z" />
      <path className="qo" d="M739 244v.1" style={{ strokeWidth: '9' }} />
      <path className="qw" d="M752 273H792V309H752z" />
      <path className="qr" d="M748 273L772 266L796 273z" />
      <path className="qx" d="M762 281v10M782 281v10" strokeWidth="6" />
      <path className="qw" d="M790 279H826V307H790z" />
      <path className="qr" d="M786 279L808 273L830 279z" />
      <path className="qx" d="M799 287v10M817 287v10" strokeWidth="6" />
      <path className="qr" d="M656 294a3 3 0 1 1 .1 0M704 292a3 3 0 1 1 .1 0M766 288a3 3 0 1 1 .1 0" />
      <path className="qm" d="M850 302q-2 -14 1 -23" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M830 280c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M878 270H932V298H878z" />
      <path className="qx" d="M887 278v10M905 278v10M923 278v10" strokeWidth="6" />
      <path className="qp" d="M884 269l18 -6v-3l-18 6zM906 269l18 -6v-3l-18 6z" />
      <path className="qd" d="M937 286c-6-10 0-14 9 -15c12 0 18 8 9 15z" />
      <path className="qw" d="M966 246H1024V280H966z" />
      <path className="qr" d="M962 246L995 236L1028 246z" />
      <path className="qx" d="M976 254v10M995 254v10M1014 254v10" strokeWidth="6" />
      <path className="qp" d="M968 242l23 -9v-3l-23 9z" />
      <path className="qs" d="M1032 266h34v6h-34z" />
      <path className="qm" d="M1090 258q-2 -16 1 -26" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1068 234c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M1116 224H1170V254H1116z" />
      <path className="qr" d="M1112 224L1143 214L1174 224z" />
      <path className="qx" d="M1130 232v10M1156 232v10" strokeWidth="6" />
      <path className="qp" d="M1118 220l21 -9v-3l-21 9z" />
    </>
  )
}
