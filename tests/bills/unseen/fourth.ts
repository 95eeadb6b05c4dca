import { type Home, homeOf } from './fourth-home.ts'
import { energyPart, powerPart, readingsPart, restPart, surplusPart, totalPart } from './fourth-parts.ts'
import type { UnseenBill } from './shared.ts'
import { bill, told } from './third-a2.ts'

/** Bills of a fourth hand: each of a seed, every part printed in one of several ways, in five languages. */

function contractPart(h: Home): string[] {
  const { words: w, cups, kwText, kw, powerBands: b, date, start, end, days } = h
  const printed = h.chance(0.4) ? (cups.match(/.{1,4}/g)?.join(' ') ?? cups) : cups
  const label = h.pick(w.contracted)
  const power = h.pick([
    () => [`${label}: ${b[0]} ${kwText(kw[0])} kW; ${b[1]} ${kwText(kw[1])} kW`],
    () => [`${label} ${b[0]} | ${kwText(kw[0])} kW`, `${label} ${b[1]} | ${kwText(kw[1])} kW`],
    () => [`T ${label.replace(' (kW)', '')} | ${b[0]} | ${b[1]}`, `T kW | ${kwText(kw[0])} | ${kwText(kw[1])}`],
    () => [`${label}: ${kwText(kw[0])} kW (${b[0]}) / ${kwText(kw[1])} kW (${b[1]})`],
  ])()
  const name = h.pick(w.period)
  const count = `${days} ${w.days}`
  const period = h.pick([
    () => [`${name}: ${date(start)} - ${date(end)} (${count})`],
    () => [
      `${name} | ${w.tongue === 'en' ? 'from' : 'del'} ${date(start)} ${w.tongue === 'en' ? 'to' : 'al'} ${date(end)}`,
      `${w.days[0]?.toUpperCase()}${w.days.slice(1)}: ${days}`,
    ],
    () => [`${name} ;; ${date(start)} a ${date(end)}, ${count}`],
    () => [`T ${name} | ${w.days} ;; T ${date(start)} - ${date(end)} | ${days}`],
  ])()
  const issued = `${h.pick(w.invoice)}: ${date(h.issued)}`
  return [`CUPS: ${printed}`, ...(h.chance(0.5) ? [issued, ...power] : [...power, issued]), ...period]
}

function summaryPart(h: Home): string[] {
  const { words: w, eur, taxes: t } = h
  const others = eur(Math.round((h.bonus + h.meter + h.service - h.discount) * 100) / 100)
  return [
    `[ ;; # ${h.pick(['Resumen de tu factura', 'Resumen', 'Tu factura de un vistazo'])}`,
    `${h.pick(w.power)} | ${eur(h.power)} ;; ${h.pick(w.energy)} | ${eur(h.energy)}`,
    ...(h.back > 0 ? [`${h.pick(w.surplus)} | ${eur(-h.back)}`] : []),
    `${h.pick(['Otros conceptos', 'Otros'])} | ${others} ;; ${h.pick(['Impuestos', 'Impuestos aplicados'])} | ${eur(Math.round((t.iee + t.vat) * 100) / 100)}`,
    `= ${h.pick(w.total)} | ${eur(t.total)} ;; ]`,
  ]
}

const distractors = (h: Home): string[] => [
  `~ ${h.seller.legal} · CIF A-${81948077 + h.seed} · Inscrita en el Registro Mercantil de Madrid, tomo 12.797, folio 208, capital social 14.445.575,90 € · ${h.seller.site}`,
  ...(h.chance(0.5)
    ? [`~ Potencia máxima demandada en el último año: punta ${h.kwText(2.9)} kW, valle ${h.kwText(2.4)} kW.`]
    : []),
  ...(h.chance(0.5)
    ? [
        `~ Consumo medio diario: ${h.n(8.13, 2)} kWh. Coste medio diario: ${h.eur(1.74)}. Consumo acumulado del último año: ${h.n(3412, 0)} kWh.`,
      ]
    : []),
  ...(h.chance(0.4)
    ? [`~ Distribuidora: Edistribución Redes Digitales, S.L.U. Averías 900 850 840. Peaje de acceso 2.0TD.`]
    : []),
  ...(h.chance(0.3) ? ['% Ene 25: 212, Feb 25: 198, Mar 25: 231, Abr 25: 187, May 25: 172, Jun 25: 190'] : []),
  ...(h.chance(0.3)
    ? [
        '~ Contrato vigente hasta el 14/03/2027. Penalización por baja anticipada: 0,00 €. Mezcla de origen: renovable 56,3 %, nuclear 21,4 %.',
      ]
    : []),
]

export function fourthBill(seed: number): UnseenBill {
  const h = homeOf(seed)
  const { seller, words: w } = h
  const top = [
    `# ${seller.top}`,
    ...(h.chance(0.5) ? [`${seller.legal}`] : []),
    `${w.tongue === 'en' ? 'Invoice' : 'Factura'} nº ${h.pick(['FE', 'N', 'PM'])}26${String(1000 + seed)}-${88100 + seed * 7}`,
  ]
  const [power, energy] = [powerPart(h), [...energyPart(h), ...surplusPart(h)]]
  const detail = [...(h.chance(0.8) ? [...power, ...energy] : [...energy, ...power]), ...restPart(h), ...totalPart(h)]
  const hasReadings = h.isFlat ? h.chance(0.6) : h.chance(0.45)
  const isBand = !h.isFlat || hasReadings
  const readings = hasReadings ? readingsPart(h) : []
  const hasSummary = h.chance(0.5) && w.tongue === 'es'
  const summary = hasSummary ? summaryPart(h) : []
  const contract = contractPart(h)
  const beside = h.chance(0.25) && hasSummary ? ['<<', ...contract, '><', ...summary, '>>'] : [...contract, ...summary]
  const isTwoPages = hasSummary && h.chance(0.5)
  const rows = [
    ...top,
    ...(h.chance(0.7) ? beside : [...summary, ...contract]),
    ...(isTwoPages ? ['---'] : []),
    ...(h.chance(0.5) ? [...readings, ...detail] : [...detail, ...readings]),
    ...distractors(h),
  ]
  const kwh = isBand ? h.kwh : Math.round((h.kwh[0] + h.kwh[1] + h.kwh[2]) * 1000) / 1000
  const t = h.taxes
  const surplus = h.surplusKwh > 0 ? { surplus: h.surplusKwh } : {}
  return bill(
    `D ${seed} ${w.tongue} ${seller.name}`,
    told([seller.name, h.cups], [h.start, h.end, h.days], h.kw, kwh, {
      power: h.power,
      energy: h.energy,
      vat: h.vat,
      total: t.total,
      ...surplus,
    }),
    rows.join('\n'),
    { size: h.pick([7.5, 8, 9, 10]) },
  )
}

const count = 48
export const fourthSet = (first = 1, bills = count): UnseenBill[] =>
  Array.from({ length: bills }, (_, at) => fourthBill(first + at))
