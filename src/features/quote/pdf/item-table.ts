import type { Estimate, Option } from '#src/features/quote/domain/options/estimate-types.ts'
import type { Item } from '#src/features/quote/domain/prices/item.ts'
import { type PriceBasis, priceBases } from '#src/features/quote/domain/prices/price-basis.ts'
import { textOf } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatNumber, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { WordedEstimate } from './worded.ts'
import type { QuotePdfWords } from './words.types.ts'

export interface ItemTable {
  heading: string
  lead: string
  item: string
  vatRate: string
  net: string
  vat: string
  /** Option names; each heads a column of net prices and one of VAT. */
  options: string[]
  /** `amounts`: net and VAT of each option in turn, empty where the option lacks the item. */
  rows: { name: string; vatRate: string; amounts: string[] }[]
  totals: { label: string; amounts: string[] }
  /** Price with VAT, one an option. */
  prices: { label: string; amounts: string[] }
  /** What the option in the chart does with its sun; empty without panels. */
  sun: string
}

/** All items of all options in one table, with net price and VAT of each. The same item in another size is a row of its own, next to it. */
export function itemTable(
  estimate: Estimate,
  worded: WordedEstimate,
  names: string[],
  text: QuotePdfWords,
  language: Language,
): ItemTable {
  const { options } = estimate
  const marks = basisMarks(estimate)
  const amount = (cents: number) => formatNumber(eurFromCents(cents), language, 2)
  const named = options.map((option, i) =>
    option.items.map((item, j) => ({ item, name: worded.described.options[i]?.items[j]?.name ?? item.id })),
  )
  const ids = [...new Set(named.flat().map(({ item }) => item.id))]
  const rowsOf = (id: string) => {
    const ofId = named.flat().filter(({ item }) => item.id === id)
    const keys = [...new Set(ofId.map(({ item, name }) => rowKey(item, name)))]
    return keys.map((key) => {
      const found = named.map((list) => list.find(({ item, name }) => item.id === id && rowKey(item, name) === key))
      const any = ofId.find(({ item, name }) => rowKey(item, name) === key)
      return {
        name: [any?.name ?? id, any?.item.basis && marks.get(any.item.basis)].filter(Boolean).join('\u00a0'),
        vatRate: formatPercent(any?.item.vatRatePercent ?? 0, language),
        amounts: found.flatMap((entry) =>
          entry ? [amount(entry.item.netCents), amount(entry.item.vatCents)] : ['', ''],
        ),
      }
    })
  }
  const lead = [text.items.lead, basisLegend(marks, text, language)].filter(Boolean).join(' ')
  return {
    ...text.items,
    lead,
    options: names,
    rows: ids.flatMap(rowsOf),
    totals: {
      label: text.items.totals,
      amounts: options.flatMap(({ netCents, vatCents }) => [amount(netCents), amount(vatCents)]),
    },
    prices: {
      label: text.items.price,
      amounts: options.map(({ priceCents }) => formatEur(eurFromCents(priceCents), language, 2)),
    },
    sun: sunOf(options[1], text, language),
  }
}

/** Beside an item's name: where its price comes from, lettered in the order in which the legend tells them. A confirmed price has none. */
function basisMarks({ options }: Estimate): Map<PriceBasis, string> {
  const held = new Set(options.flatMap(({ items }) => items.map(({ basis }) => basis)))
  const marked = priceBases.filter((basis) => basis !== 'confirmed' && held.has(basis))
  return new Map(marked.map((basis, i) => [basis, `(${'abc'[i]})`]))
}

/** '(a) middle of a published range, (b) …', for the marks that the table holds. */
function basisLegend(marks: Map<PriceBasis, string>, text: QuotePdfWords, language: Language): string {
  const told = [...marks].map(([basis, mark]) => `${mark} ${textOf(language).priceBasis[basis]}`)
  return told.length > 0 ? text.items.basis(told.join(', ')) : ''
}

/** Items of the same words and VAT rate share a row, whatever each option pays for them. */
const rowKey = (item: Item, name: string) => `${item.vatRatePercent} ${name}`

function sunOf(option: Option, text: QuotePdfWords, language: Language): string {
  if (option.system.kwp === 0) return ''
  const share = (fraction: number) => formatPercent(fraction * 100, language)
  return text.items.sun(share(option.selfSufficiency), share(option.selfConsumption))
}
