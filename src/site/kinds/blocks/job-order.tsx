import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { type JobKind, jobSteps, jobWords } from './job-order.text.ts'
import './job-order.css'
import './top.css'

/** Length of a step that has no limit in law, in days of the scale. */
const shortDays = 2

/**
 * From the price to the last paper: one step below the other, ours solid, those that wait for others hatched. How long a step takes is said where
 * the law says it, and drawn in proportion; elsewhere what it depends on.
 */
export function JobOrder({ job, language }: { job: JobKind; language: Language }) {
  const text = jobWords(language)
  const figures = builtFigures()
  const days = (name: string) => ({
    days: figures.quantity(name).value,
    words: figureText(name, language, figures),
  })
  const steps = jobSteps(job, language, {
    region: days('law.register-region'),
    distributor: days('law.register-distributor'),
    objection: days('law.register-objection'),
  })
  const lengths = steps.map((step) => step.days ?? shortDays)
  const before = (at: number) => lengths.slice(0, at).reduce((sum, length) => sum + length, 0)
  return (
    <section className="sec tight tint" aria-labelledby="order">
      <div className="wrap">
        <div className="k-top">
          <h2 id="order">{text.heading}</h2>
          <p className="mut">{text.lede}</p>
        </div>
        <ol className="k-order" style={{ '--all': before(steps.length) }}>
          {steps.map(({ name, words, waits, time }, at) => (
            <li
              key={name}
              className={waits ? 'k-waits' : undefined}
              style={{ '--at': before(at), '--days': lengths[at] }}
            >
              <div className="k-step">
                <span>{time}</span>
              </div>
              <p>
                <b>{name}.</b> <span className="mut">{renderInline(words, language)}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
