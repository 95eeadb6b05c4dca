import { formatDate, formatEur, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { pathOf, type RouteId } from '#src/site/routes.ts'
import type { HomeData } from './home-data.ts'
import type { MenuId } from './menu-prices.ts'
import { homeText } from './text/text.ts'

/** Where each row of the menu leads. */
const pageOf: Record<MenuId, RouteId> = {
  solar: 'service.solar-panels',
  battery: 'service.battery-storage',
  'heat-pump': 'service.heat-pumps',
  'zoned-ac': 'service.air-conditioning',
  pool: 'service.pool-heating',
  'hot-water': 'service.hot-water-heat-pumps',
  'ev-charger': 'service.ev-chargers',
  blackout: 'service.blackout-protection',
}

export function PriceMenu({ language, data }: { language: Language; data: HomeData }) {
  const { menu: text } = homeText(language)
  const { vatRatePercent, asOf } = data.priceBook
  return (
    <section className="sec" id="prices">
      <div className="wrap">
        <div className="head">
          <h2>{text.heading}</h2>
          <p className="lede">{text.lede(formatPercent(vatRatePercent, language), formatDate(asOf, language))}</p>
        </div>
        <ul className="menu-l">
          {data.menu.map(({ id, icon, fromEur }) => (
            <li key={id}>
              <a href={pathOf(pageOf[id], language)}>
                <Icon name={icon} />
                <span>
                  <span className="h">{text.items[id].name}</span>
                  <br />
                  <span className="sm mut">{text.items[id].detail}</span>
                </span>
                <span className="p">
                  <small>{text.from}</small>
                  {formatEur(fromEur, language)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
