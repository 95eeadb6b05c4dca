/** Torremolinos in section, looking west: beach, cliff, old watchtower, towers of the sixties and the sierra. */
export function Torremolinos() {
  return (
    <>
      <path className="q5" d="M300 178q8-7 13 0q6-7 13 0" />
      <path
        className="qh"
        d="M480 320C600 260 680 220 760 172C820 130 860 92 920 78C980 66 1040 92 1100 84C1180 80 1240 120 1300 150C1420 220 1520 280 1660 320z"
      />
      <path
        className="qi"
        d="M920 78C980 66 1040 92 1100 84C1180 80 1240 120 1300 150C1420 220 1520 280 1660 320H1140C1110 230 1000 160 920 78z"
      />
      <path className="qs" d="M-900 320H352L392 402H-900z" />
      <path className="qv" d="M40 336h36M120 352h26M214 334h30M270 350h40M160 372h44M20 366h30M300 366h22" />
      <g transform="translate(96 322) scale(0.9)">
        <path className="qw" d="M10-4V-46L34-4zM6-4V-34L-8-4z" style={{ stroke: 'none' }} />
        <path className="qn" d="M-14-2H36L30 5H-6z" />
      </g>
      <path
        className="qg"
        d="M-900 402V392C-100 390 150 386 240 364C300 350 330 330 360 322C400 316 440 316 470 314C490 310 496 262 520 250C560 244 700 246 800 240C900 232 1040 212 1200 196H2400V402z"
      />
      <path className="qo" d="M392 316q8-14 16 0M414 316q8-14 16 0M436 316q8-14 16 0" style={{ strokeWidth: '3' }} />
      <path className="qm" d="M464 315q-3 -17 2 -34" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M466 281c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qk" d="M486 306h12M490 290h12M496 274h14" />
      <path className="qw" d="M532 252V196h30v56z" />
      <path className="qw" d="M529 196v-6h6v4h6v-4h6v4h6v-4h6v4h6v6z" />
      <path className="qo" d="M547 216v10" style={{ strokeWidth: '4' }} />
      <path className="qw" d="M584 128H614V250H584z" />
      <path className="qu" d="M608 129H613V250H608z" />
      <path className="qx" d="M592 136V246M606 136V246" strokeWidth="7.5" strokeDasharray="5 6" />
      <path className="qw" d="M620 150H666V250H620z" />
      <path className="qu" d="M660 151H665V250H660z" />
      <path
        className="qx"
        d="M626 158V246M637 158V246M649 158V246M660 158V246"
        strokeWidth="5.8"
        strokeDasharray="5 6"
      />
      <path className="qw" d="M672 118H700V250H672z" />
      <path className="qu" d="M694 119H699V250H694z" />
      <path className="qx" d="M679 126V246M693 126V246" strokeWidth="7.0" strokeDasharray="5 6" />
      <path className="qw" d="M710 250V146q22-12 44 0V250z" />
      <path
        className="qx"
        d="M716 156q16-8 32 0M716 170q16-8 32 0M716 184q16-8 32 0M716 198q16-8 32 0M716 212q16-8 32 0M716 226q16-8 32 0"
        strokeWidth="6"
      />
      <path className="qw" d="M764 176H804V244H764z" />
      <path className="qu" d="M798 177H803V244H798z" />
      <path className="qx" d="M771 184V240M784 184V240M797 184V240" strokeWidth="6.7" strokeDasharray="5 6" />
      <path className="qp" d="M624 148l16-6v-3l-16 6zM644 148l16-6v-3l-16 6z" />
      <path className="qw" d="M814 212H858V240H814z" />
      <path className="qx" d="M821 220v10M836 220v10M851 220v10" strokeWidth="6" />
      <path className="qp" d="M820 211l15 -6v-3l-15 6zM837 211l15 -6v-3l-15 6z" />
      <path className="qm" d="M872 238q-3 -17 2 -34" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M874 204c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qw" d="M890 204H938V234H890z" />
      <path className="qr" d="M886 204L914 195L942 204z" />
      <path className="qx" d="M902 212v10M926 212v10" strokeWidth="6" />
      <path className="qp" d="M892 200l18 -8v-3l-18 8z" />
      <path className="qm" d="M962 228q-2 -14 1 -23" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M942 206c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M986 194H1038V224H986z" />
      <path className="qr" d="M982 194L1012 185L1042 194z" />
      <path className="qx" d="M999 202v10M1025 202v10" strokeWidth="6" />
      <path className="qp" d="M988 190l20 -8v-3l-20 8z" />
      <path className="qd" d="M1043 214c-6-10 0-14 9 -15c12 0 18 8 9 15z" />
      <path className="qw" d="M1072 180H1124V212H1072z" />
      <path className="qr" d="M1068 180L1098 171L1128 180z" />
      <path className="qx" d="M1081 188v10M1098 188v10M1115 188v10" strokeWidth="6" />
      <path className="qp" d="M1074 176l20 -8v-3l-20 8z" />
      <path className="qm" d="M1158 202q-2 -16 1 -26" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1136 178c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
    </>
  )
}
