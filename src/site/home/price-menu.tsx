import { formatDate, formatKwp, formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { pathOf } from '#src/site/routes.ts'
import { guidePriceWords, originsText, priceText, rangeText } from './guide-price-words.ts'
import type { HomeData } from './home-data.ts'
import { pageOfJob } from './menu-prices.ts'
import { namedHome } from './named-home.ts'
import { homeText } from './text/text.ts'

/** Guide prices with their range and where they come from; panels, battery and backup are those of the card. */
export function PriceMenu({ language, data }: { language: Language; data: HomeData }) {
  const { menu: text } = homeText(language)
  const words = guidePriceWords[language]
  const { vatRatePercent, asOf } = data.priceBook
  const [, balanced, blackoutProof] = data.answer.options
  const sizes = {
    kwp: formatKwp(balanced.kwp, language),
    battery: formatUnit(blackoutProof.batteryKwh, 'kWh', language),
  }
  return (
    <section className="sec tight" id="prices">
      <div className="wrap">
        <div className="head">
          <h2>{text.heading}</h2>
          <p className="lede">{text.lede(formatPercent(vatRatePercent, language), formatDate(asOf, language))}</p>
          <p className="sm mut">{text.whose(namedHome(data, language))}</p>
        </div>
        <ul className="menu-l">
          {data.menu.map((row) => (
            <li key={row.id}>
              <a href={pathOf(pageOfJob[row.id], language)}>
                <Icon name={row.icon} />
                <span>
                  <span className="h">{text.items[row.id].name}</span>
                  <br />
                  <span className="sm mut">{text.items[row.id].detail(sizes)}</span>
                  <br />
                  <span className="xs mut">{rangeText(row, language)}</span>
                </span>
                <span className="p">
                  <small>{words.guidePrice}</small>
                  {priceText(row, language)}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="sm mut">{originsText(language)}</p>
      </div>
    </section>
  )
}
