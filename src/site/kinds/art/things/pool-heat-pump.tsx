/** Section through a pool with cover, pump and heat pump. */
export function PoolHeatPump({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qs" d="M42 282H262V302H200L190 312H60L42 300z" />
      <path className="qo" d="M38 278V302L58 315H192L202 305H266V278" style={{ stroke: 'var(--ondeep)' }} />
      <path className="qo" d="M44 281H230" style={{ stroke: 'var(--pool)', strokeWidth: '6' }} />
      <circle cx="250" cy="281" r="9" className="qw" />
      <rect className="qw" x="340" y="196" width="108" height="78" rx="5" />
      <circle className="qu" cx="380" cy="235" r="28" style={{ stroke: 'var(--aln)', strokeWidth: '1.5' }} />
      <path className="qo" d="M380 208v54M353 235h54M422 214v42M432 214v42" />
      <path className="qo" d="M352 274v8M436 274v8" style={{ strokeWidth: '4' }} />
      <path className="q4" d="M340 250H300V296H266" />
      <path className="qq" d="M340 264H314V310H200" />
      <path className="q5" d="M456 222q14-10 28 0t28 0M456 240q14-10 28 0t28 0" />
      <path className="qm" d="M-4 282q-3 -60 2 -120" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M-2 162c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <circle cx="196" cy="290" r="3" fill="var(--ink)" />
      <path className="qa" d="M196 290L180 206h8" />
      <text className="cn" x="193" y="205">
        {words[0]}
      </text>
      <text className="ct" x="193" y="223">
        {words[1]}
      </text>
      <circle cx="100" cy="281" r="3" fill="var(--ink)" />
      <path className="qa" d="M100 281L56 130h8" />
      <text className="cn" x="69" y="129">
        {words[2]}
      </text>
      <text className="ct" x="69" y="147">
        {words[3]}
      </text>
      <circle cx="390" cy="192" r="3" fill="var(--ink)" />
      <path className="qa" d="M390 192L338 116h8" />
      <text className="cn" x="351" y="115">
        {words[4]}
      </text>
      <text className="ct" x="351" y="133">
        {words[5]}
      </text>
    </>
  )
}
