import type { Language } from '#src/shared/i18n/language.ts'
import { homeText } from './text/text.ts'

export function AfterPrice({ language }: { language: Language }) {
  const { after } = homeText(language)
  return (
    <section className="sec tight">
      <div className="wrap">
        <div className="head">
          <h2>{after.heading}</h2>
        </div>
        <ol className="line">
          {after.steps.map((step) => (
            <li key={step.figure}>
              <span className="num n1">{step.figure}</span>
              <p className="mut">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
