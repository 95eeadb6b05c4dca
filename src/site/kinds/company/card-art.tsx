/** Small drawings in a frame, 280 by 150 units: papers, people's words, things that are checked. */
const ink = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 2, strokeLinejoin: 'round' } as const
const grey = { fill: 'none', stroke: 'var(--edge)', strokeWidth: 3 } as const
const sea = { fill: 'none', stroke: 'var(--sea)', strokeWidth: 3 } as const
const paper = { fill: 'var(--bg)', stroke: 'var(--ink)', strokeWidth: 2, strokeLinejoin: 'round' } as const
const good = {
  fill: 'none',
  stroke: 'var(--agave)',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const art = {
  invoice: (
    <>
      <path {...paper} d="M92 24h84l20 20v92H92z" />
      <path {...grey} d="M108 56h60M108 74h72M108 92h44" />
      <path d="M108 114h72" stroke="var(--sun)" strokeWidth="8" />
    </>
  ),
  code: (
    <>
      <rect x="76" y="48" width="128" height="54" rx="6" fill="var(--bg)" stroke="var(--sea)" strokeWidth="2.5" />
      <rect x="82" y="54" width="116" height="42" rx="3" fill="none" stroke="var(--sea)" opacity=".45" />
      <text x="140" y="82" textAnchor="middle" fill="var(--sea)" style={{ font: '600 22px var(--display)' }}>
        F-0000
      </text>
      <path d="M0 75H70M210 75H280" {...grey} strokeDasharray="3 5" />
    </>
  ),
  speech: (
    <>
      <path {...paper} d="M70 34h140v70h-90l-24 22v-22H70z" />
      <path {...grey} d="M88 56h104M88 74h80" />
      <path {...good} d="M196 88l8 8 16-18" />
    </>
  ),
  answer: (
    <>
      <path d="M50 30h116v50H90l-18 16V80H50z" fill="var(--shade)" stroke="var(--edge)" strokeWidth="2" />
      <path d="M116 72h116v50h-20v16l-18-16h-78z" fill="var(--sea-wash)" stroke="var(--sea)" strokeWidth="2" />
      <path {...sea} d="M132 92h84M132 106h56" />
    </>
  ),
  certificate: (
    <>
      <path {...paper} d="M74 22h132v92H74z" />
      <path {...grey} d="M92 44h96M92 62h96M92 80h50" />
      <circle cx="176" cy="100" r="19" fill="var(--sun)" stroke="var(--sund)" strokeWidth="2" />
      <path {...good} stroke="var(--ink)" d="M168 100l6 6 11-12" />
      <path fill="var(--sun)" stroke="var(--sund)" d="M166 116v22l10-7 10 7v-22z" />
    </>
  ),
  search: (
    <>
      <path {...paper} d="M62 22h120v106H62z" />
      <path {...grey} d="M78 44h88M78 62h88M78 80h60M78 98h70" />
      <circle cx="190" cy="86" r="27" fill="var(--sea-wash)" stroke="var(--sea)" strokeWidth="4" />
      <path {...sea} strokeWidth="7" strokeLinecap="round" d="M210 107l22 22" />
    </>
  ),
  shield: (
    <>
      <path {...paper} d="M140 18l54 20v38c0 34-24 50-54 62-30-12-54-28-54-62V38z" />
      <path {...good} strokeWidth="6" d="M114 78l18 18 36-40" />
    </>
  ),
  maker: (
    <>
      <rect {...paper} x="86" y="24" width="108" height="104" rx="8" />
      <path fill="var(--shade)" d="M98 38h84v28H98z" />
      <path {...grey} d="M98 84h84M98 98h56" />
      <path {...sea} d="M112 52h56" />
    </>
  ),
  tools: (
    <>
      <path {...paper} d="M60 118V72h54l12 12v34z" />
      <path {...ink} strokeWidth="6" strokeLinecap="round" d="M150 124l52-52M196 46a20 20 0 1 0 26 26l-12-2-10-10z" />
      <path {...grey} d="M72 92h38" />
    </>
  ),
  sun: (
    <>
      <circle cx="140" cy="78" r="30" fill="var(--sun)" stroke="var(--sund)" strokeWidth="2" />
      <path
        stroke="var(--sund)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M140 26v12M140 118v12M88 78h12M180 78h12M104 42l8 8M168 106l8 8M104 114l8-8M168 50l8-8"
      />
    </>
  ),
  house: (
    <>
      <path {...paper} d="M84 66h112v60H84z" />
      <path fill="var(--roof)" d="M74 66l66-38 66 38z" />
      <path fill="var(--abl)" stroke="var(--aln)" d="M88 56l44-25-3-6-44 25z" />
      <path {...sea} strokeWidth="10" d="M108 82v16M140 82v16M172 82v16" />
    </>
  ),
  meter: (
    <>
      <rect {...paper} x="96" y="18" width="88" height="116" rx="8" />
      <rect x="108" y="32" width="64" height="30" rx="3" fill="var(--sea-wash)" stroke="var(--sea)" />
      <path {...sea} d="M116 52v-8M124 52v-14M132 52v-10M144 47h20" />
      <path {...grey} d="M110 82h60M110 98h40M110 114h52" />
    </>
  ),
  range: (
    <>
      <path {...ink} d="M50 112h180" />
      <rect x="50" y="62" width="84" height="30" fill="var(--sun)" stroke="var(--sund)" strokeWidth="2" />
      <rect
        x="134"
        y="62"
        width="64"
        height="30"
        fill="var(--sun-wash)"
        stroke="var(--sund)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path {...ink} strokeWidth="5" d="M164 54v46" />
    </>
  ),
  street: (
    <>
      <path fill="none" stroke="var(--edge)" strokeWidth="3" d="M70 132V28M50 42h40M210 132V28M190 42h40" />
      <path {...ink} d="M54 44q86 44 140 0M86 44q86 44 140 0" />
    </>
  ),
  bill: (
    <>
      <path {...paper} d="M86 16h108v118l-14-8-13 8-13-8-14 8-14-8-13 8-13-8-14 8z" />
      <path {...grey} d="M102 40h76M102 58h48M102 76h60" />
      <path d="M102 100h76" stroke="var(--sun)" strokeWidth="9" />
    </>
  ),
  board: (
    <>
      <rect {...paper} x="52" y="42" width="176" height="66" rx="8" />
      <path
        fill="var(--agr)"
        d="M66 56h14v18H66zM92 56h26v18H92zM130 56h12v18h-12zM150 56h12v18h-12zM170 56h12v18h-12zM190 56h12v18h-12z"
      />
      <circle cx="110" cy="88" r="6" fill="var(--sun)" stroke="var(--sund)" />
    </>
  ),
  building: (
    <>
      <path {...paper} d="M84 20h112v112H84z" />
      <path
        {...sea}
        strokeWidth="10"
        d="M108 36v14M140 36v14M172 36v14M108 66v14M140 66v14M172 66v14M108 96v14M172 96v14"
      />
      <path fill="var(--deep)" d="M130 100h20v32h-20z" />
    </>
  ),
  calendar: (
    <>
      <path {...paper} d="M78 26h124v104H78z" />
      <path fill="var(--ink)" d="M78 26h124v20H78z" />
      <path {...grey} strokeWidth="1.5" d="M109 46v84M140 46v84M171 46v84M78 74h124M78 102h124" />
      <path {...good} d="M148 88l6 6 11-13" />
    </>
  ),
} as const

export type CardArtName = keyof typeof art

export function isCardArt(name: string): name is CardArtName {
  return Object.hasOwn(art, name)
}

export function CardArt({ name }: { name: CardArtName }) {
  return (
    <svg viewBox="0 0 280 150" aria-hidden="true">
      {art[name]}
    </svg>
  )
}
