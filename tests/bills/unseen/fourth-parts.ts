import type { Home } from './fourth-home.ts'
import { sum, toCents } from './shared.ts'

/** Parts of a bill of the fourth hand, each printed in one of several ways; rows as `paper` reads them. */

const asTable = (rows: readonly (readonly string[])[]) => rows.map((row) => `T ${row.join(' | ')}`)
const upper = (h: Home, text: string) => (h.seed % 4 === 0 ? text.toUpperCase() : text)
const dots = (label: string, amount: string, length = 74) =>
  `${label} ${'.'.repeat(Math.max(4, length - label.length - amount.length))} ${amount}`

/** Columns in an order of the bill's own, the name first and the amount last or second. */
function shuffled(h: Home, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const inner = head.map((_, at) => at).slice(1, -1)
  for (let at = inner.length - 1; at > 0; at--) {
    const other = Math.floor(h.random() * (at + 1))
    ;[inner[at], inner[other]] = [inner[other] ?? 0, inner[at] ?? 0]
  }
  const order = [0, ...inner, head.length - 1]
  return asTable([head, ...rows].map((row) => order.map((at) => row[at] ?? '')))
}

export function powerPart(h: Home): string[] {
  const { words: w, kw, days, powerPrices: p, powerLines: l, powerBands: b, kwText, priceText, eur, n } = h
  const two = [0, 1] as const
  const year = (at: 0 | 1) => n(p[at] * 365, 6)
  const head = upper(h, h.pick(w.power))
  const total = h.chance(0.4) ? [`Total ${h.pick(w.power).toLowerCase()} | ${eur(h.power)}`] : []
  const perDay = `€/kW ${w.day}`
  const ways: (() => string[])[] = [
    () =>
      two.map(
        (at) => `${b[at]}: ${kwText(kw[at])} kW x ${days} ${w.days} x ${priceText(p[at])} ${perDay} | ${eur(l[at])}`,
      ),
    () =>
      two.map(
        (at) => `${b[at]} ${priceText(p[at])} €/kW/${w.day} x ${kwText(kw[at])} kW x ${days} ${w.days} | ${eur(l[at])}`,
      ),
    () =>
      two.map(
        (at) => `${days} ${w.days} * ${kwText(kw[at])} kW * ${priceText(p[at])} ${perDay} (${b[at]}) | ${eur(l[at])}`,
      ),
    () =>
      two.map((at) =>
        dots(`${b[at]} ${kwText(kw[at])} kW x ${priceText(p[at])} Eur/kW x ${days} ${w.days}`, eur(l[at])),
      ),
    () =>
      two.map(
        (at) =>
          `${b[at]} ${kwText(kw[at])} kW x ${year(at)} €/kW y ${w.year} x (${days}/365) ${w.days} | ${eur(l[at])}`,
      ),
    () =>
      shuffled(
        h,
        [w.concept, 'kW', w.days[0]?.toUpperCase() + w.days.slice(1), `${w.price} (€/kW ${w.day})`, `${w.amount} (€)`],
        two.map((at) => [`${head} ${b[at]}`, kwText(kw[at]), String(days), priceText(p[at]), n(l[at], 2)]),
      ),
    () =>
      shuffled(
        h,
        ['', 'kW', w.days, w.price, w.amount],
        two.map((at) => [
          b[at],
          `${kwText(kw[at])} kW`,
          `${days} ${w.days}`,
          `${priceText(p[at])} ${perDay}`,
          eur(l[at]),
        ]),
      ),
    () =>
      two.map((at) => `${head} ${b[at]} (kW·${w.day}) ${n(kw[at] * days, 2)} x ${priceText(p[at])} | ${eur(l[at])}`),
    () => two.map((at) => `${head} ${b[at]} | ${eur(l[at])}`),
  ]
  const split = () => {
    const tolls = two.map((at) => toCents(l[at] * 0.8))
    return [
      ...two.map(
        (at) =>
          `Peajes ${b[at]} ${kwText(kw[at])} kW x ${n(((tolls[at] ?? 0) / kw[at] / days) * 365, 6)} €/kW ${w.year} x ${days}/365 | ${eur(tolls[at] ?? 0)}`,
      ),
      ...two.map(
        (at) =>
          `Cargos ${b[at]} ${kwText(kw[at])} kW x ${n(((l[at] - (tolls[at] ?? 0)) / kw[at] / days) * 365, 6)} €/kW ${w.year} x ${days}/365 | ${eur(sum(l[at], -(tolls[at] ?? 0)))}`,
      ),
    ]
  }
  const rows = w.tongue === 'es' && h.chance(0.12) ? split() : h.pick(ways)()
  const isAlone = rows.every((row) => !/kW/.test(row))
  return [`# ${head}`, ...rows, ...(isAlone ? [`${head} total | ${eur(h.power)}`] : total)]
}

