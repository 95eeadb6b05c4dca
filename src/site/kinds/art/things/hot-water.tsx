/** Section through a utility room with a hot-water heat pump: hot on top, cold below, air above. */
export function HotWater({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M110 40H400V282H110z" />
      <path className="qn" d="M100 30H410V42H100zM100 42H112V282H100z" />
      <rect className="qw" x="196" y="112" width="104" height="164" rx="16" />
      <path className="qr" d="M206 134q42-20 84 0v60h-84z" style={{ opacity: '.85' }} />
      <path className="qs" d="M206 194h84v60q-42 20-84 0z" style={{ opacity: '.85' }} />
      <rect className="qw" x="200" y="62" width="96" height="44" rx="10" />
      <circle className="qu" cx="248" cy="84" r="15" style={{ stroke: 'var(--aln)', strokeWidth: '1.5' }} />
      <path className="qo" d="M248 71v26M235 84h26" />
      <path
        className="qo"
        d="M150 76q12-8 24 0M150 90q12-8 24 0M322 76q12-8 24 0M322 90q12-8 24 0"
        style={{ stroke: 'var(--abl)' }}
      />
      <path className="q4" d="M300 140H360V42" />
      <path className="qq" d="M300 250H372V282" />
      <path className="qo" d="M206 276v6M290 276v6" style={{ strokeWidth: '4' }} />
      <circle cx="210" cy="150" r="3" fill="var(--ink)" />
      <path className="qa" d="M210 150L78 140h-8" />
      <text className="cn" x="65" y="139" textAnchor="end">
        {words[0]}
      </text>
      <text className="ct" x="65" y="157" textAnchor="end">
        {words[1]}
      </text>
      <circle cx="210" cy="240" r="3" fill="var(--ink)" />
      <path className="qa" d="M210 240L78 226h-8" />
      <text className="cn" x="65" y="225" textAnchor="end">
        {words[2]}
      </text>
      <text className="ct" x="65" y="243" textAnchor="end">
        {words[3]}
      </text>
      <circle cx="296" cy="98" r="3" fill="var(--ink)" />
      <path className="qa" d="M296 98L430 110h8" />
      <text className="cn" x="443" y="109">
        {words[4]}
      </text>
      <text className="ct" x="443" y="127">
        {words[5]}
      </text>
    </>
  )
}
