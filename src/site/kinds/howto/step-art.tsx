import type { ReactNode } from 'react'
import { paint } from '#src/shared/ui/drawing/paint.ts'

/** Small pictures for steps at home, 160 by 90 units, beside those of the emergency guides (shared/ui/drawing/steps). */

const hand = { fill: 'none', stroke: 'var(--sea)', strokeWidth: 3.5 } as const
/** What stands on the sky itself, which is dark in the evening. */
const free = { fill: 'none', stroke: 'var(--ink2)' } as const
const sheet = (x: number, y: number, wide: number, high: number) => (
  <rect {...paint.box} x={x} y={y} width={wide} height={high} rx="3" />
)
const photo = (inside: ReactNode) => (
  <>
    {inside}
    <path {...hand} d="M22 30V14h20M118 14h20v16M138 60v16h-20M42 76H22V60" />
  </>
)
const socket = (x: number) => (
  <>
    <rect {...paint.box} x={x} y="24" width="44" height="44" rx="7" />
    <circle cx={x + 22} cy="46" r="15" fill="var(--shade)" stroke="var(--aln)" />
    <path {...paint.cut} d={`M${x + 15} 44h4v4h-4zM${x + 25} 44h4v4h-4z`} />
  </>
)
const roof = (
  <>
    <path {...paint.ground} d="M-60 80h280v40H-60z" />
    <path {...free} d="M-60 80h280" strokeWidth="1" />
    <path {...paint.box} d="M44 48h72v32H44z" />
    <path fill="var(--roof)" d="M36 48L80 24l44 24z" />
    <path {...paint.panel} d="M46 40l32-17-2-4-32 17z" />
  </>
)
const months = [22, 26, 34, 42, 50, 54, 56, 52, 44, 34, 26, 20].map((high, at) => ({ x: 24 + at * 10, high }))
/** What a line of the bill looks like, in Spanish in every language; amounts are hidden. */
const billLine = (name: string, value: string) => (
  <g lang="es">
    {sheet(4, 6, 152, 78)}
    <path d="M14 18h64M14 28h48M14 72h70M110 18h36M122 72h24" fill="none" stroke="var(--hill2)" strokeWidth="3" />
    <path d="M5 36h150v28H5z" fill="var(--sun)" opacity="0.4" />
    <text x="12" y="47" fill="var(--aln)" fontSize="8.5">
      {name}
    </text>
    <text x="12" y="60" fill="var(--aln)" fontSize="12" fontWeight="650">
      {value}
    </text>
  </g>
)

