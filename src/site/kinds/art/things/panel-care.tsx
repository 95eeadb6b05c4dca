/** Panels on their roof, half dusty and half washed, with the brush between them. */
export function PanelCare({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M40 282V236L470 80V282z" />
      <path className="qr" d="M20 246L482 78v-16L20 230z" />
      <path className="qn" d="M60 262V282M30 230h10v52H30zM470 84h12v198h-12z" />
      <path className="qi" d="M60 202L244 135l-6-16L54 186z" style={{ stroke: 'var(--edge)' }} />
      <path className="qp" d="M252 132L446 62l-6-16L246 116z" />
      <path className="qj" d="M246 116L440 46" style={{ strokeDasharray: 'none', strokeWidth: 2.5 }} />
      <path className="q5" d="M80 172v-6M112 158v-7M140 150v-6M172 136v-8M206 124v-6M96 148v-5M156 128v-5M190 112v-6" />
      <path className="qo" d="M246 118L150 30" style={{ strokeWidth: 5 }} />
      <path className="qw" d="M226 126l32-12 5 14-32 12z" />
      <path className="qq" d="M262 124q12 4 14 18M272 118q14 4 18 16" />
      <path className="qa" d="M108 178L70 108h8" />
      <text className="cn" x="83" y="106">
        {words[0]}
      </text>
      <path className="qa" d="M390 66L380 22h8" />
      <text className="cn" x="393" y="22">
        {words[1]}
      </text>
    </>
  )
}
