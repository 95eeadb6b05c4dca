import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { business } from '#src/site/business.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { roadBetween } from '#src/site/kinds/blocks/road.ts'
import { emergencyText } from './text.ts'

/** From the call to a safe house, in four steps; below them what is charged and how one hears its price. */
export function WhenWeCome({ town, cost, language }: { town: Town; cost: Section | undefined; language: Language }) {
  const { when } = emergencyText(language)
  const nearest = [...new Set(business.offices.map((office) => office.town))]
    .map((office) => ({ office: townNames[office], ...roadBetween(town, office) }))
    .sort((a, b) => a.minutes - b.minutes)[0]
  const road =
    nearest && nearest.minutes > 0
      ? when.road({
          office: nearest.office,
          time: formatUnit(nearest.minutes, 'min', language),
          km: formatUnit(nearest.km, 'km', language),
        })
      : when.here(townNames[town])
  const steps = [when.call, when.told, road, when.safe]
  return (
    <section className="sec tight tint" aria-labelledby="when">
      <div className="wrap">
        <h2 id="when">{when.heading}</h2>
        <ol className="l-when">
          {steps.map(({ name, words }) => (
            <li key={name}>
              <h3 className="h4">{name}</h3>
              <p className="sm mut">{words}</p>
            </li>
          ))}
        </ol>
        {cost ? (
          <section className="l-cost" aria-labelledby={cost.id}>
            <h2 id={cost.id}>{cost.heading}</h2>
            <div>{renderNodes(cost.nodes, language, cost.id)}</div>
          </section>
        ) : null}
      </div>
    </section>
  )
}
