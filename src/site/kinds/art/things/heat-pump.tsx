import { Roof } from './roof.tsx'

/** Section through a terrace and utility room: outdoor unit, hot-water tank and warm floor. */
export function HeatPump({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M196 60H500V282H196z" />
      <Roof from={186} to={512} y={50} />
      <path className="qn" d="M186 50H512V62H186zM186 62H198V282H186zM500 62H512V282H500z" />
      <rect className="qw" x="44" y="196" width="96" height="72" rx="5" />
      <circle className="qu" cx="80" cy="232" r="26" style={{ stroke: 'var(--aln)', strokeWidth: '1.5' }} />
      <path className="qo" d="M80 208v48M56 232h48M118 212v40M126 212v40" />
      <path className="qo" d="M56 268v14M128 268v14" style={{ strokeWidth: '4' }} />
      <rect className="qw" x="226" y="150" width="64" height="122" rx="12" />
      <path className="qr" d="M234 168q24-12 48 0v44h-48z" style={{ opacity: '.8' }} />
      <path className="qs" d="M234 212h48v44q-24 12-48 0z" style={{ opacity: '.8' }} />
      <path className="q4" d="M140 222H210V180H226" />
      <path className="qq" d="M140 246H226" style={{ stroke: 'var(--pool)' }} />
      <path className="q4" d="M290 176H316V290H340" />
      <circle cx="344" cy="292" r="5" fill="var(--roof)" />
      <circle cx="372" cy="292" r="5" fill="var(--roof)" />
      <circle cx="400" cy="292" r="5" fill="var(--roof)" />
      <circle cx="428" cy="292" r="5" fill="var(--roof)" />
      <circle cx="456" cy="292" r="5" fill="var(--roof)" />
      <circle cx="484" cy="292" r="5" fill="var(--roof)" />
      <path className="q5" d="M-20 226q14-10 28 0t28 0M-20 242q14-10 28 0t28 0" />
      <circle cx="92" cy="192" r="3" fill="var(--ink)" />
      <path className="qa" d="M92 192L98 146" />
      <text className="cn" x="148" y="119" textAnchor="end">
        {words[0]}
      </text>
      <text className="ct" x="148" y="137" textAnchor="end">
        {words[1]}
      </text>
      <circle cx="258" cy="160" r="3" fill="var(--deep)" />
      <path className="ql2" d="M258 160L280 104h8" />
      <text className="cl" x="293" y="103">
        {words[2]}
      </text>
      <text className="ck2" x="293" y="121">
        {words[3]}
      </text>
      <circle cx="372" cy="290" r="3" fill="var(--deep)" />
      <path className="ql2" d="M372 290L372 226h8" />
      <text className="cl" x="385" y="225">
        {words[4]}
      </text>
      <text className="ck2" x="385" y="243">
        {words[5]}
      </text>
    </>
  )
}
