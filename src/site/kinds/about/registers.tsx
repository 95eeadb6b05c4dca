import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import { pathOf } from '#src/site/routes.ts'
import { aboutText } from './text.ts'
import './about.css'

export interface Register {
  name: string
  lets: string
  /** Where one checks it, as a Markdown link. */
  link: string
}

/** The registrations behind the trade, each with the way to check it, and one quiet line on our own numbers. */
export function Registers({ registers, language }: { registers: readonly Register[]; language: Language }) {
  const text = aboutText(language)
  return (
    <section className="sec tight tint">
      <div className="wrap">
        <h2>{text.registers}</h2>
        <p className="mut ab-area">{text.lookUp}</p>
        <ul className="ab-registers">
          {registers.map(({ name, lets, link }, at) => (
            <li key={name}>
              <span className="tile" aria-hidden="true">
                {at + 1}
              </span>
              <h3 className="h4">{name}</h3>
              <p className="sm mut">{renderInline(lets, language)}</p>
              <p className="ab-look">
                {renderInline(link, language)}
                <Icon name="arrow" size={20} />
              </p>
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
