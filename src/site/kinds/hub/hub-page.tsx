import { towns } from '#src/shared/domain/vocabulary.ts'
import { formatMoney, formatMoneyRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import { guidePriceWords, jobSize, originsText, priceText } from '#src/site/home/guide-price-words.ts'
import { menuPrice } from '#src/site/home/menu-prices.ts'
import { Scene } from '#src/site/kinds/art/scene.tsx'
import { IndexHouse } from '#src/site/kinds/art/sections/index-house.tsx'
import { Bars } from '#src/site/kinds/blocks/bars.tsx'
import { CallRow } from '#src/site/kinds/blocks/call-row.tsx'
import { Chapters } from '#src/site/kinds/blocks/chapters.tsx'
import { Closing, type ClosingName } from '#src/site/kinds/blocks/closing.tsx'
import { ExampleOptions } from '#src/site/kinds/blocks/example-options.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import { taken } from '#src/site/kinds/blocks/taken.ts'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'
import { labelOf } from '#src/site/text/text.ts'
import '#src/site/kinds/blocks/how.css'
import './hub.css'
import { indexRows, priceGroups } from './house-index.ts'
import { hubText } from './text.ts'
import { Together } from './together.tsx'

/** Where to begin: all services as numbers in one house, or the towns of the coast as scenes, each a link. */
export function HubPage({ page, language }: KindProps) {
  return page.route === 'services' ? (
    <ServicesHub page={page} language={language} />
  ) : (
    <CoastHub page={page} language={language} />
  )
}

function ServicesHub({ page, language }: KindProps) {
  const text = hubText(language)
  const { sections } = taken(page.sections, ['price-list'])
  return (
    <>
      <header className="k-hub" data-first-screen="">
        <div className="wrap">
          <div className="k-hubt">
            <h1>{page.words.heading}</h1>
            <p className="lede">{renderInline(page.words.answer, language)}</p>
          </div>
          <div className="k-house">
            <svg viewBox="548 84 652 500" role="img" aria-label={text.houseLabel}>
              <IndexHouse />
              <PlaceNumbers />
            </svg>
            <nav aria-label={text.index}>
              {indexRows.map(({ route, x, y, side }, at) =>
                x === undefined ? null : (
                  <a
                    key={route}
                    className={side === 'left' ? 'k-pin l' : 'k-pin'}
                    href={pathOf(route, language)}
                    style={{ '--x': `${x}%`, '--y': `${y}%` }}
                  >
                    <span className="tile">{at + 1}</span>
                    <span className="k-pl">{text.pins[route] ?? labelOf(route, language)}</span>
                  </a>
                ),
              )}
            </nav>
          </div>
        </div>
      </header>
      <FactsBand facts={[]}>
        <p className="k-hubn">
          <b className="num n2">{text.oneVisit.what}</b> <span>{text.oneVisit.why}</span>
        </p>
      </FactsBand>
      <section className="sec tight" aria-label={text.index}>
        <div className="wrap k-list">
          {priceGroups.map(({ name, routes }) => (
            <section key={name} className={`k-${name}`}>
              <h2>{text.groups[name]}</h2>
              <ul>
                {routes.map((route) => (
                  <li key={route}>
                    <ServiceRow route={route} language={language} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="wrap">
          <p className="sm mut k-origins">{`${text.prices} ${originsText(language)}`}</p>
        </div>
      </section>
      <Together language={language} />
      <Chapters sections={sections} language={language} open={0} />
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} closing="which" />
      <Closing name="which" language={language} />
    </>
  )
}

/** The numbers once more inside the drawing, for a phone: there the list below is the index, and they lead nowhere. */
function PlaceNumbers() {
  return (
    <g className="k-nums">
      {indexRows.map(({ route, x, y }, at) =>
        x === undefined || y === undefined ? null : (
          <g key={route} transform={`translate(${548 + 6.52 * x} ${84 + 5 * y})`}>
            <rect x="-19" y="-19" width="38" height="38" rx="6" />
            <text y="8">{at + 1}</text>
          </g>
        ),
      )}
    </g>
  )
}

function ServiceRow({ route, language }: { route: (typeof indexRows)[number]['route']; language: Language }) {
  const at = indexRows.findIndex((row) => row.route === route)
  const item = indexRows[at]?.item
  const price = item && menuPrice(item, published().priceBook)
  const text = hubText(language)
  return (
    <a href={pathOf(route, language)}>
      <span className="tile">{at + 1}</span>
      <span>
        <span className="h">{labelOf(route, language)}</span>
        <span className="sm mut">{item ? jobSize(contentText(language).menu.items[item]) : text.unpriced[route]}</span>
      </span>
      {price ? (
        <span className="num nw">
          {price.rangeEur
            ? formatMoneyRange({ p90: price.rangeEur.low, p10: price.rangeEur.high }, language)
            : priceText(price, language)}
          <small className="sm mut">
            {price.rangeEur ? `${text.about(formatMoney(price.priceEur, 'about', language))} · ` : null}
            {guidePriceWords[language].origin[price.origin]}
          </small>
        </span>
      ) : (
        <span className="sm mut nw">{text.pricedWhen(route)}</span>
      )}
    </a>
  )
}

const closings: Readonly<Record<string, ClosingName>> = {
  'hub.battery-storage': 'battery',
  'hub.blackout-protection': 'blackout',
}

function CoastHub({ page, language }: KindProps) {
  const text = hubText(language)
  const { blocks, sections } = taken(page.sections, ['price-list', 'worked-example', 'map'])
  const prices = blocks.get('price-list')
  const closing = closings[page.route] ?? 'price'
  const drawing =
    page.shownFirst?.type === 'leafDirective' && page.shownFirst.name === 'drawing' ? page.shownFirst : null
  return (
    <>
      <header className="k-hub" data-first-screen="">
        <div className="wrap">
          <div className="k-hubt">
            <h1>{page.words.heading}</h1>
            <div>
              <p className="lede">{renderInline(page.words.answer, language)}</p>
              <CallRow language={language} />
            </div>
          </div>
          <nav aria-label={text.towns}>
            <ul className="k-towns">
              {page.children.map(({ path, label }) => {
                const town = towns.find((name) => path.endsWith(`/${name}`))
                return town ? (
                  <li key={path}>
                    <a href={path}>
                      <span className="k-ts" aria-hidden="true">
                        <Scene town={town} language={language} sun={false} decorative />
                      </span>
                      <b>
                        <span className="vh">{label}: </span>
                        {townNames[town]} <Icon name="arrow" size={20} />
                      </b>
                    </a>
                  </li>
                ) : (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                )
              })}
            </ul>
          </nav>
        </div>
      </header>
      <FactsBand facts={page.words.facts} />
      {drawing || prices ? (
        <section className="sec tight">
          <div className={drawing && prices ? 'wrap k-how' : 'wrap'}>
            {drawing ? <div>{renderNodes([drawing], language, 'drawing')}</div> : null}
            {prices ? (
              <div>
                <h2 className="h3">{text.guide}</h2>
                {renderNodes([prices], language, 'prices')}
              </div>
            ) : null}
          </div>
        </section>
      ) : null}
      <ExampleOptions block={blocks.get('worked-example')} language={language} />
      <Bars bars={page.words.bars} language={language} />
      <Chapters sections={sections} language={language} open={2} tables tinted />
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} closing={closing} />
      <Closing name={closing} language={language} />
    </>
  )
}
