/** A villa on a slope cut open: panels on its roof, the inverter or the battery in the garage. */
export function SlopeVilla({ battery }: { battery: boolean }) {
  return (
    <>
      <path className="qg" d="M-400 302V292C-100 290 0 284 60 276L110 262H290C330 256 350 226 400 214L760 190V302z" />
      <path className="qs" d="M18 278H82V290H30z" />
      <path className="qo" d="M16 272V282L30 294H82L90 270" style={{ stroke: 'var(--ondeep)' }} />
      <path className="qt" d="M120 168H262V262H120z" />
      <path className="qn" d="M114 168H121V262H114zM258 160H265V262H258zM114 214H262V219H114z" />
      <path className="qr" d="M98 172L206 132.700L284 164V171L206 141L100 179.500z" />
      <path className="qp" d="M106 166L150 150L148 144.500L104 160.500zM154 148.500L198 132.500L196 127L152 143z" />
      <path className="q9" d="M104 160.500L148 144.500M152 143L196 127" />
      <path
        className="qj"
        d="M104 160.500L148 144.500M152 143L196 127"
        style={{ strokeDasharray: 'none', strokeWidth: '2' }}
      />
      <rect className="qw" x="232" y="226" width="22" height={battery ? 34 : 16} rx="3" />
      {battery ? <rect className="qe" x="236" y="240" width="14" height="16" rx="0" /> : null}
      <path className="q9" d="M202 140L243 160V226" />
      <path className="qj" d="M202 140L243 160V226" />
      <path className="qo" d="M134 262v-22h44v22M134 248h44M140 214v-18h30v18" />
      <path className="qm" d="M320 244q-2 -19 1 -31" style={{ strokeWidth: '3' }} />
      <path className="qd" d="M294 215c-1-7 6-9 10-8c4-7 14-8 18-4c6-4 16 0 15 6c5 1 7 4 6 8z" />
      <path className="qm" d="M8 276q-3 -22 2 -44" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M10 232c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
    </>
  )
}
