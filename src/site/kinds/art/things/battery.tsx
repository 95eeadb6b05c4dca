import { Roof } from './roof.tsx'

/** Section of a garage wall with hybrid inverter, battery and backup board. */
export function Battery({ words }: { words: readonly string[] }) {
  return (
    <g transform="translate(-20 0)">
      <path className="qt" d="M96 40H400V282H96z" />
      <Roof from={86} to={410} y={44} panels />
      <path className="qn" d="M86 44H410V56H86zM86 56H98V282H86zM398 56H410V282H398z" />
      <rect className="qw" x="176" y="78" width="64" height="46" rx="5" />
      <path className="qo" d="M190 92h36M190 104h20" style={{ stroke: 'var(--sund)' }} />
      <rect className="qw" x="170" y="150" width="76" height="124" rx="8" />
      <rect className="qe" x="180" y="194" width="56" height="70" rx="3" />
      <rect className="q1" x="180" y="178" width="56" height="10" rx="3" />
      <rect className="qw" x="300" y="84" width="54" height="76" rx="4" />
      <path
        className="qo"
        d="M310 100h34M310 116h34M310 132h34"
        style={{ strokeDasharray: '5 4', strokeWidth: '6', strokeLinecap: 'butt' }}
      />
      <path className="q9" d="M208 20V78M208 124V150M240 100H300M354 136H404" />
      <path className="qj" d="M208 20V78M208 124V150M240 100H300M354 136H404" />
      <path className="qo" d="M176 274v8M240 274v8" />
      <circle cx="174" cy="200" r="3" fill="var(--deep)" />
      <circle cx="182" cy="88" r="3" fill="var(--deep)" />
      <circle cx="346" cy="92" r="3" fill="var(--deep)" />
      <path className="ql2" d="M174 200H98M182 88H98M346 92h52" />
      <path className="qa" d="M86 200H64M86 88H64M410 92h10" />
      <text className="cn" x="59" y="199" textAnchor="end">
        {words[0]}
      </text>
      <text className="ct" x="59" y="217" textAnchor="end">
        {words[1]}
      </text>
      <text className="cn" x="59" y="87" textAnchor="end">
        {words[2]}
      </text>
      <text className="ct" x="59" y="105" textAnchor="end">
        {words[3]}
      </text>
      <text className="cn" x="425" y="91">
        {words[4]}
      </text>
      <text className="ct" x="425" y="109">
        {words[5]}
      </text>
      <text className="cl" x="324" y="225" textAnchor="middle">
        {words[6]}
      </text>
      <text className="ck2" x="324" y="243" textAnchor="middle">
        {words[7]}
      </text>
    </g>
  )
}
