import type { Language } from '#src/shared/i18n/language.ts'
import { homeText } from './text/text.ts'

/** Four things that are true of every quote, on the ground under the house. */
export function FactsStrip({ language }: { language: Language }) {
  return (
    <section className="deep under">
      <div className="wrap">
        <ul className="facts">
          {homeText(language).facts.map(({ figure, text }) => (
            <li key={text}>
              <span className="num n2">{figure}</span>
              <span className="mut">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
