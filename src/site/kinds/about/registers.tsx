import type { Language } from '#src/shared/i18n/language.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { pathOf } from '#src/site/routes.ts'
import { aboutText } from './text.ts'
import './about.css'

export interface Register {
  name: string
  lets: string
}

/** The registers behind the trade, and one quiet line on our own numbers. */
export function Registers({ registers, language }: { registers: readonly Register[]; language: Language }) {
  const text = aboutText(language)
  return (
    <section className="sec tight tint">
      <div className="wrap">
        <h2>{text.registers}</h2>
        <ul className="ab-registers">
          {registers.map(({ name, lets }, at) => (
            <li key={name}>
              <span className="tile" aria-hidden="true">
                {at + 1}
              </span>
              <h3 className="h4">{name}</h3>
              <p className="sm mut">{renderInline(lets, language)}</p>
            </li>
          ))}
        </ul>
        <p className="sm mut">
          {text.quiet} <a href={pathOf('legal-notice', language)}>{text.legal}</a>
        </p>
      </div>
    </section>
  )
}
