import { bandSums } from './band-rows.ts'
import { type BillReadings, type Reading, sureFrom } from './bill.ts'
import { kwhOfBlocks } from './kwh-blocks.ts'
import { isSameKwh, type KwhSighting, labelledKwh, noConsumption } from './labelled-kwh.ts'
import { type Line, periodAt, positionIn, unitOf } from './lines-with-context.ts'
import { placeOn } from './page-text.ts'
import type { Period } from './periods.ts'
import type { PricedLine } from './priced-line.ts'

const periods: readonly Period[] = [1, 2, 3]

/** kWh of each band and together, and the surplus. What is generated or fed in is never consumption, a meter's total never a difference. */
export function consumption(lines: readonly Line[], priced: readonly PricedLine[], known: BillReadings): BillReadings {
  const fromPrices = pricedSightings(priced, 'energy')
  const labelled = labelledKwh(lines, 'energy')
  const fromReadings = readingSightings(lines)
  const charged = priced.flatMap(({ term, period, amount, line, box }): KwhSighting[] =>
    term === 'energy' ? [{ kwh: amount, period, line, box, strength: 1 }] : [],
  )
  const ofLines = totalSightings(lines)
  const { added: ofBlocks, isInBlock } = kwhOfBlocks([...labelled, ...charged, ...ofLines], lines, known)
  const totals = [...ofBlocks.filter(({ period }) => period === undefined), ...ofLines.filter((one) => !isInBlock(one))]
  const all = [
    ...fromPrices,
    ...added(fromReadings),
    ...differenceSightings(
      lines,
      [...totals, ...fromPrices].map(({ kwh }) => kwh),
    ),
    ...bandSums(lines).map((one): KwhSighting => ({ ...one, strength: 2 })),
    ...labelled.filter(({ line }) => !fromReadings.some((one) => one.line === line)),
  ]
  const chosen = new Map<Period, { sighting: KwhSighting; votes: number }>()
  for (const period of periods) {
    const both = ofBlocks.find((sighting) => sighting.period === period)
    const one = both ? { sighting: both, votes: 1 } : chosenOf(all.filter((sighting) => sighting.period === period))
    if (one) chosen.set(period, one)
  }
  const found: BillReadings = {}
  const values = periods.map((period) => chosen.get(period)?.sighting.kwh)
  const sum = values.every((value) => value !== undefined) ? round(values.reduce((a, b) => a + (b ?? 0), 0)) : undefined
  const printed = totals.find(({ kwh }) => sum !== undefined && isSameKwh(kwh, sum))
  // A line without a band is the whole only where no other line has one.
  const isOnePrice = fromPrices.every(({ period }) => period === undefined)
  const flat = isOnePrice ? fromPrices : []
  const flatSum = flat.length > 0 ? round(flat.reduce((total, { kwh }) => total + kwh, 0)) : undefined
  const isSumKnown = printed !== undefined || (flatSum !== undefined && sum !== undefined && isSameKwh(flatSum, sum))
  // Without the whole term the lines with a price may be one block of two.
  const charges = priced.reduce((all, { term, eur }) => all + (term === 'energy' ? eur : 0), 0)
  const isTermKnown =
    isSure(known.energyTermEur) && Math.abs(charges - (known.energyTermEur?.value ?? 0)) < termTolerance
  // Other kWh under the same names, and nothing that proves either.
  const isMoreCharged = fromPrices.some(
    ({ period, kwh }) => period === undefined && sum !== undefined && kwh > sum && !isSameKwh(kwh, sum),
  )
  const isDisputed =
    isMoreCharged ||
    [...chosen].some(
      ([period, { sighting }]) =>
        !ofBlocks.includes(sighting) &&
        all.some(
          (one) => one.period === period && one.strength >= sighting.strength && !isSameKwh(one.kwh, sighting.kwh),
        ),
    )
  for (const [index, period] of periods.entries()) {
    const one = chosen.get(period)
    if (!one) continue
    const name = (['energyP1Kwh', 'energyP2Kwh', 'energyP3Kwh'] as const)[index]
    const confidence = isDisputed
      ? 0.75
      : one.sighting.strength === 2
        ? one.votes > 1 || isSumKnown || (sum !== undefined && isTermKnown)
          ? 0.97
          : 0.85
        : isSumKnown
          ? 0.95
          : one.votes > 1
            ? 0.9
            : 0.75
    if (name) found[name] = readingOf(one.sighting, confidence)
  }
  const total = totalReading({
    sum,
    isSumKnown: isSumKnown && !isDisputed,
    isTermKnown: isTermKnown && !isDisputed,
    totals,
    flat,
    flatSum,
    fromPrices,
    chosen,
  })
  if (total) found.energyTotalKwh = total
  const surplus = surplusReading(lines, priced, isSure(known.compensationEur))
  if (surplus) found.surplusKwh = surplus
  return found
}

