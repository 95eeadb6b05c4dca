import { formatDate } from '#src/shared/i18n/format.ts'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { guidePriceWords, originsText, priceText, rangeText } from '#src/site/home/guide-price-words.ts'
import { menuPrice } from '#src/site/home/menu-prices.ts'
import { published } from '#src/site/published/reading.ts'
import type { OnPage } from './on-page.ts'

/** Guide prices out of the price book, each with its range and who says so. Throws on an item that the menu has not. */
export function PriceList({ items, language }: BlockProps<'price-list'> & OnPage) {
  const { menu: text } = contentText(language)
  const { priceBook } = published()
  const words = guidePriceWords[language]
  const rows = items.map((id) => {
    const row = menuPrice(id, priceBook)
    if (!row) throw new RangeError(`no price is called ${id}`)
    return row
  })
  return (
    <div className="blk">
      <ul className="pl">
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              {text.items[row.id]}
              <br />
              <small className="mut">{rangeText(row, language)}</small>
            </span>
            <span className="num">
              <small>{words.guidePrice} </small>
              {priceText(row, language)}
            </span>
          </li>
        ))}
      </ul>
      <p className="sm mut">
        {text.note(formatDate(priceBook.asOf, language))} {originsText(language, rows)}
      </p>
    </div>
  )
}
