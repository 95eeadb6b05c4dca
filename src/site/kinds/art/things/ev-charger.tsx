import { Roof } from './roof.tsx'

/** Section through a garage with a charger on the wall and a car. */
export function EvCharger({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M60 60H450V282H60z" />
      <Roof from={50} to={460} y={50} />
      <path className="qn" d="M50 50H460V62H50zM50 62H62V282H50zM448 62H460V282H448z" />
      <rect className="qw" x="74" y="128" width="30" height="54" rx="7" />
      <path className="qe" d="M84 140h10v10h-10z" />
      <path className="qo" d="M88 182q-2 70 56 54" style={{ strokeWidth: '3' }} />
      <g transform="translate(-1890 -735) scale(1.85)">
        <path
          className=""
          d="M1096 540c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z"
          fill="var(--abl)"
        />
        <path className="qt" d="M1121 520l7-11c1-2 3-3 5-3h8v14zM1145 506h8c3 0 5 1 6 3l8 11h-22z" />
        <circle cx="1116" cy="540" r="9.500" className="qn" />
        <circle cx="1162" cy="540" r="9.500" className="qn" />
      </g>
      <rect className="qw" x="380" y="112" width="44" height="66" rx="4" />
      <path
        className="qo"
        d="M388 130h28M388 146h28M388 162h28"
        style={{ strokeDasharray: '5 4', strokeWidth: '6', strokeLinecap: 'butt' }}
      />
      <path className="q9" d="M380 140H104M424 166H436V304H2600" />
      <path className="qj" d="M380 140H104M424 166H436V304H2600" />
      <circle cx="98" cy="146" r="3" fill="var(--deep)" />
      <path className="ql2" d="M98 146L128 100h8" />
      <text className="cl" x="141" y="99">
        {words[0]}
      </text>
      <text className="ck2" x="141" y="117">
        {words[1]}
      </text>
      <circle cx="404" cy="174" r="3" fill="var(--deep)" />
      <path className="ql2" d="M404 174V196" />
      <text className="cl" x="426" y="215" textAnchor="end">
        {words[2]}
      </text>
      <text className="ck2" x="426" y="233" textAnchor="end">
        {words[3]}
      </text>
      <circle cx="196" cy="202" r="3" fill="var(--deep)" />
      <path className="ql2" d="M196 202L208 169h8" />
      <text className="cl" x="221" y="168">
        {words[4]}
      </text>
      <text className="ck2" x="221" y="185">
        {words[5]}
      </text>
    </>
  )
}
