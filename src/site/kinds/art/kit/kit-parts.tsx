import type { ReactNode } from 'react'

/** The parts that a job leaves behind, each drawn once: it stands on y 0 or hangs above it, some 110 wide around x 0. */

const fan = (x: number, y: number, r: number) => (
  <>
    <circle className="qu" cx={x} cy={y} r={r} stroke="var(--aln)" strokeWidth="1.5" />
    <path className="qo" d={`M${x} ${y - r + 3}v${2 * r - 6}M${x - r + 3} ${y}h${2 * r - 6}`} />
  </>
)

export const kitParts = {
  panel: (
    <>
      <path className="q5" d="M38 0V-58M-44 0V-14" strokeWidth="4" />
      <path className="qp" d="M-58 -10L46 -74L58 -66L-46 -2z" />
      <path className="qv" d="M-24 -23L-12 -15M10 -44L22 -36" />
    </>
  ),
  hook: (
    <>
      <path className="qn" d="M-60 0L58 -44V-30L-22 0z" />
      <path
        className="qr"
        d="M-60 -8l30-11q5 1 5-7l-35 13zM-22 -22l30-11q5 1 5-7l-35 13zM16 -36l30-11q5 1 5-7l-35 13z"
      />
      <path className="qo" d="M-14 -26V-58l22 -8M30 -43V-75l22 -8" strokeWidth="6" />
      <path className="q5" d="M-40 -52L60 -90" strokeWidth="6" />
    </>
  ),
  inverter: (
    <>
      <path className="q9" d="M0 -132V-104M-16 -34V0M16 -34V0" />
      <path className="qj" d="M0 -132V-104M-16 -34V0M16 -34V0" />
      <rect className="qw" x="-44" y="-104" width="88" height="70" rx="6" />
      <path className="qo" d="M-24 -80h48M-24 -62h28" stroke="var(--sund)" />
      <circle className="qe" cx="26" cy="-54" r="5" />
    </>
  ),
  battery: (
    <>
      <rect className="qw" x="-46" y="-128" width="92" height="122" rx="9" />
      <rect className="q1" x="-34" y="-112" width="68" height="12" rx="3" />
      <rect className="qe" x="-34" y="-90" width="68" height="72" rx="4" />
      <path className="qo" d="M-36 -6v6M36 -6v6" strokeWidth="4" />
    </>
  ),
  board: (
    <>
      <path className="q9" d="M0 -30V0" />
      <path className="qj" d="M0 -30V0" />
      <rect className="qw" x="-52" y="-114" width="104" height="84" rx="6" />
      <path
        className="qo"
        d="M-40 -94h80M-40 -72h80M-40 -50h80"
        strokeDasharray="9 6"
        strokeWidth="11"
        strokeLinecap="butt"
      />
      <path className="qe" d="M-40 -99h9v10h-9z" />
    </>
  ),
  'outdoor-unit': (
    <>
      <rect className="qw" x="-56" y="-94" width="112" height="84" rx="6" />
      {fan(-14, -52, 31)}
      <path className="qo" d="M30 -78v52M42 -78v52" />
      <path className="qo" d="M-38 -10v10M38 -10v10" strokeWidth="4" />
    </>
  ),
  tank: (
    <>
      <rect className="qw" x="-38" y="-136" width="76" height="130" rx="14" />
      <path className="qr" d="M-29 -116q29 -16 58 0v44h-58z" opacity=".85" />
      <path className="qs" d="M-29 -72h58v46q-29 14 -58 0z" opacity=".85" />
      <path className="qo" d="M-26 -6v6M26 -6v6" strokeWidth="4" />
    </>
  ),
  'tank-with-pump': (
    <>
      <rect className="qw" x="-36" y="-104" width="72" height="98" rx="12" />
      <path className="qr" d="M-27 -86q27 -14 54 0v30h-54z" opacity=".85" />
      <path className="qs" d="M-27 -56h54v34q-27 12 -54 0z" opacity=".85" />
      <rect className="qw" x="-34" y="-142" width="68" height="34" rx="9" />
      {fan(0, -125, 12)}
      <path className="qo" d="M-24 -6v6M24 -6v6" strokeWidth="4" />
    </>
  ),
  duct: (
    <>
      <path className="qu" d="M-60 -132H60V-90H-60z" />
      <path className="qn" d="M-60 -90H60V-84H-60z" />
      <rect className="qw" x="-52" y="-126" width="104" height="26" rx="3" />
      <path className="qn" d="M-36 -92h26v10h-26zM12 -92h26v10h-26z" />
      <path className="qm" d="M-34 -72q-8 14 -2 28M-22 -72v28M-12 -72q8 14 2 28" stroke="var(--abl)" />
      <path className="qo" d="M16 -76h20" stroke="var(--sund)" strokeWidth="4" />
    </>
  ),
  thermostat: (
    <>
      <path className="q9" d="M0 -132V-104" />
      <rect className="qw" x="-34" y="-104" width="68" height="68" rx="12" />
      <path className="qo" d="M-18 -62a20 20 0 1 1 36 0" strokeWidth="5" stroke="var(--sund)" />
      <path className="qo" d="M0 -66l9 -13" strokeWidth="3" />
    </>
  ),
  'heated-floor': (
    <>
      <path className="qw" d="M-60 -46H60V-36H-60z" />
      <path className="qi" d="M-60 -36H60V-14H-60z" />
      <path className="q1" d="M-60 -14H60V0H-60z" />
      {[-44, -22, 0, 22, 44].map((x) => (
        <circle key={x} className="qr" cx={x} cy="-25" r="6" />
      ))}
      <path className="q4" d="M-30 -58q8 -12 0 -24t0 -24M0 -58q8 -12 0 -24t0 -24M30 -58q8 -12 0 -24t0 -24" />
    </>
  ),
  manifold: (
    <>
      <rect className="qw" x="-50" y="-116" width="100" height="64" rx="5" />
      <path className="q4" d="M-36 -96H36M-30 -96V0M-6 -96V0" />
      <path className="qq" d="M-36 -74H36M12 -74V0M32 -74V0" />
    </>
  ),
  radiator: (
    <>
      <path className="qo" d="M-38 -8v8M38 -8v8" strokeWidth="4" />
      <rect className="qw" x="-54" y="-84" width="108" height="76" rx="6" />
      <path className="q5" d="M-36 -74v56M-18 -74v56M0 -74v56M18 -74v56M36 -74v56" strokeWidth="5" />
      <path className="q4" d="M-54 -68H-62M-54 -22H-62" />
    </>
  ),
  charger: (
    <>
      <rect className="qw" x="-30" y="-128" width="60" height="84" rx="13" />
      <path className="qe" d="M-11 -110h22v22h-22z" />
      <path className="qo" d="M0 -44q-6 52 40 42" strokeWidth="4" />
      <path className="qn" d="M34 -10h22v12H34z" />
    </>
  ),
  balancer: (
    <>
      <path className="q9" d="M-56 -70H-36M36 -70H56" />
      <path className="qj" d="M-56 -70H-36M36 -70H56" />
      <rect className="qw" x="-36" y="-104" width="72" height="68" rx="6" />
      <path className="qo" d="M-22 -58v-14h14v-18h14v26h14v-10" strokeWidth="3" stroke="var(--abl)" />
    </>
  ),
  socket: (
    <>
      <path className="q9" d="M0 -132V-94" />
      <path className="qj" d="M0 -132V-94" />
      <rect className="qw" x="-38" y="-94" width="76" height="76" rx="12" />
      <circle className="qu" cx="0" cy="-56" r="25" stroke="var(--aln)" strokeWidth="1.5" />
      <circle className="qn" cx="-9" cy="-56" r="4" />
      <circle className="qn" cx="9" cy="-56" r="4" />
    </>
  ),
  'earth-rod': (
    <>
      <rect className="qw" x="-20" y="-112" width="40" height="30" rx="4" />
      <path className="qg" d="M-400 -50H400V0H-400z" />
      <path className="q4" d="M0 -82V-4" />
      <path className="q4" d="M-16 -26h32M-10 -14h20" strokeWidth="3" />
    </>
  ),
  'pool-cover': (
    <>
      <path className="qo" d="M-52 0V-44M40 0V-44" strokeWidth="4" />
      <circle className="qw" cx="-52" cy="-50" r="21" />
      <path
        className="qo"
        d="M-52 -66a16 16 0 1 1 -16 16M-52 -58a8 8 0 1 1 -8 8"
        stroke="var(--pool)"
        strokeWidth="3"
      />
      <path className="qo" d="M-38 -36L58 -4" stroke="var(--pool)" strokeWidth="6" />
    </>
  ),
  valves: (
    <>
      <path className="qq" d="M-60 -30H60" />
      <path className="q4" d="M-26 -30V-100H26V-30" />
      <path className="qw" d="M-36 -40h20v20h-20zM16 -40h20v20h-20zM-10 -110h20v20h-20z" />
      <path className="qo" d="M0 -110v-14M-10 -124h20" strokeWidth="3" />
    </>
  ),
  monitor: (
    <>
      <rect className="qw" x="-32" y="-128" width="64" height="112" rx="9" />
      <path className="qc" d="M-24 -114h48v78h-48z" />
      <path className="q1" d="M-18 -46v-16h9v16zM-5 -46v-36h9v36zM8 -46v-24h9v24z" />
      <circle className="qn" cx="0" cy="-26" r="3.500" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type KitPart = keyof typeof kitParts

export function isKitPart(name: string): name is KitPart {
  return Object.hasOwn(kitParts, name)
}
