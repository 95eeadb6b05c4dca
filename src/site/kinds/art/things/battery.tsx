/** Section of a garage wall with hybrid inverter, battery and backup board. */
export function Battery({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M96 40H400V282H96z" />
      <path className="qn" d="M86 40H98V282H86z" />
      <path className="qn" d="M86 30H410V42H86z" />
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
      <path className="q9" d="M208 0V78M208 124V150M240 100H300M340 160V178H376V282" />
      <path className="qj" d="M208 0V78M208 124V150M240 100H300M340 160V178H376V282" />
      <path className="qo" d="M176 274v8M240 274v8" />
      <circle cx="180" cy="230" r="3" fill="var(--ink)" />
      <path className="qa" d="M180 230L62 200h-8" />
      <text className="cn" x="49" y="199" textAnchor="end">
        {words[0]}
      </text>
      <text className="ct" x="49" y="217" textAnchor="end">
        {words[1]}
      </text>
      <circle cx="178" cy="92" r="3" fill="var(--ink)" />
      <path className="qa" d="M178 92L62 84h-8" />
      <text className="cn" x="49" y="83" textAnchor="end">
        {words[2]}
      </text>
      <text className="ct" x="49" y="101" textAnchor="end">
        {words[3]}
      </text>
      <circle cx="352" cy="112" r="3" fill="var(--ink)" />
      <path className="qa" d="M352 112L396 100h8" />
      <text className="cn" x="409" y="99">
        {words[4]}
      </text>
      <text className="ct" x="409" y="117">
        {words[5]}
      </text>
      <circle cx="246" cy="240" r="3" fill="var(--deep)" />
      <path className="ql2" d="M246 240L264 226h8" />
      <text className="cl" x="277" y="225">
        {words[6]}
      </text>
      <text className="ck2" x="277" y="243">
        {words[7]}
      </text>
    </>
  )
}
