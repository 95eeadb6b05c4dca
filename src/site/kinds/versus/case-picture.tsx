import { paint } from '#src/shared/ui/drawing/paint.ts'
import '#src/site/kinds/art/art.css'

export const caseArts = [
  'large',
  'large-tank',
  'villa',
  'villa-flue',
  'villa-broken',
  'villa-panels',
  'villa-air',
  'villa-pool',
  'villa-shut',
  'flat',
  'flat-one',
  'ducts',
  'roof',
  'roof-shade',
  'roof-trees',
] as const
export type CaseArt = (typeof caseArts)[number]

const house = (
  <>
    <path {...paint.box} d="M60 48H176V92H60z" />
    <path fill="var(--roof)" d="M54 48L118 27L182 48z" />
    <path className="qx" strokeWidth="7" d="M82 58v12M118 58v12M154 58v12" />
  </>
)
const large = (
  <>
    <path {...paint.box} d="M20 42H192V92H20z" />
    <path fill="var(--roof)" d="M14 42L106 14L198 42z" />
    <path className="qx" strokeWidth="7" d="M44 52v12M84 52v12M126 52v12M168 52v12" />
  </>
)
const flat = (
  <>
    <path {...paint.box} d="M70 10H170V92H70z" />
    <path className="qx" strokeWidth="8" d="M88 20v12M120 20v12M152 20v12M88 46v12M120 46v12M152 46v12" />
    <path fill="none" stroke="var(--aln)" strokeWidth="1.5" d="M70 38h100M70 65h100" />
  </>
)
const panels = <path {...paint.panel} d="M66 42l46-15v-4l-46 15z" />
const unit = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <rect {...paint.box} width="26" height="18" rx="2" />
    <circle cx="11" cy="9" r="6" fill="var(--shade)" stroke="var(--aln)" />
  </g>
)

const pictures = {
  large,
  // Propane comes in a tank beside the house.
  'large-tank': (
    <>
      {large}
      <rect {...paint.box} x="204" y="74" width="42" height="14" rx="7" />
      <path fill="none" stroke="var(--ink2)" strokeWidth="2.5" d="M213 88v4M237 88v4M225 74v-4" />
    </>
  ),
  villa: house,
  // The boiler's flue above the roof, smoking; and cold, the boiler beside the house with its flame crossed out.
  'villa-flue': (
    <>
      <path {...paint.box} d="M142 14h12v28h-12z" />
      {house}
      <path
        fill="none"
        stroke="var(--ink2)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M148 10q-5-5 0-9M158 12q6-4 12-3M166 5q6-3 12-1"
      />
    </>
  ),
  'villa-broken': (
    <>
      <path {...paint.box} d="M142 14h12v28h-12z" />
      {house}
      <rect {...paint.box} x="188" y="58" width="30" height="34" rx="3" />
      <path fill="var(--roof)" d="M203 62c9 9 10 12 10 16a10 10 0 0 1-20 0c0-4 5-6 5-10c3 1 5-3 5-6z" />
      <path fill="none" stroke="var(--aln)" strokeWidth="3" strokeLinecap="round" d="M193 63l20 24M213 63l-20 24" />
    </>
  ),
  'villa-panels': (
    <>
      {house}
      {panels}
      <circle {...paint.sun} cx="30" cy="22" r="10" />
    </>
  ),
  'villa-air': (
    <>
      {house}
      {unit(178, 74)}
      <path
        fill="none"
        stroke="var(--pool)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M210 78q6-5 12 0t12 0M210 87q6-5 12 0t12 0"
      />
    </>
  ),
  // The pool is let into the ground beside the house, with its ladder.
  'villa-pool': (
    <>
      {house}
      <path {...paint.box} d="M184 90H246v13H184z" />
      <path {...paint.water} d="M187 92H243v9H187z" />
      <path
        fill="none"
        stroke="var(--ink2)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M198 96v-12q0-5 5-5M208 96v-12q0-5 5-5M198 88h10"
      />
    </>
  ),
  // Shutters down: nobody is there.
  'villa-shut': (
    <>
      {house}
      <path
        fill="var(--hill2)"
        stroke="var(--aln)"
        strokeWidth="1.2"
        d="M74 54H94V74H74zM108 54H128V74H108zM142 54H162V74H142z"
      />
      <path
        fill="none"
        stroke="var(--aln)"
        strokeWidth="1.2"
        d="M74 59h20M74 64h20M74 69h20M108 59h20M108 64h20M108 69h20M142 59h20M142 64h20M142 69h20"
      />
    </>
  ),
  flat: (
    <>
      {flat}
      {unit(172, 44)}
      {unit(172, 18)}
    </>
  ),
  'flat-one': (
    <>
      {flat}
      {unit(172, 44)}
    </>
  ),
  ducts: (
    <>
      <path {...paint.box} d="M40 30H200V92H40z" />
      <path fill="var(--pool)" d="M50 36H190V46H50z" />
      <path fill="none" stroke="var(--pool)" strokeWidth="3" d="M74 50v10M120 50v10M166 50v10" />
      <path fill="none" stroke="var(--aln)" strokeWidth="1.5" d="M94 46v46M146 46v46" />
    </>
  ),
  roof: (
    <>
      {house}
      {panels}
    </>
  ),
  'roof-shade': (
    <>
      {house}
      {panels}
      <path {...paint.box} d="M120 14h14v22h-14z" />
    </>
  ),
  'roof-trees': (
    <>
      {house}
      {panels}
      <path {...paint.agave} d="M20 92c-12-20 2-50 20-56c20 6 32 36 20 56z" />
      <path {...paint.agave} d="M182 92c-10-16 0-36 16-42c16 6 26 26 16 42z" />
    </>
  ),
} as const

/** The home of a case, small: its words stand below. */
export function CasePicture({ art }: { art: CaseArt }) {
  return (
    <svg viewBox="-24 0 320 104" aria-hidden="true" className="vs-art">
      <path fill="var(--deep)" d="M-24 92H296V104H-24z" />
      <path fill="var(--leaf)" d="M-16 92q-3-13 11-13q15 0 13 13z" />
      {pictures[art]}
      <path fill="none" stroke="var(--ink2)" strokeWidth="3" strokeLinecap="round" d="M250 92q-4-20 2-46" />
      <path
        fill="var(--leaf)"
        d="M252 46c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
    </svg>
  )
}
