/** A garage and the house beside it, cut open: panels, inverter, battery, backup board and what it feeds. */
export function Garage({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qh" d="M-1400 470C-900 430 -600 400 -300 330C-160 300 -80 310 0 350C80 380 160 420 240 470z" />
      <path className="qy" d="M-60 250A250 250 0 0 1 200 20" />
      <circle cx="20" cy="128" r="42" fill="var(--sun)" style={{ opacity: 'var(--halo)' }} />
      <circle className="qf" cx="20" cy="128" r="28" />
      <path className="qz" d="M54 150L150 212M60 138L190 222M44 164L112 208" />
      <path className="qg" d="M-2200 562V470H2400V562z" />
      <path className="qt" d="M132 268H520V470H132z" />
      <path className="qt" d="M534 120H760V262H534zM534 276H760V470H534z" />
      <path
        className="qn"
        d="M118 254H540V268H118zM118 268H132V296H118zM118 458H132V470H118zM520 110H534V470H520zM520 106H776V120H520zM534 262H776V276H534zM762 120H776V470H762zM118 466H776V474H118z"
      />
      <path className="qw" d="M520 84H776V106H520z" />
      <path className="qn" d="M118 240H128V254H118z" />
      <path className="q5" d="M124 300V456" style={{ strokeDasharray: '3 6' }} />
      <path className="qo" d="M194 254v-20" />
      <path className="qp" d="M150 250l58 -21l-3 -8l-58 21z" />
      <path className="q9" d="M147 242l58 -21" />
      <path className="qj" d="M147 242l58 -21" style={{ strokeDasharray: 'none', strokeWidth: '2.5' }} />
      <path className="qo" d="M268 254v-20" />
      <path className="qp" d="M224 250l58 -21l-3 -8l-58 21z" />
      <path className="q9" d="M221 242l58 -21" />
      <path className="qj" d="M221 242l58 -21" style={{ strokeDasharray: 'none', strokeWidth: '2.5' }} />
      <path className="qo" d="M342 254v-20" />
      <path className="qp" d="M298 250l58 -21l-3 -8l-58 21z" />
      <path className="q9" d="M295 242l58 -21" />
      <path className="qj" d="M295 242l58 -21" style={{ strokeDasharray: 'none', strokeWidth: '2.5' }} />
      <path className="qo" d="M416 254v-20" />
      <path className="qp" d="M372 250l58 -21l-3 -8l-58 21z" />
      <path className="q9" d="M369 242l58 -21" />
      <path className="qj" d="M369 242l58 -21" style={{ strokeDasharray: 'none', strokeWidth: '2.5' }} />
      <path className="qo" d="M490 254v-20" />
      <path className="qp" d="M446 250l58 -21l-3 -8l-58 21z" />
      <path className="q9" d="M443 242l58 -21" />
      <path className="qj" d="M443 242l58 -21" style={{ strokeDasharray: 'none', strokeWidth: '2.5' }} />
      <path className="qp" d="M548 80l58 -21l-3 -8l-58 21z" />
      <path className="qo" d="M592 84v-18" />
      <path className="qp" d="M622 80l58 -21l-3 -8l-58 21z" />
      <path className="qo" d="M666 84v-18" />
      <path className="qp" d="M696 80l58 -21l-3 -8l-58 21z" />
      <path className="qo" d="M740 84v-18" />
      <g transform="translate(-2080 -744) scale(2.05)">
        <path
          fill="var(--abl)"
          d="M1092 582c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z"
        />
        <path className="qt" d="M1117 562l7-11c1-2 3-3 5-3h8v14zM1141 548h8c3 0 5 1 6 3l8 11h-22z" />
        <circle cx="1112" cy="583" r="9" className="qn" />
        <circle cx="1158" cy="583" r="9" className="qn" />
      </g>
      <rect className="qw" x="360" y="292" width="56" height="40" rx="5" />
      <path className="qo" d="M370 304h34M370 316h18" style={{ stroke: 'var(--sund)' }} />
      <rect className="qw" x="346" y="348" width="84" height="112" rx="10" />
      <rect className="qe" x="356" y="392" width="64" height="56" rx="4" />
      <rect className="q1" x="356" y="376" width="64" height="9" rx="4" />
      <path className="qo" d="M354 460v6M422 460v6" />
      <rect className="qw" x="456" y="300" width="46" height="66" rx="4" />
      <path
        className="qo"
        d="M464 316h30M464 332h30M464 348h30"
        style={{ strokeDasharray: '5 4', strokeWidth: '6', strokeLinecap: 'butt' }}
      />
      <rect className="qw" x="696" y="366" width="44" height="100" rx="4" />
      <path className="qo" d="M696 402h44M704 380v12M704 412v22" />
      <path className="qo" d="M610 276v34M596 322l8-12h12l8 12z" />
      <path className="q1" d="M597 322l8-11h10l8 11z" />
      <path className="qp" d="M560 428h96v20h-96zM552 414h14v54h-14zM650 414h14v54h-14z" />
      <path className="qn" d="M590 428c0-9 5-12 11-12l2-6 5 5c7 2 9 7 9 13zM616 428q10 0 9-10l3 0q2 14-10 14z" />
      <path className="qp" d="M562 216h84v22h-84zM556 200h12v60h-12z" />
      <path className="qw" d="M690 176h48v42h-48z" />
      <path className="q5" d="M714 176v42" />
      <rect className="qn" x="566" y="352" width="40" height="26" rx="2" />
      <path className="q5" d="M586 378v8" />
      <path
        className="q9"
        d="M388 240V292M388 332V348M416 312H456M502 330H527V300M479 366V486H718V466M527 300V150H600"
      />
      <path
        className="qj"
        d="M388 240V292M388 332V348M416 312H456M502 330H527V300M479 366V486H718V466M527 300V150H600"
      />
      <g className="k-lab">
        <path className="ql2" d="M346 404L250 330H238" />
        <circle cx="350" cy="407" r="3" fill="var(--deep)" />
        <text className="cl" x="232" y="328" textAnchor="end">
          {words[0]}
        </text>
        <text className="ck2" x="232" y="345" textAnchor="end">
          {words[1]}
        </text>
        <path className="ql2" d="M360 306L300 290H292" />
        <text className="cl" x="286" y="296" textAnchor="end">
          {words[2]}
        </text>
      </g>
    </>
  )
}
