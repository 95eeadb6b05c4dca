/** A tower of flats cut open: shared panels on its roof, one cable down to the meter room. */
export function FlatTower() {
  return (
    <>
      <path className="qs" d="M-400 268H40L70 302H-400z" />
      <path className="qv" d="M-120 280h40M-60 290h30M-10 276h26" />
      <path className="qg" d="M-400 302V298H20C40 290 50 276 66 262H760V302z" />
      <path className="qw" d="M130 116H256V262H130z" />
      <path className="qu" d="M250 117H255V262H250z" />
      <path
        className="qx"
        d="M140 130V258M162 130V258M182 130V258M204 130V258M224 130V258M246 130V258"
        strokeWidth="10.5"
        strokeDasharray="5 17"
      />
      <path className="qt" d="M136 152h98v18h-98z" />
      <path className="qn" d="M126 112H260V117H126zM232 117h6v145h-6z" />
      <path className="q9" d="M235 120V250" />
      <path className="qj" d="M235 120V250" />
      <rect className="qw" x="222" y="240" width="26" height="20" rx="2" />
      <path className="qw" d="M222 94h28v18h-28z" />
      <path className="qp" d="M136 110l18 -6.500l-2 -5l-18 6.500z" />
      <path className="qp" d="M158 110l18 -6.500l-2 -5l-18 6.500z" />
      <path className="qp" d="M180 110l18 -6.500l-2 -5l-18 6.500z" />
      <path className="qp" d="M202 110l18 -6.500l-2 -5l-18 6.500z" />
      <path className="qm" d="M90 262q-3 -25 2 -50" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M92 212c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qm" d="M290 262q-3 -20 2 -40" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M292 222c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qw" d="M306 236H350V262H306z" />
      <path className="qx" d="M317 244v10M339 244v10" strokeWidth="6" />
    </>
  )
}