export function energyPart(h: Home): string[] {
  const { words: w, kwh, energyPrices: p, energyLines: l, bands: b, kwhText, priceText, eur, n } = h
  const three = [0, 1, 2] as const
  const head = upper(h, h.pick(w.energy))
  const whole = sum3(kwh)
  if (h.isFlat) {
    const flat: (() => string[])[] = [
      () => [`${h.pick(w.consumption)} ${kwhText(whole)} kWh x ${priceText(p[0])} €/kWh | ${eur(h.energy)}`],
      () => [`${priceText(p[0])} €/kWh x ${kwhText(whole)} kWh | ${eur(h.energy)}`],
      () =>
        asTable([
          [w.concept, 'kWh', '€/kWh', w.amount],
          [head, kwhText(whole), priceText(p[0]), n(h.energy, 2)],
        ]),
      () => [dots(`${kwhText(whole)} kWh x ${priceText(p[0])} Eur/kWh`, eur(h.energy))],
    ]
    return [`# ${head}`, ...h.pick(flat)()]
  }
  const total = h.chance(0.4)
    ? [`Total ${h.pick(w.energy).toLowerCase()} ${kwhText(whole)} kWh | ${eur(h.energy)}`]
    : []
  const ways: (() => string[])[] = [
    () => three.map((at) => `${b[at]}: ${kwhText(kwh[at])} kWh x ${priceText(p[at])} €/kWh | ${eur(l[at])}`),
    () => three.map((at) => `${b[at]} ${priceText(p[at])} €/kWh x ${kwhText(kwh[at])} kWh | ${eur(l[at])}`),
    () => three.map((at) => dots(`${b[at]} ${kwhText(kwh[at])} kWh x ${priceText(p[at])} Eur/kWh`, eur(l[at]))),
    () => three.map((at) => `${kwhText(kwh[at])} kWh (${b[at]}) a ${priceText(p[at])} €/kWh | ${eur(l[at])}`),
    () =>
      shuffled(
        h,
        [w.concept, 'kWh', `${w.price} (€/kWh)`, `${w.amount} (€)`],
        three.map((at) => [`${head} ${b[at]}`, kwhText(kwh[at]), priceText(p[at]), n(l[at], 2)]),
      ),
    () =>
      shuffled(
        h,
        ['', w.price, 'kWh', w.amount],
        three.map((at) => [b[at], `${priceText(p[at])} €/kWh`, `${kwhText(kwh[at])} kWh`, eur(l[at])]),
      ),
    () => three.map((at) => `${head} ${b[at]} (kWh) ${kwhText(kwh[at])} x ${priceText(p[at])} | ${eur(l[at])}`),
    () =>
      asTable([
        ['', ...b],
        ['kWh', ...kwh.map(kwhText)],
        ['€/kWh', ...p.map(priceText)],
        ['€', ...l.map((one) => n(one, 2))],
      ]),
    () => [
      ...three.map((at) => `${b[at]} ${kwhText(kwh[at])} kWh | ${eur(l[at])}`),
      `${head} total | ${eur(h.energy)}`,
    ],
  ]
  const split = () => {
    const tolls = three.map((at) => toCents(l[at] * 0.3))
    const cost = three.map((at) => sum(l[at], -(tolls[at] ?? 0)))
    return [
      ...three.map(
        (at) =>
          `Peajes y cargos ${b[at]} ${kwhText(kwh[at])} kWh x ${n((tolls[at] ?? 0) / kwh[at], 6)} €/kWh | ${eur(tolls[at] ?? 0)}`,
      ),
      ...(h.chance(0.5)
        ? three.map(
            (at) =>
              `Coste de la energía ${b[at]} ${kwhText(kwh[at])} kWh x ${n((cost[at] ?? 0) / kwh[at], 6)} €/kWh | ${eur(cost[at] ?? 0)}`,
          )
        : [`Coste de la energía | ${eur(sum(...cost))}`, `Total energía | ${eur(h.energy)}`]),
    ]
  }
  return [`# ${head}`, ...(w.tongue === 'es' && h.chance(0.15) ? split() : h.pick(ways)()), ...total]
}

const sum3 = (kwh: readonly number[]) => Math.round(kwh.reduce((all, one) => all + one, 0) * 1000) / 1000

export function surplusPart(h: Home): string[] {
  if (h.surplusKwh === 0) return []
  const { words: w, kwhText, priceText, eur } = h
  const label = h.pick(w.surplus)
  const kwh = `${kwhText(h.surplusKwh)} kWh`
  const price = `${priceText(h.surplusPrice)} €/kWh`
  return [
    h.pick([
      `${label} ${kwh} x ${price} | ${eur(-h.back)}`,
      `${label} -${kwh} x ${price} | ${eur(-h.back)}`,
      `${label} ${price} x ${kwh} | ${eur(-h.back)}`,
      dots(`${label} ${kwh} x ${price}`, eur(-h.back)),
    ]),
  ]
}

