import { formatMoney, formatMoneyRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { guidePriceWords, rangeText } from '#src/site/home/guide-price-words.ts'
import { type JobId, jobPrice } from '#src/site/home/menu-prices.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { published } from '#src/site/published/reading.ts'
import { jobName } from './job-name.ts'
import './price-row.css'

/** A guide price of the price book with its range on a bar: hatched where it will fall, a mark at the usual. With `range` the range is the large figure. */
export function PriceRow({ item, language, range = false }: { item: JobId; language: Language; range?: boolean }) {
  const { priceBook } = published()
  const row = jobPrice(item, priceBook)
  const large = range ? row.rangeEur : undefined
  const text = kindText(language)
  const eur = (value: number) => formatMoney(value, 'price', language)
  const scaleEur = (row.rangeEur?.high ?? row.priceEur) * 1.2
  const share = (value: number) => `${Math.round((1000 * value) / scaleEur) / 10}%`
  return (
    <div className="k-price">
      <p className="k-prow">
        <b>{jobName(item, language)}</b>
        {large ? (
          <span className="num n2 nw">{formatMoneyRange({ p90: large.low, p10: large.high }, language)}</span>
        ) : null}
        <span className="num n1 nw">
          <small className="sm">{guidePriceWords[language].guidePrice} </small>
          {eur(row.priceEur)}
        </span>
      </p>
      {row.rangeEur ? (
        <div
          className="k-pbar"
          style={{ '--a': share(row.rangeEur.low), '--b': share(row.rangeEur.high), '--m': share(row.priceEur) }}
          role="img"
          aria-label={text.priceLabel({
            low: eur(row.rangeEur.low),
            high: eur(row.rangeEur.high),
            usual: eur(row.priceEur),
          })}
        >
          <i className="hatch" />
          <b />
        </div>
      ) : null}
      <p className="xs mut">
        <span className="nw">{large ? guidePriceWords[language].origin[row.origin] : rangeText(row, language)}</span>.{' '}
        {text.priceNote}
      </p>
    </div>
  )
}
