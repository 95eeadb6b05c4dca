import type { Part } from './amount-options.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import { isSameEur, roundedEur, type Sighting, sightings } from './money.ts'

/** What is asked for in the end, and what stands between it and the sum of lines and taxes. */
export interface Paid {
  total: Sighting
  /** Behind the taxes: a wallet, a balance, a donation. */
  after: Part | undefined
  /** No other amount of the bill could be meant. */
  isClear: boolean
}

/** Owed for other bills, or for the year's plan: no part of what this bill asks for. */
const ofOtherBills =
  /pendient|\banterior|atras|adeud|deuda|impag|aplaz|fraccion|\bcuota\b|plana\b|regulariz|vencid|rectific|sustitu|anula|diferenci|devol/
const isUsedUp = /aplica|utiliz|usad|descont|compensad|canje/
/** A part's own sum stands beside its lines. */
const isSum = /^\W*(?:sub-?)?total|\bsuma\b/
const asksFor = /factura|pagar|recibo|abonar|cobrar|cargar/i
/** Said of what would have been paid without it. */
const isHypothetical = /\bantes\b|\bsin\b|habria|previo|hubiera/

/**
 * A bill asks for what is called a total behind lines and taxes: their sum, with what is printed after the taxes. Sure only where the sum itself is not called the total too: writers differ on
 * which of the two is the bill's.
 */
export function paidTotal(
  made: Sighting,
  entries: readonly LabelledAmount[],
  chosen: readonly Part[] | undefined,
): Paid {
  const called = sightings(entries, 'total')
  const beside = entries.filter(
    ({ kind, plain }) => kind !== 'vat' && kind !== 'base' && kind !== 'total' && !isSum.test(plain),
  )
  for (const other of called) {
    const between = roundedEur(other.eur - made.eur)
    const isPart = chosen?.some((part) => isSameEur(Math.abs(part.eur), Math.abs(between))) ?? false
    // The sum before the tax may be called a total too.
    const isVat = entries.some(
      ({ kind, eurs }) => kind === 'vat' && eurs.some(({ value }) => isSameEur(Math.abs(value), Math.abs(between))),
    )
    if (Math.abs(between) <= 0.01 || isPart || isVat) continue
    const said = beside.filter(({ eurs }) => eurs.some(({ value }) => isSameEur(Math.abs(value), Math.abs(between))))
    const entry = said.find(({ plain }) => plain !== '') ?? said[0]
    if (!entry) continue
    const isOwed = (words: string) => ofOtherBills.test(words) && !isUsedUp.test(words)
    // How much a wallet had before may be said beside what of it is used.
    const isSaidUsed = said.some(({ plain }) => isUsedUp.test(plain))
    const isOfOthers = isOwed(other.label.toLowerCase()) || (!isSaidUsed && said.some(({ plain }) => isOwed(plain)))
    if (isOfOthers) return { total: made, after: undefined, isClear: false }
    const isCalledToo = called.some(({ eur, label }) => isSameEur(eur, made.eur) && !isHypothetical.test(label))
    const { line, box, label } = entry
    const sighting = { eur: between, count: 1, box, line, certainty: other.certainty, label }
    return {
      total: other,
      after: { kind: between < 0 ? 'discount' : 'other', eur: between, sighting },
      isClear: !isCalledToo,
    }
  }
  // What nothing calls the total, or what is not what the bill asks for, may lack what is printed behind it.
  const isCalled = called.some(({ eur }) => isSameEur(eur, made.eur))
  const isAskedFor = ({ eur, label }: Sighting) => eur < made.eur - 0.011 && asksFor.test(label)
  return { total: made, after: undefined, isClear: isCalled && !called.some(isAskedFor) }
}
