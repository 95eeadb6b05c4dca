import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { type JobKind, jobSteps, jobWords } from './job-order.text.ts'
import './job-order.css'
import './top.css'

/** From the price to the last paper, numbered: ours filled, those that wait for others hatched. How long a step takes is said where the law says it; elsewhere when it comes or what it depends on. */
export function JobOrder({ job, language }: { job: JobKind; language: Language }) {
  const text = jobWords(language)
  const figures = builtFigures()
  const limit = (name: string) => figureText(name, language, figures)
  const steps = jobSteps(job, language, {
    region: limit('law.register-region'),
    distributor: limit('law.register-distributor'),
    objection: limit('law.register-objection'),
  })
  return (
    <section className="sec tight tint" aria-labelledby="order">
      <div className="wrap">
        <div className="k-top">
          <h2 id="order">{text.heading}</h2>
          <p className="mut">{text.lede}</p>
        </div>
        <ol className="k-order">
          {steps.map(({ name, words, waits, time }) => (
            <li key={name} className={waits ? 'k-waits' : undefined}>
              <b>{name}</b>
              <span className="k-when">{time}</span>
              <span className="mut">{renderInline(words, language)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
