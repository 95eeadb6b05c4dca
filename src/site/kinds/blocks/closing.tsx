import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import type { KindText } from '#src/site/kinds/text/types.ts'
import { pathOf, type RouteId } from '#src/site/routes.ts'
import './closing.css'

export type ClosingName = keyof KindText['close']

const targets: Record<Exclude<ClosingName, 'call'>, RouteId> = {
  price: 'quote',
  battery: 'quote',
  blackout: 'tool.emergency-backup',
  bill: 'bill-analysis',
  which: 'bill-analysis',
  walk: 'design-consultation',
  photos: 'contact',
  partner: 'affiliate-program',
  pool: 'tool.pool-heating',
  cooling: 'tool.ac',
  water: 'quote',
  heating: 'tool.heat-pump',
  solar: 'tool.solar',
  emergency: 'emergency',
  visit: 'design-consultation',
  business: 'bill-analysis',
  finca: 'contact',
  repair: 'contact',
  check: 'design-consultation',
  board: 'contact',
  plans: 'design-consultation',
  sheet: 'quote',
  fault: 'contact',
  verify: 'certifications',
  examples: 'case-studies',
}

/** Where a page sends its reader, as it is said at its end. */
export function onward(
  name: Exclude<ClosingName, 'call'>,
  language: Language,
): { path: string; action: string; heading: string; text: string } {
  const { action, heading, text } = kindText(language).close[name]
  return { path: pathOf(targets[name], language), action, heading, text }
}

/** The page of its action; none where the action is a call. */
export function closingPath(name: ClosingName, language: Language): string | undefined {
  return name === 'call' ? undefined : pathOf(targets[name], language)
}

/** The one way on at the end of a page, by what the page is about, and the telephone. */
export function Closing({
  name,
  town,
  language,
}: {
  name: ClosingName
  /** Whose page it is: a closing that can name it does. */
  town?: string
  language: Language
}) {
  const { heading, headingIn, text, action } = kindText(language).close[name]
  const phone = (className: string, label = '') => (
    <a className={className} href={`tel:${business.phone.e164}`}>
      <Icon name="phone" size={20} />
      {label}
      {business.phone.display}
    </a>
  )
  return (
    <section className="deep sec tight close">
      <div className="wrap k-close">
        <div>
          <h2>{town && headingIn ? headingIn(town) : heading}</h2>
          <p className="mut">{text}</p>
        </div>
        <div className="row">
          {name === 'call' ? (
            phone('btn alarm', `${action} `)
          ) : (
            <>
              <ButtonLink href={pathOf(targets[name], language)}>{action}</ButtonLink>
              {phone('btn sec2')}
            </>
          )}
        </div>
      </div>
    </section>
  )
}
