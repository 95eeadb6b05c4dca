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
/** Spanish numbers with their country, so that a foreign phone reaches them too. */
const dial = (number: string) => `tel:+34${number.replaceAll(' ', '')}`

/** 112 first, then the street's distributor, then us: readable in stress, before anything else on the page. */
export function EmergencyCard({ language, town }: BlockProps<'emergency-card'> & OnPage) {
  const { emergency: text } = contentText(language)
  const services = servicesOf.towns[town]
  const water = 'waterNumber' in services ? emergencyNumber(services.waterNumber) : null
  const checks = new Set([faults, water, gas].flatMap((row) => (row ? [numberCheck(row, language)] : [])))
  const [together] = checks.size === 1 ? checks : []
  const dialled = (row: EmergencyNumber) => (
    <dd>
      <a href={dial(row.number)}>{row.number}</a>
      {together ? null : <div className="xs mut">{text.checked(numberCheck(row, language))}</div>}
    </dd>
  )
  return (
    <div className="blk emc">
      <h2>{text.heading}</h2>
      <p className="row">
        <a className="btn alarm" href="tel:112">
          <Icon name="phone" size={20} /> {text.call}
        </a>
        <span>{text.danger}</span>
      </p>
      <ul>
        {text.dont.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="row">
        <a className="btn sec2" href={`tel:${business.phone.e164}`}>
          <Icon name="phone" size={20} /> {text.us(business.phone.display)}
        </a>
        <a className="btn sec2" href={pathOf('emergency', language)} data-chat>
          <Icon name="chat" size={20} /> {text.chat}
        </a>
      </p>
      <dl className="kv">
        <dt>{text.street}</dt>
        {dialled(faults)}
        <dt>
          {text.water}
          {services.water ? `, ${services.water}` : null}
        </dt>
        {water ? dialled(water) : <dd>{text.waterOnBill}</dd>}
        <dt>{text.gas}</dt>
        {dialled(gas)}
      </dl>
      {together ? <p className="xs mut">{text.allChecked(together)}</p> : null}
    </div>
  )
}
