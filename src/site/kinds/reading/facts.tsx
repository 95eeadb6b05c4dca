import type { Language } from '#src/shared/i18n/language.ts'
import { renderInline } from '#src/site/content/render.tsx'
import type { Fact } from './shape.ts'
import './facts.css'

/** The numbers that carry a page, in the ground under its drawing. */
export function Facts({ facts, heading, language }: { facts: readonly Fact[]; heading: string; language: Language }) {
  if (facts.length === 0) return null
  return (
    <section className="deep ground-band">
      <div className="wrap">
        <h2 className="vh">{heading}</h2>
        <ul className="ground-facts">
          {facts.map(({ n, w }) => (
            <li key={w}>
              <span className="num n2">{n}</span>
              <span className="mut">{renderInline(w, language)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