const art = {
  machines: (
    <>
      <rect {...paint.box} x="14" y="26" width="38" height="46" rx="4" />
      <circle cx="33" cy="50" r="12" fill="var(--shade)" stroke="var(--aln)" />
      <rect {...paint.box} x="62" y="26" width="42" height="46" rx="4" />
      <path {...paint.hair} d="M68 36h30M70 46h26v18H70z" />
      <rect {...paint.box} x="114" y="30" width="36" height="16" rx="4" />
      <path {...paint.hair} d="M120 40h24" strokeDasharray="2 4" />
      <path {...free} d="M122 54q-3 6 0 12M132 54q-3 6 0 12M142 54q-3 6 0 12" strokeWidth="1.4" />
    </>
  ),
  unplug: (
    <>
      {socket(20)}
      <rect {...paint.box} x="98" y="34" width="28" height="24" rx="6" />
      <path {...free} d="M98 41h-9M98 51h-9M126 46c18 0 12 26 28 28" strokeWidth="3" />
      <path {...hand} d="M68 18h26m-8-7l8 7-8 7" />
    </>
  ),
  notebook: (
    <>
      {sheet(44, 12, 62, 68)}
      <path {...paint.hair} d="M56 30h38M56 42h38M56 54h22" />
      <path {...hand} d="M92 62l30-34 8 7-30 34-10 3z" />
    </>
  ),
  letter: (
    <>
      {sheet(34, 20, 92, 56)}
      <path {...paint.hair} d="M34 22l46 32 46-32" />
      <path {...hand} d="M96 66l8 8 18-20" />
    </>
  ),
  peak: (
    <>
      <path {...paint.hair} d="M20 78h122" />
      {months.map(({ x, high }) => (
        <path key={x} d={`M${x} ${78 - high}h7v${high}h-7z`} fill={high === 56 ? 'var(--sea)' : 'var(--hill2)'} />
      ))}
      <path {...hand} d="M87 6v10m-6-5l6 6 6-6" />
    </>
  ),
  months: (
    <>
      <path {...paint.hair} d="M20 78h122" />
      {months.map(({ x, high }) => (
        <path key={x} d={`M${x} ${78 - high}h7v${high}h-7z`} fill="var(--sun)" stroke="var(--sund)" />
      ))}
    </>
  ),
  strike: (
    <>
      {sheet(40, 14, 80, 66)}
      <path {...paint.cut} d="M40 14h80v14H40z" />
      <path {...paint.hair} d="M60 28v52M80 28v52M100 28v52M40 46h80M40 63h80" strokeWidth="1" />
      <path {...paint.alarm} d="M84 49l12 11M96 49L84 60" />
    </>
  ),
  car: (
    <>
      <path {...paint.ground} d="M0 74h160v16H0z" />
      <g transform="translate(-1050 -476)">
        <path
          d="M1096 540c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z"
          fill="var(--abl)"
        />
        <path fill="var(--lit)" d="M1121 520l7-11c1-2 3-3 5-3h8v14zM1145 506h8c3 0 5 1 6 3l8 11h-22z" />
        <circle cx="1116" cy="540" r="9.5" fill="var(--aln)" />
        <circle cx="1162" cy="540" r="9.5" fill="var(--aln)" />
      </g>
      <path {...hand} d="M40 34H18M34 48H14M34 62H20" />
    </>
  ),
  night: (
    <>
      <rect {...paint.cut} x="30" y="12" width="100" height="66" rx="8" />
      <path fill="var(--sun)" d="M92 26a20 20 0 1 0 14 32a16 16 0 0 1-14-32z" />
      <path fill="none" stroke="var(--ondeep2)" strokeWidth="2" d="M48 30v0M58 58v0M46 62v0M118 30v0" />
    </>
  ),
  margin: (
    <>
      <path {...paint.hair} d="M20 78h120" />
      <path d="M36 34h34v44H36z" fill="var(--sea)" />
      <path d="M90 34h34v44H90z" fill="var(--sea)" />
      <path d="M90 22h34v12H90z" fill="var(--sea-wash)" stroke="var(--sea)" strokeDasharray="4 3" />
    </>
  ),
  'photo-board': photo(
    <>
      <rect {...paint.box} x="36" y="28" width="88" height="34" rx="4" />
      <path
        fill="var(--agr)"
        d="M44 34h10v14H44zM60 34h16v14H60zM82 34h6v14h-6zM92 34h6v14h-6zM102 34h6v14h-6zM112 34h6v14h-6z"
      />
    </>,
  ),
  'photo-meter': photo(
    <>
      <rect {...paint.box} x="58" y="22" width="44" height="46" rx="4" />
      <rect {...paint.slot} x="64" y="28" width="32" height="14" rx="2" />
      <path {...paint.hair} d="M64 52h32M64 60h20" />
    </>,
  ),
  'photo-space': photo(
    <>
      <path {...paint.hair} d="M44 66V26h72v40M64 66l6-26M96 66l-6-26" />
      <rect {...paint.box} x="74" y="26" width="12" height="12" rx="2" />
    </>,
  ),
  'photo-way': photo(
    <>
      <path {...paint.box} d="M36 30h36v38H36zM88 30h36v38H88z" />
      <path {...paint.lit} d="M44 42h12v26H44zM100 42h12v26h-12z" />
      <path {...paint.core} d="M36 36h88" strokeDasharray="6 4" />
    </>,
  ),
  tape: (
    <>
      <path {...paint.box} d="M16 20h36v36H16z" />
      <circle cx="34" cy="38" r="11" fill="var(--sun)" stroke="var(--sund)" />
      <path fill="var(--sun)" stroke="var(--sund)" d="M52 46h92v12H52z" />
      <path {...paint.hair} d="M62 58v-5M74 58v-8M86 58v-5M98 58v-8M110 58v-5M122 58v-8M134 58v-5" />
    </>
  ),
  ask: (
    <>
      <path {...paint.box} d="M22 14h78v40H54L40 66V54H22z" />
      <path {...paint.hair} d="M34 28h54M34 40h38" />
      <path fill="var(--sea-wash)" stroke="var(--sea)" d="M84 46h54v28h-10v10l-12-10H84z" />
    </>
  ),
  phone: (
    <>
      <rect {...paint.cut} x="56" y="4" width="48" height="82" rx="8" stroke="var(--ink2)" strokeWidth="1.5" />
      <rect {...paint.room} x="61" y="12" width="38" height="62" rx="2" />
      <path fill="var(--alarm)" d="M80 24l14 24H66z" />
      <path {...paint.hair} d="M68 58h24M68 66h16" />
    </>
  ),
  roof: (
    <>
      {roof}
      <circle {...hand} cx="60" cy="31" r="13" />
      <path {...hand} d="M51 41l-14 15" strokeWidth="6" />
    </>
  ),
  inverter: (
    <>
      <rect {...paint.box} x="52" y="10" width="56" height="66" rx="6" />
      <rect {...paint.slot} x="62" y="20" width="36" height="16" rx="2" />
      <path {...paint.hair} d="M62 48h36M62 55h36M62 62h36" />
      <path {...hand} d="M30 70V50m-6 7l6-7 6 7M130 70V50m-6 7l6-7 6 7" />
    </>
  ),
  dusk: (
    <>
      <path fill="var(--roof)" opacity=".35" d="M-60-30h280V80H-60z" />
      <path {...paint.sun} d="M110 80a16 16 0 0 1 32 0z" />
      {roof}
    </>
  ),
  broken: (
    <>
      <path {...paint.panel} d="M30 22h100v52H30z" />
      <path {...paint.cells} d="M55 22v52M80 22v52M105 22v52M30 48h100" />
      <path {...paint.alarm} d="M62 30l14 12-8 10 16 12M76 42l16-6" />
    </>
  ),
  hose: (
    <>
      {roof}
      <path {...paint.cold} d="M6 78V34q0-18 20-18h14" />
      <path
        fill="none"
        stroke="var(--water)"
        strokeWidth="2.5"
        d="M44 14l14 4M44 18l12 10M42 22l8 14"
        strokeDasharray="5 4"
      />
    </>
  ),
  metal: (
    <>
      <rect {...paint.box} x="70" y="22" width="70" height="52" rx="4" />
      <path {...paint.hair} d="M80 30v36M90 30v36M100 30v36M110 30v36M120 30v36M130 30v36" />
      <path {...paint.cold} d="M6 78V44q0-14 16-14h14" />
      <path
        fill="none"
        stroke="var(--water)"
        strokeWidth="2.5"
        d="M40 28l22 2M40 34l22 12M38 38l20 22"
        strokeDasharray="5 4"
      />
    </>
  ),
  dry: (
    <>
      <circle {...paint.sun} cx="128" cy="20" r="12" />
      {roof}
      <path fill="none" stroke="var(--edge)" strokeWidth="2" d="M60 16q6-6 0-12M72 14q6-6 0-12" />
    </>
  ),
  'bill-1': billLine('CUPS', 'ES0031 •••• •••• 12AB'),
  'bill-2': billLine('Periodo de facturación', '12 oct – 11 nov'),
  'bill-3': billLine('Potencia contratada punta', '5,750 kW'),
  'bill-4': billLine('Potencia contratada valle', '5,750 kW'),
  'bill-5': billLine('Consumo punta · llano · valle', '•• · •• · ••• kWh'),
  'bill-6': billLine('Término de energía', '0,1••• €/kWh'),
  'bill-7': billLine('Término de potencia', '0,0••• €/kW día'),
  'bill-8': billLine('Compensación de excedentes', '− ••,•• €'),
  'bill-9': billLine('Impuesto eléctrico · IVA', '•,•• € · ••,•• €'),
  'bill-10': billLine('Total importe factura', '••,•• €'),
} as const

export type StepArtName = keyof typeof art

export function isStepArt(name: string): name is StepArtName {
  return Object.hasOwn(art, name)
}

/** It only repeats what the sentence below says, so readers pass over it. */
export function StepArt({ name }: { name: StepArtName }) {
  return (
    <svg viewBox="0 0 160 90" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {art[name]}
    </svg>
  )
}
