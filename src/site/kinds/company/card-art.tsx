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
  villa: (
    <>
      <path {...ink} d="M24 124h232" />
      <path {...paper} d="M60 74h92v50H60zM152 50h52v74h-52z" />
      <path fill="var(--roof)" d="M146 50l32-22 32 22zM52 74l16-16h78v16z" />
      <path fill="var(--abl)" stroke="var(--aln)" strokeWidth="2" d="M74 72l8-11h18l-8 11zM98 72l8-11h18l-8 11z" />
      <path {...sea} strokeWidth="9" d="M80 90v14M106 90v14M168 66v12M190 66v12" />
      <path fill="var(--deep)" d="M128 96h14v28h-14z" />
      <path
        fill="var(--sun)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M158 118v-11l7-10h22l9 10h6v11z"
      />
      <circle cx="168" cy="119" r="6" fill="var(--ink)" />
      <circle cx="193" cy="119" r="6" fill="var(--ink)" />
      <path fill="var(--sea-wash)" stroke="var(--sea)" strokeWidth="2.5" d="M212 124h40l-5 14h-30zM28 124" />
      <path {...sea} strokeWidth="2" d="M219 130q5-4 9 0t9 0 8 0" />
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
  flatRoof: (
    <>
      <path {...paper} d="M70 76h140v54H70z" />
      <path {...ink} d="M64 66v12M216 66v12M64 76h152" />
      <path {...sea} strokeWidth="6" d="M90 68l30-14M136 68l30-14M182 68l24-12" />
    </>
  ),
  battery: (
    <>
      <rect {...paper} x="98" y="22" width="84" height="104" rx="10" />
      <rect x="112" y="64" width="56" height="50" rx="4" fill="var(--agave)" />
      <path {...grey} d="M120 42h40" />
    </>
  ),
  grille: (
    <>
      <path {...ink} d="M40 44h104v26H40M40 44v26" />
      <rect {...paper} x="144" y="40" width="70" height="34" rx="4" />
      <path {...sea} d="M156 50h46M156 57h46M156 64h46M160 86v18M179 86v26M198 86v18" />
    </>
  ),
  outdoorUnit: (
    <>
      <rect {...paper} x="72" y="40" width="136" height="80" rx="8" />
      <circle cx="118" cy="80" r="28" fill="var(--sea-wash)" stroke="var(--sea)" strokeWidth="3" />
      <path {...sea} d="M118 56v48M94 80h48" />
      <path {...grey} d="M162 62h32M162 80h32M162 98h32" />
      <path {...ink} d="M88 120v10M192 120v10" />
    </>
  ),
  pool: (
    <>
      <path fill="var(--sea-wash)" stroke="var(--sea)" strokeWidth="3" d="M52 72h176v56H52z" />
      <path {...sea} d="M62 90q14-10 28 0t28 0 28 0 28 0 28 0" />
      <path {...ink} strokeWidth="4" d="M176 88V48q0-12 12-12M200 88V48q0-12 12-12M176 66h24" />
    </>
  ),
  charger: (
    <>
      <rect {...paper} x="66" y="24" width="58" height="84" rx="10" />
      <path fill="var(--sun)" stroke="var(--sund)" d="M98 40l-16 26h12l-4 20 18-28H95z" />
      <path {...ink} strokeWidth="4" d="M96 108q0 24 30 24t34-24 28-24h26" />
      <rect {...paper} x="208" y="74" width="22" height="20" rx="4" />
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
