/** Section through a tiled roof at 20 degrees: hook on the rafter, rail, panel and air gap. */
export function RoofMount({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M-40 322L520 118V322z" />
      <path className="qn" d="M-40 297L520 93V118L-40 322z" />
      <path
        className="qr"
        d="M-40 291.0l38 -14q6 1 6 -9l-44 16zM0 276.4l38 -14q6 1 6 -9l-44 16zM40 261.9l38 -14q6 1 6 -9l-44 16zM80 247.3l38 -14q6 1 6 -9l-44 16zM120 232.7l38 -14q6 1 6 -9l-44 16zM160 218.2l38 -14q6 1 6 -9l-44 16zM200 203.6l38 -14q6 1 6 -9l-44 16zM240 189.0l38 -14q6 1 6 -9l-44 16zM280 174.4l38 -14q6 1 6 -9l-44 16zM320 159.9l38 -14q6 1 6 -9l-44 16zM360 145.3l38 -14q6 1 6 -9l-44 16zM400 130.7l38 -14q6 1 6 -9l-44 16zM440 116.2l38 -14q6 1 6 -9l-44 16zM480 101.6l38 -14q6 1 6 -9l-44 16z"
      />
      <path className="qo" d="M120 240V206l24 -9M320 168V134l24 -9" style={{ strokeWidth: '6' }} />
      <path className="q5" d="M96 214L412 99" style={{ strokeWidth: '6' }} />
      <path className="qp" d="M70 206L250 140.500L246 129L66 194.500zM256 138.300L436 72.800L432 61.300L252 126.800z" />
      <path className="q9" d="M66 194.500L246 129M252 126.800L432 61.300" />
      <path className="qj" d="M66 194.500L246 129M252 126.800L432 61.300" style={{ strokeDasharray: 'none' }} />
      <path className="qz" d="M120 10L160 92M158 0L198 84" />
      <text className="cl" x="-20" y="313" style={{ fontSize: '16px' }}>
        {words[0]}
      </text>
      <circle cx="120" cy="226" r="3" fill="var(--ink)" />
      <path className="qa" d="M120 226L62 136" />
      <text className="cn" x="20" y="109">
        {words[1]}
      </text>
      <text className="ct" x="20" y="127">
        {words[2]}
      </text>
      <circle cx="372" cy="138" r="3" fill="var(--deep)" />
      <path className="ql2" d="M372 138L376 206h8" />
      <text className="cl" x="389" y="205">
        {words[3]}
      </text>
      <text className="ck2" x="389" y="223">
        {words[4]}
      </text>
      <circle cx="410" cy="76" r="3" fill="var(--ink)" />
      <path className="qa" d="M410 76L358 62" />
      <text className="cn" x="313" y="35">
        {words[5]}
      </text>
      <text className="ct" x="313" y="53">
        {words[6]}
      </text>
    </>
  )
}
