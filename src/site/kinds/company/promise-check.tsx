import type { Language } from '#src/shared/i18n/language.ts'
import { renderInline } from '#src/site/content/render.tsx'
import './promise-check.css'

/** How what was promised is checked: a few numbered sentences on the deep band. */
export function PromiseCheck({
  heading,
  steps,
  language,
}: {
  heading: string
  steps: readonly string[]
  language: Language
}) {
  return (
    <section className="deep sec tight" aria-labelledby="promise">
      <div className="wrap co-prom">
        <h2 id="promise">{heading}</h2>
        <ol>
          {steps.map((step, at) => (
            <li key={step}>
              <span className="tile" aria-hidden="true">
                {at + 1}
              </span>
              <span>{renderInline(step, language)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