/** A term's lines are each rounded. */
const termTolerance = 0.04
const isSure = (reading: Reading<number> | undefined) => (reading?.confidence ?? 0) >= sureFrom
const round = (kwh: number) => Math.round(kwh * 1000) / 1000
const readingOf = ({ kwh, line, box }: KwhSighting, confidence: number): Reading<number> => ({
  value: kwh,
  confidence,
  place: placeOn(line.row.page, box),
})

/**
 * Lines of one price after another add up; lines with the same kWh and prices of their own are parts of one price. The same kWh at the same price twice
 * on one page may be two halves of the period, or a summary and its detail: they add up, and are not sure without a printed total.
 */
function pricedSightings(priced: readonly PricedLine[], term: 'energy' | 'surplus'): KwhSighting[] {
  const found: KwhSighting[] = []
  for (const period of [...periods, undefined]) {
    const own = priced.filter((line) => line.term === term && line.period === period)
    const first = own[0]
    if (!first) continue
    const distinct = [...new Set(own.map(({ amount }) => amount))]
    const times = distinct.map((amount) => mostOnOnePage(own.filter((line) => line.amount === amount)))
    const isClear = own.every(({ isProven }) => isProven) && times.every((count) => count === 1)
    const kwh = round(distinct.reduce((sum, amount, index) => sum + amount * (times[index] ?? 1), 0))
    found.push({ kwh, period, line: first.line, box: first.box, strength: isClear ? 2 : 1, isCharged: isClear })
  }
  return found
}

