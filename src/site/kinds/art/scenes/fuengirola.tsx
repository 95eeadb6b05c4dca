/** Fuengirola in section, looking west: the sea on the left, the castle on its hill, the seafront towers, houses on the slope of Los Pacos and the Sierra de Mijas behind. */
export function Fuengirola() {
  return (
    <>
      <path className="q5" d="M300 178q8-7 13 0q6-7 13 0" />
      <path
        className="qh"
        d="M520 320C620 250 700 232 760 190C810 150 840 128 880 118C930 92 960 86 1000 92C1060 104 1120 96 1180 118C1300 150 1500 240 1640 320z"
      />
      <path
        className="qi"
        d="M880 118C930 92 960 86 1000 92C1060 104 1120 96 1180 118C1300 150 1500 240 1640 320H1060C1040 250 1010 190 960 160C930 142 900 130 880 118z"
      />
      <path className="q5 q-mast" d="M1000 92V62M994 72h12M1018 93V72" />
      <path className="qs" d="M-900 320H352L392 402H-900z" />
      <path className="qv" d="M40 336h36M120 352h26M214 334h30M270 350h40M160 372h44M20 366h30M300 366h22" />
      <g transform="translate(96 322) scale(0.9)">
        <path className="qw" d="M10-4V-46L34-4zM6-4V-34L-8-4z" style={{ stroke: 'none' }} />
        <path className="qn" d="M-14-2H36L30 5H-6z" />
      </g>
      <path className="qi" d="M382 322C404 288 424 272 446 268H516C536 274 552 296 572 318z" />
      <path
        className="qw"
        d="M424 270V248H432V243H438V248H444V243H450V248H462V232H467V237H472V232H477V237H482V232H488V248H502V240H507V244H512V240H518V244H524V270z"
      />
      <path className="qo" d="M432 262v-6M474 262v-8M512 262v-7M452 262v-6" style={{ strokeWidth: '3' }} />
      <path
        className="qg"
        d="M-900 402V392C-100 390 150 386 240 364C300 350 330 330 360 322C400 314 520 314 780 312C860 310 900 296 960 274C1040 246 1120 232 1200 226H2400V402z"
      />
      <path className="qw" d="M586 196H620V314H586z" />
      <path className="qu" d="M614 197H619V314H614z" />
      <path className="qx" d="M592 204V310M603 204V310M614 204V310" strokeWidth="5.7" strokeDasharray="5 6" />
      <path className="qw" d="M628 164H658V314H628z" />
      <path className="qu" d="M652 165H657V314H652z" />
      <path className="qx" d="M636 172V310M650 172V310" strokeWidth="7.5" strokeDasharray="5 6" />
      <path className="qw" d="M664 182H704V313H664z" />
      <path className="qu" d="M698 183H703V313H698z" />
      <path className="qx" d="M671 190V309M684 190V309M697 190V309" strokeWidth="6.7" strokeDasharray="5 6" />
      <path className="qw" d="M712 214H744V313H712z" />
      <path className="qu" d="M738 215H743V313H738z" />
      <path className="qx" d="M720 222V309M736 222V309" strokeWidth="8.0" strokeDasharray="5 6" />
      <path className="qw" d="M750 242H790V312H750z" />
      <path className="qu" d="M784 243H789V312H784z" />
      <path className="qx" d="M757 250V308M770 250V308M783 250V308" strokeWidth="6.7" strokeDasharray="5 6" />
      <path className="qp" d="M668 180l14-6v-3l-14 6zM686 180l14-6v-3l-14 6z" />
      <path className="qm" d="M574 315q-3 -20 2 -40" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M576 275c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qm" d="M556 315q-3 -17 2 -34" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M558 281c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qw" d="M800 283H844V311H800z" />
      <path className="qx" d="M807 291v10M822 291v10M837 291v10" strokeWidth="6" />
      <path className="qp" d="M806 282l15 -6v-3l-15 6zM823 282l15 -6v-3l-15 6z" />
      <path className="qw" d="M850 285H886V309H850z" />
      <path className="qr" d="M846 285L868 279L890 285z" />
      <path className="qx" d="M859 293v10M877 293v10" strokeWidth="6" />
      <path className="qm" d="M902 300q-2 -13 1 -21" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M884 281c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M930 256H980V286H930z" />
      <path className="qr" d="M926 256L955 247L984 256z" />
      <path className="qx" d="M942 264v10M968 264v10" strokeWidth="6" />
      <path className="qp" d="M932 252l19 -8v-3l-19 8z" />
      <path className="qd" d="M983 268c-6-10 0-14 9 -15c12 0 18 8 9 15z" />
      <path className="qw" d="M1010 232H1062V262H1010z" />
      <path className="qr" d="M1006 232L1036 223L1066 232z" />
      <path className="qx" d="M1023 240v10M1049 240v10" strokeWidth="6" />
      <path className="qp" d="M1012 228l20 -8v-3l-20 8z" />
      <path className="qm" d="M1082 244q-2 -14 1 -23" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1062 222c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qw" d="M1106 206H1162V238H1106z" />
      <path className="qr" d="M1102 206L1134 196L1166 206z" />
      <path className="qx" d="M1115 214v10M1134 214v10M1153 214v10" strokeWidth="6" />
      <path className="qp" d="M1108 202l22 -9v-3l-22 9z" />
      <path className="qm" d="M1186 230q-2 -13 1 -21" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M1168 211c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
    </>
  )
}
