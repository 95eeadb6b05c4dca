import servicesOf from '#facts/local/town-services.json' with { type: 'json' }
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { type EmergencyNumber, emergencyNumber, numberCheck } from '#src/site/content/emergency-numbers.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { pathOf } from '#src/site/routes.ts'
import type { OnPage } from './on-page.ts'

const faults = emergencyNumber('electricity-faults')
const gas = emergencyNumber('gas')

interface Line {
  when: string
  who: string
  number?: string
  tel?: string
}

/** 112 larger than all else, then who is called for what, us among them: readable in stress, before anything else on the page. */
export function EmergencyCard({ language, town }: BlockProps<'emergency-card'> & OnPage) {
  const { emergency: text } = contentText(language)
  const services = servicesOf.towns[town]
  // Spanish numbers with their country, so that a foreign phone reaches them too.
  const theirs = (when: string, row: EmergencyNumber, who?: string): Line => ({
    when,
    who: [who, text.checked(numberCheck(row, language))].filter(Boolean).join('. '),
    number: row.number,
    tel: `+34${row.number.replaceAll(' ', '')}`,
  })
  const lines: Line[] = [
    theirs(text.street, faults, text.faults),
    { when: text.home, who: text.us, number: business.phone.display, tel: business.phone.e164 },
    theirs(text.gas, gas),
    'waterNumber' in services
      ? theirs(text.water, emergencyNumber(services.waterNumber), services.water)
      : { when: text.water, who: services.water ?? '' },
  ]
  return (
    <div className="blk emc">
      <a className="btn alarm" href="tel:112">
        <b className="num">112</b>
        {text.callNow}
      </a>
      <p>{text.danger}</p>
      <ul>
        {text.dont.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{text.heading}</h2>
      <dl>
        {lines.map(({ when, who, number, tel }) => (
          <div key={when}>
            <dt>
              <b>{when}</b>
              {who ? <small>{who}</small> : null}
            </dt>
            <dd>
              {tel ? (
                <a className="num" href={`tel:${tel}`}>
                  {number}
                </a>
              ) : (
                text.waterOnBill
              )}
            </dd>
          </div>
        ))}
      </dl>
      <a className="btn sec2" href={pathOf('emergency', language)} data-chat>
        <Icon name="chat" size={20} /> {text.chat}
      </a>
    </div>
  )
}
