import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { formatDate, formatEur } from '#src/shared/i18n/format.ts'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { menuPrices } from '#src/site/home/menu-prices.ts'
import type { OnPage } from './on-page.ts'

/** Rows with 'from' prices out of the price book. */
export function PriceList({ items, language }: BlockProps<'price-list'> & OnPage) {
  const { menu: text } = contentText(language)
  const rows = menuPrices(builtInPriceBook)
  return (
    <div className="blk">
      <ul className="pl">
        {items.map((id) => (
          <li key={id}>
            <span>{text.items[id]}</span>
            <span className="num">
              <small>{text.from} </small>
              {formatEur(rows.find((row) => row.id === id)?.fromEur ?? Number.NaN, language)}
            </span>
          </li>
        ))}
      </ul>
      <p className="sm mut">{text.note(formatDate(builtInPriceBook.asOf, language))}</p>
    </div>
  )
}
