import { formatDate, formatEur } from '#src/shared/i18n/format.ts'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { menuPrice } from '#src/site/home/menu-prices.ts'
import { published } from '#src/site/published/reading.ts'
import type { OnPage } from './on-page.ts'

/** Rows with 'from' prices out of the price book. */
export function PriceList({ items, language }: BlockProps<'price-list'> & OnPage) {
  const { menu: text } = contentText(language)
  const { priceBook } = published()
  return (
    <div className="blk">
      <ul className="pl">
        {items.map((id) => (
          <li key={id}>
            <span>{text.items[id]}</span>
            <span className="num">
              <small>{text.from} </small>
              {formatEur(menuPrice(id, priceBook)?.fromEur ?? Number.NaN, language)}
            </span>
          </li>
        ))}
      </ul>
      <p className="sm mut">{text.note(formatDate(priceBook.asOf, language))}</p>
    </div>
  )
}
