/** Section through two rooms with a duct in the false ceiling and one zone shut. */
export function AcDucts({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M30 66H450V282H30z" />
      <path className="qn" d="M20 26H460V38H20zM20 38H30V282H20zM450 38H460V282H450zM236 96H244V282H236z" />
      <path className="qu" d="M30 38H450V90H30z" />
      <path className="qn" d="M30 90H450V95H30z" />
      <rect className="qw" x="44" y="48" width="76" height="34" rx="4" />
      <circle className="qu" cx="66" cy="65" r="11" />
      <rect
        className="qc"
        x="120"
        y="54"
        width="240"
        height="22"
        rx="2"
        style={{ stroke: 'var(--aln)', strokeWidth: '1.5' }}
      />
      <path className="q5" d="M126 60h226M126 70h226" style={{ strokeWidth: '1', strokeDasharray: '3 4' }} />
      <path className="qn" d="M186 88h48v7h-48zM300 88h48v7h-48z" />
      <path className="qo" d="M184 56v18" style={{ stroke: 'var(--agr)', strokeWidth: '4' }} />
      <path className="qo" d="M312 66h24" style={{ stroke: 'var(--sund)', strokeWidth: '4' }} />
      <path
        className="qm"
        d="M204 104q-8 14-2 26M216 104q-4 14 0 28M226 104q8 14 2 26"
        style={{ stroke: 'var(--abl)', strokeWidth: '2' }}
      />
      <path className="qp" d="M60 244h110v20H60zM54 232h14v40H54zM164 228h12v44h-12z" />
      <rect className="qw" x="212" y="170" width="16" height="24" rx="3" />
      <rect className="qw" x="252" y="170" width="16" height="24" rx="3" />
      <path className="qo" d="M310 272v-34h100v34M310 252h100" />
      <circle cx="220" cy="180" r="3" fill="var(--deep)" />
      <path className="ql2" d="M220 180L184 200h-8" />
      <text className="cl" x="171" y="199" textAnchor="end">
        {words[0]}
      </text>
      <text className="ck2" x="171" y="217" textAnchor="end">
        {words[1]}
      </text>
      <circle cx="260" cy="184" r="3" fill="var(--deep)" />
      <path className="ql2" d="M260 184L290 200h8" />
      <text className="cl" x="303" y="199">
        {words[2]}
      </text>
      <text className="ck2" x="303" y="217">
        {words[3]}
      </text>
      <circle cx="92" cy="76" r="3" fill="var(--deep)" />
      <path className="ql2" d="M92 76V112" />
      <text className="cl" x="36" y="131">
        {words[4]}
      </text>
      <text className="ck2" x="36" y="149">
        {words[5]}
      </text>
      <circle cx="324" cy="72" r="3" fill="var(--deep)" />
      <path className="ql2" d="M324 72L340 132h8" />
      <text className="cl" x="353" y="131">
        {words[6]}
      </text>
      <text className="ck2" x="353" y="149">
        {words[7]}
      </text>
    </>
  )
}
