import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { business } from '#src/site/business.ts'
import { ArrowBehind } from '#src/site/content/arrow-behind.tsx'
import { emergencyNumber } from '#src/site/content/emergency-numbers.ts'
import { dial } from '#src/site/kinds/local-emergency/dial.ts'
import { openingLines } from '#src/site/opening-lines.ts'
import { published } from '#src/site/published/reading.ts'
import { type BuiltRouteId, pathOf } from '#src/site/routes.ts'
import './local-help.css'
import { townText } from './text.ts'

/** In a town with an office: where it is and when it answers; and whom to ring when the light is out, danger first. At any hour we are rung while staff say so. */
export function LocalHelp({ town, page, language }: { town: Town; page: BuiltRouteId; language: Language }) {
  const { help } = townText(language)
  const hours = openingLines(language).join(', ')
  const faults = emergencyNumber('electricity-faults').number
  const numbers = [
    { href: dial('112'), number: '112', when: [help.danger] },
    {
      href: `tel:${business.phone.e164}`,
      number: business.phone.display,
      when: [help.home(published().isOnCall ? help.anyHour : `(${hours})`)],
    },
    { href: dial(faults), number: faults, when: help.street },
  ]
  const offices = business.offices.filter((office) => office.town === town)
  return (
    <section className="sec tight k-local" aria-labelledby="help">
      <div className="wrap">
        <div>
          <h2>{help.offices(townNames[town], offices.length)}</h2>
          <ul>
            {offices.map(({ id, name, address }) => (
              <li key={id}>{address ?? name[language]}</li>
            ))}
          </ul>
          <p className="mut">{hours}</p>
        </div>
        <div className="k-help">
          <h2 id="help">{help.heading}</h2>
          <ul>
            {numbers.map(({ href, number, when: [when, whom] }) => (
              <li key={href}>
                <span>
                  {when} {whom ? <span className="nw">{whom}</span> : null}
                </span>{' '}
                <a className="num nw" href={href}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
          <a className="tl" href={pathOf(page, language)}>
            <ArrowBehind label={help.page(townNames[town])} />
          </a>
        </div>
      </div>
    </section>
  )
}
