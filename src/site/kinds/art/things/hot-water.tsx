import { Roof } from './roof.tsx'

/** Section through a utility room with a hot-water heat pump: hot on top, cold below, air above. */
export function HotWater({ words }: { words: readonly string[] }) {
  return (
    <g transform="translate(-20 0)">
      <path className="qt" d="M110 40H400V282H110z" />
      <Roof from={100} to={410} y={44} panels />
      <path className="qn" d="M100 44H410V56H100zM100 56H112V282H100zM398 56H410V282H398z" />
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
      <path className="q9" d="M222 20V62" />
      <path className="qj" d="M222 20V62" />
      <path className="q4" d="M300 140H386V168M374 194v14" />
      <path className="qq" d="M300 250H330V304H2600" />
      <path className="qo" d="M398 178H374v10M386 178v-8" style={{ strokeWidth: '6' }} />
      <path className="qw" d="M346 212h52v18q-4 12-18 12h-16q-18 0-18-30z" />
      <path className="qo" d="M206 276v6M290 276v6" style={{ strokeWidth: '4' }} />
      <circle cx="214" cy="150" r="3" fill="var(--deep)" />
      <circle cx="214" cy="240" r="3" fill="var(--deep)" />
      <circle cx="288" cy="100" r="3" fill="var(--deep)" />
      <path className="ql2" d="M214 150H112M214 240H112M288 100H398" />
      <path className="qa" d="M100 150H70M100 240H70M410 100h6" />
      <text className="cn" x="65" y="149" textAnchor="end">
        {words[0]}
      </text>
      <text className="ct" x="65" y="167" textAnchor="end">
        {words[1]}
      </text>
      <text className="cn" x="65" y="239" textAnchor="end">
        {words[2]}
      </text>
      <text className="ct" x="65" y="257" textAnchor="end">
        {words[3]}
      </text>
      <text className="cn" x="421" y="99">
        {words[4]}
      </text>
      <text className="ct" x="421" y="117">
        {words[5]}
      </text>
    </g>
  )
}
