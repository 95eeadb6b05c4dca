import type { ReactNode } from 'react'
import type { QuoteAnswers } from '#src/features/quote/domain/public.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { FlatTower } from '#src/site/kinds/art/homes/flat-tower.tsx'
import { SlopeVilla } from '#src/site/kinds/art/homes/slope-villa.tsx'
import { TerracedHouse } from '#src/site/kinds/art/homes/terraced-house.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import '#src/site/kinds/blocks/homes.css'
import '#src/site/kinds/blocks/top.css'
import { cardText } from './card-homes.text.ts'
import './card-homes.css'

const drawings = { apartment: FlatTower, townhouse: TerracedHouse, villa: SlopeVilla, finca: SlopeVilla } as const

export interface HomeCard {
  kind: keyof typeof drawings
  hasBattery: boolean
  title: string
  /** Who lives there, and what it uses. */
  about: string
  /** What is there already, or what else must be said before the price. */
  before: string
  /** Above the large figure, what it is of. */
  label: string
  figure: string
  rows: readonly (readonly [name: string, value: string])[]
  after: ReactNode
}

/** Homes of a town as cards, drawn on one ground line; what stands in them is the page's matter. */
export function CardHomes({ cards, heading, note }: { cards: readonly HomeCard[]; heading: string; note: string }) {
  return (
    <section className="sec tight" aria-labelledby="homes">
      <div className="wrap">
        <div className="k-top">
          <h2 id="homes">{heading}</h2>
          <p className="mut">{note}</p>
        </div>
        <div className="k-homes">
          {cards.map(({ kind, hasBattery, title, about, before, label, figure, rows, after }) => {
            const Draw = drawings[kind]
            return (
              <article key={title} className="k-drawn">
                <div className="k-hd">
                  <svg viewBox="-20 0 400 302" aria-hidden="true">
                    <Draw battery={hasBattery} />
                  </svg>
                </div>
                <div className="k-hb">
                  <h3>{title}</h3>
                  <p className="sm mut">{about}</p>
                  <p className="sm">{before}</p>
                  <p className="num n2 k-pp">
                    <small>{label}</small> {figure}
                  </p>
                  <dl className="kv sm">
                    {rows.map(([name, value]) => (
                      <div key={name}>
                        <dt>{name}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                  <p className="sm">{after}</p>
                </div>
              </article>
            )
          })}
        </div>
      </div>
    </section>
  )
}

/** "Villa built in 1990". */
export function homeTitle({ propertyType, buildYear }: QuoteAnswers, language: Language): string {
  const { kinds, built } = kindText(language).homes
  return `${kinds[propertyType]} ${built(String(buildYear))}`
}

/** Who lives there and what they pay; what the home uses where no bill is known. */
export function aboutHome({ occupancy, monthlyBillEur }: QuoteAnswers, use: string, language: Language): string {
  const spends = monthlyBillEur === undefined ? use : kindText(language).homes.bill(formatEur(monthlyBillEur, language))
  return `${cardText(language).lived[occupancy]} ${spends}`.trim()
}
