import type { LineKind } from './bill.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import { isSameEur, roundedEur, type Sighting, sightings, sumOfLines } from './money.ts'
import type { PricedLine } from './priced-line.ts'

/** An amount as a part of the bill's sum; surplus and discounts are negative. */
export interface Part {
  kind: LineKind
  eur: number
  sighting: Sighting | undefined
}

/** For each part of a bill's sum, what it may be, the likeliest first; extras take part only if the sum needs them. */
export type AmountOptions = Record<
  'power' | 'energy' | 'surplus' | 'bonus-funding' | 'electricity-tax' | 'meter',
  Part[]
> & {
  extras: Part[]
}

/** For each part of the sum, the amounts it may have, the likeliest first. */
export function amountOptions(entries: readonly LabelledAmount[], priced: readonly PricedLine[]): AmountOptions {
  const labelled = (kind: LineKind, words?: RegExp): Part[] =>
    sightings(entries, kind)
      .filter(({ label }) => !words?.test(label))
      .map((sighting) => ({ kind, eur: sighting.eur, sighting }))
  const terms = (kind: 'power' | 'energy') => {
    const [lines, foreign] = ownLines(kind, priced, labelled(kind))
    const own = sumOfLines(lines, kind)
    const at = lines.find(({ term }) => term === kind)
    const sighting: Sighting | undefined = at && {
      eur: own?.eur ?? 0,
      count: 1,
      box: at.box,
      line: at.line,
      certainty: at.certainty,
      label: at.line.row.text,
    }
    const sums: Part[] = own ? [...new Set([own.eur, own.once])].map((eur) => ({ kind, eur, sighting })) : []
    const printed = labelled(kind).filter(({ sighting: seen }) => !priced.some(({ line }) => line === seen?.line))
    const parts = labelled(kind).filter(({ eur }) => eur !== 0)
    const together: Part[] =
      !own && parts.length > 1
        ? [{ kind, eur: roundedEur(parts.reduce((sum, { eur }) => sum + eur, 0)), sighting: parts[0]?.sighting }]
        : []
    // Beside its lines a term may have amounts of its own: tolls by period and the cost of energy in one sum.
    const beside: Part[] = own
      ? [...printed.map(({ eur }) => eur), printed.reduce((sum, { eur }) => sum + eur, 0)]
          .filter((eur) => eur !== 0)
          .map((eur) => ({ kind, eur: roundedEur(own.eur + eur), sighting }))
      : []
    // A sum that is printed as the term's own leaves what stands beside it a line of its own.
    const isWhole = own !== undefined && printed.some(({ eur }) => isSameEur(eur, own.eur))
    const isPrinted = ({ eur }: Part) => printed.some((one) => isSameEur(one.eur, eur))
    const [whole, further] = [beside.filter(isPrinted), isWhole ? [] : beside.filter((part) => !isPrinted(part))]
    const closing = own && at ? closingSum(own.eur, at, printed, withoutLines(entries, lines)) : undefined
    const apart = [...(isWhole ? printed.filter(({ eur }) => !isSameEur(eur, own?.eur ?? 0)) : []), ...foreign]
    return {
      parts: closing
        ? [closing]
        : distinct([...(isWhole ? whole : []), ...sums, ...printed, ...together, ...whole, ...further], 8),
      apart,
    }
  }
  const [power, energy] = [terms('power'), terms('energy')]
  const surplusLines = sumOfLines(priced, 'surplus')
  const negative = (part: Part): Part => ({ ...part, eur: -Math.abs(part.eur) })
  const surplusAt = priced.find(({ term }) => term === 'surplus')
  const surplus: Part[] = [
    ...(surplusLines && surplusAt
      ? [
          {
            kind: 'surplus' as const,
            eur: surplusLines.eur,
            sighting: {
              eur: surplusLines.eur,
              count: 1,
              box: surplusAt.box,
              line: surplusAt.line,
              certainty: 1,
              label: surplusAt.line.row.text,
            },
          },
        ]
      : []),
    ...labelled('surplus'),
  ].map(negative)
  // What is fed in brings no more than what is used costs, whatever its product says.
  const worth = Math.max(0, ...surplus.map(({ eur }) => -eur))
  const capped = energy.parts
    .filter(({ eur }) => eur > 0 && eur < worth)
    .map((part) => negative({ ...part, kind: 'surplus' }))
  return {
    power: power.parts,
    energy: energy.parts,
    surplus: distinct([...surplus.filter(({ eur }) => eur !== 0), ...capped], 7),
    'bonus-funding': distinct(labelled('bonus-funding')),
    'electricity-tax': distinct(taxOptions(entries)),
    meter: distinct(labelled('meter')),
    extras: [
      ...labelled('service'),
      ...labelled('discount').map(negative),
      ...labelled('bonus-discount').map(negative),
      ...[...power.apart, ...energy.apart].map((part): Part => ({ ...part, kind: 'other' })),
      ...otherEntries(entries, priced),
    ].slice(0, 9),
  }
}

