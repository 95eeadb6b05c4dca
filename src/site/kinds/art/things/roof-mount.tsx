/** Section through a tiled roof at 20 degrees: hook on the rafter, rail, panel and air gap, on the end of a house. */
export function RoofMount({ words }: { words: readonly string[] }) {
  return (
    // Drawn lower on its sheet and set onto the ground.
    <g transform="translate(-16 -50)">
      <path className="qt" d="M20 303L456 141L507 160V332H20z" />
      <path className="qn" d="M-8 285L456 116L530 143V168L456 141L-8 310zM14 300H28V332H14zM500 155H514V332H500z" />
      <path
        className="qr"
        d="M0 276.4l38-14q6 1 6-9l-44 16zM40 261.9l38-14q6 1 6-9l-44 16zM80 247.3l38-14q6 1 6-9l-44 16zM120 232.7l38-14q6 1 6-9l-44 16zM160 218.1l38-14q6 1 6-9l-44 16zM200 203.6l38-14q6 1 6-9l-44 16zM240 189l38-14q6 1 6-9l-44 16zM280 174.4l38-14q6 1 6-9l-44 16zM320 159.9l38-14q6 1 6-9l-44 16zM360 145.3l38-14q6 1 6-9l-44 16zM400 130.7l38-14q6 1 6-9l-44 16zM530 137l-38-14q-6 1-6-9l44 16zM492 123.1l-38-14q-6 1-6-9l44 16z"
      />
      <path className="qo" d="M120 240V206l24 -9M320 168V134l24 -9" style={{ strokeWidth: '6' }} />
      <path className="q5" d="M96 214L412 99" style={{ strokeWidth: '6' }} />
      <path className="qp" d="M70 206L250 140.500L246 129L66 194.500zM256 138.300L436 72.800L432 61.300L252 126.800z" />
      <path className="q9" d="M66 194.500L246 129M252 126.800L432 61.300" />
      <path className="qj" d="M66 194.500L246 129M252 126.800L432 61.300" style={{ strokeDasharray: 'none' }} />
      <circle cx="116" cy="228" r="3" fill="var(--ink)" />
      <path className="qa" d="M116 228L64 214h-8" />
      <text className="cn" x="51" y="213" textAnchor="end">
        {words[0]}
      </text>
      <text className="ct" x="51" y="230" textAnchor="end">
        {words[1]}
      </text>
      <circle cx="400" cy="116" r="3" fill="var(--ink)" />
      <path className="qa" d="M400 116L446 82h6" />
      <text className="cn" x="457" y="81">
        {words[2]}
      </text>
      <text className="ct" x="457" y="98">
        {words[3]}
      </text>
      <circle cx="316" cy="104" r="3" fill="var(--ink)" />
      <path className="qa" d="M316 104L264 78h-8" />
      <text className="cn" x="251" y="77" textAnchor="end">
        {words[4]}
      </text>
      <text className="ct" x="251" y="95" textAnchor="end">
        {words[5]}
      </text>
    </g>
  )
}
