import sources from '#facts/prices/price-sources.json' with { type: 'json' }
import type { PriceBookResponse } from '#src/features/quote/contract.ts'
import { type PriceItemId, priceUnits } from '#src/features/quote/domain/prices/price-items.ts'
import { quoteStaffText } from '#src/features/quote/text/staff-text.ts'
import { formatEur, formatEurRange, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type BookDraft, bookPrices, bookQuantities, draftPrices } from './price-book-draft.ts'

/** One item of the price book: its prices as fields, and what is known about them. */
export function PriceRowEditor({
  item,
  book,
  draft,
  errors,
  language,
  isReadOnly,
  onType,
}: {
  item: PriceItemId
  book: PriceBookResponse
  draft: BookDraft
  /** Message by point. */
  errors: ReadonlyMap<number, string>
  language: Language
  isReadOnly: boolean
  onType: (shown: string[], point: number, text: string) => void
}) {
  const { book: text } = quoteStaffText[language]
  const row = book.items[item]
  const unit = priceUnits[item]
  const isCurve = typeof row.netEur !== 'number'
  const quantities = bookQuantities(book, item)
  const before = bookPrices(book, item)
  const now = draftPrices(book, draft, item)
  const shown = draft.typed[item] ?? before.map((eur) => priceText(eur, language))
  const quantityText = (quantity: number) => `${formatNumber(quantity, language)}\u00a0${text.unitSigns[unit]}`.trim()
  const rangeText = ({ at, low, high }: { at: number; low: number; high: number }) => {
    const range = formatEurRange({ p90: low, p10: high }, language)
    return at === 1 ? range : text.rangeAt(range, quantityText(at))
  }
  return (
    <tr>
      <th scope="row">{text.items[item]}</th>
      <td data-l={text.columns.price}>
        <div className="prices">
          {quantities.map((quantity, point) => {
            const id = priceFieldId(item, point)
            const error = errors.get(point)
            const old = before[point]
            return (
              <span key={quantity} className="price">
                <span className="xs mut" aria-hidden="true">
                  {isCurve ? quantityText(quantity) : text.perUnit[unit]}
                </span>
                <input
                  className="in"
                  id={id}
                  inputMode="decimal"
                  autoComplete="off"
                  readOnly={isReadOnly}
                  aria-label={
                    isCurve
                      ? text.priceOf(text.items[item], quantityText(quantity))
                      : text.priceOfOne(text.items[item], text.perUnit[unit])
                  }
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-error` : undefined}
                  value={shown[point] ?? ''}
                  onChange={(event) => onType(shown, point, event.target.value)}
                />
                {error && (
                  <span className="msg xs" id={`${id}-error`}>
                    {error}
                  </span>
                )}
                {!error && old !== undefined && now[point] !== old && (
                  <span className="xs mut">{text.before(formatEur(old, language, Number.isInteger(old) ? 0 : 2))}</span>
                )}
              </span>
            )
          })}
        </div>
      </td>
      <td data-l={text.columns.range}>{row.rangeEur ? rangeText(row.rangeEur) : text.noRange}</td>
      <td data-l={text.columns.source}>
        <Source id={row.source} language={language} />
      </td>
      <td data-l={text.columns.mark}>{text.marks[row.mark] ?? row.mark}</td>
    </tr>
  )
}

/** The id of a price's field, for the error summary to jump to. */
export function priceFieldId(item: PriceItemId, point: number): string {
  return `price-${item}-${point}`
}

function priceText(eur: number, language: Language): string {
  return language === 'es' ? String(eur).replace('.', ',') : String(eur)
}

const sourceById: Record<string, unknown> = sources

function Source({ id, language }: { id: string | undefined; language: Language }) {
  const { book: text } = quoteStaffText[language]
  if (id === undefined) return text.sources.none
  if (id === 'own') return text.sources.own
  const source = sourceById[id]
  if (!isSource(source)) return id
  const title = source.title[language]
  if (source.url === '') return `${title}, ${source.asOf}`
  return (
    <a href={source.url} target="_blank" rel="noreferrer">
      {title}, {source.asOf}
    </a>
  )
}

function isSource(value: unknown): value is { title: Record<Language, string>; url: string; asOf: string } {
  return typeof value === 'object' && value !== null && 'title' in value && 'url' in value && 'asOf' in value
}