/** The term's own amount below its lines where it is them and all that stands between: tolls by band, the market's price, a fee, `Término de energía`. */
function closingSum(
  linesEur: number,
  at: PricedLine,
  printed: readonly Part[],
  entries: readonly LabelledAmount[],
): Part | undefined {
  const isBelow = ({ line }: LabelledAmount) => line.row.page === at.line.row.page && line.row.box.y > at.line.row.box.y
  return printed.find(({ kind, eur }) => {
    const end = entries.findIndex(
      (entry) => entry.kind === kind && isBelow(entry) && isSameEur(entry.eurs.at(-1)?.value ?? 0, eur),
    )
    const between = entries.slice(0, Math.max(end, 0)).filter(isBelow)
    const others = between.flatMap(({ eurs }) => eurs.at(-1)?.value ?? []).filter((one) => !isSameEur(one, linesEur))
    // What is taken off is no part of the term: a discount, what was fed in.
    return (
      others.length > 0 &&
      others.every((one) => one > 0) &&
      between.every(({ kind: other }) => !ofTheWholeBill.includes(other)) &&
      isSameEur(roundedEur(others.reduce((sum, one) => sum + one, linesEur)), eur)
    )
  })
}

/** What a sum below a term's lines holds beside them where it is the sum of more than the term. */
const ofTheWholeBill: readonly LabelledAmount['kind'][] = ['electricity-tax', 'bonus-funding', 'meter', 'vat']

const withoutLines = (entries: readonly LabelledAmount[], lines: readonly PricedLine[]) =>
  entries.filter((entry) => !lines.some(({ line }) => line === entry.line))

/**
 * The lines of a term, and those that are none of it though they are paid by the same kWh: a mechanism, a gift. So where the lines that name a band, or those without
 * words of such a kind, make what is printed as the term and all of them do not.
 */
function ownLines(
  kind: 'power' | 'energy',
  priced: readonly PricedLine[],
  printed: readonly Part[],
): [readonly PricedLine[], Part[]] {
  const own = priced.filter(({ term }) => term === kind)
  const banded = own.filter(({ period }) => period !== undefined)
  const named = banded.length > 1 ? banded : own.filter(({ line }) => !notOfATerm.test(line.plain))
  const isPrinted = (lines: readonly PricedLine[]) => {
    const sum = sumOfLines(lines, kind)
    return printed.some(({ eur }) => sum && (isSameEur(eur, sum.eur) || isSameEur(eur, sum.once)))
  }
  if (named.length === 0 || named.length === own.length || isPrinted(own) || !isPrinted(named)) return [own, []]
  const others = own.filter((line) => !named.includes(line))
  return [
    named,
    others.map(({ eur, box, line, certainty }) => ({
      ...{ kind: 'other', eur },
      sighting: { eur, count: 1, box, line, certainty, label: line.row.text },
    })),
  ]
}

const notOfATerm = /\bmecanism|\btope\b|\bdonati|\baportacio/

/**
 * The tax's own amount is its last; where only base and rate follow each other, any of the row's amounts may be it. Over the day of a change it has a line
 * for each rate: together they are one.
 */
function taxOptions(entries: readonly LabelledAmount[]): Part[] {
  const taxes = entries.filter(({ kind }) => kind === 'electricity-tax')
  const singles = taxes.flatMap(({ eurs, line, label }) =>
    eurs.toReversed().map(
      (quantity): Part => ({
        kind: 'electricity-tax',
        eur: quantity.value,
        sighting: { eur: quantity.value, count: 1, box: quantity.box, line, certainty: quantity.certainty, label },
      }),
    ),
  )
  const [first] = singles
  const rates = new Set(taxes.flatMap(({ percents }) => percents.slice(0, 1).map(({ value }) => value)))
  const sum = roundedEur(taxes.reduce((all, { eurs }) => all + (eurs.at(-1)?.value ?? 0), 0))
  return rates.size > 1 && first ? [...singles, { ...first, eur: sum }] : singles
}

/** Amounts whose words say nothing known: a part of the sum only if the sum needs them. */
function otherEntries(entries: readonly LabelledAmount[], priced: readonly PricedLine[]): Part[] {
  return entries
    .filter(
      ({ kind, line, plain, eurs, percents }) =>
        (kind === 'unknown' || kind === 'gas') &&
        // `6 % s/ 81,78 €` and what it makes.
        (eurs.length === 1 || (eurs.length === 2 && percents.length === 1)) &&
        /[a-z]{4}|(?:[a-z]\.){2}/.test(plain) &&
        line.section !== 'history' &&
        !priced.some((one) => one.line === line),
    )
    .filter(
      ({ kind, plain }) =>
        kind === 'gas' ||
        !/peaje|cargo|margen|impuesto|total|medio|fianza|saldo|anterior|pagado|penaliz|capital/.test(plain),
    )
    .flatMap(({ eurs, line, label }) => {
      const quantity = eurs.at(-1)
      return quantity && quantity.value !== 0
        ? [
            {
              kind: 'other' as const,
              eur: quantity.value,
              sighting: {
                eur: quantity.value,
                count: 1,
                box: quantity.box,
                line,
                certainty: quantity.certainty,
                label,
              },
            },
          ]
        : []
    })
}

function distinct(parts: readonly Part[], most = 5): Part[] {
  return parts
    .filter((part, index) => parts.findIndex((other) => isSameEur(other.eur, part.eur)) === index)
    .slice(0, most)
}