/** Bonus, discount, tax, meter, service: with their reckoning or without. */
export function restPart(h: Home): string[] {
  const { words: w, eur, n, days, taxes: t } = h
  const bonus = h.pick([
    `${h.pick(w.bonus)} | ${eur(h.bonus)}`,
    `${h.pick(w.bonus)} ${days} ${w.days} x ${n(h.bonus / days, 6)} €/${w.day} | ${eur(h.bonus)}`,
  ])
  const rate = n(h.iee, h.iee > 5 ? h.pick([2, 4, 8]) : h.pick([1, 2]))
  const tax = h.pick(w.iee)
  const iee = h.pick([
    `${tax} | ${eur(t.iee)}`,
    `${tax} ${rate} % s/ ${n(t.due, 2)} | ${eur(t.iee)}`,
    `${tax} ${eur(t.due)} x ${rate} % | ${eur(t.iee)}`,
    `${tax} (${rate}%) | ${eur(t.iee)}`,
    dots(`${tax} ${rate}%`, eur(t.iee)),
  ])
  const meter = h.pick([
    `${h.pick(w.meter)} | ${eur(h.meter)}`,
    `${h.pick(w.meter)} ${days} ${w.days} x ${n(h.meter / days, 6)} €/${w.day} | ${eur(h.meter)}`,
    dots(h.pick(w.meter), eur(h.meter)),
  ])
  const service = h.service > 0 ? [`${h.pick(w.service)} | ${eur(h.service)}`] : []
  const discount = h.discount > 0 ? [`${h.pick(w.discount)} | ${eur(-h.discount)}`] : []
  const rows = [bonus, iee, ...service, meter]
  return [...discount, ...(h.chance(0.5) ? rows : [iee, bonus, meter, ...service])]
}

export function totalPart(h: Home): string[] {
  const { words: w, eur, n, vat, taxes: t } = h
  const name = h.pick(w.vat)
  const base = h.pick(w.base)
  const total = h.pick(w.total)
  const pct = h.pick([`${vat}%`, `${vat} %`, `${n(vat, 2)} %`])
  return h.pick([
    () => [`${base} | ${eur(t.base)}`, `${name} ${pct} | ${eur(t.vat)}`, `= ${total} | ${eur(t.total)}`],
    () => [`${name} ${pct} s/ ${n(t.base, 2)} | ${eur(t.vat)}`, `= ${total} | ${eur(t.total)}`],
    () => [`${name} (${pct} de ${eur(t.base)}) | ${eur(t.vat)}`, `= ${total} | ${eur(t.total)}`],
    () => [
      ...asTable([
        [base, `% ${name}`, `${w.amount} ${name}`, total],
        [n(t.base, 2), n(vat, 2), n(t.vat, 2), n(t.total, 2)],
      ]),
    ],
    () => [`${base} | ${eur(t.base)}`, dots(`${name} ${pct}`, eur(t.vat)), dots(total, eur(t.total))],
    () => [`${pct} ${name} ${eur(t.base)} | ${eur(t.vat)}`, `= ${total} | ${eur(t.total)}`],
  ])()
}

export function readingsPart(h: Home): string[] {
  const { words: w, bands: b, kwh, n } = h
  const [before, now, used, head] = w.readings
  const totals = kwh.map((one, at) => 1200 + 3417 * (at + 1) + Math.floor(h.random() * 20000) + (one % 1))
  const digits = kwh.every(Number.isInteger) ? 0 : 3
  const ends = totals.map((from, at) => from + (kwh[at] ?? 0))
  const text = (value: number) => n(value, digits)
  return [
    `# ${head}`,
    ...h.pick([
      () =>
        asTable([
          ['', `${before} (kWh)`, `${now} (kWh)`, `${used} (kWh)`],
          ...b.map((band, at) => [band, text(totals[at] ?? 0), text(ends[at] ?? 0), text(kwh[at] ?? 0)]),
        ]),
      () =>
        asTable([
          ['', `${now}`, `${before}`, `${used} kWh`],
          ...b.map((band, at) => [band, text(ends[at] ?? 0), text(totals[at] ?? 0), text(kwh[at] ?? 0)]),
        ]),
      () =>
        asTable([
          ['', ...b],
          [before, ...totals.map(text)],
          [now, ...ends.map(text)],
          [`${used} (kWh)`, ...kwh.map(text)],
        ]),
      () =>
        b.map(
          (band, at) =>
            `${band}: ${before} ${text(totals[at] ?? 0)} · ${now} ${text(ends[at] ?? 0)} · ${used} ${text(kwh[at] ?? 0)} kWh`,
        ),
    ])(),
  ]
}
