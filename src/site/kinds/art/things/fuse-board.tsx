/** Fuse board in elevation: main switch, residual-current device with test button, breakers. */
export function FuseBoard({ words }: { words: readonly string[] }) {
  return (
    <>
      <rect className="qw" x="90" y="90" width="300" height="112" rx="8" />
      <rect className="qu" x="102" y="114" width="276" height="62" rx="4" />
      <rect className="qw" x="110" y="120" width="34" height="50" rx="3" />
      <rect x="122" y="126" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="150" y="120" width="52" height="50" rx="3" />
      <rect x="171" y="126" width="10" height="18" rx="2" fill="var(--agr)" />
      <circle cx="193" cy="129" r="4.500" fill="var(--sun)" stroke="var(--sund)" />
      <rect className="qw" x="210" y="120" width="24" height="50" rx="3" />
      <rect x="217" y="126" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="238" y="120" width="24" height="50" rx="3" />
      <rect x="245" y="126" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="266" y="120" width="24" height="50" rx="3" />
      <rect x="273" y="126" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="294" y="120" width="24" height="50" rx="3" />
      <rect x="301" y="126" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="322" y="120" width="24" height="50" rx="3" />
      <rect x="329" y="126" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="350" y="120" width="24" height="50" rx="3" />
      <rect x="357" y="126" width="10" height="18" rx="2" fill="var(--agr)" />
      <circle cx="128" cy="130" r="3" fill="var(--ink)" />
      <path className="qa" d="M128 130L110 44h8" />
      <text className="cn" x="123" y="43">
        {words[0]}
      </text>
      <text className="ct" x="123" y="61">
        {words[1]}
      </text>
      <circle cx="176" cy="160" r="3" fill="var(--ink)" />
      <path className="qa" d="M176 160L176 238h8" />
      <text className="cn" x="189" y="237">
        {words[2]}
      </text>
      <text className="ct" x="189" y="255">
        {words[3]}
      </text>
      <circle cx="191" cy="130" r="3" fill="var(--ink)" />
      <path className="qa" d="M191 130L232 44h8" />
      <text className="cn" x="245" y="43">
        {words[4]}
      </text>
      <text className="ct" x="245" y="61">
        {words[5]}
      </text>
      <circle cx="330" cy="160" r="3" fill="var(--ink)" />
      <path className="qa" d="M330 160L330 238h8" />
      <text className="cn" x="343" y="237">
        {words[6]}
      </text>
      <text className="ct" x="343" y="255">
        {words[7]}
      </text>
    </>
  )
}
