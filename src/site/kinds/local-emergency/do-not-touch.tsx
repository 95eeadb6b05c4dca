import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { emergencyNumber, numberCheck } from '#src/site/content/emergency-numbers.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { dial } from './dial.ts'
import { emergencyText } from './text.ts'

/** What each sign stands for, in the order of the words: heat, water, shock, never. */
const signs = [
  'M50 22v34M50 74v2',
  'M50 22c-14 18-18 24-18 32a18 18 0 0 0 36 0c0-8-4-14-18-32z',
  'M56 18L36 52h16l-6 30 22-38H52z',
  'M34 34L66 66M66 34L34 66',
] as const

/** What to leave alone, always open, and whom to call about gas. */
export function DoNotTouch({ language }: { language: Language }) {
  const { dont } = emergencyText(language)
  const words = contentText(language).emergency
  const gas = emergencyNumber('gas')
  return (
    <div className="k-stop">
      <h2>{dont.heading}</h2>
      <ul>
        {dont.items.map(({ thing, instead }, at) => (
          <li key={thing}>
            <svg className="k-oct" viewBox="0 0 100 100" aria-hidden="true">
              <path d="M30 2H70L98 30V70L70 98H30L2 70V30z" />
              <path className="k-oi" d={signs[at]} />
            </svg>
            <p>
              <b>{thing}</b>
              {instead}
            </p>
          </li>
        ))}
      </ul>
      <div className="k-stopc">
        <p>
          <b>{dont.gas}</b>
          <span className="sm">
            {`${words.gas}: Nedgia, `}
            <a href={dial(gas.number)}>{gas.number}</a>
            {`. ${words.checked(numberCheck(gas, language))}.`}
          </span>
        </p>
        <a className="btn alarm" href="tel:112">
          <Icon name="phone" size={20} /> {dont.call}
        </a>
      </div>
    </div>
  )
}