/** How often one price stands on one page, at most. */
function mostOnOnePage(lines: readonly PricedLine[]): number {
  const counts = new Map<string, number>()
  for (const { price, line } of lines) {
    const place = `${price} ${line.row.page}`
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return Math.max(...counts.values())
}

/** A row with both meter totals and their difference proves itself, wherever it stands. */
function readingSightings(lines: readonly Line[]): KwhSighting[] {
  const found: KwhSighting[] = []
  for (const [at, line] of lines.entries()) {
    if (line.own === 'surplus' || line.section === 'surplus' || line.section === 'maxima') continue
    if (/excedent|vertid|generad|exportad|saliente/.test(line.plain)) continue
    const numbers = line.quantities.filter(({ unit }) => unit === 'bare' || unit === 'kwh')
    for (let index = 0; index + 2 < numbers.length; index++) {
      const [a, b, c] = [numbers[index], numbers[index + 1], numbers[index + 2]]
      if (!a || !b || !c || c.value < 1 || Math.max(a.value, b.value) < 2 * c.value) continue
      if (!isSameKwh(Math.abs(b.value - a.value), c.value)) continue
      const [named, ...others] = line.periods
      const period =
        named && others.length === 0 ? named.period : periodAt(line, line.quantities.indexOf(c), lines[at - 1])?.period
      const totals = [a.value, b.value].join()
      if (period !== undefined) found.push({ kwh: c.value, period, line, box: c.box, strength: 2, totals })
      break
    }
  }
  return found
}

/** Both totals of the meter beside each band and nowhere their difference: `Punta 2.114 → 2.182`. Only where all three together are kWh that the bill says. */
function differenceSightings(lines: readonly Line[], wholes: readonly number[]): KwhSighting[] {
  const found = lines.flatMap((line) =>
    line.own === 'surplus' || line.section === 'surplus'
      ? []
      : line.periods.flatMap(({ period, end }, at): KwhSighting[] => {
          const next = line.periods[at + 1]?.start ?? Infinity
          const [a, b, more] = line.quantities.filter((one, index) => {
            const position = positionIn(line, one)
            const unit = unitOf(line, index)
            return position >= end && position < next && (unit === undefined || unit === 'reading' || unit === 'kwh')
          })
          if (!a || !b || more || b.value < a.value) return []
          return [{ kwh: round(b.value - a.value), period, line, box: b.box, strength: 2 }]
        }),
  )
  const bands = periods.flatMap((period) => found.find((one) => one.period === period) ?? [])
  const sum = bands.reduce((all, { kwh }) => all + kwh, 0)
  return bands.length === 3 && wholes.some((whole) => isSameKwh(whole, sum)) ? bands : []
}

/** Two meters in one period, the old and the new: their differences add up. The same row twice is one. */
function added(readings: readonly KwhSighting[]): KwhSighting[] {
  return periods.flatMap((period) => {
    const own = readings.filter((one) => one.period === period)
    const distinct = own.filter((one, at) => own.findIndex(({ totals }) => totals === one.totals) === at)
    const [first] = distinct
    if (!first || distinct.length === 1 || distinct.some(({ line }) => line.row.page !== first.line.row.page))
      return own
    return [{ ...first, kwh: round(distinct.reduce((sum, { kwh }) => sum + kwh, 0)) }]
  })
}

function totalSightings(lines: readonly Line[]): KwhSighting[] {
  const found: KwhSighting[] = []
  for (const line of lines) {
    if (
      noConsumption.test(line.plain) ||
      line.section === 'surplus' ||
      line.section === 'history' ||
      line.section === 'maxima'
    )
      continue
    if (!/consum|energia|total/.test(line.plain) || /excedent|vertid|generad/.test(line.plain)) continue
    for (const [index, quantity] of line.quantities.entries()) {
      const unit = unitOf(line, index)
      const isTotal =
        /total/.test(line.plain) && unit === undefined && line.section !== 'other' && quantity.decimals <= 3
      if (unit !== 'kwh' && !isTotal && !/consumo (?:del )?(?:periodo|total|facturado)/.test(line.plain)) continue
      if (unit !== undefined && unit !== 'kwh') continue
      if (periodAt(line, index)?.period === undefined)
        found.push({ kwh: quantity.value, period: undefined, line, box: quantity.box, strength: 1 })
    }
  }
  return found
}

/** The value most sightings agree on; a proven one outweighs a labelled one. */
function chosenOf(sightings: readonly KwhSighting[]): { sighting: KwhSighting; votes: number } | undefined {
  let best: { sighting: KwhSighting; votes: number; weight: number } | undefined
  for (const sighting of sightings) {
    const same = sightings.filter(({ kwh }) => Math.abs(kwh - sighting.kwh) < 0.0005)
    const weight = same.reduce((total, { strength, isCharged }) => total + strength + (isCharged ? 2 : 0), 0)
    if (!best || weight > best.weight)
      best = {
        sighting: { ...sighting, strength: same.some(({ strength }) => strength === 2) ? 2 : 1 },
        votes: same.length,
        weight,
      }
  }
  return best
}

function totalReading(o: {
  sum: number | undefined
  isSumKnown: boolean
  isTermKnown: boolean
  totals: readonly KwhSighting[]
  flat: readonly KwhSighting[]
  flatSum: number | undefined
  fromPrices: readonly KwhSighting[]
  chosen: ReadonlyMap<Period, { sighting: KwhSighting }>
}): Reading<number> | undefined {
  if (o.sum !== undefined) {
    const exact = o.totals.find(({ kwh }) => kwh === o.sum)
    const place = exact ?? o.chosen.get(1)?.sighting
    const isProven =
      o.isSumKnown || (o.isTermKnown && o.fromPrices.filter(({ strength }) => strength === 2).length >= 3)
    return {
      value: o.sum,
      confidence: isProven ? 0.97 : 0.85,
      ...(place && { place: placeOn(place.line.row.page, place.box) }),
    }
  }
  const flat = o.flat[0]
  if (flat && o.flatSum !== undefined) {
    // The sum of the term proves all its blocks; a printed total may be that of one.
    const isSeen = o.totals.length > 0 && o.totals.every(({ kwh }) => kwh === o.flatSum)
    return { ...readingOf(flat, isSeen || (flat.strength === 2 && o.isTermKnown) ? 0.95 : 0.8), value: o.flatSum }
  }
  const counts = new Map<number, number>()
  for (const { kwh } of o.totals) counts.set(kwh, (counts.get(kwh) ?? 0) + 1)
  const [top, next] = [...counts].sort((a, b) => b[1] - a[1])
  const chosen = o.totals.find(({ kwh }) => kwh === top?.[0])
  return chosen && readingOf(chosen, next && next[1] === top?.[1] ? 0.5 : (top?.[1] ?? 0) > 1 ? 0.85 : 0.7)
}

function surplusReading(
  lines: readonly Line[],
  priced: readonly PricedLine[],
  isSumKnown: boolean,
): Reading<number> | undefined {
  const fromPrices = pricedSightings(priced, 'surplus')
  const named = fromPrices.filter(({ period }) => period !== undefined)
  const first = fromPrices[0]
  const labelled = labelledKwh(lines, 'surplus')
  const totals: KwhSighting[] = lines.flatMap((line) => {
    if (line.own !== 'surplus' || noConsumption.test(line.plain) || /generad|producid|autoconsumida/.test(line.plain))
      return []
    return line.quantities.flatMap((quantity, index) =>
      unitOf(line, index) === 'kwh' && periodAt(line, index) === undefined
        ? [{ kwh: Math.abs(quantity.value), period: undefined, line, box: quantity.box, strength: 1 as const }]
        : [],
    )
  })
  if (first) {
    const value = round((named.length > 0 ? named : fromPrices).reduce((total, { kwh }) => total + kwh, 0))
    const isSeen = totals.some(({ kwh }) => kwh === value)
    return { ...readingOf(first, (first.strength === 2 && isSumKnown) || isSeen ? 0.95 : 0.75), value }
  }
  const bands = labelled.filter(({ line }) => !/generad|producid|autoconsumida/.test(line.plain))
  const sum = round(
    periods.reduce((total, period) => total + (bands.find((one) => one.period === period)?.kwh ?? 0), 0),
  )
  const total = totals[0]
  if (total) return readingOf(total, totals.length > 1 || sum === total.kwh ? 0.85 : 0.7)
  const band = bands[0]
  return band && { ...readingOf(band, 0.6), value: sum }
}
